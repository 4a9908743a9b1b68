/** The compiler in a thread of its own. */

import init, { Compiler } from "../../pkg/quadrille_playground.js";

let compiler: Promise<Compiler> | undefined;

async function start(module: WebAssembly.Module): Promise<Compiler> {
  await init({ module_or_path: module });
  return new Compiler();
}

self.onmessage = async ({ data }: MessageEvent) => {
  if ("module" in data) {
    compiler = start(data.module);
    return;
  }
  const { id, question, search } = data as { id: number; question: string; search: boolean };
  try {
    const it = await compiler!;
    const tell = (news: string) => self.postMessage({ id, news });
    const answer = search ? it.search(question, tell) : it.answer(question);
    self.postMessage({ id, answer });
  } catch (error) {
    // A defect of the compiler: nothing can be asked of this instance again.
    self.postMessage({ id, broken: String(error) });
  }
};
