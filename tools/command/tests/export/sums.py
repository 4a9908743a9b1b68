"""Checks the sums of `sums.txt` over all relevant occupancies, and prints how many there are."""

import layout

count = 0
for line in open("sums.txt"):
    piece, *numbers = line.split()
    square, mask, expected = (int(number, 0) for number in numbers)
    attacks = getattr(layout, piece + "_attacks")
    total = occupied = 0
    while True:
        attacked = attacks(square, occupied)
        total = (total * 0x5851F42D4C957F2D + (attacked & (1 << 64) - 1) + (attacked >> 64)) % (1 << 64)
        occupied = occupied - mask & mask
        if occupied == 0:
            break
    if total != expected:
        raise SystemExit(f"{line.strip()}: the sum is {total:#x}")
    count += 1
print(count)
