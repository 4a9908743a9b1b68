/** A calculator of words: all forms of a word and its board are kept equal. */

import { Boards } from "../board";
import { el, labelled } from "../dom";
import { type Control, type Page, type Part, choice, field, when } from "../page";
import type { Calculated, Square, Written } from "../questions";

const TWO = ["and", "or", "xor"];

export function words(page: Page): Part {
  const { state } = page;
  const note = el("p", { class: "note", role: "status" });
  const first = new Operand(page, "word", "A");
  const second = new Operand(page, "other", "B");
  const operation = choice(page, "operation", "Operation", () => [
    ["keep", "A"],
    ["and", "A and B"],
    ["or", "A or B"],
    ["xor", "A xor B"],
    ["not", "not A"],
    ["left", "A << bits"],
    ["right", "A >> bits"],
    ...(state.layout?.symmetries ?? []).map((name): [string, string] => [name, `${name} of A`]),
    ...(state.layout?.directions ?? []).map((name): [string, string] => [name, `A a step ${name.replace("_", "-")}`]),
  ]);
  const bits = field(page, "bits", "bits", { inputmode: "numeric", size: "4" });
  const result = new Result();
  const controls: Control[] = [operation, bits];
  const element = el(
    "div",
    {},
    el("p", { class: "hint" }, "Type a number (0x, 0b or decimal) or squares into any field, or click squares."),
    el("div", { class: "row" }, ...controls.map((control) => control.element)),
    note,
    el("div", { class: "operands" }, first.element, second.element, result.element),
  );
  const show = () => {
    controls.forEach((control) => control.show());
    const kind = state.get("operation");
    bits.element.hidden = kind !== "left" && kind !== "right";
    second.element.hidden = !TWO.includes(kind);
    result.element.hidden = kind === "keep";
    const question = {
      document: state.chosen,
      word: state.get("word"),
      other: state.get("other"),
      operation: kind,
      bits: Math.min(Number(state.get("bits")) || 0, 1000),
    };
    const answered = ({ word, other, result: it }: Calculated) => {
      note.textContent = "";
      first.show(word);
      if (other) second.show(other);
      result.show(it);
      draw([[first.boards, word], ...(other ? [[second.boards, other] as [Boards, Written]] : []), [result.boards, it]]);
    };
    when(page.quick.ask("word", question), answered, (message) => (note.textContent = message));
  };
  const draw = (all: [Boards, Written][]) => {
    for (const [place, [boards, { squares }]] of all.entries()) {
      const question = { documents: [state.chosen], view: { show: "set", of: "", squares } };
      const answer = page.quick.ask("boards", question, `word ${place}`);
      when(answer, ({ boards: drawn }) => boards.show(drawn), () => {});
    }
  };
  return { element, show };
}

const FORMS: [keyof Written, string][] = [
  ["hex", "hexadecimal"],
  ["decimal", "decimal"],
  ["binary", "binary"],
  ["squares", "squares"],
];

/** The forms of a word. */
class Result {
  readonly element: HTMLElement;
  readonly boards: Boards;
  protected readonly inputs: Record<string, HTMLInputElement> = {};
  private readonly strays = el("p", { class: "note" });

  constructor(title = "Result", press?: (square: Square) => void) {
    const place = el("div", { class: "boards small" });
    this.boards = new Boards(place, press, (square) => square.role === "attacked");
    const forms = FORMS.map(([form, name]) => {
      const input = el("input", { type: "text", autocomplete: "off", spellcheck: "false", readonly: !press });
      this.inputs[form] = input;
      return labelled(name, input);
    });
    const fields = el("div", { class: "forms" }, el("h2", {}, title), ...forms, this.strays);
    this.element = el("div", { class: "operand", role: "group", "aria-label": title }, fields, place);
  }

  show(word: Written): void {
    for (const [form] of FORMS) {
      const input = this.inputs[form]!;
      if (input !== document.activeElement) input.value = word[form];
    }
    this.strays.textContent = word.strays && `${word.strays} has bits that are no squares`;
  }
}

/** A word that can be changed in any form. */
class Operand extends Result {
  constructor(page: Page, name: string, title: string) {
    let squares: string[] = [];
    const set = (value: string) => {
      page.state.set(name, value);
      page.changed();
    };
    super(title, (square) => {
      const rest = squares.filter((known) => known !== square.name);
      set((rest.length < squares.length ? rest : [...rest, square.name]).join(" ") || "0");
    });
    const shown = this.show.bind(this);
    this.show = (word) => {
      squares = word.squares.split(" ").filter(Boolean);
      shown(word);
    };
    for (const input of Object.values(this.inputs)) input.oninput = () => set(input.value);
  }
}
