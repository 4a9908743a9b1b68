/** The index of a tablebase, both ways. */

import { el } from "../dom";
import { type Page, type Part, choice, field, when } from "../page";

export function index(page: Page): Part {
  const { state } = page;
  const controls = [
    field(page, "material", "Material", { size: "12" }),
    choice(page, "scheme", "Scheme", () => ["exact", "kings", "naive", "syzygy"]),
    choice(page, "kings", "Kings", () => ["apart", "touching", "ordinary"]),
    field(page, "forward", "Men that go forward", { size: "8" }),
    field(page, "regions", "Regions, such as E=home", { size: "14" }),
    field(page, "men", "Squares of the men, or an index", { size: "24" }),
  ];
  const out = el("dl", { class: "facts" });
  const note = el("p", { class: "note", role: "status" });
  const how = el("pre", { class: "text", tabindex: "0", "aria-label": "What is numbered" });
  const element = el("div", {}, el("div", { class: "row" }, ...controls.map((it) => it.element)), note, out, how);
  const row = (name: string, value: string) => [el("dt", {}, name), el("dd", {}, el("code", {}, value))];
  const text = (result: { Ok: string } | { Err: string }) => ("Ok" in result ? result.Ok : result.Err);
  const show = () => {
    controls.forEach((control) => control.show());
    const request = {
      material: state.get("material"),
      scheme: state.get("scheme"),
      kings: state.get("kings"),
      forward: state.get("forward") || null,
      regions: state.get("regions").split(/\s*;\s*/).filter(Boolean),
    };
    when(
      page.slow.ask("index", { document: state.chosen, request, position: state.get("men") || "0" }),
      (it) => {
        note.textContent = it.note ?? "";
        out.replaceChildren(
          ...row("Indexes", it.size.toLocaleString("en")),
          ...row("Index", text(it.index)),
          ...row("Squares", text(it.squares)),
        );
        how.textContent = it.explanation;
        how.hidden = false;
      },
      (message) => {
        note.textContent = message;
        out.replaceChildren();
        how.hidden = true;
      },
    );
  };
  return { element, show };
}
