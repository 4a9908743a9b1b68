function highest(word: bigint): number {
  return word.toString(2).length - 1;
}

function lowest(word: bigint): number {
  return (word & -word).toString(2).length - 1;
}

function bitCount(word: bigint): number {
  return word.toString(2).replace(/0/g, "").length;
}

function rotateLeft(word: bigint, by: number, width: number): bigint {
  const turn = BigInt(by % width);
  return BigInt.asUintN(width, word << turn | word >> (BigInt(width) - turn));
}

function reverseBits(word: bigint, width: number): bigint {
  let reversed = 0n;
  for (let bit = 0; bit < width; bit++) {
    reversed = reversed << 1n | word >> BigInt(bit) & 1n;
  }
  return reversed;
}

function swapBytes(word: bigint, width: number): bigint {
  let swapped = 0n;
  for (let bit = 0; bit < width; bit += 8) {
    swapped = swapped << 8n | word >> BigInt(bit) & 0xffn;
  }
  return swapped;
}

// Numbers are from 0 on, and whole: whatever else is given is no such number.
function isUpTo(number: number, last: number): boolean {
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
