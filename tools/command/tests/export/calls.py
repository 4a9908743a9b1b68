"""Makes the calls of `calls.txt`, and prints how many; ends with the first that gives something else."""

import layout


def named(name):
    square = layout.SQUARES.get(name, layout.NO_SQUARE)
    return square if layout.NAMES.get(square, name) == name else -1


SPECIAL = {
    "named": named,
    "member": lambda set, index: list(layout.squares(set))[index],
    "pack": lambda *squares: layout.pack(squares),
    "pack_u128": lambda *squares: layout.pack_u128(squares),
    "unpack": lambda index, pieces, piece: layout.unpack(index, pieces)[piece],
    "unpack_u128": lambda index, pieces, piece: layout.unpack_u128(index, pieces)[piece],
}


def value(text):
    if text[0] == "s":
        return text[1:]
    return float(text[1:]) if "." in text else int(text[1:], 0)


count = 0
for line in open("calls.txt"):
    name, *given, expected = line.split()
    result = (SPECIAL.get(name) or getattr(layout, name))(*map(value, given))
    if result != value(expected):
        raise SystemExit(f"{line.strip()}: it gives {int(result):#x}")
    count += 1
print(count)
