/** The address, which describes the view and leads to it. */

import type { Settings } from "./examples";
import { type Page, when } from "./page";
import type { Followed } from "./questions";
import { OWN } from "./state";

export class Address {
  /** Tells the reader about mistakes in the address. */
  private readonly trouble = document.getElementById("broken-link")!;
  /** The settings of the address, until they are shown. */
  private asked: Settings = [];

  constructor(private readonly page: Page) {}

  /** Shows the view of the address. */
  follow(): void {
    this.leave();
    when(
      this.page.quick.ask("follow", { address: location.href }),
      (followed) => {
        if (followed) this.open(followed);
        else this.begin(location.hash.length > 1 ? "the link names no description" : "");
      },
      (message) => this.begin(message),
    );
  }

  /** Clears the complaint about the address, since a choice differs from it. */
  leave(): void {
    this.trouble.textContent = "";
  }

  /** Writes the view into the address. An address that cannot be read stays, to be mended, until a choice is made. */
  tell(): void {
    const { state, quick } = this.page;
    const lost = state.unlike(this.asked.splice(0));
    if (lost.length) this.trouble.textContent = `The link asks for what is not here: ${lost.join(", ")}.`;
    if (this.trouble.textContent) return;
    const question = { site: location.href.split("#")[0]!, document: state.document, settings: state.said() };
    when(
      quick.ask("link", question),
      (address) => {
        if (address !== location.href) history.replaceState(null, "", address);
      },
      () => {},
    );
  }

  private open({ name, text, settings }: Followed): void {
    this.page.state.load(settings);
    this.asked = settings;
    this.page.describe(name || OWN, text);
  }

  /** Begins with an example, unless something is there already. */
  private begin(trouble: string): void {
    const { state, describe } = this.page;
    if (trouble) this.trouble.textContent = `Nothing was opened: ${trouble}. What you see is not the link's.`;
    if (state.document.text) return;
    const first = state.descriptions.find(({ title }) => title)!;
    state.set("show", "piece");
    describe(first.name, first.text);
  }
}
