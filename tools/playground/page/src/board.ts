/** Boards that can be clicked: the compiler's drawing, and a button on each square. */

import { el } from "./dom";
import type { Board, Square } from "./questions";

/** The room around a thumbnail, for the tips of hexagons; the legend begins behind it. */
const MARGIN = 5;

/** The action of a click, or a key, on a square. */
export type Press = (square: Square, other: boolean) => void;

/** Shows boards within an element, one beside another. */
export class Boards {
  /** The square that has the focus, by its board and name. */
  private focus: [number, string] = [0, ""];

  constructor(
    private readonly parent: HTMLElement,
    private readonly press?: Press,
    /** Returns whether a square is pressed, for readers of the screen. */
    private readonly pressed: (square: Square) => boolean = () => false,
  ) {}

  show(boards: Board[]): void {
    const had = this.parent.contains(document.activeElement);
    this.parent.replaceChildren(...boards.map((board, index) => this.one(board, index)));
    if (had) this.button(...this.focus)?.focus();
  }

  private one(board: Board, index: number): HTMLElement {
    const figure = el("div", { class: "picture" }, drawing(board.svg));
    const svg = figure.firstElementChild as SVGSVGElement;
    const { width, height } = svg.viewBox.baseVal;
    figure.style.maxWidth = `${Math.round(width * 1.35)}px`;
    if (!this.press) return figure;
    const group = el("div", { class: "squares", role: "group", "aria-label": `${svg.getAttribute("aria-label")}; squares` });
    const [focused, name] = this.focus;
    const middle = board.squares[Math.floor(board.squares.length / 2)];
    const first = (focused === index && board.squares.find((square) => square.name === name)) || middle;
    for (const square of board.squares) {
      const [x, y, w, h] = square.rectangle;
      const button = el("button", {
        type: "button",
        "aria-label": `${square.name}, number ${square.number}${square.role && `, ${square.role}`}`,
        "aria-pressed": this.pressed(square),
        "data-square": square.name,
        title: `${square.name} = ${square.number}`,
        tabindex: square === first ? 0 : -1,
      });
      const share = (part: number, whole: number) => `${(100 * part) / whole}%`;
      button.style.cssText = `left:${share(x, width)};top:${share(y, height)};width:${share(w, width)};height:${share(h, height)}`;
      button.onclick = (event) => {
        this.focus = [index, square.name];
        this.press!(square, event.shiftKey);
      };
      button.oncontextmenu = (event) => {
        event.preventDefault();
        this.focus = [index, square.name];
        this.press!(square, true);
      };
      button.onkeydown = (event) => this.key(event, board, index, square);
      group.append(button);
    }
    figure.append(group);
    return figure;
  }

  /** Arrows go from square to square, `o` is the other button. */
  private key(event: KeyboardEvent, board: Board, index: number, from: Square): void {
    const ways: Record<string, [number, number]> = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const way = ways[event.key];
    if (event.key === "o") this.press!(from, true);
    if (!way) return;
    event.preventDefault();
    const to = nearest(board.squares, from, way);
    if (!to) return;
    this.focus = [index, to.name];
    const button = this.button(index, to.name);
    this.button(index, from.name)?.setAttribute("tabindex", "-1");
    button?.setAttribute("tabindex", "0");
    button?.focus();
  }

  private button(index: number, name: string): HTMLElement | null {
    const figure = this.parent.children[index];
    return figure?.querySelector<HTMLElement>(`button[data-square="${CSS.escape(name)}"]`) ?? null;
  }
}

/** The board alone, without its title, names and legend. */
export function thumbnail({ svg, squares }: Board): SVGSVGElement {
  const picture = drawing(svg);
  const side = (at: 0 | 1) => {
    const ends = squares.flatMap(({ rectangle }) => [rectangle[at], rectangle[at] + rectangle[at + 2]!]);
    return [Math.min(...ends) - MARGIN, Math.max(...ends) - Math.min(...ends) + 2 * MARGIN] as const;
  };
  const [[left, width], [top, height]] = [side(0), side(1)];
  const attributes = { viewBox: `${left} ${top} ${width} ${height}`, width, height, "aria-hidden": true };
  for (const [name, value] of Object.entries(attributes)) picture.setAttribute(name, String(value));
  return picture;
}

/** The drawing as an element. It is read as a picture, in which no script runs. */
function drawing(svg: string): SVGSVGElement {
  const parsed = new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
  return document.importNode(parsed, true) as unknown as SVGSVGElement;
}

/** The next square in a direction, straight ahead rather than aslant. */
function nearest(squares: Square[], from: Square, [dx, dy]: [number, number]): Square | undefined {
  const [x, y] = from.rectangle;
  const cost = (square: Square) => {
    const ahead = (square.rectangle[0] - x) * dx + (square.rectangle[1] - y) * dy;
    const aside = Math.abs((square.rectangle[0] - x) * dy) + Math.abs((square.rectangle[1] - y) * dx);
    return ahead > 0 ? ahead + 3 * aside : Infinity;
  };
  const best = squares.reduce((best, square) => (cost(square) < cost(best) ? square : best), from);
  return cost(best) < Infinity ? best : undefined;
}

/** A drawing as PNG, at twice its size, light or dark as the page is. */
export async function png(svg: string): Promise<Blob> {
  const image = new Image();
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    await image.decode();
    const canvas = el("canvas", { width: image.width * 2, height: image.height * 2 });
    const context = canvas.getContext("2d")!;
    context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--page");
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await new Promise((resolve, reject) => canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture")))));
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
