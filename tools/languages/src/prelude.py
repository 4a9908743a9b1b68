def _rotate_left(word, by, width):
    by %= width
    return (word << by | word >> (width - by)) & ((1 << width) - 1)


def _swap_bytes(word, width):
    return int.from_bytes(word.to_bytes(width // 8, "little"), "big")


def _reverse_bits(word, width):
    return int(format(word, f"0{width}b")[::-1], 2)


def _lowest(set):
    return (set & -set).bit_length() - 1


def squares(set):
    """The squares of a set, from the least number on."""
    while set > 0:
        yield _lowest(set)
        set &= set - 1
