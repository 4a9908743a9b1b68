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

// True for whole numbers from 0 to `last`, as arguments have to be.
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

// The first `count` numbers, from 0 on.
function _numbers(count: number): number[] {
  return Array.from({ length: count }, (_, number) => number);
}

type _OfSet = (set: bigint) => bigint;

// A set, and the squares that it reaches by steps, each from those that the last step added.
function _flood(step: _OfSet, set: bigint): bigint {
  let reached = 0n;
  for (let added = set; added !== 0n; added = step(added) & ~reached) {
    reached |= added;
  }
  return reached;
}

// True if a set has at most `most` squares.
function _hasAtMost(set: bigint, most: number): boolean {
  return _bitCount(set) <= most;
}

// The lesser of two words.
function _least(a: bigint, b: bigint): bigint {
  return a <= b ? a : b;
}

// The number of king steps between two squares.
function _distance(fileA: number, fileB: number, rankA: number, rankB: number): number {
  return Math.max(Math.abs(fileA - fileB), Math.abs(rankA - rankB));
}

// A file or a rank that is `by` from another of `count`, which wrap. A `by` of 32 bits may be in two's complement.
function _around(at: number, by: number, count: number): number {
  return (at + (by | 0) % count + count) % count;
}

// The number of king steps where edges wrap; `turnFiles` and `turnRanks` are the lengths of a way around.
function _distanceAround(fileA: number, fileB: number, rankA: number, rankB: number, turnFiles: number, turnRanks: number): number {
  const files = Math.abs(fileA - fileB);
  const ranks = Math.abs(rankA - rankB);
  return Math.max(Math.min(files, turnFiles - files), Math.min(ranks, turnRanks - ranks));
}

// The halves of a word added, the upper one rotated up.
function _folded(word: bigint, by: number): bigint {
  return BigInt.asUintN(64, word) + _rotateLeft(word >> 64n, by, 64);
}

// The product of relevant squares with a magic, shifted down.
function _key(word: bigint, magic: bigint, shift: number): number {
  return Number(BigInt.asUintN(64, word * magic) >> BigInt(shift));
}

type _Key = [mask: bigint, magic: bigint];

// Split magics: the squares attacked along one line, which has a set for each key.
function _splitAttacks([mask, magic]: _Key, sets: bigint[], shift: number, occupancy: bigint): bigint {
  return sets[_key(_folded(occupancy & mask, 0), magic, shift)]!;
}

type _RotatedKey = [mask: bigint, magic: bigint, rotation: number];

// Split magics: the squares attacked along one line; the upper half of a wide word is rotated up.
function _splitAttacksRotated([mask, magic, rotation]: _RotatedKey, sets: bigint[], shift: number, occupancy: bigint): bigint {
  return sets[_key(_folded(occupancy & mask, rotation), magic, shift)]!;
}

type _OverlappedKey = [mask: bigint, magic: bigint, offset: number];

// Split magics of all lines at once: the sets of a square lie among those of others.
function _overlappedAttacks([mask, magic, offset]: _OverlappedKey, sets: bigint[], shift: number, occupancy: bigint): bigint {
  return sets[offset + _key(occupancy & mask, magic, shift)]!;
}

type _Magic = [mask: bigint, magic: bigint, offset: number, sets: number, shift: number];

// The index of the byte of an occupancy.
function _magicKey([mask, magic, offset, , shift]: _Magic, occupancy: bigint): number {
  return offset + _key(_folded(occupancy & mask, 0), magic, shift);
}

type _MagicWithPattern = [mask: bigint, pattern: bigint, magic: bigint, offset: number, sets: number, shift: number, rotation: number];

// The index of the byte of an occupancy: a pattern complements bits, and the word is rotated up.
function _magicKeyWithPattern64([mask, pattern, magic, offset, , shift, rotation]: _MagicWithPattern, occupancy: bigint): number {
  return offset + _key(_rotateLeft(occupancy & mask ^ pattern, rotation, 64), magic, shift);
}

// The index of the byte of an occupancy of a wide word: a pattern complements bits, and the upper half is rotated up.
function _magicKeyWithPattern128([mask, pattern, magic, offset, , shift, rotation]: _MagicWithPattern, occupancy: bigint): number {
  return offset + _key(_folded(occupancy & mask ^ pattern, rotation), magic, shift);
}

// Magics: a key leads to a byte, and that to a set.
function _magicAttacks(key: number, first: number, index: number[], sets: bigint[]): bigint {
  return sets[first + index[key]!]!;
}

// Magics whose bytes name two sets, each by half of the byte and along half of the lines.
function _magicAttacksPerLine(key: number, lists: number, index: number[], sets: bigint[]): bigint {
  const named = index[key]!;
  const first = lists & 2047;
  return sets[first + (named & 15)]! | sets[first + (lists >> 11) + (named >> 4)]!;
}

// The squares behind the first blockers, up to the next ones: `names` has by key the set without the first blockers.
function _magicHopsPast(key: number, first: number, index: number[], names: number[], sets: bigint[]): bigint {
  return sets[first + index[key]!]! ^ sets[first + names[key]!]!;
}

// The squares right behind the first blockers: `names` has by set the set whose rays are a square longer.
function _magicHopsNext(key: number, first: number, index: number[], names: number[], sets: bigint[]): bigint {
  const nearest = first + index[key]!;
  return sets[nearest]! ^ sets[first + names[nearest]!]!;
}

// Obstruction difference: the squares from the nearest occupied one below on a line to the nearest above.
function _differenceAttacks(mask: bigint, square: number, occupancy: bigint): bigint {
  const occupied = occupancy & mask;
  const above = occupied & -_bit(square);
  const below = occupied & _bit(square) - 1n | 1n;
  return (above ^ above - 1n) & -_bit(_highest(below)) & mask;
}

// Obstruction difference along lines that a swap of bytes reverses, for which C has a quicker way.
function _differenceAttacksSwapped(mask: bigint, square: number, occupancy: bigint): bigint {
  return _differenceAttacks(mask, square, occupancy);
}

// The attacks along the line in the square's byte.
function _attacksInByte(rows: number[][], square: number, occupancy: bigint): bigint {
  const byte = square & ~7;
  const betweenEnds = Number(occupancy >> BigInt(byte + 1) & 63n);
  return BigInt(rows[square & 7]![betweenEnds]!) << BigInt(byte);
}

// The classical approach: the ray in a direction, less the rays behind its blockers.
function _classicalAttacks(rays: bigint[], directions: number, direction: number, square: number, occupancy: bigint): bigint {
  const ray = rays[square * directions + direction]!;
  return ray & ~_union(squares(ray & occupancy).map((blocker) => rays[blocker * directions + direction]!));
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

// The occupancy for a second look-up, by which a hopper goes on behind its hurdles: without those that the first one met.
function _past(met: bigint, occupancy: bigint, hurdles: bigint): bigint {
  return occupancy ^ met & occupancy & hurdles;
}

// The occupancy for a second look-up, by which a hopper stops right behind its hurdles: all squares that the first one did
// not reach, and pieces that are no hurdles.
function _next(met: bigint, occupancy: bigint, hurdles: bigint): bigint {
  return ~met | occupancy & ~hurdles;
}

// The targets of a lame leaper along one path; no squares if the path is blocked.
function _lame(path: bigint, targets: bigint, occupancy: bigint): bigint {
  return (path & occupancy) === 0n ? targets : 0n;
}

// The key of a lame leaper's squares, which lie in a window around it.
function _lameKey(window: bigint, mask: bigint, magic: bigint, shift: number): number {
  return _key(window & mask, magic, shift);
}

// A set with every number greater by `up`, or less by `down`; numbers may leave the word.
function _moved(set: bigint, up: number, down: number): bigint {
  return set << BigInt(up) >> BigInt(down);
}

// The images of all squares of a set: each number n becomes `numbers[n]`.
function _renumbered(set: bigint, numbers: number[]): bigint {
  return _union(squares(set).map((square) => _bit(numbers[square]!)));
}

// The union of the images of those groups of bits that `used` has.
function _byTables(tables: bigint[], used: number, bits: number, word: bigint): bigint {
  const value = (group: number) => Number(word >> BigInt(group * bits) & (1n << BigInt(bits)) - 1n);
  return _union(squares(BigInt(used >>> 0)).map((group) => tables[(group << bits) + value(group)]!));
}

// The images of all squares of a set: each number n becomes `n ^ by`.
function _exchanged(set: bigint, by: number): bigint {
  return _union(squares(set).map((square) => _bit(square ^ by)));
}

// The images of all squares of a set: each number n becomes `last - n`.
function _reversed(set: bigint, last: number): bigint {
  return _union(squares(set).map((square) => _bit(last - square)));
}

// A set, and the empty squares that are reached from it in one direction: by one step, then by two and four at once.
function _fill(set: bigint, empty: bigint, up: number, down: number, entered: bigint, rounds: number): bigint {
  let free = empty & entered;
  for (let round = 0; round < rounds; round++) {
    set |= free & _moved(set, up << round, down << round);
    free &= _moved(free, up << round, down << round);
  }
  return set;
}

// The squares that pieces on a set attack in one direction: the set is filled, and goes a step further.
function _raysOfSet(set: bigint, empty: bigint, up: number, down: number, entered: bigint, rounds: number): bigint {
  return entered & _moved(_fill(set, empty, up, down, entered, rounds), up, down);
}

// A set, and the empty squares on the rays from it up to the first occupied ones; `back` has the opposite rays.
function _fillAlongRays(rays: bigint[], back: bigint[], set: bigint, empty: bigint): bigint {
  return set | _union(squares(set).map((square) => {
    let ray = rays[square]!;
    for (let met = ray & ~empty; met !== 0n; met = ray & ~empty) {
      ray &= back[_lowest(met)]!;
    }
    return ray;
  }));
}

type _Walk = [begin: bigint, within: bigint, ends: bigint, step: number, path: number, passed: number, range: number, landing: number, isNear: number];

// The squares that a walk reaches. `steps` has, by row and number, the square that a step leads to, which is the same one
// if there is none. Lines end before they get back.
function _walked(walk: _Walk, steps: number[], numbers: number, square: number, occupancy: bigint, hurdles: bigint): bigint {
  const [begin, within, ends, step, path, passed, range, landing, isNear] = walk;
  let left = within & ~_bit(square);
  let at = square;
  for (let row = path; row < path + passed; row++) {
    at = steps[row * numbers + square]!;
    if ((left & ~occupancy & _bit(at)) === 0n) {
      return 0n;
    }
  }
  left &= ~_bit(at);
  let reached = 0n;
  let isOver = landing === 0;
  for (let count = (begin & _bit(square)) === 0n ? range : 0; count < range; count++) {
    const to = steps[step * numbers + at]!;
    if (to === at || (left & _bit(to)) === 0n) {
      break;
    }
    at = to;
    const isOccupied = (occupancy & _bit(at)) !== 0n;
    if (isOver) {
      reached |= _bit(at);
      if (isOccupied || landing === 2) {
        break;
      }
    } else if (isOccupied) {
      if ((hurdles & _bit(at)) === 0n) {
        break;
      }
      isOver = true;
    } else if (isNear !== 0) {
      break;
    }
  }
  return reached & ends;
}

// The number of squares of a set before one of them; 255 if it is none of them.
function _rankInSet(set: bigint, square: number): number {
  return (set & _bit(square)) === 0n ? 255 : _bitCount(set & _bit(square) - 1n);
}

// The number of a pair, or `count`: the sum of the first number of both men, which depends on whose square is later, of the
// offset of the attacker's square, and of the stride times the rank of the victim's square among those attacked.
function _pairNumber(count: number, later: number, earlier: number, from: number, to: number, offset: number, rank: number, stride: number): number {
  const number = (to <= from ? later : earlier) + offset + rank * stride;
  return rank === 255 ? count : Math.min(count, number >>> 0);
}

// The number of a couple by the triangle of both men's slots; `count` if they do not stand near each other.
function _coupleNumber(count: number, first: number, one: number, other: number, isNear: boolean): number {
  const high = Math.max(one, other);
  return isNear && high !== 65535 ? first + high * (high - 1) / 2 + Math.min(one, other) : count;
}

// The slot of a man on a square; 65535 if he cannot stand there, or forms no couples.
function _slotInCouples(slots: number[], row: number, square: number): number {
  return row === 1 << 28 ? 65535 : slots[row + square]!;
}

type _Spread = (number: number, piece: number, pieces: number) => bigint;

type _NumberOf = (index: bigint, piece: number, pieces: number) => number;

// The packed position of some pieces, piece 0 first.
function _pack(spread: _Spread, squares: number[]): bigint {
  return _union(squares.map((square, piece) => spread(square, piece, squares.length)));
}

// The squares of a packed position, piece 0 first.
function _unpack(number: _NumberOf, index: bigint, pieces: number): number[] {
  return Array.from({ length: pieces }, (_, piece) => number(index, piece, pieces));
}
