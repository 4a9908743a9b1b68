/** The output: Rust, C, JSON, to be copied or saved. */

import { copier, el, save } from "../dom";
import { type Page, type Part, choice, when } from "../page";
import type { Exported } from "../questions";

/** The part of a file that is shown; all of it is copied and saved. */
const SEEN = 100_000;

const LANGUAGES: [string, string][] = [
  ["expanded", "Rust, as the macro emits it"],
  ["c", "C and C++ header"],
  ["python", "Python"],
  ["typescript", "TypeScript"],
  ["json", "JSON"],
  ["layout", "the description"],
  ["schema", "the schema of the JSON"],
];

export function code(page: Page): Part {
  const { state } = page;
  const language = choice(page, "to", "Language", () => LANGUAGES);
  const sliders = choice(page, "sliders", "Sliders", () => [["", "as described"], ...(state.layout?.methods ?? [])]);
  const controls = [language, sliders];
  let file: Exported | undefined;
  let asked = "";
  const copy = copier("Copy", () => file?.text ?? "");
  const keep = el("button", { type: "button" }, "Save");
  keep.onclick = () => file && save(file.name, file.text, "text/plain;charset=utf-8");
  const note = el("p", { class: "note", role: "status" });
  const out = el("pre", { class: "text", tabindex: "0", "aria-label": "Code" });
  const element = el("div", {}, el("div", { class: "row" }, ...controls.map((it) => it.element), copy, keep), note, out);
  const show = () => {
    controls.forEach((control) => control.show());
    const to = state.get("to");
    // The method is for standard layouts, as in the command.
    sliders.element.hidden = !state.isStandard(state.document) || !["c", "python", "typescript", "json", "layout"].includes(to);
    const question = {
      document: state.document,
      to,
      sliders: sliders.element.hidden ? "" : state.get("sliders"),
    };
    const key = JSON.stringify(question);
    if (key === asked) return;
    asked = key;
    file = undefined;
    copy.disabled = keep.disabled = true;
    out.classList.add("stale");
    const answer = page.slow.ask("export", question);
    answer.catch(() => {
      if (asked === key) asked = "";
    });
    when(
      answer,
      (it) => {
        file = it;
        const more = it.text.length > SEEN ? `; the first ${SEEN.toLocaleString("en")} are seen here` : "";
        note.replaceChildren(el("code", {}, it.command), ` writes the same. ${it.text.length.toLocaleString("en")} characters${more}.`);
        out.textContent = it.text.slice(0, SEEN);
        out.classList.remove("stale");
        copy.disabled = keep.disabled = false;
      },
      (message) => {
        note.textContent = message;
        out.textContent = "";
        out.classList.remove("stale");
      },
    );
  };
  return { element, show };
}
