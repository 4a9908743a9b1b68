/** The problems of a description: all at one glance, and in full on request. */

import { el, terminal } from "./dom";
import type { Editor } from "./editor";
import type { Mistake } from "./questions";

export class Problems {
  private readonly reports = el("pre", { class: "text" });
  /** It stays open while mistakes are mended. */
  private readonly folded = el("details", {}, el("summary", {}, "As quadrille check prints them"), this.reports);

  constructor(
    private readonly parent: HTMLElement,
    private readonly editor: Editor,
  ) {}

  /** Says something that is no mistake. */
  say(...lines: string[]): void {
    this.parent.replaceChildren(...lines.map((line) => el("p", {}, line)));
  }

  /** Lists mistakes, a line for each that leads to its tokens, or says that there are none. */
  show(mistakes: Mistake[], ...otherwise: string[]): void {
    this.editor.underline(mistakes);
    this.parent.classList.toggle("good", !mistakes.length);
    if (!mistakes.length) return this.say(...otherwise);
    this.reports.replaceChildren(...mistakes.map(({ report }) => terminal(report)));
    const count = mistakes.length === 1 ? "1 mistake" : `${mistakes.length} mistakes`;
    const lines = mistakes.map((mistake) => el("li", {}, this.one(mistake)));
    this.parent.replaceChildren(el("h2", {}, count), el("ul", {}, ...lines), this.folded);
  }

  private one({ from, message, help }: Mistake): HTMLElement {
    const place = el("span", { class: "note" }, `line ${this.editor.line(from)}: `);
    return el(
      "button",
      { type: "button", class: "mistake", onclick: () => this.editor.go(from) },
      place,
      message,
      help && el("span", { class: "help" }, `: ${help}`),
    );
  }
}
