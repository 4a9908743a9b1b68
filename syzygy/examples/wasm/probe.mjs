// Probes a position by the tables of a folder: `node probe.mjs MODULE FOLDER FEN`. Prints, for the side to move, the result
// from -2 (a loss) to 2 (a win), and the plies until the fifty-move counter is reset.
import { readFile, readdir } from "node:fs/promises";
import { join } from "node:path";

const [module, folder, fen] = process.argv.slice(2);
const { instance } = await WebAssembly.instantiate(await readFile(module));
const { memory, buffer, add, probe_wdl, probe_dtz } = instance.exports;

function hand_over(...parts) {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  let at = buffer(length);
  for (const part of parts) {
    new Uint8Array(memory.buffer).set(part, at);
    at += part.length;
  }
}

const text = new TextEncoder();
for (const name of (await readdir(folder)).filter((name) => /\.rtb[wz]$/.test(name)).sort()) {
  hand_over(text.encode(name + "\n"), await readFile(join(folder, name)));
  if (!add()) console.error(`${name}: no table`);
}
hand_over(text.encode(fen));
console.log(probe_wdl(), probe_dtz());
