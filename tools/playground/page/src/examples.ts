/** Descriptions to begin with: six that are shown before they are opened, and a list of all. */

import { thumbnail } from "./board";
import { el } from "./dom";
import { type Page, when } from "./page";
import type { Description, Mistake } from "./questions";
import { State } from "./state";

/** Settings with which a description is opened. */
export type Settings = [string, string][];

/** The examples that are shown, with their views. */
const SEEN: Record<string, Record<string, string>> = {
  "w_explained.layout": { show: "groups" },
  "cannons.layout": { show: "piece", piece: "cannon", from: "b2", occupied: "b7 b9 e2" },
  "hexagons.layout": { show: "piece", piece: "rook", from: "d4" },
  "shogi_pieces.layout": { show: "piece", piece: "dragon", from: "5e" },
  "hopper7x7.layout": { show: "piece", piece: "grasshopper", from: "b2", occupied: "b5 d4 e2" },
  "wrong.layout": {},
};

export class Examples {
  private readonly picker = el("select", { "aria-label": "All examples and standard layouts" });
  private unpainted: (() => void)[];

  constructor(parent: HTMLElement, page: Page, open: (chosen: Description, settings: Settings) => void) {
    const all = page.state.descriptions;
    const seen = Object.entries(SEEN).map(([name, how]) => {
      const example = all.find((known) => known.name === name)!;
      const settings = Object.entries(how);
      const view = el("span", { class: "view" });
      const button = el("button", { type: "button" }, view, example.title.split(":")[0]);
      button.onclick = () => {
        this.clear();
        open(example, settings);
      };
      return { button, paint: () => paint(page, view, example, settings) };
    });
    this.unpainted = seen.map(({ paint }) => paint);
    this.picker.append(
      el("option", { value: "" }, "All examples and layouts …"),
      group("Examples", all.filter(({ title }) => title)),
      group("Standard layouts", all.filter(({ title }) => !title)),
    );
    this.picker.onchange = () => {
      const chosen = all.find(({ name }) => name === this.picker.value);
      if (chosen) open(chosen, []);
    };
    parent.append(el("div", { class: "thumbnails" }, ...seen.map(({ button }) => button)), this.picker);
  }

  /** Draws what is seen; nothing if it is drawn. The first board comes before. */
  paint(): void {
    for (const paint of this.unpainted.splice(0)) paint();
  }

  /** Clears the choice from the list. */
  clear(): void {
    this.picker.value = "";
  }
}

function group(label: string, descriptions: Description[]): HTMLElement {
  return el("optgroup", { label }, ...descriptions.map(({ name, title }) => el("option", { value: name }, title || name)));
}

/** Draws a board, or the errors if the board cannot be drawn. */
function paint(page: Page, view: HTMLElement, { name, text }: Description, settings: Settings): void {
  const seen = new State();
  seen.load(settings);
  const question = { documents: [{ name, text, layout: 0 }], view: seen.view };
  const word = ({ from, to }: Mistake) => el("u", {}, text.slice(from, to));
  when(
    page.slow.ask("boards", question, `example ${name}`),
    ({ boards }) => view.replaceChildren(thumbnail(boards[0]!)),
    (_, { mistakes }) => view.replaceChildren(...mistakes.map(word)),
  );
}
