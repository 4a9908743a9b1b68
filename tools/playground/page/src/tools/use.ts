/** The lines that bring a layout into a program, for cargo, Rust and Python. */

import { copier, el, save } from "../dom";
import type { Page, Part } from "../page";
import type { Text } from "../questions";

/** A standard layout that is on by default: no feature is named. */
const DEFAULT = "lerf";

export function use(page: Page): Part {
  const { state } = page;
  const keep = el("button", { type: "button" });
  keep.onclick = () => save(state.good.name, state.good.text, "text/plain;charset=utf-8");
  const [cargo, rust, python] = [new Lines("cargo"), new Lines("Rust"), new Lines("Python", keep)];
  const element = el("div", {}, cargo.element, rust.element, python.element);
  const show = () => {
    const isStandard = state.isStandard(state.good);
    const feature = isStandard && state.good.name !== DEFAULT ? ` --features ${state.good.name}` : "";
    cargo.show(`cargo add quadrille${feature}`);
    rust.show(isStandard ? `use quadrille::layouts::${state.layout!.name};` : macro(state.good));
    python.show(module(state.good));
    keep.textContent = `Save ${state.good.name}`;
    keep.hidden = isStandard;
  };
  return { element, show };
}

/** The description in `layout!`, and the types of pieces that it leaves to the program. */
function macro({ name, text }: Text): string {
  if (name.endsWith(".rs")) return text;
  const named = text.replace(/\/\/.*/g, "").matchAll(/\bas crate::(\w+)/g);
  const types = new Set([...named].map(([, type]) => `pub enum ${type} {}\n`));
  const lines = text.trimEnd().replace(/^(?=.)/gm, "    ");
  return [...types, types.size ? "\n" : "", `quadrille::layout! {\n${lines}\n}\n`].join("");
}

/** The commands that make a module of Python. */
function module({ name }: Text): string {
  const stem = name.replace(/\.\w+$/, "").replace(/\W|^(?=\d)/g, "_");
  const file = /^[\w.]+$/.test(name) ? name : `'${name.replaceAll("'", "'\\''")}'`;
  return `cargo install quadrille-cli
quadrille export ${file} --to python --output ${stem}.py
python3 -c "import ${stem}; print(${stem}.SQUARES)"
`;
}

/** Lines to be copied. */
class Lines {
  private readonly text: HTMLElement;
  readonly element: HTMLElement;

  constructor(language: string, ...more: HTMLElement[]) {
    this.text = el("pre", { class: "text", tabindex: "0", "aria-label": `Lines for ${language}` });
    const copy = copier(`Copy for ${language}`, () => this.text.textContent!);
    this.element = el("div", { class: "lines" }, el("div", { class: "row" }, el("h2", {}, language), copy, ...more), this.text);
  }

  show(text: string): void {
    this.text.textContent = text;
  }
}
