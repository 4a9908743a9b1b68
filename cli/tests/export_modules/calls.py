"""Makes the calls of `calls.txt`, and prints how many; ends with the first that gives something else."""

import layout

count = 0
for line in open("calls.txt"):
    name, *given, expected = line.split()
    arguments = [float(it[1:]) if "." in it else int(it[1:], 0) for it in given]
    result = getattr(layout, name)(*arguments)
    if result != int(expected[1:], 0):
        raise SystemExit(f"{line.strip()}: it gives {int(result):#x}")
    count += 1
print(count)
