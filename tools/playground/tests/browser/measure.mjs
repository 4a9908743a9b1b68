// The time that the page takes, and its size: `node tests/browser/measure.mjs`, after `scripts/build`.
import { readFileSync } from "node:fs";
import { brotliCompressSync } from "node:zlib";
import { fileURLToPath } from "node:url";
import { choose, shown, skip, start } from "./support.mjs";

const KEYS = 31;

if (skip) throw new Error(skip);
const it = await start();
const median = (times) => times.sort((a, b) => a - b)[times.length >> 1];

/** From a key to the new board, and to the end of the check, each in milliseconds; medians. */
async function keys(name, show) {
  const page = await it.open();
  await choose(page, name);
  if (show) await page.locator("#board").getByLabel("Show", { exact: true }).selectOption(show);
  await shown(page);
  await page.locator(".cm-content").click();
  await page.evaluate(() => {
    window.times = { board: [], check: [] };
    let pressed = 0;
    addEventListener("keydown", () => (pressed = performance.now()), true);
    const watch = (selector, list) =>
      new MutationObserver(() => {
        if (pressed) window.times[list].push(performance.now() - pressed);
      }).observe(document.querySelector(selector), { childList: true });
    watch("#board .boards", "board");
    watch("#problems", "check");
  });
  await page.keyboard.press("ControlOrMeta+Home");
  await shown(page);
  await page.evaluate(() => (window.times.board.length = window.times.check.length = 0));
  for (let press = 0; press < KEYS; press++) {
    await page.keyboard.press(press % 2 ? "Backspace" : "Enter");
    await shown(page);
  }
  const { board, check } = await page.evaluate(() => window.times);
  await page.context().close();
  return `${name}${show ? `, ${show}` : ""}: board ${median(board).toFixed(0)} ms, everything checked ${median(check).toFixed(0)} ms`;
}

/** From opening the page to the first board, in a new browser context. */
async function first(fragment) {
  const times = [];
  for (let open = 0; open < 7; open++) {
    const context = await it.browser.newContext();
    const page = await context.newPage();
    await page.goto(it.site + fragment);
    await page.waitForSelector("#board svg");
    times.push(await page.evaluate(() => performance.getEntriesByName("drawn")[0].startTime));
    await context.close();
  }
  return `first board${fragment ? ` at ${fragment}` : ""}: ${median(times).toFixed(0)} ms`;
}

console.log(await first(""));
console.log(await first("#layout=w&shared=rook"));
for (const [name, show] of [["first.layout"], ["lerf"], ["w"], ["w", "shared"], ["xiangqi"], ["grand"]]) console.log(await keys(name, show));
for (const file of ["quadrille_playground_bg.wasm", "main.js", "worker.js", "style.css"]) {
  const content = readFileSync(fileURLToPath(new URL(`../../dist/${file}`, import.meta.url)));
  console.log(`${file}: ${content.length.toLocaleString("en")} bytes, ${brotliCompressSync(content).length.toLocaleString("en")} under brotli`);
}
await it.close();
