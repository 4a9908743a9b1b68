/** The costs of functions and tables, with reasons; beside another layout. */

import { el, terminal } from "../dom";
import { type Page, type Part, field, when } from "../page";
import { besideChoice } from "./convert";

/** A text that takes the compiler some time: it is made when it is shown, and not twice. */
export class Slow {
  private asked = "";

  constructor(private readonly out: HTMLElement) {}

  /** Shows the answer of `ask`, unless `key` was asked for before. */
  show(key: string, ask: () => Promise<string>): void {
    if (this.asked === key) return;
    this.asked = key;
    this.out.classList.add("stale");
    const done = (text: string, isGood: boolean) => {
      this.out.classList.remove("stale");
      this.out.classList.toggle("note", !isGood);
      this.out.replaceChildren(terminal(text));
    };
    const answer = ask();
    answer.catch(() => {
      if (this.asked === key) this.asked = "";
    });
    when(answer, (text) => done(text, true), (message) => done(message, false));
  }
}

export function explain(page: Page): Part {
  const item = field(page, "item", "Only this function, table or piece", { size: "20" });
  const square = field(page, "keyed", "The key of this piece on the square", { size: "6" });
  const out = el("pre", { class: "text", tabindex: "0", "aria-label": "Costs" });
  const text = new Slow(out);
  const element = el("div", {}, el("div", { class: "row" }, item.element, square.element), out);
  const show = () => {
    item.show();
    square.show();
    const question = {
      document: page.state.chosen,
      item: page.state.get("item"),
      square: page.state.get("keyed"),
    };
    text.show(JSON.stringify(question), () => page.slow.ask("explain", question));
  };
  return { element, show };
}

export function compare(page: Page): Part {
  const beside = besideChoice(page);
  const out = el("pre", { class: "text", tabindex: "0", "aria-label": "Comparison" });
  const text = new Slow(out);
  const element = el("div", {}, el("div", { class: "row" }, beside.element), out);
  const show = () => {
    beside.show();
    const other = page.state.beside;
    if (!other) {
      out.replaceChildren("Choose a layout to compare with.");
      return;
    }
    const question = { documents: [page.state.chosen, other] };
    text.show(JSON.stringify(question), () => page.slow.ask("compare", question));
  };
  return { element, show };
}
