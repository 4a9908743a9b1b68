/** The editor of descriptions. */

import { closeBrackets } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { HighlightStyle, StreamLanguage, bracketMatching, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { lintGutter, lintKeymap, setDiagnostics } from "@codemirror/lint";
import { highlightSelectionMatches, searchKeymap } from "@codemirror/search";
import { EditorState } from "@codemirror/state";
import { EditorView, drawSelection, highlightActiveLine, keymap, lineNumbers } from "@codemirror/view";
import { tags } from "@lezer/highlight";
import type { Mistake } from "./questions";

const KEYWORDS = /^(pub|struct|where|as|in|on|octal|white|black|rotated|yes|no|none|index|crate)\b/;

/** Enough of the language for colours. Its meaning is for the compiler. */
const language = StreamLanguage.define<{ comment: boolean }>({
  name: "quadrille",
  startState: () => ({ comment: false }),
  token(stream, state) {
    if (state.comment || stream.match("/*")) {
      state.comment = !stream.match(/.*?\*\//);
      if (state.comment) stream.skipToEnd();
      return "comment";
    }
    if (stream.match(/\/\/.*/)) return "comment";
    if (stream.match(/"(\\.|[^"\\])*"?/)) return "string";
    if (stream.match(/[a-z_]\w*(?=\s*:(?!:))/)) return "propertyName";
    if (stream.match(KEYWORDS)) return "keyword";
    if (stream.match(/0x[0-9a-fA-F_]+|0[ob][0-7_]+|\d[\d_]*/)) return "number";
    if (stream.match(/[A-Z]\w*/)) return "typeName";
    if (stream.match(/\w+/)) return "variableName";
    stream.next();
    return "punctuation";
  },
  languageData: { commentTokens: { line: "//" }, closeBrackets: { brackets: ["(", "[", "{", '"'] } },
});

const colors = HighlightStyle.define([
  { tag: tags.comment, class: "tok-comment" },
  { tag: tags.string, class: "tok-string" },
  { tag: tags.propertyName, class: "tok-key" },
  { tag: tags.keyword, class: "tok-keyword" },
  { tag: tags.number, class: "tok-number" },
  { tag: tags.typeName, class: "tok-type" },
]);

export class Editor {
  private readonly view: EditorView;
  /** Counts changes of the text, so that answers about an earlier text are known as such. */
  version = 0;
  /** True if the text is being replaced rather than typed. */
  private silent = false;

  constructor(parent: HTMLElement, onchange: () => void) {
    this.view = new EditorView({
      parent,
      state: EditorState.create({
        extensions: [
          lineNumbers(),
          EditorView.lineWrapping,
          lintGutter(),
          history(),
          drawSelection(),
          indentUnit.of("    "),
          bracketMatching(),
          closeBrackets(),
          highlightActiveLine(),
          highlightSelectionMatches(),
          language,
          syntaxHighlighting(colors),
          // Tab leaves the editor: whoever has no mouse must get out.
          keymap.of([...lintKeymap, ...searchKeymap, ...historyKeymap, ...defaultKeymap]),
          EditorView.contentAttributes.of({ "aria-label": "Description", spellcheck: "false", tabindex: "0" }),
          EditorView.updateListener.of((update) => {
            if (!update.docChanged) return;
            this.version++;
            if (!this.silent) onchange();
          }),
        ],
      }),
    });
  }

  get text(): string {
    return this.view.state.doc.toString();
  }

  /** Replaces the text without a notice. */
  replace(text: string): void {
    this.silent = true;
    this.view.dispatch({ changes: { from: 0, to: this.view.state.doc.length, insert: text }, selection: { anchor: 0 } });
    this.silent = false;
  }

  /** Underlines mistakes at their tokens. */
  underline(mistakes: Mistake[]): void {
    const end = this.view.state.doc.length;
    const diagnostics = mistakes.map((mistake) => {
      const from = Math.min(mistake.from, end);
      const to = Math.min(Math.max(mistake.to, from), end);
      const message = mistake.help ? `${mistake.message}\nhelp: ${mistake.help}` : mistake.message;
      return { from, to, severity: "error" as const, message };
    });
    diagnostics.sort((a, b) => a.from - b.from);
    this.view.dispatch(setDiagnostics(this.view.state, diagnostics));
  }

  /** The number of the line at an offset, from 1. */
  line(offset: number): number {
    return this.view.state.doc.lineAt(Math.min(offset, this.view.state.doc.length)).number;
  }

  /** Puts the cursor to an offset. */
  go(offset: number): void {
    const anchor = Math.min(offset, this.view.state.doc.length);
    this.view.dispatch({ selection: { anchor }, scrollIntoView: true });
    this.view.focus();
  }
}
