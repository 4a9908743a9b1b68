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

const root = fileURLToPath(new URL("../../../..", import.meta.url));
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

/** The output of the command. */
function quadrille(...words) {
  const run = command(words);
  assert.equal(run.status, 0, run.stderr);
  return run.stdout;
}

/** The file that a button saves. */
async function saved(button) {
  const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}

/** Opens the page while the compiler is held back; `release` lets it come. */
async function held(fragment = "", options = {}) {
  const context = await it.browser.newContext(options);
  let release;
  const released = new Promise((resolve) => (release = resolve));
  await context.route("**/*.wasm", async (route) => {
    await released;
    await route.continue();
  });
  const early = await context.newPage();
  await early.goto(it.site + fragment, { waitUntil: "domcontentloaded" });
  return { early, release, close: () => context.close() };
}
const isSeen = (page, selector) => page.locator(selector).locator("visible=true").count();

inBrowser("the first board and its description are there before the compiler, and tools when they can answer", async () => {
  const { early, release, close } = await held();
  await early.locator(".cm-content").waitFor();
  assert.match(await early.locator(".cm-content").innerText(), /A first board/);
  const label = await early.locator("#board svg").getAttribute("aria-label");
  assert.equal(await isSeen(early, "#board svg"), 1);
  assert.equal(await isSeen(early, "#tools *, #board select, #board button, #board input"), 0);
  release();
  await shown(early);
  assert.ok((await isSeen(early, "#tools [role=tab]")) > 5);
  assert.ok((await isSeen(early, "#board select")) > 0);
  assert.equal(await early.locator("#board svg").getAttribute("aria-label"), label);
  await close();
});

inBrowser("what is typed before the compiler has come is read when it has", async () => {
  const { early, release, close } = await held();
  await early.locator(".cm-content").click();
  await early.keyboard.press("ControlOrMeta+a");
  await early.keyboard.insertText("struct Own { board: 3 x 3, number: rank * 3 + file }");
  release();
  await shown(early);
  assert.match(await text(early), /struct Own/);
  assert.equal(await early.locator("#board .squares button").count(), 9);
  await close();
});

inBrowser("tools wait for a description without mistakes", async () => {
  const { early, release, close } = await held();
  await early.locator(".cm-content").click();
  await early.keyboard.press("ControlOrMeta+a");
  await early.keyboard.insertText("struct Own { board: 3 x 3, number: rank }");
  release();
  await shown(early);
  assert.equal(await isSeen(early, "#tools, #bar button:text('Tools')"), 0);
  await type(early, "struct Own { board: 3 x 3, number: rank * 3 + file }");
  assert.equal(await isSeen(early, "#tools, #bar button:text('Tools')"), 2);
  await close();
});

inBrowser("a link shows no other board before its own", async () => {
  const { early, release, close } = await held("#layout=w");
  await early.locator(".cm-content").waitFor();
  assert.equal(await isSeen(early, "#board svg"), 0);
  assert.equal((await early.locator(".cm-content").innerText()).trim(), "");
  release();
  await shown(early);
  assert.match(await text(early), /struct W/);
  await close();
});

inBrowser("without scripts the first board and its description are there", async () => {
  const { early, close } = await held("", { javaScriptEnabled: false });
  assert.equal(await isSeen(early, "#board svg"), 1);
  assert.match(await early.locator("#first-description").innerText(), /number: rank \* 8 \+ file/);
  await close();
});

inBrowser("every layout and every example opens without an error", async () => {
  const names = await page.locator("#examples option").evaluateAll((all) => all.map((it) => it.value).filter(Boolean));
  const folders = ["layouts", "tools/playground/examples"].map((folder) => readdirSync(`${root}/${folder}`));
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
  await page.getByText("As quadrille check prints them").click();
  const told = await page.locator("#problems pre").innerText();
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

inBrowser("several mistakes are underlined at once, and all are seen without scrolling", async () => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await choose(page, "wrong.layout");
  assert.equal(await page.getByRole("heading", { name: "4 mistakes" }).count(), 1);
  for (const mistake of await page.locator(".mistake").all()) await inSight(mistake);
  const underlined = await page.locator(".cm-lintRange-error").allInnerTexts();
  assert.deepEqual(underlined, ["nunber", "flip_verticle", "X", "majik"].map((word) => underlined.find((it) => it.includes(word)) ?? word));
  assert.equal(underlined.length, 4);
});

inBrowser("with mistakes the board says that it is the last good one, and answers as before", async () => {
  const lastGood = () => board().getByRole("status").first().innerText();
  assert.equal(await lastGood(), "");
  await choose(page, "shogi");
  await choose(page, "wrong.layout");
  assert.match(await lastGood(), /has mistakes.*still Shogi, the last board without any/);
  await board().locator('[data-square="5e"]').click();
  await shown(page);
  assert.deepEqual(await squares("piece"), ["5e"]);
  await choose(page, "lerf");
  assert.equal(await lastGood(), "");
  await type(page, "struct A {");
  const second = await it.open(new URL(page.url()).hash);
  assert.match(await second.locator("#board").getByRole("status").first().innerText(), /There is no board yet/);
  await second.context().close();
});

inBrowser("long lines of the editor wrap", async () => {
  await type(page, `// ${"words ".repeat(100)}`);
  const [all, seen] = await page.locator(".cm-scroller").evaluate((it) => [it.scrollWidth, it.clientWidth]);
  assert.ok(all <= seen, `${all} of ${seen}`);
});

inBrowser("six examples are seen, and open as they are seen", async () => {
  const examples = page.locator(".thumbnails button");
  await page.locator(".view u").first().waitFor();
  assert.equal(await examples.count(), 6);
  for (const example of await examples.all()) {
    const cells = (svg) => svg.evaluate((it) => [...it.querySelectorAll(".s")].map((cell) => cell.classList[1]).join());
    const isWrong = (await example.locator("u").count()) > 0;
    if (isWrong) assert.deepEqual(await example.locator("u").allInnerTexts(), ["nunber", "flip_verticle", "BX", "majik"]);
    await example.click();
    await shown(page);
    if (isWrong) assert.equal(await page.locator(".mistake").count(), 4);
    else assert.equal(await cells(board().locator("svg")), await cells(example.locator("svg")));
  }
  assert.deepEqual(it.errors, []);
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
  // tools/command/tests/shown/attacks.svg: the same rook.
  assert.deepEqual(await squares("attacked"), ["e6", "e5", "c4", "d4", "f4", "g4", "h4", "e3", "e2", "e1"]);
  const { content } = await saved(page.getByRole("button", { name: "Save the picture as SVG", exact: true }));
  assert.equal(String(content), readFileSync(`${root}/tools/command/tests/shown/attacks.svg`, "utf8"));
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
    ["w", "groups", "", ["--groups"]],
    ["gray", "fields", "", ["--fields"]],
    ["w", "shared", "rook", ["--shared", "rook"]],
    ["xiangqi", "region", "palace", ["--region", "palace"]],
    ["board5x5", "flip", "rotate_90", ["--flip", "rotate_90"]],
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
    const { name, content } = await saved(page.getByRole("button", { name: "Save the picture as SVG", exact: true }));
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
  const { content } = await saved(page.getByRole("button", { name: "Save the picture as SVG", exact: true }));
  assert.equal(String(content), quadrille("show", "lerf", "a8", "--set", "a1 c2", "--flip", "rotate_90", "--svg", "-"));
});

inBrowser("pictures are saved as PNG", async () => {
  const { name, content } = await saved(page.getByRole("button", { name: "Save the picture as PNG", exact: true }));
  assert.equal(name, "first.png");
  assert.equal(content.subarray(1, 4).toString(), "PNG");
});

inBrowser("a set may be typed as a bitboard", async () => {
  await choose(page, "lerf");
  await pick("Show", "set", board());
  await set("Squares", "0x81", board());
  assert.deepEqual(await squares("attacked"), ["a1", "h1"]);
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

inBrowser("words and squares are converted", async () => {
  await choose(page, "lerf");
  await tool("Convert");
  await pick("Beside", "w", tools());
  for (const [form, text] of [["squares", "e4 c6"], ["words", "0xff00"]]) {
    await pick("What", form, tools());
    await set("Text", text);
    const converted = quadrille("convert", "--from", "lerf", "--to", "w", "--as", form, text).trim();
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
  await tool("Index");
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
  const address = quadrille(...words, "--link").trim();
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
  await type(page, `/// ${evil}\nstruct A { board: 2 x 1, number: file, groups: { picture: ["<b> <i>"], bits: "<b> <i>" } }`);
  const address = new URL(page.url()).hash;
  const second = await it.open(address);
  for (const it of [page, second]) {
    assert.equal(await it.evaluate(() => window.hurt), undefined);
    assert.equal(await it.locator("main img, main script, #problems b").count(), 0);
  }
  await second.context().close();
});

inBrowser("a link that cannot be read says so, and stays until something is chosen", async () => {
  for (const [fragment, why] of [
    ["#layout=nosuch", /^Nothing was opened: .*`nosuch`, which is no standard layout/],
    ["#code=____", /^Nothing was opened: the link is broken/],
    ["#lay0ut=w", /^Nothing was opened: the link names no description/],
    ["#layout=w&shared=nosuch&shred=rook", /^The link asks for what is not here: shared=nosuch, shred=rook\.$/],
  ]) {
    const second = await it.open(fragment);
    const said = second.getByRole("alert");
    assert.match(await said.innerText(), why);
    await inSight(said);
    assert.equal(new URL(second.url()).hash, fragment);
    assert.ok((await second.locator("#board .squares button").count()) === 64, fragment);
    await second.locator("#board").getByLabel("Numbers", { exact: true }).selectOption("octal");
    await shown(second);
    assert.equal(await said.innerText(), "");
    assert.match(second.url(), /radix=octal/);
    await second.context().close();
  }
  // A second link does not take away what is there.
  await type(page, "struct Mine { board: 2 x 1, number: file }");
  await page.evaluate(() => (location.hash = "layout=nosuch"));
  await page.getByText("Nothing was opened").waitFor();
  assert.match(await text(page), /struct Mine/);
});

inBrowser("what cannot be read leaves the board, and says why", async () => {
  const message = () => board().getByRole("status").last().innerText();
  await choose(page, "lerf");
  await pick("Show", "set", board());
  await set("Squares", "a1 c2", board());
  await set("Squares", "a1 c2 z9", board());
  assert.match(await message(), /z9/);
  assert.deepEqual(await squares("attacked"), ["c2", "a1"]);
  await set("Squares", "a1", board());
  assert.equal(await message(), "");
  assert.deepEqual(await squares("attacked"), ["a1"]);
  const second = await it.open("#layout=w&set=z9");
  assert.match(await second.locator("#board").getByRole("status").last().innerText(), /z9/);
  assert.equal(await second.locator("#board .squares button").count(), 64);
  await second.context().close();
});

inBrowser("the lines of `Use it` work", async () => {
  const lines = (language) => page.getByLabel(`Lines for ${language}`).textContent();
  const folder = mkdtempSync(`${tmpdir()}/quadrille-`);
  await choose(page, "w");
  await page.getByRole("button", { name: "Use it", exact: true }).click();
  await inSight(page.getByLabel("Lines for cargo"));
  assert.equal(await lines("cargo"), "cargo add quadrille --features w");
  assert.equal(await lines("Rust"), "use quadrille::layouts::W;");
  const python = async () => {
    const [install, exported, run] = (await lines("Python")).trim().split("\n");
    assert.equal(install, "cargo install quadrille-cli");
    const [program, ...words] = exported.split(" ");
    assert.equal(program, "quadrille");
    const output = words.pop();
    assert.equal(command([...words.map((word) => (word.endsWith(".layout") ? `${folder}/${word}` : word)), `${folder}/${output}`]).status, 0);
    return spawnSync("sh", ["-c", run], { cwd: folder, encoding: "utf8" });
  };
  assert.match((await python()).stdout, /'e4': 12/);
  await choose(page, "cannons.layout");
  const { name, content } = await saved(page.getByRole("button", { name: "Save cannons.layout", exact: true }));
  writeFileSync(`${folder}/${name}`, content);
  assert.match((await python()).stdout, /'e4': 40/);
  assert.equal(await lines("cargo"), "cargo add quadrille");
  const rust = await lines("Rust");
  assert.deepEqual([...rust.matchAll(/^pub enum (\w+) \{\}$/gm)].map(([, type]) => type).slice(0, 2), ["Cannon", "Horse"]);
  writeFileSync(`${folder}/lib.rs`, rust);
  const checked = command(["check", `${folder}/lib.rs`]);
  assert.equal(checked.status, 0, checked.stderr);
  assert.match(checked.stdout, /MyXiangqi: 90 squares/);
});

inBrowser("tools are reached from the top", async () => {
  await tool("Costs");
  await page.evaluate(() => scrollTo(0, 0));
  await page.locator("header").getByRole("button", { name: "Tools", exact: true }).click();
  await inSight(page.getByRole("tab", { name: "Costs", exact: true }));
  assert.equal(await page.evaluate(() => document.activeElement.id), "tab-explain");
});

inBrowser("on a phone the board follows the description, which has no empty half", async () => {
  const phone = await it.open("", { viewport: { width: 380, height: 800 }, isMobile: true, hasTouch: true });
  const box = (element) => element.boundingBox();
  const [line, editor] = [await box(phone.locator(".cm-line").last()), await box(phone.locator("#editor"))];
  assert.ok(editor.y + editor.height <= line.y + 2 * line.height, `the text ends at ${line.y}`);
  const { y } = await box(phone.locator("#board .picture"));
  assert.ok(y < 800, `the board begins at ${y}`);
  const tops = await phone.locator("header, #examples, #editor, #problems, #board, #tools, footer").evaluateAll((all) => all.map((it) => it.getBoundingClientRect().top));
  assert.deepEqual(tops, [...tops].sort((a, b) => a - b));
  await phone.context().close();
});

/** Returns whether something is in the window as it is scrolled. */
async function inSight(element) {
  const { y, height } = await element.boundingBox();
  const window = await element.page().evaluate(() => innerHeight);
  assert.ok(y >= 0 && y + height <= window, `from ${y} to ${y + height} of ${window}`);
}

inBrowser("keys alone reach everything, by names that come in the order of the page", async () => {
  const names = [];
  await page.locator("h1").click();
  for (let presses = 0; presses < 45; presses++) {
    await page.keyboard.press("Tab");
    const name = await page.evaluate(() => {
      const it = document.activeElement;
      const label = it.getAttribute("aria-label") || (it.labels?.[0] ?? it).innerText.trim().split("\n").at(-1);
      return it.dataset.square ? "square" : label;
    });
    names.push(name);
  }
  const order = [
    "Use it", "Tools", "Copy link", "GitHub",
    "W", "Xiangqi", "Hexagons", "Shogi", "Hoppers", "A wrong one", "All examples and standard layouts",
    "Description", "Show", "Piece", "Colour", "square", "Click places occupants", "Occupied", "Numbers", "Beside",
    "Save the picture as SVG", "Save the picture as PNG", "Index",
  ];
  assert.deepEqual(names.slice(0, order.length), order);
  await page.locator('#board [data-square="e4"]').focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await shown(page);
  assert.deepEqual(await squares("piece"), ["f4"]);
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("o");
  await shown(page);
  assert.deepEqual(await squares("occupied"), ["f5"]);
  await page.locator("#tab-index").focus();
  await page.keyboard.press("ArrowRight");
  await shown(page);
  assert.ok(await page.locator("#panel-convert").isVisible());
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
    for (const tab of ["use", "index", "convert", "explain", "compare", "code", "search"]) {
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

/** The findings of axe, which runs by the browser's own protocol: the page's policy does not bind that. */
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
