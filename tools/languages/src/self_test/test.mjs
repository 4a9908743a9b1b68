// Makes the calls of `LAYOUT_vectors_ts.txt`, and ends with the first that gives something else.
import { readFileSync } from "node:fs";
import * as layout from "./LAYOUT.js";

const value = (word) => (word.startsWith("0x") ? BigInt(word) : Number(word));

for (const line of readFileSync(new URL("LAYOUT_vectors_ts.txt", import.meta.url), "utf8").trim().split("\n")) {
  const [name, ...words] = line.split(" ");
  const values = words.map(value);
  const expected = values.pop();
  if (layout[name](...values) !== expected) {
    throw new Error(`wrong: ${line}`);
  }
}
