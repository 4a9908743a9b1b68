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


def _identity(value):
    return value


def _chosen(functions, index, otherwise, *arguments):
    """The result of the function with an index, or `otherwise` if there is none."""
    function = functions[index] if index in range(len(functions)) else None
    return otherwise if function is None else function(*arguments)


def _distance(file, rank, a, b):
    """The number of king steps between two squares."""
    return max(abs(file(a) - file(b)), abs(rank(a) - rank(b)))


def _ray_through(directions, rays, a, b):
    """The ray from a square on which another one is."""
    direction = directions[a][b]
    return rays[direction][a] if direction < 8 else 0


def _between(directions, rays, a, b):
    """The squares on the rays from each of two squares to the other."""
    direction = directions[a][b]
    return rays[direction][a] & rays[(direction + 4) % 8][b] if direction < 8 else 0


def _line_through(directions, rays, a, b):
    """A square, and its rays to another square and away from it."""
    direction = directions[a][b]
    return rays[direction][a] | rays[(direction + 4) % 8][a] | 1 << a if direction < 8 else 0


def _key(record, occupancy):
    """The relevant occupancy times the magic, shifted down."""
    return ((occupancy & record[0]) * record[1] & 0xffffffffffffffff) >> record[2]


def _folded_key(record, occupancy):
    """The same, after the pattern's bits are complemented and the halves of the word are rotated and added."""
    mask, magic, shift, _, _, _, pattern, low, high = record
    seen = occupancy & mask ^ pattern
    lower, upper = seen & 0xffffffffffffffff, seen >> 64
    if low:
        lower = _rotate_left(lower, low, 64)
    if high:
        upper = _rotate_left(upper, high, 64)
    return ((lower + upper) * magic & 0xffffffffffffffff) >> shift


def _split_attacks(key, records, sets, occupancy):
    """Split magics: a key for each line, which leads to a set of the line's own."""
    attacks = 0
    for record, own in zip(records, sets):
        attacks |= own[key(record, occupancy)]
    return attacks


def _overlapped_attacks(key, record, sets, occupancy):
    """Split magics of all lines at once: the sets of a square lie from its record's beginning on."""
    return sets[record[3] + key(record, occupancy)]


def _magic_attacks(key, records, index, sets, occupancy):
    """Magics: a key leads to a byte, and that to a set."""
    attacks = 0
    for record in records:
        attacks |= sets[record[4] + index[record[3] + key(record, occupancy)]]
    return attacks


def _magic_attacks_per_line(key, records, index, sets, occupancy):
    """Magics whose bytes name two sets, one in each half, of lines of their own."""
    attacks = 0
    for record in records:
        named = index[record[3] + key(record, occupancy)]
        attacks |= sets[record[4] + (named & 15)] | sets[record[5] + (named >> 4)]
    return attacks


def _magic_hops_past(key, records, index, names, sets, occupancy):
    """The squares behind the first blockers, up to the next ones: `names` has the sets without the first blockers."""
    hops = 0
    for record in records:
        named = record[3] + key(record, occupancy)
        hops |= sets[record[4] + index[named]] ^ sets[record[4] + names[named]]
    return hops


def _magic_hops_next(key, records, index, names, sets, occupancy):
    """The squares right behind the first blockers: `names` has, by set, the one whose rays are a square longer."""
    hops = 0
    for record in records:
        first = record[4] + index[record[3] + key(record, occupancy)]
        hops |= sets[first] ^ sets[record[4] + names[first]]
    return hops


def _along_line(mask, square, occupancy):
    """The squares from the nearest occupied one below on a line to the nearest above."""
    occupied = occupancy & mask
    above = occupied & -(1 << square)
    below = occupied & (1 << square) - 1 | 1
    return (above ^ above - 1) & -(1 << below.bit_length() - 1) & mask


def _difference_attacks(masks, rows, square, occupancy):
    """Obstruction difference: a subtraction along each line; `rows` has the attacks along the line in a byte."""
    attacks = _union(_along_line(mask, square, occupancy) for mask in masks)
    if rows:
        byte = square & ~7
        attacks |= rows[square & 7][occupancy >> byte + 1 & 63] << byte
    return attacks


def _classical_attacks(rays, square, occupancy):
    """The classical approach: rays, less those behind blockers."""
    attacks = 0
    for direction, ray in enumerate(rays[square]):
        behind = _union(rays[blocker][direction] for blocker in squares(ray & occupancy))
        attacks |= ray & ~behind
    return attacks


def _turned_attacks(look_ups, slots, bases, square, occupancy):
    """Squares looked up as others, to which a rotation of the word carries them."""
    slot = square & slots - 1
    turn = square - (bases[slot] if bases else slot) & 63
    turned = _rotate_left(occupancy & 0xffffffffffffffff, 64 - turn, 64)
    return _rotate_left(_union(look_up(slot, turned) for look_up in look_ups), turn, 64)


def _rising(ray, occupancy):
    """The squares attacked along a ray whose numbers rise: up to the lowest occupied one."""
    occupied = ray & occupancy
    return ray & (occupied ^ occupied - 1)


def _falling(ray, occupancy):
    """The squares attacked along a ray whose numbers fall: down to the highest occupied one."""
    return ray & -(1 << (ray & occupancy | 1).bit_length() - 1)


def _past(met, occupancy, hurdles):
    """The occupancy without the hurdles that a first look-up met: a hopper goes on behind them."""
    return occupancy ^ met & occupancy & hurdles


def _next(met, occupancy, hurdles):
    """All squares that a first look-up did not reach, and pieces that are no hurdles: a hopper stops right there."""
    return ~met | occupancy & ~hurdles


def _hops(ride, once, second, square, occupancy, hurdles):
    """A hopper: one look-up if it has sets and all pieces are hurdles, otherwise two look-ups of the rider."""
    if once and hurdles == occupancy:
        return once(square, occupancy)
    first = ride(square, occupancy)
    return ride(square, second(first, occupancy, hurdles)) & ~first


def _xrays(look_up, start, occupancy):
    """The squares newly attacked once the first blockers are removed."""
    first = look_up(start, occupancy)
    return look_up(start, occupancy & ~first) & ~first


def _lame(path, targets, occupancy):
    """The targets of a lame leaper along one path; no squares if the path is blocked."""
    return 0 if path & occupancy else targets


def _by_shared_keys(records, sets, below, width, square, occupancy):
    """Lame leaps by keys that all squares share: the squares around the piece are rotated to the bits of the keys."""
    window = _rotate_left(occupancy, below - square, width)
    near = 0
    for mask, magic, shift, first in records:
        near |= sets[first + (((window & mask) * magic & 0xffffffffffffffff) >> shift)]
    turned = _rotate_left(near, square, 64)
    return turned if width == 64 else turned << 64 | turned


def _back_from_bends(bends, occupancy, routes):
    """Attackers behind bends: each route shifts the bends, and the squares that must be empty, to the pieces' squares."""
    attackers = 0
    for (up, down), passed, targets in routes:
        for above, below in passed:
            targets &= ~(occupancy << above >> below)
        attackers |= targets & (bends << up >> down)
    return attackers


def _by_trial(candidates, attacks, target):
    """The squares among some from which a target is attacked."""
    return _union(1 << origin for origin in squares(candidates) if attacks(origin) >> target & 1)


def _fill(set, empty, step, rounds):
    """A set, and the empty squares that are reached from it by steps: by one, two and four at once."""
    up, down, entered = step
    empty &= entered
    for _ in range(rounds):
        set |= empty & (set << up >> down)
        empty &= empty << up >> down
        up, down = up * 2, down * 2
    return set


def _fill_along_rays(rays, back, set, empty):
    """A set, and the empty squares on the rays from it up to the first others; `back` has the opposite rays."""
    reached = set
    for square in squares(set):
        ray = rays[square]
        while ray & ~empty:
            ray &= back[_lowest(ray & ~empty)]
        reached |= ray
    return reached


def _flood_fill(step, set, within):
    """A set, and what it reaches by steps within another one."""
    reached, added = 0, set
    while added:
        reached |= added
        added = step(added) & within & ~reached
    return reached


def _leaps_of_set(set, groups):
    """The squares attacked by leaps, in groups: first steps, which stay on the board, and shifts behind all of them."""
    attacks = 0
    for first, then, within in groups:
        near = 0
        for up, down, entered in first:
            near |= entered & (set << up >> down)
        for up, down in then:
            attacks |= within & (near << up >> down)
    return attacks


def _rays_of_set(set, empty, steps, rounds):
    """The squares attacked along lines: each direction is filled through empty squares, and one step more."""
    attacks = 0
    for step in steps:
        up, down, entered = step
        attacks |= entered & (_fill(set, empty, step, rounds) << up >> down)
    return attacks


def _one_by_one(set, attacks):
    """The squares that the pieces on a set attack, each by itself."""
    return _union(attacks(piece) for piece in squares(set))


def _attacks_of_set(set, most, attacks, by_fill):
    """The squares that pieces on a set attack: one by one up to `most` pieces, all at once if there are more."""
    return _one_by_one(set, attacks) if bin(set).count("1") <= most else by_fill()


def _pair_number(
    count, row, entries, is_shared, bases, rows, offsets, strides, order, ranks, sets,
    attacker, square, victim, target
):
    """The number of a pair, or `count`: the first number of both men, by which of their squares comes first, the rise
    up to the attacker's square, and the rank of the victim's square among those attacked."""
    men = attacker * row + victim
    begin, end = (order[square], order[target]) if order else (square, target)
    later, earlier = bases[men]
    at = rows[attacker if is_shared else men] + square
    if ranks:
        rank = ranks[at * entries + target]
    else:
        rank = bin(sets[at] & (1 << end) - 1).count("1") if sets[at] >> end & 1 else 255
    if rank == 255:
        return count
    number = (later if end <= begin else earlier) + offsets[at] + rank * (strides[men] if strides else 1)
    return min(count, number & 0xffffffff)


def _couple_number(count, first, never, no_slot, rows, numbers, near, one, square, other, target):
    """The number of a couple: of the triangle of both men's numbers, if they stand near each other."""
    low, high = sorted(
        no_slot if rows[man] == never else numbers[rows[man] + place]
        for man, place in ((one, square), (other, target))
    )
    if high == no_slot or not near[square] >> target & 1:
        return count
    return first + high * (high - 1) // 2 + low


def _number(fields, index, piece, pieces):
    """The number of a piece in a packed position, which has it in several fields."""
    number = 0
    for shift, width, stride, per_piece, fixed in fields:
        number |= (index >> per_piece * pieces + stride * piece + fixed & (1 << width) - 1) << shift
    return number


def _spread(fields, number, piece, pieces):
    """A number in the fields of a piece."""
    index = 0
    for shift, width, stride, per_piece, fixed in fields:
        index |= (number >> shift & (1 << width) - 1) << per_piece * pieces + stride * piece + fixed
    return index


def _mask(fields, bits, pieces):
    """Some bits of every piece's fields."""
    return _union(_spread(fields, bits, piece, pieces) for piece in range(pieces))


def _is_packed(mask, number, is_square, most, index, pieces):
    """True if so many pieces fit, no bits beyond them are set, and all numbers are squares."""
    if pieces not in range(1, most + 1) or index & ~mask(255, pieces):
        return False
    return all(is_square(number(index, piece, pieces)) for piece in range(pieces))


def _swapped(number, spread, index, a, b, pieces):
    """A packed position with the squares of two pieces exchanged."""
    change = number(index, a, pieces) ^ number(index, b, pieces)
    return index ^ spread(change, a, pieces) ^ spread(change, b, pieces)


def _pack(spread, squares):
    """The packed position of some pieces, piece 0 first."""
    return _union(spread(square, piece, len(squares)) for piece, square in enumerate(squares))


def _unpack(number, index, pieces):
    """The squares of a packed position, piece 0 first."""
    return [number(index, piece, pieces) for piece in range(pieces)]


def _canonical(flips, index, pieces):
    """The least of an index and its images."""
    return min([index] + [flip(index, pieces) for flip in flips])


def _image(number, image, spread, index, pieces):
    """A packed position mapped piece by piece."""
    return _union(spread(image(number(index, piece, pieces)), piece, pieces) for piece in range(pieces))


def _from_tables(tables, bits, set):
    """The union of what groups of bits become."""
    mask = (1 << bits) - 1
    return _union(table[set >> bits * group & mask] for group, table in enumerate(tables))
