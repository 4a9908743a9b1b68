/** Squares, words and packed positions in the numbering of the layout beside this one. */

import { Boards } from "../board";
import { el } from "../dom";
import { type Page, type Part, choice, field, when } from "../page";

export function convert(page: Page): Part {
  const { state } = page;
  const controls = [
    besideChoice(page),
    choice(page, "form", "What", () => [["words", "bitboards"], ["squares", "squares"], ["packed", "packed positions"]]),
    field(page, "text", "Text", { size: "30" }),
  ];
  const packing = [
    field(page, "pieces", "Pieces", { inputmode: "numeric", size: "4" }),
    choice(page, "width", "Word", () => [["64", "64 bits"], ["128", "128 bits"]]),
  ];
  const place = el("div", { class: "boards" });
  const boards = new Boards(place);
  const note = el("p", { class: "note", role: "status" });
  const out = el("output");
  const all = [...controls, ...packing];
  const element = el(
    "div",
    {},
    el("div", { class: "row" }, ...all.map((it) => it.element)),
    note,
    el("p", { class: "result" }, "Converted: ", out),
    place,
  );
  const show = () => {
    all.forEach((control) => control.show());
    const form = state.get("form");
    packing.forEach((control) => (control.element.hidden = form !== "packed"));
    const to = state.beside;
    out.textContent = "";
    if (!to) {
      note.textContent = "Choose a layout to convert to.";
      place.replaceChildren();
      return;
    }
    const from = state.chosen;
    const text = state.get("text") || (form === "squares" ? (state.layout?.squares[0] ?? "") : "0x1");
    const numbers = { width: Number(state.get("width")), pieces: Math.min(Number(state.get("pieces")) || 1, 128) };
    when(
      page.quick.ask("convert", { from, to, form, text, ...numbers }),
      (converted) => {
        note.textContent = "";
        out.textContent = converted;
      },
      (message) => (note.textContent = message),
    );
    const draw = (squares: string) => {
      const view = { show: form === "words" && squares ? "set" : "numbers", squares, radix: state.get("radix") };
      when(page.quick.ask("boards", { documents: [from, to], view }, "converted"), (it) => boards.show(it.boards), () => place.replaceChildren());
    };
    if (form !== "words") return draw("");
    when(page.quick.ask("word", { document: from, word: text, operation: "keep" }, "convert word"), (it) => draw(it.word.squares), () => draw(""));
  };
  return { element, show };
}

/** The choice of the layout beside this one. */
export function besideChoice(page: Page, label = "Beside") {
  const names = () => page.state.descriptions.filter(({ title }) => !title).map(({ name }) => name);
  return choice(page, "beside", label, () => [["", "no other layout"], ...names()]);
}
