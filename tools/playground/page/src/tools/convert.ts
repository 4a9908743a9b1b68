/** Squares and bitboards in the numbering of the layout beside this one. */

import { Boards } from "../board";
import { el } from "../dom";
import { type Page, type Part, choice, field, when } from "../page";
import type { Text } from "../questions";

export function convert(page: Page): Part {
  const { state, quick } = page;
  const controls = [
    besideChoice(page),
    choice(page, "form", "What", () => [["words", "bitboards"], ["squares", "squares"]]),
    field(page, "text", "Text", { size: "30" }),
  ];
  const place = el("div", { class: "boards" });
  const boards = new Boards(place);
  const note = el("p", { class: "note", role: "status" });
  const out = el("output");
  const element = el(
    "div",
    {},
    el("div", { class: "row" }, ...controls.map((it) => it.element)),
    note,
    el("p", { class: "result" }, "Converted: ", out),
    place,
  );
  const show = () => {
    controls.forEach((control) => control.show());
    const form = state.get("form");
    const to = state.beside;
    out.textContent = "";
    if (!to) {
      note.textContent = "Choose a layout to convert to.";
      place.replaceChildren();
      return;
    }
    const from = state.chosen;
    const text = state.get("text") || (form === "squares" ? (state.layout?.squares[0] ?? "") : "0x1");
    /** A board of each layout, with its own bitboard of the set. */
    const draw = (bitboards?: [string, string]) => {
      const board = (document: Text, at: 0 | 1) => {
        const view = { show: bitboards ? "set" : "numbers", squares: bitboards?.[at], radix: state.get("radix") };
        return quick.ask("boards", { documents: [document], view }, `converted ${at}`);
      };
      const both = Promise.all([board(from, 0), board(to, 1)]);
      when(both, ([one, other]) => boards.show([...one.boards, ...other.boards]), () => place.replaceChildren());
    };
    when(
      quick.ask("convert", { from, to, form, text }),
      (converted) => {
        note.textContent = "";
        out.textContent = converted;
        draw(form === "words" ? [text.startsWith("0x") ? text : `0x${text}`, converted] : undefined);
      },
      (message) => {
        note.textContent = message;
        draw();
      },
    );
  };
  return { element, show };
}

/** The choice of the layout beside this one. */
export function besideChoice(page: Page, label = "Beside") {
  const names = () => page.state.descriptions.filter(({ title }) => !title).map(({ name }) => name);
  return choice(page, "beside", label, () => [["", "no other layout"], ...names()]);
}
