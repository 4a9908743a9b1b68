// The page in a browser, as a reader uses it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { after, before, beforeEach, test } from "node:test";
import { fileURLToPath } from "node:url";
import { mkdtempSync, writeFileSync } from "node:fs";
import { choose, shown, skip, start, text, type } from "./support.mjs";

const root = fileURLToPath(new URL("../../..", import.meta.url));
const shotFolder = process.env.SCREENSHOTS;

let it;
let page;
before(async () => {
  if (!skip) it = await start();
});
after(() => it?.close());
beforeEach(async () => {
  if (skip) return;
  await page?.context().close();
  it.errors.length = 0;
  page = await it.open();
});

/** A test that needs the browser. */
const inBrowser = (name, run) => test(name, { skip, timeout: 300_000 }, run);

const tool = async (name) => {
  await page.getByRole("tab", { name, exact: true }).click();
  await shown(page);
};
const set = async (label, value, within = page) => {
  await within.getByRole("textbox", { name: label, exact: true }).locator("visible=true").first().fill(value);
  await shown(page);
};
const pick = async (label, value, within = page) => {
  await within.getByLabel(label, { exact: true }).locator("visible=true").first().selectOption(value);
  await shown(page);
};
const board = () => page.locator("#board");
const tools = () => page.locator("#tools");
/** The squares of the board whose label ends so. */
const squares = (role) =>
  page.evaluate(
    (role) =>
      [...document.querySelectorAll("#board .squares button")]
        .filter((button) => button.getAttribute("aria-label").split(", ").includes(role))
        .map((button) => button.dataset.square),
    role,
  );

/** Runs the command, which is built if it is not; `QUADRILLE` may name it. */
function command(words, options = {}) {
  const [program, before] = process.env.QUADRILLE
    ? [process.env.QUADRILLE, []]
    : ["cargo", ["run", "--quiet", "-p", "quadrille-cli", "--"]];
  return spawnSync(program, [...before, ...words], { cwd: root, encoding: "utf8", maxBuffer: 1 << 28, ...options });
}

/** What the command prints. */
function quadrille(...words) {
  const run = command(words);
  assert.equal(run.status, 0, run.stderr);
  return run.stdout;
}

/** What a button saves. */
async function saved(button) {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}

inBrowser("every layout and every example opens without an error", async () => {
  const names = await page.locator("header option").evaluateAll((all) => all.map((it) => it.value).filter(Boolean));
  const folders = ["layouts", "playground/examples"].map((folder) => readdirSync(`${root}/${folder}`));
  const files = folders.flat().filter((file) => file.endsWith(".layout"));
  assert.equal(names.length, files.length);
  for (const name of names) {
    await choose(page, name);
    const problems = await page.locator("#problems").innerText();
    if (name === "wrong.layout") {
      assert.equal(await page.locator(".mistake").count(), 4, problems);
      continue;
    }
    assert.match(problems, /^no mistakes in layout/, `${name}: ${problems}`);
    assert.ok((await page.locator("#board .squares button").count()) >= 25, name);
  }
  assert.deepEqual(it.errors, []);
});

inBrowser("a mistake is underlined at its token, and gone when it is mended", async () => {
  const right = "struct A {\n    board: 4 x 4,\n    number: rank * 4 + file,\n}";
  await type(page, right.replace("number", "nunber"));
  const underlined = await page.locator(".cm-lintRange-error").allInnerTexts();
  assert.deepEqual(underlined, ["nunber"]);
  const told = await page.locator("#problems").innerText();
  const folder = mkdtempSync(`${tmpdir()}/quadrille-`);
  writeFileSync(`${folder}/mine.layout`, right.replace("number", "nunber"));
  const run = command(["check", `${folder}/mine.layout`]);
  assert.equal(told.trim(), run.stderr.replaceAll(`${folder}/`, "").trim());
  await page.locator(".mistake").click();
  await page.keyboard.press("Control+ArrowRight");
  await page.keyboard.press("Control+Backspace");
  await page.keyboard.type("number");
  await page.keyboard.press("Escape");
  await shown(page);
  assert.equal(await page.locator(".cm-lintRange-error").count(), 0, await text(page));
  assert.match(await page.locator("#problems").innerText(), /^no mistakes in layout A\s+A: 16 squares, /);
});

inBrowser("several mistakes are underlined at once", async () => {
  await choose(page, "wrong.layout");
  const underlined = await page.locator(".cm-lintRange-error").allInnerTexts();
  assert.deepEqual(underlined, ["nunber", "flip_verticle", "X", "majik"].map((word) => underlined.find((it) => it.includes(word)) ?? word));
  assert.equal(underlined.length, 4);
});

inBrowser("words of the language are offered with their meanings", async () => {
  await type(page, "struct A {\n    board: 8 x 8,\n    number: rank * 8 + file,\n    symmetry: { ");
  await page.keyboard.type("flip_h");
  const offer = page.locator(".cm-tooltip-autocomplete li");
  await offer.first().waitFor();
  assert.match(await offer.first().innerText(), /flip_horizontal.*Files mirrored/s);
  await page.waitForTimeout(200);
  await page.keyboard.press("Enter");
  assert.match(await text(page), /symmetry: \{ flip_horizontal/);
});

inBrowser("a clicked square shows the attacks that the tests of Rust know", async () => {
  await choose(page, "lerf");
  await pick("Show", "piece", board());
  await board().locator('[data-square="e4"]').click();
  await shown(page);
  for (const square of ["e6", "c4"]) {
    await board().locator(`[data-square="${square}"]`).click({ modifiers: ["Shift"] });
    await shown(page);
  }
  // cli/tests/shown/attacks.svg: the same rook.
  assert.deepEqual(await squares("attacked"), ["e6", "e5", "c4", "d4", "f4", "g4", "h4", "e3", "e2", "e1"]);
  const { content } = await saved(page.getByRole("button", { name: "SVG", exact: true }));
  assert.equal(String(content), readFileSync(`${root}/cli/tests/shown/attacks.svg`, "utf8"));
});

inBrowser("both colours, and what a piece enters without capturing", async () => {
  await choose(page, "lerf");
  await pick("Show", "piece", board());
  await pick("Piece", "pawn", board());
  await board().locator('[data-square="e4"]').click();
  await shown(page);
  assert.deepEqual([await squares("attacked"), await squares("entered")], [["d5", "f5"], ["e5"]]);
  await pick("Colour", "black", board());
  assert.deepEqual([await squares("attacked"), await squares("entered")], [["d3", "f3"], ["e3"]]);
});

inBrowser("everything that `quadrille show` draws is drawn, byte for byte", async () => {
  for (const [layout, show, of, words] of [
    ["w", "numbers", "", []],
    ["w", "names", "", ["--names"]],
    ["w", "groups", "", ["--groups"]],
    ["gray", "fields", "", ["--fields"]],
    ["w", "shared", "rook", ["--shared", "rook"]],
    ["xiangqi", "region", "palace", ["--region", "palace"]],
    ["board5x5", "flip", "rotate_90", ["--flip", "rotate_90"]],
    ["ring", "step", "north_east", ["--step", "north_east"]],
    ["glinski", "piece", "queen", ["--piece", "queen"]],
    ["glinski", "flip", "rotate_60", ["--flip", "rotate_60"]],
  ]) {
    await choose(page, layout);
    await pick("Show", show, board());
    if (of) {
      const control = board().locator("select:visible").nth(1);
      await control.selectOption(of);
      await shown(page);
    }
    const { name, content } = await saved(page.getByRole("button", { name: "SVG", exact: true }));
    assert.equal(name, `${layout}.svg`);
    assert.equal(String(content), quadrille("show", layout, ...words, "--svg", "-"), `${layout} ${show}`);
  }
});

inBrowser("a set before and after a flip, and beside another layout", async () => {
  await choose(page, "lerf");
  await pick("Show", "set", board());
  for (const square of ["a1", "c2"]) {
    await board().locator(`[data-square="${square}"]`).first().click();
    await shown(page);
  }
  await pick("Flip", "rotate_90", board());
  const legend = () => board().locator("svg .l").allInnerTexts();
  const texts = async () => (await board().locator("svg").evaluateAll((all) => all.map((it) => it.textContent))).join(" ");
  assert.match(await texts(), /set: 0x0000000000000401.*set: 0x0102000000000000|set: 0x0000000000000401.*0x01000200/s, String(await legend()));
  await pick("Beside", "a8", board());
  assert.equal(await board().locator(".picture").count(), 4);
  const { content } = await saved(page.getByRole("button", { name: "SVG", exact: true }));
  assert.equal(String(content), quadrille("show", "lerf", "a8", "--set", "a1 c2", "--flip", "rotate_90", "--svg", "-"));
});

inBrowser("pictures are saved as PNG", async () => {
  const { name, content } = await saved(page.getByRole("button", { name: "PNG", exact: true }));
  assert.equal(name, "first.png");
  assert.equal(content.subarray(1, 4).toString(), "PNG");
});

inBrowser("all forms of a word are kept equal", async () => {
  await choose(page, "lerf");
  const first = tools().locator(".operand").first();
  await set("squares", "a1 h1", first);
  assert.equal(await first.getByRole("textbox", { name: "hexadecimal", exact: true }).inputValue(), "0x0000000000000081");
  await set("decimal", "65280", first);
  assert.equal(await first.getByRole("textbox", { name: "squares", exact: true }).inputValue(), "a2 b2 c2 d2 e2 f2 g2 h2");
  await first.locator('[data-square="a1"]').click();
  await shown(page);
  assert.equal(await first.getByRole("textbox", { name: "hexadecimal", exact: true }).inputValue(), "0x000000000000ff01");
  assert.match(await first.getByRole("textbox", { name: "binary", exact: true }).inputValue(), /1111111100000001$/);
  const result = tools().locator(".operand").last();
  for (const [operation, hex] of [
    ["not", "0xffffffffffff00fe"],
    ["flip_vertical", "0x01ff000000000000"],
    ["north", "0x0000000000ff0100"],
    ["left", "0x0000000000ff0100"],
    ["right", "0x00000000000000ff"],
  ]) {
    await pick("Operation", operation, tools());
    assert.equal(await result.getByRole("textbox", { name: "hexadecimal", exact: true }).inputValue(), hex, operation);
  }
  const second = tools().locator(".operand").nth(1);
  for (const [operation, hex] of [["and", "0x0000000000000101"], ["or", "0x010101010101ff01"], ["xor", "0x010101010101fe00"]]) {
    await pick("Operation", operation, tools());
    await set("squares", "a1 a2 a3 a4 a5 a6 a7 a8", second);
    assert.equal(await result.getByRole("textbox", { name: "hexadecimal", exact: true }).inputValue(), hex, operation);
  }
});

inBrowser("positions are packed and flipped", async () => {
  await choose(page, "lerf");
  await tool("Packed");
  await set("Position: squares, or a word with 0x", "e4 c6");
  await pick("Flip", "flip_vertical", tools());
  const out = await tools().locator("dl:visible").innerText();
  assert.match(out, /0x0000000000000ad4/);
  assert.match(out, /e5 c3/);
});

inBrowser("positions of a material have indexes, both ways", async () => {
  await choose(page, "lerf");
  await tool("Index");
  await set("Squares of the men, or an index", "c2 d4 e5");
  const index = quadrille("index", "KRvK", "encode", "c2 d4 e5").trim();
  const facts = () => tools().locator("dl:visible dd").allInnerTexts();
  assert.equal((await facts())[1], index);
  await set("Squares of the men, or an index", "1000");
  assert.equal((await facts())[2], quadrille("index", "KRvK", "decode", "1000").trim());
  const how = await tools().locator("pre:visible").innerText();
  assert.equal(how.trim(), quadrille("index", "KRvK", "explain").trim());
});

inBrowser("words, squares and packed positions are converted", async () => {
  await choose(page, "lerf");
  await tool("Convert");
  await pick("Beside", "w", tools());
  for (const [form, text, more] of [["squares", "e4 c6", []], ["words", "0xff00", []], ["packed", "0xad4", ["--pieces", "2"]]]) {
    await pick("What", form, tools());
    await set("Text", text);
    const converted = quadrille("convert", "--from", "lerf", "--to", "w", "--as", form, ...more, text).trim();
    assert.equal(await tools().locator("output").innerText(), converted);
  }
});

inBrowser("costs are explained and compared", async () => {
  await choose(page, "w");
  await tool("Costs");
  const pre = () => tools().locator("pre:visible").evaluate((it) => it.textContent);
  assert.equal(await pre(), quadrille("explain", "w"));
  await set("Only this function, table or piece", "rook");
  assert.equal(await pre(), quadrille("explain", "w", "rook"));
  await tool("Compare");
  await pick("Beside", "lerf", tools());
  assert.equal(await pre(), quadrille("compare", "w", "lerf"));
});

inBrowser("files are those of the command, byte for byte", async () => {
  for (const layout of ["lerf", "w"]) {
    await choose(page, layout);
    await tool("Code");
    for (const [language, words] of [
      ["expanded", ["expand", layout]],
      ["c", ["export", layout, "--to", "c"]],
      ["python", ["export", layout, "--to", "python"]],
      ["typescript", ["export", layout, "--to", "typescript"]],
      ["json", ["export", layout, "--to", "json"]],
      ["layout", ["export", layout, "--to", "layout"]],
      ["schema", ["export", "--schema"]],
    ]) {
      await pick("Language", language, tools());
      const { content } = await saved(tools().getByRole("button", { name: "Save", exact: true }));
      assert.ok(String(content) === quadrille(...words), `${layout} as ${language}`);
    }
    await pick("Language", "c", tools());
    await pick("Sliders", "pext", tools());
    const { name, content } = await saved(tools().getByRole("button", { name: "Save", exact: true }));
    assert.equal(name, `${layout}.h`);
    assert.ok(String(content) === quadrille("export", layout, "--sliders", "pext", "--to", "c"), "pext");
    await pick("Language", "expanded", tools());
    await set("Only this item", "flip_vertical");
    const item = await saved(tools().getByRole("button", { name: "Save", exact: true }));
    assert.equal(String(item.content), quadrille("expand", layout, "flip_vertical"));
    await set("Only this item", "");
  }
});

inBrowser("a search writes what it finds into the description, and can be stopped", async () => {
  await type(page, "pub struct Odd {\n    board: 8 x 8,\n    number: rank * 8 + (file ^ rank),\n    pieces: { rook: R },\n}\n");
  await tool("Search");
  await pick("Search for", "flips", tools());
  await page.getByLabel("Steps of each search").fill("100000000");
  await tools().getByRole("button", { name: "Search", exact: true }).click();
  // The page answers meanwhile.
  await page.locator("#progress").waitFor({ state: "visible" });
  await page.locator('#board [data-square="d4"]').click();
  await page.waitForFunction(() => document.querySelector("#board svg").textContent.includes("attacks of a rook on d4"));
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await page.getByText("Stopped.", { exact: true }).waitFor();
  await pick("Search for", "magics", tools());
  await tools().getByRole("button", { name: "Search", exact: true }).click();
  await page.getByText("Done.", { exact: true }).waitFor({ timeout: 120_000 });
  await shown(page);
  assert.match(await text(page), /magics: \{/);
  assert.match(await page.locator("#problems").innerText(), /^no mistakes in layout Odd\s/);
});

inBrowser("a link opens the same in a second window", async () => {
  await choose(page, "xiangqi");
  await type(page, (await text(page)).replace("Xiangqi", "Mine"));
  await pick("Show", "piece", board());
  await pick("Piece", "cannon", board());
  await board().locator('[data-square="b2"]').click();
  await set("Occupied", "b7 b9 e2", board());
  await pick("Numbers", "hex", board());
  await tool("Packed");
  const state = async (page) => [
    page.url(),
    await text(page),
    await page.locator("#board svg").evaluate((it) => it.outerHTML),
    await page.locator("#tools dl:visible").innerText(),
  ];
  const here = await state(page);
  const second = await it.open(new URL(page.url()).hash);
  assert.deepEqual(await state(second), here);
  await second.context().close();
});

inBrowser("a link of the command opens what the command shows", async () => {
  const words = ["show", "w", "--piece", "rook", "--from", "e4", "--occupied", "e6,c4", "--radix", "octal"];
  const address = quadrille(...words, "--link", "--site", it.site).trim();
  const second = await it.open(new URL(address).hash);
  const drawn = await second.locator("#board svg").evaluate((it) => it.textContent.replace(/\s+/g, ""));
  const svg = quadrille(...words, "--svg", "-").replace(/<[^>]*>/g, "").replace(/&gt;/g, ">").replace(/\s+/g, "");
  assert.equal(drawn, svg);
  await second.context().close();
});

inBrowser("text of descriptions is never markup", async () => {
  const evil = '<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>';
  await type(page, `/// ${evil}\nstruct A {\n    board: 2 x 1,\n    number: file,\n    names: { files: ["<b>", "b"] },\n    pieces: { ${evil}: R },\n}`);
  await page.locator(".mistake").first().waitFor();
  await type(page, `/// ${evil}\nstruct A { board: 2 x 1, number: file, groups: { picture: ["<b> <i>"], bits: ["<b>", "<i>"] } }`);
  const address = new URL(page.url()).hash;
  const second = await it.open(address);
  for (const it of [page, second]) {
    assert.equal(await it.evaluate(() => window.hurt), undefined);
    assert.equal(await it.locator("main img, main script, #problems b").count(), 0);
  }
  await second.context().close();
});

inBrowser("a broken link is said to be broken", async () => {
  const second = await it.open("#code=____");
  assert.match(await second.locator("#broken-link").innerText(), /the link is broken/);
  assert.match(await second.locator("#problems").innerText(), /no mistakes/);
  await second.context().close();
});

inBrowser("keys alone reach everything", async () => {
  const names = new Set();
  await page.locator("h1").click();
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press("Tab");
    names.add(
      await page.evaluate(() => {
        const it = document.activeElement;
        return it.dataset.square ? "square" : it.getAttribute("aria-label") || it.innerText?.trim() || it.closest("label")?.innerText?.split("\n")[0] || it.tagName;
      }),
    );
  }
  for (const name of ["Standard layouts and examples", "Copy link", "Description", "square", "SVG", "PNG", "Words"]) {
    assert.ok(names.has(name), `${name} is not among ${[...names]}`);
  }
  await page.locator('#board [data-square="e4"]').focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await shown(page);
  assert.deepEqual(await squares("piece"), ["f4"]);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("o");
  await shown(page);
  assert.deepEqual(await squares("occupied"), ["f5"]);
  await page.locator("#tab-words").focus();
  await page.keyboard.press("ArrowRight");
  await shown(page);
  assert.ok(await page.locator("#panel-packed").isVisible());
});

inBrowser("axe finds nothing, light and dark, wide and narrow; screenshots", async () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
  for (const [name, options] of [
    ["light", { colorScheme: "light", viewport: { width: 1400, height: 1000 } }],
    ["dark", { colorScheme: "dark", viewport: { width: 1400, height: 1000 } }],
    ["phone", { colorScheme: "light", viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
    ["phone-dark", { colorScheme: "dark", viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
  ]) {
    const window = await it.open("#layout=w&shared=rook", options);
    for (const tab of ["words", "packed", "index", "convert", "explain", "compare", "code", "search"]) {
      await window.locator(`#tab-${tab}`).click();
      await shown(window);
      assert.deepEqual(await violations(window, axe), [], `${name} ${tab}`);
      if (shotFolder) await window.screenshot({ path: `${shotFolder}/${name}-${tab}.png`, fullPage: true });
    }
    const width = await window.evaluate(() => document.documentElement.scrollWidth);
    assert.ok(width <= options.viewport.width, `${name} is ${width} wide`);
    await window.context().close();
  }
});

/** What axe finds. It is run by the browser's own protocol, which the page's policy does not bind. */
async function violations(window, axe) {
  const session = await window.context().newCDPSession(window);
  await session.send("Runtime.evaluate", { expression: axe });
  const { result } = await session.send("Runtime.evaluate", {
    expression:
      "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).slice(0, 3)}`))",
    awaitPromise: true,
    returnByValue: true,
  });
  return result.value;
}
