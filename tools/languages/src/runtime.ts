function _highest(word: bigint): number {
  return word.toString(2).length - 1;
}

function _lowest(word: bigint): number {
  return (word & -word).toString(2).length - 1;
}

function _bitCount(word: bigint): number {
  return word.toString(2).replace(/0/g, "").length;
}

function _rotateLeft(word: bigint, by: number, width: number): bigint {
  const turn = BigInt(by % width);
  return BigInt.asUintN(width, word << turn | word >> (BigInt(width) - turn));
}

function _reverseBits(word: bigint, width: number): bigint {
  let reversed = 0n;
  for (let bit = 0; bit < width; bit++) {
    reversed = reversed << 1n | word >> BigInt(bit) & 1n;
  }
  return reversed;
}

function _swapBytes(word: bigint, width: number): bigint {
  let swapped = 0n;
  for (let bit = 0; bit < width; bit += 8) {
    swapped = swapped << 8n | word >> BigInt(bit) & 0xffn;
  }
  return swapped;
}

// Numbers are from 0 on, and whole: whatever else is given is no such number.
function _isUpTo(number: number, last: number): boolean {
  return number >>> 0 === number && number <= last;
}

/** The squares of a set, from the least number on. */
export function squares(set: bigint): number[] {
  const found: number[] = [];
  for (let number = 0; set > 0n; number++, set >>= 1n) {
    if ((set & 1n) === 1n) {
      found.push(number);
    }
  }
  return found;
}

// All squares of some sets.
function _union(sets: bigint[]): bigint {
  return sets.reduce((united, set) => united | set, 0n);
}

// The set of one square.
function _bit(square: number): bigint {
  return 1n << BigInt(square);
}

function _identity<V>(value: V): V {
  return value;
}

type _Chosen<A extends unknown[], R> = ((...given: A) => R) | null;

// The result of the function with an index, or `otherwise` if there is none.
function _chosen<A extends unknown[], R>(functions: _Chosen<A, R>[], index: number, otherwise: R, ...given: A): R {
  const chosen = functions[index];
  return chosen ? chosen(...given) : otherwise;
}

type _OfSquare = (square: number) => number;

// The number of king steps between two squares.
function _distance(file: _OfSquare, rank: _OfSquare, a: number, b: number): number {
  return Math.max(Math.abs(file(a) - file(b)), Math.abs(rank(a) - rank(b)));
}

// The ray from a square on which another one is.
function _rayThrough(directions: number[][], rays: bigint[][], a: number, b: number): bigint {
  const direction = directions[a]![b]!;
  return direction < 8 ? rays[direction]![a]! : 0n;
}

// The squares on the rays from each of two squares to the other.
function _between(directions: number[][], rays: bigint[][], a: number, b: number): bigint {
  const direction = directions[a]![b]!;
  return direction < 8 ? rays[direction]![a]! & rays[(direction + 4) % 8]![b]! : 0n;
}

// A square, and its rays to another square and away from it.
function _lineThrough(directions: number[][], rays: bigint[][], a: number, b: number): bigint {
  const direction = directions[a]![b]!;
  return direction < 8 ? rays[direction]![a]! | rays[(direction + 4) % 8]![a]! | _bit(a) : 0n;
}

type _Key = [mask: bigint, magic: bigint, shift: number, begin?: number, first?: number, second?: number, pattern?: bigint, low?: number, high?: number];

type _KeyOf = (record: _Key, occupancy: bigint) => number;

// The relevant occupancy times the magic, shifted down.
function _key(record: _Key, occupancy: bigint): number {
  return Number(BigInt.asUintN(64, (occupancy & record[0]) * record[1]) >> BigInt(record[2]));
}

// The same, after the pattern's bits are complemented and the halves of the word are rotated and added.
function _foldedKey(record: _Key, occupancy: bigint): number {
  const seen = occupancy & record[0] ^ record[6]!;
  const lower = _rotateLeft(BigInt.asUintN(64, seen), record[7]!, 64);
  const upper = _rotateLeft(seen >> 64n, record[8]!, 64);
  return Number(BigInt.asUintN(64, (lower + upper) * record[1]) >> BigInt(record[2]));
}

// Split magics: a key for each line, which leads to a set of the line's own.
function _splitAttacks(key: _KeyOf, records: _Key[], sets: bigint[][], occupancy: bigint): bigint {
  let attacks = 0n;
  for (let line = 0; line < records.length; line++) {
    attacks |= sets[line]![key(records[line]!, occupancy)]!;
  }
  return attacks;
}

// Split magics of all lines at once: the sets of a square lie from its record's beginning on.
function _overlappedAttacks(key: _KeyOf, record: _Key, sets: bigint[], occupancy: bigint): bigint {
  return sets[record[3]! + key(record, occupancy)]!;
}

// Magics: a key leads to a byte, and that to a set.
function _magicAttacks(key: _KeyOf, records: _Key[], index: number[], sets: bigint[], occupancy: bigint): bigint {
  let attacks = 0n;
  for (const record of records) {
    attacks |= sets[record[4]! + index[record[3]! + key(record, occupancy)]!]!;
  }
  return attacks;
}

// Magics whose bytes name two sets, one in each half, of lines of their own.
function _magicAttacksPerLine(key: _KeyOf, records: _Key[], index: number[], sets: bigint[], occupancy: bigint): bigint {
  let attacks = 0n;
  for (const record of records) {
    const named = index[record[3]! + key(record, occupancy)]!;
    attacks |= sets[record[4]! + (named & 15)]! | sets[record[5]! + (named >> 4)]!;
  }
  return attacks;
}

// The squares behind the first blockers, up to the next ones: `names` has the sets without the first blockers.
function _magicHopsPast(key: _KeyOf, records: _Key[], index: number[], names: number[], sets: bigint[], occupancy: bigint): bigint {
  let hops = 0n;
  for (const record of records) {
    const named = record[3]! + key(record, occupancy);
    hops |= sets[record[4]! + index[named]!]! ^ sets[record[4]! + names[named]!]!;
  }
  return hops;
}

// The squares right behind the first blockers: `names` has, by set, the one whose rays are a square longer.
function _magicHopsNext(key: _KeyOf, records: _Key[], index: number[], names: number[], sets: bigint[], occupancy: bigint): bigint {
  let hops = 0n;
  for (const record of records) {
    const first = record[4]! + index[record[3]! + key(record, occupancy)]!;
    hops |= sets[first]! ^ sets[record[4]! + names[first]!]!;
  }
  return hops;
}

// The squares from the nearest occupied one below on a line to the nearest above.
function _alongLine(mask: bigint, square: number, occupancy: bigint): bigint {
  const occupied = occupancy & mask;
  const above = occupied & -_bit(square);
  const below = occupied & _bit(square) - 1n | 1n;
  return (above ^ above - 1n) & -_bit(_highest(below)) & mask;
}

type _Rows = number[][] | null;

// Obstruction difference: a subtraction along each line; `rows` has the attacks along the line in a byte.
function _differenceAttacks(masks: bigint[], rows: _Rows, square: number, occupancy: bigint): bigint {
  const attacks = _union(masks.map((mask) => _alongLine(mask, square, occupancy)));
  if (rows === null) {
    return attacks;
  }
  const byte = square & ~7;
  const betweenEnds = Number(occupancy >> BigInt(byte + 1) & 63n);
  return attacks | BigInt(rows[square & 7]![betweenEnds]!) << BigInt(byte);
}

// The classical approach: rays, less those behind blockers.
function _classicalAttacks(rays: bigint[][], square: number, occupancy: bigint): bigint {
  return _union(rays[square]!.map((ray, direction) => {
    const behind = squares(ray & occupancy).map((blocker) => rays[blocker]![direction]!);
    return ray & ~_union(behind);
  }));
}

type _LookUp = (square: number, occupancy: bigint) => bigint;

type _Bytes = number[] | null;

// Squares looked up as others, to which a rotation of the word carries them.
function _turnedAttacks(lookUps: _LookUp[], slots: number, bases: _Bytes, square: number, occupancy: bigint): bigint {
  const slot = square & slots - 1;
  const turn = square - (bases === null ? slot : bases[slot]!) & 63;
  const turned = _rotateLeft(BigInt.asUintN(64, occupancy), 64 - turn, 64);
  return _rotateLeft(_union(lookUps.map((lookUp) => lookUp(slot, turned))), turn, 64);
}

// The squares attacked along a ray whose numbers rise: up to the lowest occupied one.
function _rising(ray: bigint, occupancy: bigint): bigint {
  const occupied = ray & occupancy;
  return ray & (occupied ^ occupied - 1n);
}

// The squares attacked along a ray whose numbers fall: down to the highest occupied one.
function _falling(ray: bigint, occupancy: bigint): bigint {
  return ray & -_bit(_highest(ray & occupancy | 1n));
}

// The occupancy without the hurdles that a first look-up met: a hopper goes on behind them.
function _past(met: bigint, occupancy: bigint, hurdles: bigint): bigint {
  return occupancy ^ met & occupancy & hurdles;
}

// All squares that a first look-up did not reach, and pieces that are no hurdles: a hopper stops right there.
function _next(met: bigint, occupancy: bigint, hurdles: bigint): bigint {
  return ~met | occupancy & ~hurdles;
}

type _OnlyIfThere = _LookUp | null;

type _Second = (met: bigint, occupancy: bigint, hurdles: bigint) => bigint;

// A hopper: one look-up if it has sets and all pieces are hurdles, otherwise two look-ups of the rider.
function _hops(ride: _LookUp, once: _OnlyIfThere, second: _Second, square: number, occupancy: bigint, hurdles: bigint): bigint {
  if (once !== null && hurdles === occupancy) {
    return once(square, occupancy);
  }
  const first = ride(square, occupancy);
  return ride(square, second(first, occupancy, hurdles)) & ~first;
}

type _Seen<S> = (start: S, occupancy: bigint) => bigint;

// The squares newly attacked once the first blockers are removed.
function _xrays<S>(lookUp: _Seen<S>, start: S, occupancy: bigint): bigint {
  const first = lookUp(start, occupancy);
  return lookUp(start, occupancy & ~first) & ~first;
}

// The targets of a lame leaper along one path; no squares if the path is blocked.
function _lame(path: bigint, targets: bigint, occupancy: bigint): bigint {
  return (path & occupancy) === 0n ? targets : 0n;
}

type _SharedKey = [bigint, bigint, number, number];

// Lame leaps by keys that all squares share: the squares around the piece are rotated to the bits of the keys.
function _bySharedKeys(records: _SharedKey[], sets: bigint[], below: number, width: number, square: number, occupancy: bigint): bigint {
  const window = _rotateLeft(occupancy, width + below - square, width);
  const near = _union(records.map(([mask, magic, shift, first]) => {
    const key = BigInt.asUintN(64, (window & mask) * magic) >> BigInt(shift);
    return sets[first + Number(key)]!;
  }));
  const turned = _rotateLeft(near, square, 64);
  return width === 64 ? turned : turned << 64n | turned;
}

// A set with every number greater by `up`, or less by `down`; numbers may leave the word.
function _moved(set: bigint, up: number, down: number): bigint {
  return set << BigInt(up) >> BigInt(down);
}

type _Shift = [number, number];

type _Route = [_Shift, _Shift[], bigint];

// Attackers behind bends: each route shifts the bends, and the squares that must be empty, to the pieces' squares.
function _backFromBends(bends: bigint, occupancy: bigint, routes: _Route[]): bigint {
  return _union(routes.map(([[up, down], passed, targets]) => {
    const blocked = passed.map(([up, down]) => _moved(occupancy, up, down));
    return _moved(bends, up, down) & targets & ~_union(blocked);
  }));
}

type _OfOne = (square: number) => bigint;

// The squares among some from which a target is attacked.
function _byTrial(candidates: bigint, attacks: _OfOne, target: number): bigint {
  return _union(squares(candidates).filter((origin) => (attacks(origin) & _bit(target)) !== 0n).map(_bit));
}

type _Step = [number, number, bigint];

// A set, and the empty squares that are reached from it by steps: by one, two and four at once.
function _fill(set: bigint, empty: bigint, step: _Step, rounds: number): bigint {
  const [up, down, entered] = step;
  let free = empty & entered;
  for (let round = 0; round < rounds; round++) {
    set |= free & _moved(set, up << round, down << round);
    free &= _moved(free, up << round, down << round);
  }
  return set;
}

// A set, and the empty squares on the rays from it up to the first others; `back` has the opposite rays.
function _fillAlongRays(rays: bigint[], back: bigint[], set: bigint, empty: bigint): bigint {
  return set | _union(squares(set).map((square) => {
    let ray = rays[square]!;
    for (let met = ray & ~empty; met !== 0n; met = ray & ~empty) {
      ray &= back[_lowest(met)]!;
    }
    return ray;
  }));
}

type _OfSet = (set: bigint) => bigint;

// A set, and what it reaches by steps within another one.
function _floodFill(step: _OfSet, set: bigint, within: bigint): bigint {
  let reached = 0n;
  for (let added = set; added !== 0n; added = step(added) & within & ~reached) {
    reached |= added;
  }
  return reached;
}

type _Leaps = [_Step[], _Shift[], bigint];

// The squares attacked by leaps, in groups: first steps, which stay on the board, and shifts behind all of them.
function _leapsOfSet(set: bigint, groups: _Leaps[]): bigint {
  return _union(groups.map(([first, then, within]) => {
    const near = _union(first.map(([up, down, entered]) => _moved(set, up, down) & entered));
    return _union(then.map(([up, down]) => _moved(near, up, down))) & within;
  }));
}

// The squares attacked along lines: each direction is filled through empty squares, and one step more.
function _raysOfSet(set: bigint, empty: bigint, steps: _Step[], rounds: number): bigint {
  return _union(steps.map((step) => {
    const [up, down, entered] = step;
    return _moved(_fill(set, empty, step, rounds), up, down) & entered;
  }));
}

// The squares that the pieces on a set attack, each by itself.
function _oneByOne(set: bigint, attacks: _OfOne): bigint {
  return _union(squares(set).map((piece) => attacks(piece)));
}

type _Whole = () => bigint;

// The squares that pieces on a set attack: one by one up to `most` pieces, all at once if there are more.
function _attacksOfSet(set: bigint, most: number, attacks: _OfOne, byFill: _Whole): bigint {
  return _bitCount(set) <= most ? _oneByOne(set, attacks) : byFill();
}

type _Bases = [number, number][];

type _Sets = bigint[] | null;

// The number of a pair, or `count`: the first number of both men, by which of their squares comes first, the rise up to
// the attacker's square, and the rank of the victim's square among those attacked.
function _pairNumber(count: number, row: number, entries: number, isShared: boolean, bases: _Bases, rows: number[], offsets: number[], strides: _Bytes, order: _Bytes, ranks: _Bytes, sets: _Sets, attacker: number, square: number, victim: number, target: number): number {
  const men = attacker * row + victim;
  const [begin, end] = order === null ? [square, target] : [order[square]!, order[target]!];
  const [later, earlier] = bases[men]!;
  const at = (rows[isShared ? attacker : men]! + square) >>> 0;
  let rank = 255;
  if (ranks !== null) {
    rank = ranks[at * entries + target]!;
  } else if (sets !== null && (sets[at]! & _bit(end)) !== 0n) {
    rank = _bitCount(sets[at]! & _bit(end) - 1n);
  }
  if (rank === 255) {
    return count;
  }
  const number = (end <= begin ? later : earlier) + offsets[at]! + rank * (strides === null ? 1 : strides[men]!);
  return Math.min(count, number >>> 0);
}

// The number of a couple: of the triangle of both men's numbers, if they stand near each other.
function _coupleNumber(count: number, first: number, never: number, noSlot: number, rows: number[], numbers: number[], near: bigint[], one: number, square: number, other: number, target: number): number {
  const a = rows[one]! === never ? noSlot : numbers[rows[one]! + square]!;
  const b = rows[other]! === never ? noSlot : numbers[rows[other]! + target]!;
  const high = Math.max(a, b);
  if (high === noSlot || (near[square]! & _bit(target)) === 0n) {
    return count;
  }
  return first + high * (high - 1) / 2 + Math.min(a, b);
}

type _Field = [number, number, number, number, number];

// The number of a piece in a packed position, which has it in several fields.
function _number(fields: _Field[], index: bigint, piece: number, pieces: number): number {
  let number = 0;
  for (const [shift, width, stride, perPiece, fixed] of fields) {
    const above = index >> BigInt(perPiece * pieces + stride * piece + fixed);
    number |= Number(BigInt.asUintN(width, above)) << shift;
  }
  return number;
}

// A number in the fields of a piece.
function _spread(fields: _Field[], number: number, piece: number, pieces: number): bigint {
  return _union(fields.map(([shift, width, stride, perPiece, fixed]) => {
    const bits = BigInt(number >> shift & (1 << width) - 1);
    return bits << BigInt(perPiece * pieces + stride * piece + fixed);
  }));
}

// Some bits of every piece's fields.
function _mask(fields: _Field[], bits: number, pieces: number): bigint {
  let mask = 0n;
  for (let piece = 0; piece < pieces; piece++) {
    mask |= _spread(fields, bits, piece, pieces);
  }
  return mask;
}

type _Mask = (bits: number, pieces: number) => bigint;

type _NumberOf = (index: bigint, piece: number, pieces: number) => number;

type _IsSquare = (number: number) => boolean;

// True if so many pieces fit, no bits beyond them are set, and all numbers are squares.
function _isPacked(mask: _Mask, number: _NumberOf, isSquare: _IsSquare, most: number, index: bigint, pieces: number): boolean {
  if (pieces === 0 || !_isUpTo(pieces, most) || (index & ~mask(255, pieces)) !== 0n) {
    return false;
  }
  let areSquares = true;
  for (let piece = 0; piece < pieces; piece++) {
    areSquares = areSquares && isSquare(number(index, piece, pieces));
  }
  return areSquares;
}

type _Spread = (number: number, piece: number, pieces: number) => bigint;

// A packed position with the squares of two pieces exchanged.
function _swapped(number: _NumberOf, spread: _Spread, index: bigint, a: number, b: number, pieces: number): bigint {
  const change = number(index, a, pieces) ^ number(index, b, pieces);
  return index ^ spread(change, a, pieces) ^ spread(change, b, pieces);
}

// The packed position of some pieces, piece 0 first.
function _pack(spread: _Spread, squares: number[]): bigint {
  return _union(squares.map((square, piece) => spread(square, piece, squares.length)));
}

// The squares of a packed position, piece 0 first.
function _unpack(number: _NumberOf, index: bigint, pieces: number): number[] {
  return Array.from({ length: pieces }, (_, piece) => number(index, piece, pieces));
}

type _Flip = (index: bigint, pieces: number) => bigint;

// The least of an index and its images.
function _canonical(flips: _Flip[], index: bigint, pieces: number): bigint {
  const images = flips.map((flip) => flip(index, pieces));
  return images.reduce((least, image) => least <= image ? least : image, index);
}

// A packed position mapped piece by piece.
function _image(number: _NumberOf, image: _OfSquare, spread: _Spread, index: bigint, pieces: number): bigint {
  let mapped = 0n;
  for (let piece = 0; piece < pieces; piece++) {
    mapped |= spread(image(number(index, piece, pieces)), piece, pieces);
  }
  return mapped;
}

// The union of what groups of bits become.
function _fromTables(tables: bigint[][], bits: number, set: bigint): bigint {
  return _union(tables.map((table, group) => {
    return table[Number(BigInt.asUintN(bits, set >> BigInt(bits * group)))]!;
  }));
}
