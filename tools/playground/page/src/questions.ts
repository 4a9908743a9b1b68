/** The compiler's questions and answers: `src/question.rs` in types of this language. */

/** A description, and the place of the chosen layout. */
export interface Text {
  name: string;
  text: string;
  layout: number;
}

export interface Description {
  name: string;
  /** Empty for standard layouts. */
  title: string;
  text: string;
}

export interface Mistake {
  from: number;
  to: number;
  message: string;
  help: string | null;
  report: string;
}

export interface Problem {
  message: string;
  mistakes: Mistake[];
}

/** The facts about a layout. */
export interface Facts {
  name: string;
  board: string;
  squares: string[];
  pieces: string[];
  riders: string[];
  regions: string[];
  flips: string[];
  has_groups: boolean;
  methods: string[];
}

export interface Square {
  name: string;
  number: number;
  text: string;
  role: string;
  rectangle: [number, number, number, number];
}

export interface Board {
  svg: string;
  squares: Square[];
}

export interface Boards {
  svg: string;
  boards: Board[];
}

export interface View {
  show: string;
  radix?: string;
  of?: string;
  from?: string;
  occupied?: string;
  color?: string;
  squares?: string;
}

type Result<T> = { Ok: T } | { Err: string };

export interface Indexed {
  size: number;
  men: number;
  note: string | null;
  explanation: string;
  index: Result<string>;
  squares: Result<string>;
}

export interface Exported {
  name: string;
  command: string;
  text: string;
}

export interface Checked {
  mistakes: Mistake[];
  summary: string;
  /** The verified facts, a line for each layout and material. */
  verified: string[];
  is_empty: boolean;
}

export interface Followed {
  name: string;
  text: string;
  settings: [string, string][];
}

/** Each question with its answer. */
export interface Questions {
  descriptions: [object, Description[]];
  read: [{ document: Text }, Facts[]];
  check: [{ document: Text }, Checked];
  boards: [{ documents: Text[]; view: View }, Boards];
  convert: [{ from: Text; to: Text; form: string; text: string }, string];
  index: [{ document: Text; request: object; position: string }, Indexed];
  explain: [{ document: Text; item: string }, string];
  compare: [{ documents: Text[] }, string];
  export: [{ document: Text; to: string; sliders: string }, Exported];
  link: [{ site: string; document: Text; settings: [string, string][] }, string];
  follow: [{ address: string }, Followed | null];
}

export type Ask = keyof Questions;

/** A search, as in `src/search.rs`. */
export interface Task {
  document: Text;
  goal: Record<string, string | number>;
}

export type News =
  | { news: "begin"; name: string; tasks: number }
  | { news: "done"; text: string | null }
  | { news: "rewrite"; text: string };
