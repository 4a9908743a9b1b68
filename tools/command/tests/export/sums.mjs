// Checks the sums of `sums.txt` over all relevant occupancies, and prints how many there are.

import { readFileSync } from "node:fs";
import * as layout from "./layout.mjs";

let count = 0;
for (const line of readFileSync("sums.txt", "utf8").trim().split("\n")) {
  const [piece, square, mask, expected] = line.split(" ");
  const attacks = layout[`${piece}Attacks`];
  let total = 0n, occupied = 0n;
  do {
    const attacked = attacks(Number(square), occupied);
    total = BigInt.asUintN(64, total * 0x5851f42d4c957f2dn + BigInt.asUintN(64, attacked) + (attacked >> 64n));
    occupied = occupied - BigInt(mask) & BigInt(mask);
  } while (occupied !== 0n);
  if (total !== BigInt(expected)) {
    throw new Error(`${line}: the sum is ${total}`);
  }
  count += 1;
}
console.log(count);
