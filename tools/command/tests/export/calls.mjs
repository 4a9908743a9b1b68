// Makes the calls of `calls.txt`, and prints how many; ends with the first that gives something else.
import { readFileSync } from "node:fs";
import * as layout from "./layout.mjs";

const named = (name) => {
  const square = layout.SQUARES.get(name) ?? layout.NO_SQUARE;
  return (layout.NAMES.get(square) ?? name) === name ? square : -1;
};
const special = {
  named,
  member: (set, index) => layout.squares(set)[index],
  pack: (...squares) => layout.pack(squares),
  pack_u128: (...squares) => layout.packU128(squares),
  unpack: (index, pieces, piece) => layout.unpack(index, pieces)[piece],
  unpack_u128: (index, pieces, piece) => layout.unpackU128(index, pieces)[piece],
};
const read = { n: Number, w: BigInt, s: String };
const value = (text) => read[text[0]](text.slice(1));
const camel = (name) => name.replace(/_([a-z0-9])/g, (_, next) => next.toUpperCase());
let count = 0;
for (const line of readFileSync("calls.txt", "utf8").trim().split("\n")) {
  const [name, ...given] = line.split(/ +/);
  const expected = value(given.pop());
  const result = (special[name] ?? layout[camel(name)])(...given.map(value));
  if ((typeof result === "boolean" ? Number(result) : result) !== expected) {
    console.error(`${line}: it gives ${result.toString(16)}`);
    process.exit(1);
  }
  count++;
}
console.log(count);
