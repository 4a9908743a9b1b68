// Makes the calls of `calls.txt`, and prints how many; ends with the first that gives something else.
import { readFileSync } from "node:fs";
import * as layout from "./layout.mjs";

const value = (text) => (text[0] === "w" ? BigInt(text.slice(1)) : Number(text.slice(1)));
const camel = (name) => name.replace(/_([a-z0-9])/g, (_, next) => next.toUpperCase());
let count = 0;
for (const line of readFileSync("calls.txt", "utf8").trim().split("\n")) {
  const [name, ...given] = line.split(" ");
  const expected = value(given.pop());
  const result = layout[camel(name)](...given.map(value));
  if ((typeof result === "boolean" ? Number(result) : result) !== expected) {
    console.error(`${line}: it gives ${result.toString(16)}`);
    process.exit(1);
  }
  count++;
}
console.log(count);
