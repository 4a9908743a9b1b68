/** The state of the page: a description and settings, all of which a link holds. */

import type { Description, Facts, Text, View } from "./questions";

/** The default settings; a link leaves out settings that are equal to these. */
const DEFAULTS: Record<string, string> = {
  show: "numbers",
  radix: "decimal",
  piece: "",
  from: "",
  occupied: "",
  color: "white",
  flip: "",
  shared: "",
  region: "",
  set: "",
  which: "0",
  beside: "",
  tab: "index",
  form: "words",
  text: "",
  material: "KRvK",
  scheme: "exact",
  kings: "apart",
  forward: "",
  regions: "",
  men: "",
  item: "",
  to: "expanded",
  sliders: "",
  goal: "magics",
};

/** The options of `quadrille show` that choose a view: links of the command have them without `show`. */
const SUBJECTS: Record<string, string> = {
  groups: "groups",
  fields: "fields",
  shared: "shared",
  region: "region",
  piece: "piece",
  set: "set",
  flip: "flip",
};

/** The name of a description that was typed. */
export const OWN = "mine.layout";

export class State {
  /** The text in the editor. */
  document: Text = { name: "", text: "", layout: 0 };
  /** The last text without mistakes, which boards and tools show. */
  good = this.document;
  /** The facts about that text. */
  facts: Facts[] = [];
  /** The descriptions to begin with. */
  descriptions: Description[] = [];
  private settings: Record<string, string> = {};

  get(name: string): string {
    return this.settings[name] ?? DEFAULTS[name] ?? "";
  }

  set(name: string, value: string): void {
    if (value === (DEFAULTS[name] ?? "")) delete this.settings[name];
    else this.settings[name] = value;
  }

  /** Replaces all settings by those of a link or an example. */
  load(settings: [string, string][]): void {
    this.settings = {};
    for (const [name, value] of settings) {
      if (name in DEFAULTS) this.set(name, value);
    }
    const said = settings.map(([name]) => name);
    const subject = Object.keys(SUBJECTS).find((option) => said.includes(option));
    if (subject && !said.includes("show")) this.set("show", SUBJECTS[subject]!);
  }

  /** The settings of a link. */
  said(): [string, string][] {
    return Object.entries(this.settings);
  }

  /** The chosen layout. */
  get layout(): Facts | undefined {
    return this.facts[Math.min(Number(this.get("which")) || 0, this.facts.length - 1)];
  }

  /** The last description without mistakes, with the chosen layout. */
  get chosen(): Text {
    return { ...this.good, layout: Number(this.get("which")) || 0 };
  }

  /** The settings that were not taken as they were written. */
  unlike(settings: [string, string][]): string[] {
    const isTaken = ([name, value]: [string, string]) => (name in DEFAULTS ? this.get(name) === value : name in SUBJECTS);
    return settings.filter((setting) => !isTaken(setting)).map(([name, value]) => `${name}=${value}`);
  }

  /** Returns whether a description is a standard layout, unchanged from the library. */
  isStandard({ name, text }: Text): boolean {
    return this.descriptions.some((known) => !known.title && known.name === name && known.text === text);
  }

  /** The layout beside it, if there is one. */
  get beside(): Text | undefined {
    const it = this.descriptions.find(({ name }) => name === this.get("beside"));
    return it && { name: it.name, text: it.text, layout: 0 };
  }

  /** The view of the board. */
  get view(): View {
    const show = this.get("show");
    const of = show === "set" ? this.get("flip") : this.get(show);
    return {
      show,
      of,
      radix: this.get("radix"),
      from: this.get("from"),
      occupied: this.get("occupied"),
      color: this.get("color"),
      squares: this.get("set"),
    };
  }
}
