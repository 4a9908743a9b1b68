/** Workers that answer one question after another, and are replaced when nobody waits for their answer. */

import type { Ask, News, Problem, Questions, Task } from "./questions";

/** The error of a question without an answer. */
export class Failure extends Error {
  constructor(readonly problem: Problem) {
    super(problem.message || "the description has mistakes");
  }
}

/** The error of a question that was replaced by another one, or stopped by somebody. */
export class Dropped extends Error {}

interface Job {
  id: number;
  slot: string;
  question: string;
  search: boolean;
  resolve: (answer: never) => void;
  reject: (error: Error) => void;
  tell?: (news: News) => void;
}

/** The most memory that a worker may keep, in bytes: it grows with the largest description, and never shrinks. */
const MEMORY = 256 << 20;
/** The time for which a worker may go on when nobody waits for its answer any more, in milliseconds. */
const PATIENCE = 150;

const module: Promise<WebAssembly.Module> = WebAssembly.compileStreaming(fetch("quadrille_playground_bg.wasm"));

export class Engine {
  private worker?: Worker;
  private running?: Job;
  private since = 0;
  private waiting: Job[] = [];
  private timer?: ReturnType<typeof setTimeout>;
  private last = 0;
  /** Called when work begins and when it ends. */
  onchange: () => void = () => {};

  /** The time that the current question has taken so far; 0 if there is none. */
  get busy(): number {
    return this.running ? performance.now() - this.since : 0;
  }

  /** True if there is anything to answer. */
  get works(): boolean {
    return this.running !== undefined || this.waiting.length > 0;
  }

  /** True if it makes a search. */
  get searches(): boolean {
    return this.running?.search ?? false;
  }

  /** Asks. A later question of the same slot takes the place of this one, if it has not been answered. */
  ask<A extends Ask>(ask: A, question: Questions[A][0], slot: string = ask): Promise<Questions[A][1]> {
    return this.enqueue(slot, JSON.stringify({ ask, ...question }), false);
  }

  /** Makes a search, which reports its finds. */
  search(task: Task, tell: (news: News) => void): Promise<string> {
    return this.enqueue("search", JSON.stringify(task), true, tell);
  }

  /** Drops everything. */
  stop(): void {
    this.end();
    const jobs = [this.running, ...this.waiting];
    this.running = undefined;
    this.waiting = [];
    for (const job of jobs) job?.reject(new Dropped());
    this.onchange();
  }

  private enqueue<T>(slot: string, question: string, search: boolean, tell?: (news: News) => void): Promise<T> {
    this.waiting = this.waiting.filter((job) => {
      if (job.slot === slot) job.reject(new Dropped());
      return job.slot !== slot;
    });
    return new Promise((resolve, reject) => {
      this.hurry(slot);
      this.waiting.push({ id: ++this.last, slot, question, search, resolve, reject, tell });
      this.next();
    });
  }

  /** Replaces the worker if it answers a question of this slot for too long: its answer is not wanted. */
  private hurry(slot: string): void {
    if (this.running?.slot !== slot) return;
    clearTimeout(this.timer);
    const stale = this.running;
    this.timer = setTimeout(() => {
      if (this.running !== stale) return;
      this.end();
      this.running = undefined;
      stale.reject(new Dropped());
      this.next();
    }, Math.max(0, PATIENCE - this.busy));
  }

  private next(): void {
    if (this.running) return;
    this.running = this.waiting.shift();
    this.since = performance.now();
    this.onchange();
    if (!this.running) return;
    this.worker ??= this.start();
    const { id, question, search } = this.running;
    this.worker.postMessage({ id, question, search });
  }

  /** Ends the worker: the next question starts another. */
  private end(): void {
    this.worker?.terminate();
    this.worker = undefined;
  }

  private start(): Worker {
    const worker = new Worker("worker.js", { type: "module" });
    const first = worker.postMessage.bind(worker);
    // Questions wait until the module is there.
    const queue: unknown[] = [];
    worker.postMessage = (message: unknown) => void queue.push(message);
    void module.then((module) => {
      worker.postMessage = first;
      first({ module });
      queue.forEach((message) => first(message));
    });
    worker.onmessage = ({ data }) => this.answered(data);
    worker.onerror = (event) => this.broke(event.message);
    return worker;
  }

  private answered(data: { id: number; answer?: string; news?: string; broken?: string; memory?: number }): void {
    const job = this.running;
    if (!job || job.id !== data.id) return;
    if (data.news !== undefined) {
      job.tell?.(JSON.parse(data.news));
      return;
    }
    if (data.broken !== undefined) {
      this.broke(data.broken);
      return;
    }
    this.running = undefined;
    if (data.memory! > MEMORY) this.end();
    const answer = JSON.parse(data.answer!);
    if ("Ok" in answer) job.resolve(answer.Ok as never);
    else job.reject(new Failure(answer.Err));
    this.next();
  }

  /** The compiler has a defect: another one answers the other questions. */
  private broke(message: string): void {
    const job = this.running;
    this.end();
    this.running = undefined;
    job?.reject(new Failure({ message: `the compiler broke, which is a defect of it: ${message}`, mistakes: [] }));
    this.next();
  }
}
