"""Makes the calls of `LAYOUT_vectors_py.txt`, and ends with the first that gives something else."""

import pathlib

import LAYOUT

for line in pathlib.Path(__file__).with_name("LAYOUT_vectors_py.txt").read_text().splitlines():
    name, *given, expected = line.split()
    if getattr(LAYOUT, name)(*(int(word, 0) for word in given)) != int(expected, 0):
        raise SystemExit(f"wrong: {line}")
