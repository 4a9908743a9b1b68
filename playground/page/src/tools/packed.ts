/** Packed positions and their flips. */

import { el } from "../dom";
import { type Page, type Part, choice, field, when } from "../page";
import type { Written } from "../questions";

export function packed(page: Page): Part {
  const { state } = page;
  const most = () => state.layout?.most[state.get("width") === "128" ? 1 : 0] ?? 1;
  const pieces = field(page, "pieces", "Pieces", { inputmode: "numeric", size: "4" });
  const controls = [
    pieces,
    choice(page, "width", "Word", () => [["64", "64 bits"], ["128", "128 bits"]]),
    choice(page, "turn", "Flip", () => [["", "none"], ...(state.layout?.symmetries ?? [])]),
    field(page, "position", "Position: squares, or a word with 0x", { size: "30" }),
  ];
  const out = el("dl", { class: "facts" });
  const note = el("p", { class: "note", role: "status" });
  const element = el("div", {}, el("div", { class: "row" }, ...controls.map((it) => it.element)), note, out);
  const rows = (title: string, { hex, decimal, binary, squares }: Written) =>
    [["squares", squares], ["hexadecimal", hex], ["decimal", decimal], ["binary", binary]].flatMap(([name, value]) => [
      el("dt", {}, `${title}, ${name}`),
      el("dd", {}, el("code", {}, value!)),
    ]);
  const show = () => {
    controls.forEach((control) => control.show());
    const count = Math.min(Number(state.get("pieces")) || 1, 128);
    const position = state.get("position") || (state.layout?.squares ?? []).slice(0, Math.min(count, most())).join(" ");
    const question = { document: state.chosen, position, width: Number(state.get("width")), pieces: count, flip: state.get("turn") };
    when(
      page.quick.ask("packed", question),
      ([before, after]) => {
        note.textContent = `A word of ${state.get("width")} bits holds ${most()} squares of this layout.`;
        out.replaceChildren(...rows("Position", before), ...(state.get("turn") ? rows(state.get("turn"), after) : []));
      },
      (message) => {
        note.textContent = message;
        out.replaceChildren();
      },
    );
  };
  return { element, show };
}
