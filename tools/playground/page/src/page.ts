/** The interface that the parts of the page share. */

import { el, fill, labelled, type Options } from "./dom";
import { Dropped, Engine, Failure } from "./engine";
import type { Problem } from "./questions";
import type { State } from "./state";

export interface Page {
  state: State;
  /** The engine for quick answers: pictures, words. */
  quick: Engine;
  /** The engine for slow answers: checks, costs, code, searches. */
  slow: Engine;
  /** Shows the address and everything else that depends on a changed setting anew. */
  changed(): void;
  /** Takes another description, as if it were typed. */
  describe(name: string, text: string): void;
}

/** A part of the page that shows something of the state. */
export interface Part {
  element: HTMLElement;
  /** Shows what is there now. */
  show(): void;
}

/** A text field that holds a setting. */
export function field(page: Page, name: string, label: string, attributes: Record<string, string> = {}): Control {
  const input = el("input", { type: "text", autocomplete: "off", spellcheck: "false", ...attributes });
  input.oninput = () => {
    page.state.set(name, input.value);
    page.changed();
  };
  const show = () => {
    if (input !== document.activeElement) input.value = page.state.get(name);
  };
  return { element: labelled(label, input), show };
}

/** A list of choices that holds a setting. */
export function choice(page: Page, name: string, label: string, options: () => Options): Control {
  const select = el("select");
  select.onchange = () => {
    page.state.set(name, select.value);
    page.changed();
  };
  let known = "";
  const show = () => {
    const now = options();
    const key = JSON.stringify(now);
    if (key !== known) fill(select, now, page.state.get(name));
    known = key;
    const value = page.state.get(name);
    if ([...select.options].some((option) => option.value === value)) select.value = value;
    // A value that this layout lacks is replaced.
    else if (now.length) page.state.set(name, select.value);
  };
  return { element: labelled(label, select), show };
}

export interface Control {
  element: HTMLElement;
  show(): void;
}

/** Waits for an answer, which `show` gets. If there is none, `fail` gets the reason; dropped questions are silent. */
export function when<T>(answer: Promise<T>, show: (answer: T) => void, fail: (message: string, problem: Problem) => void): void {
  answer.then(show, (error: unknown) => {
    if (error instanceof Dropped) return;
    if (!(error instanceof Failure)) throw error;
    fail(said(error.problem), error.problem);
  });
}

/** A problem in words. */
export function said(problem: Problem): string {
  const all = problem.mistakes.map((mistake) => (mistake.help ? `${mistake.message}: ${mistake.help}` : mistake.message));
  return [problem.message, ...all].filter(Boolean).join("; ");
}
