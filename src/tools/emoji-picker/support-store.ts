import { judgeSystem, makePen, type CanDraw } from './support';

/** Nothing is drawn while new emojis keep coming into sight, in milliseconds: scrolling has all the time it needs. */
const REST_MS = 150;
/** As long as one batch may take before the page has its turn, in milliseconds. */
const BATCH_MS = 8;

const known = new Map<string, boolean>();
const waiting = new Set<string>();
const listeners = new Set<() => void>();
let canDraw: CanDraw | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;
let version = 0;

function work(): void {
  if (!canDraw) {
    const pen = makePen();
    // Without a canvas nothing can be known, and every emoji is taken to be fine.
    canDraw = pen ? judgeSystem(pen) : () => true;
  }
  const endsAt = performance.now() + BATCH_MS;
  for (const text of waiting) {
    if (performance.now() > endsAt) break;
    known.set(text, canDraw(text));
    waiting.delete(text);
  }
  version++;
  for (const listener of [...listeners]) listener();
  timer = waiting.size > 0 ? setTimeout(work) : undefined;
}

/** Asks whether the system can draw these; the answers come to `supportStore` after a while, and stay. */
export function askSupport(texts: readonly string[]): void {
  const unknown = texts.filter((text) => !known.has(text));
  if (unknown.length === 0) return;
  for (const text of unknown) waiting.add(text);
  clearTimeout(timer);
  timer = setTimeout(work, REST_MS);
}

/** What is known so far. */
export const supportStore = {
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Grows with every batch of answers. */
  version: () => version,
  /** False only for what the system is known to lack. */
  canDraw: (text: string) => known.get(text) ?? true,
};
