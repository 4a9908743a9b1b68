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


def _union(sets):
    """All squares of some sets."""
    united = 0
    for set in sets:
        united |= set
    return united


def _flood(step, set):
    """A set, and the squares that it reaches by steps, each from those that the last step added."""
    reached, added = 0, set
    while added:
        reached |= added
        added = step(added) & ~reached
    return reached


def _has_at_most(set, most):
    """True if a set has at most `most` squares."""
    return bin(set).count("1") <= most


def _least(a, b):
    """The lesser of two words."""
    return min(a, b)


def _distance(file_a, file_b, rank_a, rank_b):
    """The number of king steps between two squares."""
    return max(abs(file_a - file_b), abs(rank_a - rank_b))


def _around(at, by, count):
    """A file or a rank that is `by` from another of `count`, which wrap. A `by` of 32 bits may be in two's complement."""
    return (at + ((by & 0xffffffff) ^ 0x80000000) - 0x80000000) % count


def _distance_around(file_a, file_b, rank_a, rank_b, turn_files, turn_ranks):
    """The number of king steps where edges wrap; `turn_files` and `turn_ranks` are the lengths of a way around."""
    files, ranks = abs(file_a - file_b), abs(rank_a - rank_b)
    return max(min(files, turn_files - files), min(ranks, turn_ranks - ranks))


def _folded(word):
    """A word as a factor of 64 bits; the halves of a wide one are added."""
    return (word & 0xffffffffffffffff) + (word >> 64)


def _key(word, magic, shift):
    """The product of relevant squares with a magic, shifted down."""
    return (word * magic & 0xffffffffffffffff) >> shift


def _split_attacks(key, sets, shift, occupancy):
    """Split magics: the squares attacked along one line, which has a set for each key."""
    mask, magic = key
    return sets[_key(_folded(occupancy & mask), magic, shift)]


def _split_attacks_rotated(key, sets, shift, occupancy):
    """Split magics: the squares attacked along one line; the upper half of a wide word is rotated up."""
    mask, magic, rotation = key
    return sets[_key(_halves_rotated(occupancy & mask, rotation), magic, shift)]


def _halves_rotated(word, by):
    """The halves of a word added, the upper one rotated up."""
    return (word & 0xffffffffffffffff) + _rotate_left(word >> 64, by, 64)


def _overlapped_attacks(key, sets, shift, occupancy):
    """Split magics of all lines at once: the sets of a square lie among those of others."""
    mask, magic, offset = key
    return sets[offset + _key(occupancy & mask, magic, shift)]


def _magic_key(square, occupancy):
    """The index of the byte of an occupancy."""
    mask, magic, offset, _, shift = square
    return offset + _key(_folded(occupancy & mask), magic, shift)


def _magic_key_with_pattern_64(square, occupancy):
    """The index of the byte of an occupancy: a pattern complements bits, and the word is rotated up."""
    mask, pattern, magic, offset, _, shift, rotation = square
    return offset + _key(_rotate_left(occupancy & mask ^ pattern, rotation, 64), magic, shift)


def _magic_key_with_pattern_128(square, occupancy):
    """The index of the byte of an occupancy of a wide word: a pattern complements bits, and the upper half is rotated up."""
    mask, pattern, magic, offset, _, shift, rotation = square
    return offset + _key(_halves_rotated(occupancy & mask ^ pattern, rotation), magic, shift)


def _magic_attacks(key, first, index, sets):
    """Magics: a key leads to a byte, and that to a set."""
    return sets[first + index[key]]


def _magic_attacks_per_line(key, lists, index, sets):
    """Magics whose bytes name two sets, each by half of the byte and along half of the lines."""
    named, first = index[key], lists & 2047
    return sets[first + (named & 15)] | sets[first + (lists >> 11) + (named >> 4)]


def _magic_hops_past(key, first, index, names, sets):
    """The squares behind the first blockers, up to the next ones: `names` has by key the set without the first blockers."""
    return sets[first + index[key]] ^ sets[first + names[key]]


def _magic_hops_next(key, first, index, names, sets):
    """The squares right behind the first blockers: `names` has by set the set whose rays are a square longer."""
    nearest = first + index[key]
    return sets[nearest] ^ sets[first + names[nearest]]


def _difference_attacks(mask, square, occupancy):
    """Obstruction difference: the squares from the nearest occupied one below on a line to the nearest above."""
    occupied = occupancy & mask
    above = occupied & -(1 << square)
    below = occupied & (1 << square) - 1 | 1
    return (above ^ above - 1) & -(1 << below.bit_length() - 1) & mask


def _difference_attacks_swapped(mask, square, occupancy):
    """Obstruction difference along lines that a swap of bytes reverses, for which C has a quicker way."""
    return _difference_attacks(mask, square, occupancy)


def _attacks_in_byte(rows, square, occupancy):
    """The attacks along the line in the square's byte."""
    byte = square & ~7
    return rows[square & 7][occupancy >> byte + 1 & 63] << byte


def _classical_attacks(rays, directions, direction, square, occupancy):
    """The classical approach: the ray in a direction, less the rays behind its blockers."""
    ray = rays[square * directions + direction]
    return ray & ~_union(rays[blocker * directions + direction] for blocker in squares(ray & occupancy))


def _rising(ray, occupancy):
    """The squares attacked along a ray whose numbers rise: up to the lowest occupied one."""
    occupied = ray & occupancy
    return ray & (occupied ^ occupied - 1)


def _falling(ray, occupancy):
    """The squares attacked along a ray whose numbers fall: down to the highest occupied one."""
    return ray & -(1 << (ray & occupancy | 1).bit_length() - 1)


def _past(met, occupancy, hurdles):
    """The occupancy for a second look-up, by which a hopper goes on behind its hurdles: without those that the first met."""
    return occupancy ^ met & occupancy & hurdles


def _next(met, occupancy, hurdles):
    """The occupancy for a second look-up, by which a hopper stops right behind its hurdles: all squares that the first one
    did not reach, and pieces that are no hurdles."""
    return ~met | occupancy & ~hurdles


def _lame(path, targets, occupancy):
    """The targets of a lame leaper along one path; no squares if the path is blocked."""
    return 0 if path & occupancy else targets


def _lame_key(window, mask, magic, shift):
    """The key of a lame leaper's squares, which lie in a window around it."""
    return _key(window & mask, magic, shift)


def _renumbered(set, numbers):
    """The images of all squares of a set: each number n becomes `numbers[n]`."""
    return _union(1 << numbers[square] for square in squares(set))


def _by_tables(tables, used, bits, word):
    """The union of the images of those groups of bits that `used` has."""
    return _union(tables[(group << bits) + (word >> group * bits & (1 << bits) - 1)] for group in squares(used))


def _exchanged(set, by):
    """The images of all squares of a set: each number n becomes `n ^ by`."""
    return _union(1 << (square ^ by) for square in squares(set))


def _reversed(set, last):
    """The images of all squares of a set: each number n becomes `last - n`."""
    return _union(1 << last - square for square in squares(set))


def _fill(set, empty, up, down, entered, rounds):
    """A set, and the empty squares that are reached from it in one direction: by one step, then by two and four at once."""
    empty &= entered
    for _ in range(rounds):
        set |= empty & (set << up >> down)
        empty &= empty << up >> down
        up, down = up * 2, down * 2
    return set


def _rays_of_set(set, empty, up, down, entered, rounds):
    """The squares that pieces on a set attack in one direction: the set is filled, and goes a step further."""
    return entered & (_fill(set, empty, up, down, entered, rounds) << up >> down)


def _fill_along_rays(rays, back, set, empty):
    """A set, and the empty squares on the rays from it up to the first occupied ones; `back` has the opposite rays."""
    reached = set
    for square in squares(set):
        ray = rays[square]
        while ray & ~empty:
            ray &= back[_lowest(ray & ~empty)]
        reached |= ray
    return reached


def _walked(walk, steps, numbers, square, occupancy, hurdles):
    """The squares that a walk reaches. `steps` has, by row and number, the square that a step leads to, which is the same
    one if there is none. Lines end before they get back."""
    begin, within, ends, step, path, passed, most, landing, is_near = walk
    within &= ~(1 << square)
    at, reached, is_over = square, 0, landing == 0
    for row in range(path, path + passed):
        at = steps[row * numbers + square]
        if not within & ~occupancy & 1 << at:
            return 0
    within &= ~(1 << at)
    for _ in range(most if begin >> square & 1 else 0):
        to = steps[step * numbers + at]
        if to == at or not within & 1 << to:
            break
        at = to
        if is_over:
            reached |= 1 << at
            if landing == 2 or occupancy & 1 << at:
                break
        elif occupancy & 1 << at:
            if not hurdles & 1 << at:
                break
            is_over = True
        elif is_near:
            break
    return reached & ends


def _rank_in_set(set, square):
    """The number of squares of a set before one of them; 255 if it is none of them."""
    return bin(set & (1 << square) - 1).count("1") if set >> square & 1 else 255


def _pair_number(count, later, earlier, begin, end, offset, rank, stride):
    """The number of a pair, or `count`: the sum of the first number of both men, which depends on whose square is later, of
    the offset of the attacker's square, and of the stride times the rank of the victim's square among those attacked."""
    number = (later if end <= begin else earlier) + offset + rank * stride
    return count if rank == 255 else min(count, number & 0xffffffff)


def _couple_number(count, first, one, other, is_near):
    """The number of a couple by the triangle of both men's slots; `count` if they do not stand near each other."""
    low, high = sorted((one, other))
    return first + high * (high - 1) // 2 + low if is_near and high != 65535 else count


def _slot_in_couples(slots, row, square):
    """The slot of a man on a square; 65535 if he cannot stand there, or forms no couples."""
    return 65535 if row == 1 << 28 else slots[row + square]


def _pack(spread, squares):
    """The packed position of some pieces, piece 0 first."""
    return _union(spread(square, piece, len(squares)) for piece, square in enumerate(squares))


def _unpack(number, index, pieces):
    """The squares of a packed position, piece 0 first."""
    return [number(index, piece, pieces) for piece in range(pieces)]
