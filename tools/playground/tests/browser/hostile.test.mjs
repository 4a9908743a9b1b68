// Ten thousand mutated descriptions through the page's entry point, in the browser's engine: no trap, none that takes
// longer than a second, and bounded memory.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { skip, start } from "./support.mjs";

const CASES = Number(process.env.CASES ?? 10_000);
/** The longest time for a description, in milliseconds. */
const LONGEST = Number(process.env.LONGEST ?? 1000);
/** The most memory of the compiler, in bytes. */
const MEMORY = 512 << 20;
/** The number of descriptions that are tried between two looks at the clock of this side. */
const BATCH = 250;

const root = fileURLToPath(new URL("../../../..", import.meta.url));

let it;
before(async () => {
  if (!skip) it = await start();
});
after(() => it?.close());

/** The descriptions that are mutated; every other one is correct. */
function corpus() {
  return [read(["layouts", "tools/playground/examples"]), read(["codegen/tests/refused"])];
}

function read(folders) {
  const files = folders.flatMap((folder) => readdirSync(`${root}/${folder}`).map((name) => `${root}/${folder}/${name}`));
  return files.filter((file) => file.endsWith(".layout")).map((file) => readFileSync(file, "utf8"));
}

test("mutated descriptions do no harm", { skip, timeout: 3_600_000 }, async () => {
  const page = await it.open();
  await page.evaluate(startCompiler);
  const texts = corpus();
  let slowest = 0;
  let memory = 0;
  let right = 0;
  for (let first = 0; first < CASES; first += BATCH) {
    const batch = await page.evaluate(tryAll, { texts, first, count: Math.min(BATCH, CASES - first) });
    assert.equal(batch.broken, undefined, batch.broken);
    assert.ok(batch.slowest <= LONGEST, `${batch.slowest} ms for ${batch.slow}`);
    slowest = Math.max(slowest, batch.slowest);
    memory = Math.max(memory, batch.memory);
    right += batch.right;
    assert.ok(memory <= MEMORY, `${memory} bytes`);
  }
  assert.ok(right > 0 && right < CASES, `${right} of ${CASES} are right`);
  console.log(`# ${CASES} descriptions, ${right} of them right; the slowest took ${slowest.toFixed(0)} ms; ${memory >> 20} MB of memory`);
});

/** In the page: its own worker, by the messages that the page sends. */
async function startCompiler() {
  const module = await WebAssembly.compileStreaming(fetch("quadrille_playground_bg.wasm"));
  const worker = new Worker("worker.js", { type: "module" });
  worker.postMessage({ module });
  const ask = (question) =>
    new Promise((resolve, reject) => {
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage({ id: 0, question: JSON.stringify(question), search: false });
    });
  window.check = async (text) => {
    const document = { name: "a.layout", text };
    const { answer, broken, memory } = await ask({ ask: "check", document });
    if (broken) return { broken, memory };
    const right = JSON.parse(answer).Ok?.mistakes.length === 0;
    const drawn = await ask({ ask: "boards", documents: [document], view: { show: "numbers" } });
    return { right, broken: drawn.broken, memory: Math.max(memory, drawn.memory ?? 0) };
  };
  await window.check("");
}

/** In the page: mutates, asks, and measures. */
async function tryAll({ texts, first, count }) {
  let state = (first + 1) * 2654435761;
  const random = (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
  const TOKENS = ["{", "}", "[", "]", "(", ")", ",", ":", "\"", "'", "->", "^", "-1", "0", "63", "64", "128", "255", "256", "99999999999999999999", "rank", "file", "where", "R0", "gNN", "board", "number", "none", "u128", "🙂", "\u202e", "//", "/*", "<b>"];
  /** Puts another word or number in the place of one: most results can be read, and many compiled. */
  const exchange = (text) => {
    const words = [...text.matchAll(/\w+/g)];
    if (!words.length) return text;
    const { index, 0: word } = words[random(words.length)];
    const number = String(random(3) ? random(130) : Number(word) + 1);
    const other = /^\d+$/.test(word) ? number : words[random(words.length)][0];
    return text.slice(0, index) + other + text.slice(index + word.length);
  };
  const mutate = (text) => {
    if (random(2)) return exchange(random(2) ? exchange(text) : text);
    for (let times = 1 + random(4); times > 0; times--) {
      const at = random(text.length + 1);
      const length = random(3) ? random(12) : random(300);
      const piece = text.slice(random(text.length), random(text.length));
      const other = [TOKENS[random(TOKENS.length)], piece.slice(0, 200), String(random(300)), ""][random(4)];
      text = text.slice(0, at) + other + text.slice(at + (random(2) ? length : 0));
    }
    return text;
  };
  const result = { slowest: 0, slow: "", memory: 0, right: 0, broken: undefined };
  for (let number = 0; number < count; number++) {
    const some = texts[number % 2];
    const text = mutate(some[random(some.length)]);
    const started = performance.now();
    const answer = await window.check(text);
    const took = performance.now() - started;
    if (took > result.slowest) Object.assign(result, { slowest: took, slow: text });
    if (answer.broken) return { ...result, broken: `${answer.broken}\n${text}` };
    if (answer.right) result.right++;
    result.memory = Math.max(result.memory, answer.memory);
  }
  return result;
}
