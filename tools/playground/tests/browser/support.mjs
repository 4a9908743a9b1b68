// A browser and the built page, for tests. They are skipped aloud where there is no browser; `.ci/long` asks for one.
import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { serve } from "../../scripts/serve.mjs";

const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync",
];

const browserPath = process.env.CHROMIUM ?? "/usr/bin/chromium";
const isBuilt = existsSync(fileURLToPath(new URL("../../dist/index.html", import.meta.url)));

/** The reason why the tests are skipped, or `false`. */
export const skip = !existsSync(browserPath)
  ? "there is no Chromium: set CHROMIUM to one"
  : !isBuilt
    ? "the page is not built: run scripts/build"
    : false;
if (skip && process.env.QUADRILLE_REQUIRED) throw new Error(skip);

/** Starts a server and a browser; `close` ends both. */
export async function start() {
  const server = await serve(0);
  const browser = await chromium.launch({ executablePath: browserPath, args: FLAGS });
  const site = `http://localhost:${server.address().port}/`;
  const errors = [];
  return {
    site,
    browser,
    /** The complaints of the pages. */
    errors,
    /** Opens the page in a window of its own, and waits until it shows something. */
    async open(fragment = "", options = {}) {
      const context = await browser.newContext({ acceptDownloads: true, ...options });
      const page = await context.newPage();
      page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
      page.on("pageerror", (error) => errors.push(String(error)));
      await page.goto(site + fragment);
      await shown(page);
      return page;
    },
    async close() {
      await browser.close();
      server.close();
    },
  };
}

/** Waits until the page has answered everything. */
export async function shown(page) {
  await page.waitForFunction(() => document.documentElement.dataset.idle === "yes", undefined, { timeout: 60_000 });
}

/** Replaces the description by typing it. */
export async function type(page, text) {
  await page.locator(".cm-content").click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
  await shown(page);
}

/** The text in the editor. */
export function text(page) {
  return page.evaluate(() => document.querySelector(".cm-content").cmTile?.view?.state.doc.toString() ?? document.querySelector(".cm-content").cmView.view.state.doc.toString());
}

/** Chooses a standard layout or an example. */
export async function choose(page, name) {
  await page.getByLabel("All examples and standard layouts").selectOption(name);
  await shown(page);
}
