/** The page: a description on the left, its board on the right, and tools below. */

import { Boards, png } from "./board";
import { copier, el, labelled, save, terminal } from "./dom";
import { Editor } from "./editor";
import { Dropped, Engine } from "./engine";
import { type Control, type Page, type Part, choice, field, said, when } from "./page";
import type { Boards as Drawn, Checked, Description, Facts, Mistake, Problem, Square } from "./questions";
import { State } from "./state";
import { code } from "./tools/code";
import { compare, explain } from "./tools/costs";
import { besideChoice, convert } from "./tools/convert";
import { index } from "./tools/index";
import { packed } from "./tools/packed";
import { search } from "./tools/search";
import { words } from "./tools/words";

/** Where the project is. */
const REPOSITORY = "https://github.com/quadrille/quadrille";
/** The name of a description that was typed. */
const OWN = "mine.layout";

const place = (id: string) => document.getElementById(id)!;
const state = new State();
const quick = new Engine();
const slow = new Engine();
const page: Page = { state, quick, slow, changed, describe };

/** The last drawing, to be saved. */
let drawn: Drawn | undefined;

// The description.

const editor = new Editor(place("editor"), typed, (text, at) => quick.ask("complete", { text, at }).catch(() => null));
const problems = place("problems");

function typed(): void {
  document.getElementById("broken-link")?.remove();
  state.document = { ...state.document, text: editor.text };
  const known = state.descriptions.find(({ name }) => name === state.document.name);
  if (known && known.text !== state.document.text) state.document.name = OWN;
  picker.value = "";
  read();
}

function describe(name: string, text: string): void {
  state.document = { name, text, layout: 0 };
  editor.replace(text);
  read();
}

/** Reads what is described: the board is there before all is checked. */
function read(): void {
  const { version } = editor;
  const document = state.document;
  performance.mark("read");
  when(
    quick.ask("read", { document }),
    (facts: Facts[]) => {
      state.facts = facts;
      place("board").classList.remove("stale");
      show();
    },
    (message, problem) => {
      place("board").classList.add("stale");
      if (version === editor.version) complain(problem.mistakes, message);
      link();
    },
  );
  when(
    slow.ask("check", { document }),
    ({ mistakes, summary, verified, is_empty }: Checked) => {
      if (version !== editor.version) return;
      if (is_empty) complain(mistakes, "nothing is described here");
      else complain(mistakes, `no mistakes in ${summary}`, ...verified);
    },
    (message) => complain([], message),
  );
}

/** Shows mistakes at their tokens, and below as `quadrille check` prints them. */
function complain(mistakes: Mistake[], ...otherwise: string[]): void {
  editor.underline(mistakes);
  problems.classList.toggle("good", !mistakes.length);
  if (!mistakes.length) {
    problems.replaceChildren(...otherwise.map((line) => el("p", {}, line)));
    return;
  }
  const one = (mistake: Mistake) =>
    el("button", { type: "button", class: "mistake", onclick: () => editor.go(mistake.from) }, el("pre", {}, terminal(mistake.report)));
  problems.replaceChildren(...mistakes.map(one));
}

// The bar above.

const picker = el("select", { "aria-label": "Standard layouts and examples" });
picker.onchange = () => {
  const chosen = state.descriptions.find(({ name }) => name === picker.value);
  if (!chosen) return;
  const { show: seen, tab } = { show: state.get("show"), tab: state.get("tab") };
  state.load([]);
  if (seen === "names") state.set("show", seen);
  state.set("tab", tab);
  describe(chosen.name, chosen.text);
};

const share = copier("Copy link", () => location.href);

function bar(): void {
  const group = (label: string, all: Description[]) => {
    const option = ({ name, title }: Description) => el("option", { value: name }, title || name);
    return el("optgroup", { label }, ...all.map(option));
  };
  const examples = state.descriptions.filter(({ title }) => title);
  const standard = state.descriptions.filter(({ title }) => !title);
  picker.replaceChildren(
    el("option", { value: "" }, "Open a layout or an example …"),
    group("Examples", examples),
    group("Standard layouts", standard),
  );
  place("bar").append(picker, share, el("a", { href: `${REPOSITORY}#readme` }, "Quadrille on GitHub"));
  place("footer").append(
    "Everything runs in this page: nothing is sent anywhere. ",
    el("a", { href: "https://docs.rs/quadrille/latest/quadrille/language/index.html" }, "The description language"),
    " · ",
    el("a", { href: "https://docs.rs/quadrille/latest/quadrille/guide/index.html" }, "Guide"),
    " · ",
    el("a", { href: "https://crates.io/crates/quadrille-cli" }, "The command"),
    " · MIT or Apache-2.0",
  );
}

// The board.

const layout = () => state.layout;
const controls: Record<string, Control> = {
  which: choice(page, "which", "Layout", () => state.facts.map(({ name }, at): [string, string] => [String(at), name])),
  show: choice(page, "show", "Show", () => [
    ["numbers", "numbers"],
    ["names", "names"],
    ...(layout()?.has_groups ? [["groups", "groups of bits"] as [string, string]] : []),
    ["fields", "fields of the number"],
    ...(layout()?.riders.length ? [["shared", "squares that share an index"] as [string, string]] : []),
    ["piece", "attacks and moves"],
    ["set", "a set of squares"],
    ...(layout()?.symmetries.length ? [["flip", "a flip"] as [string, string]] : []),
    ["step", "a step"],
    ...(layout()?.regions.length ? [["region", "a region"] as [string, string]] : []),
  ]),
  shared: choice(page, "shared", "Piece", () => layout()?.riders ?? []),
  region: choice(page, "region", "Region", () => layout()?.regions ?? []),
  piece: choice(page, "piece", "Piece", () => layout()?.pieces ?? []),
  color: choice(page, "color", "Colour", () => ["white", "black"]),
  flip: choice(page, "flip", "Flip", () => [
    ...(state.get("show") === "set" ? [["", "none"] as [string, string]] : []),
    ...(layout()?.symmetries ?? []),
    ...(state.get("show") === "flip" ? (layout()?.turns ?? []) : []),
  ]),
  step: choice(page, "step", "Step", () => layout()?.directions ?? []),
  set: field(page, "set", "Squares", { size: "24" }),
  occupied: field(page, "occupied", "Occupied", { size: "20" }),
  radix: choice(page, "radix", "Numbers", () => ["decimal", "octal", "hex"]),
  beside: besideChoice(page),
};

/** Which controls belong to what is shown. */
const OF: Record<string, string[]> = {
  shared: ["shared"],
  region: ["region"],
  piece: ["piece", "color", "occupied"],
  set: ["set", "flip"],
  flip: ["flip"],
  step: ["step"],
};

const placesOccupants = el("input", { type: "checkbox", id: "occupants" });
const mode = labelled("Click places occupants", placesOccupants);
const hint = el("p", { class: "hint" });
const pictures = el("div", { class: "boards" });
const boards = new Boards(pictures, pressed, (square) => square.role.includes("occupied") || state.get("set").split(" ").includes(square.name));
const saveSvg = el("button", { type: "button" }, "SVG");
const savePng = el("button", { type: "button" }, "PNG");

function boardPanel(): void {
  saveSvg.onclick = () => drawn && save(`${stem()}.svg`, drawn.svg, "image/svg+xml");
  savePng.onclick = async () => drawn && save(`${stem()}.png`, await png(drawn.svg), "image/png");
  const row = el("div", { class: "row" }, ...Object.values(controls).map(({ element }) => element), mode);
  const saved = el("div", { class: "row saved" }, el("span", {}, "Save the picture:"), saveSvg, savePng);
  place("board").append(row, pictures, hint, saved);
}

const stem = () => state.document.name.replace(/\.\w+$/, "") || "board";

function pressed(square: Square, other: boolean): void {
  const toggle = (name: string) => {
    const all = state.get(name).split(/[ ,]+/).filter(Boolean);
    const rest = all.filter((known) => known !== square.name);
    state.set(name, (rest.length < all.length ? rest : [...all, square.name]).join(" "));
  };
  if (state.get("show") === "piece") {
    if (other !== placesOccupants.checked) toggle("occupied");
    else state.set("from", square.name);
  } else {
    // Whatever was shown, a click begins a set.
    state.set("show", state.get("show") === "numbers" || state.get("show") === "names" ? "piece" : state.get("show"));
    if (state.get("show") === "piece") state.set("from", square.name);
    else if (state.get("show") === "set") toggle("set");
  }
  changed();
}

const HINTS: Record<string, string> = {
  piece: "Click a square for the piece; shift-click, right-click or the key O puts or takes occupants. Arrow keys go from square to square.",
  set: "Click squares into the set and out of it.",
  numbers: "Click a square for the attacks of a piece.",
  names: "Click a square for the attacks of a piece.",
};

function draw(): void {
  const show = state.get("show");
  for (const [name, control] of Object.entries(controls)) {
    const isOf = Object.values(OF).flat().includes(name);
    control.element.hidden = isOf && !(OF[show] ?? []).includes(name);
    if (!control.element.hidden) control.show();
  }
  controls.which!.element.hidden = state.facts.length < 2;
  mode.hidden = show !== "piece";
  hint.textContent = HINTS[show] ?? "";
  const beside = state.beside;
  const documents = beside ? [state.chosen, beside] : [state.chosen];
  // What is solved for a picture takes its time.
  const engine = show === "shared" ? slow : quick;
  pictures.classList.add("stale");
  when(
    engine.ask("boards", { documents, view: state.view }, "board"),
    (answer) => {
      drawn = answer;
      pictures.classList.remove("stale");
      boards.show(answer.boards);
      performance.mark("drawn");
    },
    (message) => {
      drawn = undefined;
      pictures.classList.remove("stale");
      boards.fail(message);
    },
  );
}

// The tools below.

const TOOLS: [string, string, (page: Page) => Part][] = [
  ["words", "Words", words],
  ["packed", "Packed", packed],
  ["index", "Index", index],
  ["convert", "Convert", convert],
  ["explain", "Costs", explain],
  ["compare", "Compare", compare],
  ["code", "Code", code],
  ["search", "Search", search],
];
const parts = new Map<string, Part>();
const tabs = new Map<string, HTMLButtonElement>();

function toolsPanel(): void {
  const list = el("div", { role: "tablist", "aria-label": "Tools" });
  place("tools").append(list);
  for (const [name, label, make] of TOOLS) {
    const part = make(page);
    const tab = el("button", { type: "button", role: "tab", id: `tab-${name}`, "aria-controls": `panel-${name}` }, label);
    tab.onclick = () => open(name);
    tab.onkeydown = (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by) return;
      const at = (TOOLS.findIndex(([known]) => known === name) + by + TOOLS.length) % TOOLS.length;
      open(TOOLS[at]![0]);
      tabs.get(TOOLS[at]![0])!.focus();
    };
    Object.assign(part.element, { id: `panel-${name}` });
    part.element.setAttribute("role", "tabpanel");
    part.element.setAttribute("aria-labelledby", `tab-${name}`);
    parts.set(name, part);
    tabs.set(name, tab);
    list.append(tab);
    place("tools").append(part.element);
  }
}

function open(name: string): void {
  state.set("tab", name);
  changed();
}

function showTool(): void {
  const name = parts.has(state.get("tab")) ? state.get("tab") : "words";
  for (const [known, part] of parts) {
    part.element.hidden = known !== name;
    tabs.get(known)!.setAttribute("aria-selected", String(known === name));
    tabs.get(known)!.tabIndex = known === name ? 0 : -1;
  }
  if (state.facts.length) parts.get(name)!.show();
}

// Everything.

function changed(): void {
  show();
}

function show(): void {
  draw();
  showTool();
  link();
}

/** The address says what is seen. */
function link(): void {
  const question = { site: location.href.split("#")[0]!, document: state.document, settings: state.said() };
  when(
    quick.ask("link", question),
    (address) => {
      if (address !== location.href) history.replaceState(null, "", address);
    },
    () => {},
  );
}

/** Goes where the address leads. */
async function follow(): Promise<void> {
  try {
    const followed = await quick.ask("follow", { address: location.href });
    if (followed) {
      state.load(followed.settings);
      describe(followed.name || OWN, followed.text);
      return;
    }
  } catch (error) {
    if (error instanceof Dropped) return;
    const why = said((error as { problem: Problem }).problem ?? { message: String(error), mistakes: [] });
    // Beside the first description's mistakes, until something is typed.
    problems.before(el("p", { id: "broken-link", role: "alert" }, why));
  }
  const first = state.descriptions.find(({ title }) => title)!;
  state.set("show", "piece");
  describe(first.name, first.text);
}

/** A bar while something takes longer than a moment, and the button that stops it. */
function progress(): void {
  const stop = el("button", { type: "button" }, "Stop");
  const text = el("span");
  const box = el("div", { id: "progress", role: "status", hidden: true }, el("progress", { "aria-label": "Compiling" }), text, stop);
  document.body.append(box);
  stop.onclick = () => {
    for (const engine of [quick, slow]) if (engine.busy > 0) engine.stop();
    problems.replaceChildren(el("p", {}, "Stopped. Type to go on."));
  };
  setInterval(() => {
    const busy = Math.max(quick.busy, slow.busy);
    box.hidden = busy < 400;
    text.textContent = ` ${slow.searches ? "searching" : "compiling"}, ${(busy / 1000).toFixed(1)} s `;
  }, 200);
}

/** Says whether everything is answered, for tests and for whoever drives the page. */
function idle(): void {
  const isIdle = !quick.works && !slow.works && state.facts.length + problems.childElementCount > 0;
  document.documentElement.dataset.idle = isIdle ? "yes" : "no";
}

async function main(): Promise<void> {
  quick.onchange = slow.onchange = () => {
    document.documentElement.dataset.idle = "no";
    // After what the answer made of the page.
    setTimeout(idle);
  };
  boardPanel();
  toolsPanel();
  progress();
  state.descriptions = await quick.ask("descriptions", {});
  bar();
  await follow();
  addEventListener("hashchange", () => void follow());
}

void main();
