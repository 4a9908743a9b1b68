/** Long searches, whose results are written into the description. */

import { el, labelled } from "../dom";
import { type Page, type Part, choice, when } from "../page";
import type { News } from "../questions";

/** The numbers that each search is given. */
const NUMBERS: Record<string, [string, string, number][]> = {
  magics: [["rounds", "Rounds, each four times as long", 0]],
  flips: [["trials", "Steps of each search", 4000]],
  numbering: [["climbs", "Climbs", 4], ["steps", "Steps of each", 1000], ["seed", "Seed", 0]],
};

export function search(page: Page): Part {
  const { state } = page;
  const goal = choice(page, "goal", "Search for", () => [
    ["magics", "magics that share tables"],
    ["flips", "shorter circuits"],
    ["numbering", "a numbering that shares more"],
  ]);
  const numbers = el("div", { class: "row" });
  const start = el("button", { type: "button", class: "primary" }, "Search");
  const bar = el("progress", { "aria-label": "Progress of the search", hidden: true });
  const note = el("p", { class: "note", role: "status" });
  const log = el("pre", { class: "text", tabindex: "0", "aria-label": "What was found", hidden: true });
  const element = el(
    "div",
    {},
    el("p", { class: "hint" }, "What is found is verified and written into the description."),
    el("div", { class: "row" }, goal.element),
    numbers,
    el("div", { class: "row" }, start, bar),
    note,
    log,
  );
  const say = (line: string) => {
    log.hidden = false;
    log.append(`${line}\n`);
  };
  const heard = (news: News) => {
    if (news.news === "begin") {
      bar.max = Math.max(1, news.tasks);
      bar.value = 0;
      note.textContent = `${news.name}: ${news.tasks} to do`;
    } else if (news.news === "done") {
      bar.value += 1;
      if (news.text) say(news.text);
    } else page.describe(own(state.document.name), news.text);
  };
  start.onclick = () => {
    const { text } = state.document;
    const name = own(state.document.name);
    const of = state.get("goal");
    const task: Record<string, string | number> = { of };
    for (const input of numbers.querySelectorAll("input")) task[input.name] = Math.max(0, Math.floor(Number(input.value) || 0));
    log.textContent = "";
    bar.removeAttribute("value");
    bar.hidden = false;
    start.disabled = true;
    const document = { name, text, layout: 0 };
    const found = page.slow.search({ document, goal: task }, heard);
    const ended = () => {
      bar.hidden = true;
      start.disabled = false;
    };
    found.then(ended, () => {
      ended();
      note.textContent = "Stopped.";
    });
    when(
      found,
      (report) => {
        note.textContent = "Done.";
        say(report);
      },
      (message) => setTimeout(() => (note.textContent = message)),
    );
  };
  let shown = "";
  const show = () => {
    goal.show();
    const of = state.get("goal");
    if (of === shown) return;
    shown = of;
    const inputs = NUMBERS[of]!.map(([name, label, value]) =>
      labelled(label, el("input", { type: "number", min: 0, name, value, size: 8 })),
    );
    numbers.replaceChildren(...inputs);
  };
  return { element, show };
}

/** The name of a description that is no standard layout any more. */
function own(name: string): string {
  return name.includes(".") ? name : `${name}.layout`;
}
