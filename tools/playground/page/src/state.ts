/** What the page shows: a description and settings, all of which a link holds. */

import type { Description, Facts, Text, View } from "./questions";

/** What the settings are if nothing is said; what is as here is left out of links. */
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

/** The options of `quadrille show` that say what is shown: links of the command have them without `show`. */
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
  /** What is in the editor. */
  document: Text = { name: "", text: "", layout: 0 };
  /** What was there last without mistakes: boards and tools show it. */
  good = this.document;
  /** What there is of that. */
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

  /** What a link has to say. */
  said(): [string, string][] {
    return Object.entries(this.settings);
  }

  /** The layout that is meant. */
  get layout(): Facts | undefined {
    return this.facts[Math.min(Number(this.get("which")) || 0, this.facts.length - 1)];
  }

  /** The last description without mistakes, with the layout that is meant. */
  get chosen(): Text {
    return { ...this.good, layout: Number(this.get("which")) || 0 };
  }

  /** Those of these settings that were not taken as they were said. */
  unlike(settings: [string, string][]): string[] {
    const isTaken = ([name, value]: [string, string]) => (name in DEFAULTS ? this.get(name) === value : name in SUBJECTS);
    return settings.filter((setting) => !isTaken(setting)).map(([name, value]) => `${name}=${value}`);
  }

  /** Whether a description is a standard layout as it stands in the library. */
  isStandard({ name, text }: Text): boolean {
    return this.descriptions.some((known) => !known.title && known.name === name && known.text === text);
  }

  /** The layout beside it, if there is one. */
  get beside(): Text | undefined {
    const it = this.descriptions.find(({ name }) => name === this.get("beside"));
    return it && { name: it.name, text: it.text, layout: 0 };
  }

  /** What is seen of the board. */
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
