/** The compiler in a thread of its own. */

import init, { Compiler } from "../../pkg/quadrille_playground.js";

interface Started {
  compiler: Compiler;
  memory: WebAssembly.Memory;
}

let started: Promise<Started> | undefined;

async function start(module: WebAssembly.Module): Promise<Started> {
  const { memory } = await init({ module_or_path: module });
  return { compiler: new Compiler(), memory };
}

self.onmessage = async ({ data }: MessageEvent) => {
  if ("module" in data) {
    started = start(data.module);
    return;
  }
  const { id, question, search } = data as { id: number; question: string; search: boolean };
  try {
    const { compiler, memory } = await started!;
    const tell = (news: string) => self.postMessage({ id, news });
    const answer = search ? compiler.search(question, tell) : compiler.answer(question);
    self.postMessage({ id, answer, memory: memory.buffer.byteLength });
  } catch (error) {
    // A defect of the compiler: nothing can be asked of this instance again.
    self.postMessage({ id, broken: String(error) });
  }
};
