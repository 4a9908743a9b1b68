/** Elements of the page. Texts are always set as texts, never as markup. */

type Child = Node | string | null | undefined | false;
type Attributes = Record<string, string | number | boolean | ((event: never) => void) | undefined>;

/** An element with attributes, listeners (`onclick`, ...) and children. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === "function") element.addEventListener(name.slice(2), value as EventListener);
    else if (value === true) element.setAttribute(name, "");
    else if (value !== false && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child): child is Node | string => !!child));
  return element;
}

/** A control with its label before it. */
export function labelled(label: string, control: HTMLElement): HTMLElement {
  control.id ||= `control-${++labels}`;
  return el("div", { class: "control" }, el("label", { for: control.id }, label), control);
}

let labels = 0;

/** Options: a list of values, or of pairs of a value and what is said of it. */
export type Options = (string | [string, string])[];

/** Fills a list of choices, and keeps what is chosen if it is there. */
export function fill(select: HTMLSelectElement, options: Options, value: string): void {
  const pairs = options.map((option): [string, string] => (typeof option === "string" ? [option, option] : option));
  select.replaceChildren(...pairs.map(([value, text]) => el("option", { value }, text)));
  select.value = pairs.some(([known]) => known === value) ? value : (pairs[0]?.[0] ?? "");
}

const BOLD = 1;
const COLORS: Record<number, string> = { 31: "red", 32: "green", 33: "yellow", 34: "blue", 36: "cyan" };

/** A text for terminals, with its escape codes as classes. */
export function terminal(text: string): DocumentFragment {
  const fragment = document.createDocumentFragment();
  let classes = new Set<string>();
  // eslint-disable-next-line no-control-regex
  for (const part of text.split(/(\x1b\[[0-9;]*m)/)) {
    const codes = /^\x1b\[([0-9;]*)m$/.exec(part);
    if (codes) {
      for (const code of codes[1]!.split(";").map(Number)) {
        if (code === 0) classes = new Set();
        else if (code === BOLD) classes.add("bold");
        else if (code % 60 in COLORS) classes.add(COLORS[code % 60]!);
      }
    } else if (part && classes.size) fragment.append(el("span", { class: [...classes].join(" ") }, part));
    else fragment.append(part);
  }
  return fragment;
}

/** Saves a file. */
export function save(name: string, content: BlobPart, type: string): void {
  const link = el("a", { href: URL.createObjectURL(new Blob([content], { type })), download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

/** A button that copies a text, and says so. */
export function copier(label: string, text: () => string | Promise<string>): HTMLButtonElement {
  const button = el("button", { type: "button" }, label);
  button.onclick = async () => {
    try {
      await navigator.clipboard.writeText(await text());
      button.textContent = "Copied";
    } catch {
      button.textContent = "Not allowed";
    }
    setTimeout(() => (button.textContent = label), 1500);
  };
  return button;
}
