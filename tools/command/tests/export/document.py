"""Makes the calls of `calls.txt` by the programs of `layout.json`, which are run as its schema says and in no other way."""

import json
import operator

import layout as runtime


def width(of):
    return of[1] if isinstance(of, list) else 1 if of == "truth" else 32


def cut(value, bits):
    return value & (1 << bits) - 1


BINARY = {
    "and": operator.and_, "or": operator.or_, "xor": operator.xor, "and_not": lambda a, b: a & ~b,
    "add": operator.add, "sub": operator.sub, "mul": operator.mul,
    "up": operator.lshift, "down": operator.rshift,
}
UNARY = {
    "not": lambda a, bits: ~a, "highest": lambda a, _: a.bit_length() - 1, "lowest": lambda a, _: (a & -a).bit_length() - 1,
    "count": lambda a, _: bin(a).count("1"), "swap_bytes": runtime._swap_bytes, "reverse_bits": runtime._reverse_bits,
}


def rows(table):
    """A table as nested lists of values, or of records."""
    if "rows" not in table:
        size = len(table["fields"])
        values = [int(word, 16) for word in table["values"]]
        found = values if size == 1 else list(zip(*(values[field::size] for field in range(size))))
        for length in reversed(table["length"][1:]):
            found = [found[at:at + length] for at in range(0, len(found), length)]
        table["rows"] = found
    return table["rows"]


class Programs:
    """The functions of a layout, and those to another one."""

    def __init__(self, layouts, layout, other=None):
        self.layouts, self.layout, self.other = layouts, layout, other
        self.functions = {}
        for of in [layout] + [to for to in layout["conversions"] if other is None or to["to"] == other]:
            tables = {table["name"]: table for table in of["tables"] + layout["tables"]}
            for function in of["functions"]:
                self.functions[function["name"]] = function, tables, of.get("to")

    def call(self, name, arguments):
        """The value and the bits of a result."""
        function, tables, other = self.functions[name]
        names = (parameter[0] for parameter in function["parameters"])
        bits = (width(parameter[1]) for parameter in function["parameters"])
        scope = dict(zip(names, zip(arguments, bits)))
        return Run(self, tables, other).block(function["body"], scope)[0], width(function["result"])


class Run:
    def __init__(self, programs, tables, other):
        self.programs, self.tables, self.other = programs, tables, other

    def block(self, block, scope):
        scope = dict(scope)
        for name, value in block[0]:
            scope[name] = self.value(value, scope)
        return self.value(block[1], scope)

    def loop(self, kind, item, of_all, each, scope):
        items = self.value(of_all, scope)[0]
        value = lambda it: self.value(each, {**scope, item: (it, 128)})[0]
        if kind == "flood":
            return runtime._flood(value, items), 128
        return runtime._union(map(value, runtime.squares(items) if kind == "union_of_squares" else range(items))), 128

    def value(self, of, scope):
        kind, *parts = of
        if kind == "value":
            return scope[parts[0]]
        if kind == "constant":
            return int(parts[0], 16), width(parts[1])
        if kind in ("load", "rows"):
            found = rows(self.tables[parts[0]])
            for at in parts[-1]:
                index = self.value(at, scope)[0]
                found = found[index] if kind == "rows" or index < len(found) else 0
            if kind == "rows":
                return found, 128
            fields = self.tables[parts[0]]["fields"]
            place = [field[0] for field in fields].index(parts[1])
            return found if len(fields) == 1 else found[place], width(fields[place][1])
        if kind == "convert":
            return cut(self.value(parts[0], scope)[0], width(parts[1])), width(parts[1])
        if kind in ("union_of_squares", "union_of_numbers", "flood"):
            return self.loop(kind, *parts, scope)
        if kind == "choose":
            return self.value(parts[1 if self.value(parts[0], scope)[0] else 2], scope)
        if kind == "call":
            name, programs = parts[0], self.programs
            if name not in programs.functions:
                name, programs = name[len("to_"):], PROGRAMS[self.other]
            return programs.call(name, [self.value(it, scope)[0] for it in parts[1]])
        if kind == "runtime":
            result = getattr(runtime, "_" + parts[0])(*(self.value(it, scope)[0] for it in parts[1]))
            return (result, width(parts[2]))
        (a, bits), *others = (self.value(it, scope) for it in parts)
        if kind in UNARY:
            result = UNARY[kind](a, bits)
            return (cut(result, bits), 32 if kind in ("highest", "lowest", "count") else bits)
        b = others[0][0]
        if kind in ("equal", "at_most"):
            return (a == b if kind == "equal" else a <= b), 1
        if kind == "rotate_left":
            return runtime._rotate_left(a, b, bits), bits
        return cut(BINARY[kind](a, b), bits), bits


def value(text):
    return int(text[1:], 0) & 0xffffffff if text[0] == "n" else int(text[1:], 0)


LAYOUTS = json.load(open("layout.json"))["layouts"]
PROGRAMS = {layout["name"]: Programs(LAYOUTS, layout) for layout in LAYOUTS}
BY_PREFIX = {layout["prefix"] + "_": PROGRAMS[layout["name"]] for layout in LAYOUTS}
count = 0
for line in open("calls.txt"):
    name, *given, expected = line.split()
    programs = PROGRAMS[LAYOUTS[0]["name"]]
    if len(LAYOUTS) > 1:
        prefix = next(it for it in BY_PREFIX if name.startswith(it))
        programs, name = BY_PREFIX[prefix], name[len(prefix):]
    result, _ = programs.call(name, list(map(value, given)))
    if result != value(expected):
        raise SystemExit(f"{line.strip()}: it gives {result:#x}")
    count += 1
print(count)
