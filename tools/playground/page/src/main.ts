/** The page: a description on the left, its board on the right, and tools below. */

import { Address } from "./address";
import { Boards, png } from "./board";
import { copier, el, labelled, save } from "./dom";
import { Editor } from "./editor";
import { Engine } from "./engine";
import { Examples, type Settings } from "./examples";
import { type Control, type Page, type Part, choice, field, when } from "./page";
import { Problems } from "./problems";
import type { Boards as Drawn, Checked, Description, Facts, Square } from "./questions";
import { OWN, State } from "./state";
import { code } from "./tools/code";
import { compare, explain } from "./tools/costs";
import { besideChoice, convert } from "./tools/convert";
import { index } from "./tools/index";
import { search } from "./tools/search";
import { use } from "./tools/use";

/** The address of the project. */
const REPOSITORY = "https://github.com/quadrille/quadrille";

const place = (id: string) => document.getElementById(id)!;
const state = new State();
const quick = new Engine();
const slow = new Engine();
const page: Page = { state, quick, slow, changed, describe };
const address = new Address(page);

// The description.

/** The first description, unless the address leads to another. */
const first = location.hash.length > 1 ? "" : place("first-description").textContent!;
place("first-description").remove();
const editor = new Editor(place("editor"), typed);
editor.replace(first);
const problems = new Problems(place("problems"), editor);

function typed(): void {
  address.leave();
  state.document = { ...state.document, text: editor.text };
  const known = state.descriptions.find(({ name }) => name === state.document.name);
  if (known && known.text !== state.document.text) state.document.name = OWN;
  examples?.clear();
  read();
}

function describe(name: string, text: string): void {
  state.document = { name, text, layout: 0 };
  editor.replace(text);
  read();
}

/** Reads the description: the board appears before everything is checked. */
function read(): void {
  const { version } = editor;
  const document = state.document;
  performance.mark("read");
  when(
    quick.ask("read", { document }),
    (facts: Facts[]) => {
      state.facts = facts;
      state.good = document;
      tellLastGood(false);
      show();
    },
    (message, problem) => {
      tellLastGood(true);
      if (version === editor.version) problems.show(problem.mistakes, message);
      address.tell();
    },
  );
  when(
    slow.ask("check", { document }),
    ({ mistakes, summary, verified, is_empty }: Checked) => {
      if (version !== editor.version) return;
      if (is_empty) problems.show(mistakes, "nothing is described here");
      else problems.show(mistakes, `no mistakes in ${summary}`, ...verified);
    },
    (message) => problems.show([], message),
  );
}

// The part above everything.

let examples: Examples | undefined;

/** Opens a description with settings of its own. */
function open({ name, text }: Description, settings: Settings): void {
  address.leave();
  const tab = state.get("tab");
  state.load(settings);
  state.set("tab", tab);
  describe(name, text);
}

const DOCS = "https://docs.rs/quadrille/latest/quadrille";

function header(): void {
  examples = new Examples(place("examples"), page, open);
  const useIt = el("button", { type: "button", class: "primary" }, "Use it");
  useIt.onclick = () => goToTool("use");
  const tools = el("button", { type: "button" }, "Tools");
  tools.onclick = () => goToTool(shownTool());
  const share = copier("Copy link", () => location.href);
  hideUntilRead(useIt, tools);
  place("bar").append(useIt, tools, share, el("a", { href: `${REPOSITORY}#readme` }, "GitHub"));
  place("footer").append(
    "Everything runs in this page: nothing is sent anywhere. ",
    el("a", { href: `${DOCS}/language/index.html` }, "The description language"),
    " · ",
    el("a", { href: `${DOCS}/guide/index.html` }, "Guide"),
    " · ",
    el("a", { href: "https://crates.io/crates/quadrille-cli" }, "The command"),
    " · MIT or Apache-2.0",
  );
}

// The board.

const layout = () => state.layout;
const controls = {
  which: choice(page, "which", "Layout", () => state.facts.map(({ name }, at): [string, string] => [String(at), name])),
  show: choice(page, "show", "Show", () => [
    ["numbers", "numbers"],
    ...(layout()?.has_groups ? [["groups", "groups of bits"] as [string, string]] : []),
    ["fields", "fields of the number"],
    ...(layout()?.riders.length ? [["shared", "squares that share an index"] as [string, string]] : []),
    ["piece", "attacks and moves"],
    ["set", "a set of squares"],
    ...(layout()?.flips.length ? [["flip", "a flip"] as [string, string]] : []),
    ...(layout()?.regions.length ? [["region", "a region"] as [string, string]] : []),
  ]),
  shared: choice(page, "shared", "Piece", () => layout()?.riders ?? []),
  region: choice(page, "region", "Region", () => layout()?.regions ?? []),
  piece: choice(page, "piece", "Piece", () => layout()?.pieces ?? []),
  color: choice(page, "color", "Colour", () => ["white", "black"]),
  flip: choice(page, "flip", "Flip", () => [
    ...(state.get("show") === "set" ? [["", "none"] as [string, string]] : []),
    ...(layout()?.flips ?? []),
  ]),
  set: field(page, "set", "Squares", { size: "24" }),
  occupied: field(page, "occupied", "Occupied", { size: "20" }),
  radix: choice(page, "radix", "Numbers", () => ["decimal", "octal", "hex"]),
  beside: besideChoice(page),
};

/** The controls that belong to each view. */
const OF: Record<string, string[]> = {
  shared: ["shared"],
  region: ["region"],
  piece: ["piece", "color", "occupied"],
  set: ["set", "flip"],
  flip: ["flip"],
};

const placesOccupants = el("input", { type: "checkbox", id: "occupants" });
const mode = labelled("Click places occupants", placesOccupants);
const hint = el("p", { class: "hint" });
/** The name of the board's description, if it is not that of the text in the editor. */
const lastGood = el("p", { class: "trouble", role: "status" });
/** The reason why the requested view is not shown. */
const trouble = el("p", { class: "trouble", role: "status" });
const pictures = el("div", { class: "boards" });
const boards = new Boards(pictures, pressed, (square) => square.role.includes("occupied") || state.get("set").split(" ").includes(square.name));
const saveSvg = el("button", { type: "button", "aria-label": "Save the picture as SVG" }, "SVG");
const savePng = el("button", { type: "button", "aria-label": "Save the picture as PNG" }, "PNG");
/** The last drawing, to be saved, and the text of its description. */
let drawn: (Drawn & { of: string }) | undefined;

function boardPanel(): void {
  saveSvg.onclick = () => drawn && save(`${stem()}.svg`, drawn.svg, "image/svg+xml");
  savePng.onclick = async () => drawn && save(`${stem()}.png`, await png(drawn.svg), "image/png");
  // Controls of the view stand above the board, controls of its style below: a small window shows the board too.
  const { occupied, radix, beside, ...shown } = controls;
  const elements = (of: Record<string, Control>) => Object.values(of).map(({ element }) => element);
  const above = el("div", { class: "row" }, ...elements(shown));
  const below = el("div", { class: "row" }, mode, ...elements({ occupied, radix, beside }));
  const saved = el("div", { class: "row" }, el("span", {}, "Save the picture:"), saveSvg, savePng);
  const controlled = [above, hint, below, saved];
  const firstBoard = place("first-board");
  if (first) pictures.append(...firstBoard.children);
  firstBoard.remove();
  place("board").append(lastGood, above, trouble, pictures, hint, below, saved);
  hideUntilRead(place("tools"), ...controlled);
}

/** Controls that the compiler answers, while there is nothing that it has read. */
const unanswered: HTMLElement[] = [];

function hideUntilRead(...elements: HTMLElement[]): void {
  unanswered.push(...elements);
  for (const element of elements) element.hidden = true;
}

function tellLastGood(hasMistakes: boolean): void {
  place("board").classList.toggle("stale", hasMistakes);
  const last = layout();
  const which = last ? `This is still ${last.name}, the last board without any.` : "There is no board yet.";
  lastGood.textContent = hasMistakes ? `The description has mistakes. ${which}` : "";
}

const stem = () => state.good.name.replace(/\.\w+$/, "") || "board";

function pressed(square: Square, other: boolean): void {
  const toggle = (name: string) => {
    const said = state.get(name).split(/[ ,]+/).filter(Boolean);
    // A bitboard that was typed gives way to the names of its squares.
    const role = name === "set" ? "attacked" : "occupied";
    const seen = drawn?.boards[0]?.squares.filter((it) => it.role.includes(role)).map((it) => it.name);
    const all = said.some((it) => it.startsWith("0x")) ? (seen ?? []) : said;
    const rest = all.filter((known) => known !== square.name);
    state.set(name, (rest.length < all.length ? rest : [...all, square.name]).join(" "));
  };
  if (state.get("show") === "piece") {
    if (other !== placesOccupants.checked) toggle("occupied");
    else state.set("from", square.name);
  } else {
    // A click begins a set, whatever was shown.
    if (state.get("show") === "numbers") state.set("show", "piece");
    if (state.get("show") === "piece") state.set("from", square.name);
    else if (state.get("show") === "set") toggle("set");
  }
  changed();
}

const HINTS: Record<string, string> = {
  piece: "Click a square for the piece; shift-click, right-click or the key O puts or takes occupants. Arrow keys go from square to square.",
  set: "Click squares into the set and out of it, or type it: squares, or a bitboard with 0x.",
  numbers: "Click a square for the attacks of a piece.",
};

function draw(): void {
  if (!state.facts.length) return;
  for (const element of unanswered.splice(0)) element.hidden = false;
  const show = state.get("show");
  for (const [name, control] of Object.entries<Control>(controls)) {
    const isOf = Object.values(OF).flat().includes(name);
    control.element.hidden = isOf && !(OF[show] ?? []).includes(name);
    if (!control.element.hidden) control.show();
  }
  controls.which.element.hidden = state.facts.length < 2;
  mode.hidden = show !== "piece";
  hint.textContent = HINTS[show] ?? "";
  const beside = state.beside;
  const documents = beside ? [state.chosen, beside] : [state.chosen];
  // Pictures that need a solution take their time.
  const engine = show === "shared" ? slow : quick;
  const { text } = state.good;
  const shown = (answer: Drawn) => {
    drawn = { ...answer, of: text };
    pictures.classList.remove("stale");
    boards.show(answer.boards);
    performance.mark("drawn");
  };
  pictures.classList.add("stale");
  when(
    engine.ask("boards", { documents, view: state.view }, "board"),
    (answer) => {
      trouble.textContent = "";
      shown(answer);
    },
    (message) => {
      trouble.textContent = message;
      // A picture of this description stays. If there was none, the numbers are shown.
      if (drawn?.of === text) return;
      const view = { show: "numbers", radix: state.get("radix") };
      when(quick.ask("boards", { documents, view }, "board"), shown, () => {});
    },
  );
}

// The tools below.

const TOOLS: [string, string, (page: Page) => Part][] = [
  ["use", "Use it", use],
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
    tab.onclick = () => openTool(name);
    tab.onkeydown = (event) => {
      const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!by) return;
      const at = (TOOLS.findIndex(([known]) => known === name) + by + TOOLS.length) % TOOLS.length;
      openTool(TOOLS[at]![0]);
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

function openTool(name: string): void {
  state.set("tab", name);
  changed();
}

/** Opens a tool, and goes there. */
function goToTool(name: string): void {
  openTool(name);
  tabs.get(name)!.focus({ preventScroll: true });
  place("tools").scrollIntoView();
}

const shownTool = () => (parts.has(state.get("tab")) ? state.get("tab") : "index");

function showTool(): void {
  const name = shownTool();
  for (const [known, part] of parts) {
    part.element.hidden = known !== name;
    tabs.get(known)!.setAttribute("aria-selected", String(known === name));
    tabs.get(known)!.tabIndex = known === name ? 0 : -1;
  }
  if (state.facts.length) parts.get(name)!.show();
}

// Everything.

function changed(): void {
  address.leave();
  show();
}

function show(): void {
  draw();
  showTool();
  address.tell();
}

/** A bar while something takes longer than a moment, and the button that stops it. */
function progress(): void {
  const stop = el("button", { type: "button" }, "Stop");
  const text = el("span");
  const box = el("div", { id: "progress", role: "status", hidden: true }, el("progress", { "aria-label": "Compiling" }), text, stop);
  document.body.append(box);
  stop.onclick = () => {
    for (const engine of [quick, slow]) if (engine.busy > 0) engine.stop();
    problems.say("Stopped. Type to go on.");
  };
  setInterval(() => {
    const busy = Math.max(quick.busy, slow.busy);
    box.hidden = busy < 400;
    text.textContent = ` ${slow.searches ? "searching" : "compiling"}, ${(busy / 1000).toFixed(1)} s `;
  }, 200);
}

/** Says whether everything is answered, for tests and for whoever drives the page. */
function idle(): void {
  const isIdle = !quick.works && !slow.works && state.facts.length + place("problems").childElementCount > 0;
  document.documentElement.dataset.idle = isIdle ? "yes" : "no";
  if (isIdle) examples?.paint();
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
  header();
  address.follow();
  addEventListener("hashchange", () => address.follow());
}

void main();
