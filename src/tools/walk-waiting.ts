import { vi } from 'vitest';

// What a page waits for, where nothing on it says so: a pause in typing before work begins, and the bytes of a file.

/** Longer ones are no pauses before work, but what ends by itself: a note that something was copied, a worker that idles. */
const LONGEST_PAUSE = 500;

const pauses = new Set<unknown>();
let reads = 0;

/** Whether a pause is under way or a file is being read. */
export function isWaiting(): boolean {
  return pauses.size > 0 || reads > 0;
}

/** Watches what pages wait for from now on, until the mocks are restored. */
export function watchWaiting(): void {
  pauses.clear();
  reads = 0;
  watchPauses();
  for (const name of ['arrayBuffer', 'text'] as const) watchReads(name);
}

function watchPauses(): void {
  const { setTimeout: begin, clearTimeout: end } = window;
  const beginWatched = (work: (...given: unknown[]) => void, milliseconds = 0, ...given: unknown[]) => {
    if (milliseconds > LONGEST_PAUSE) return begin(work, milliseconds, ...given);
    const pause = begin(() => {
      pauses.delete(pause);
      work(...given);
    }, milliseconds);
    pauses.add(pause);
    return pause;
  };
  // Node's types, which are here too, declare more than a browser has.
  vi.spyOn(window, 'setTimeout').mockImplementation(beginWatched as unknown as typeof setTimeout);
  vi.spyOn(window, 'clearTimeout').mockImplementation((pause) => {
    pauses.delete(pause);
    end(pause);
  });
}

function watchReads(name: 'arrayBuffer' | 'text'): void {
  const read: (this: Blob) => Promise<unknown> = Blob.prototype[name];
  const watched = async function (this: Blob) {
    reads += 1;
    try {
      return await read.call(this);
    } finally {
      reads -= 1;
    }
  };
  // What it gives is what the original gives.
  vi.spyOn(Blob.prototype, name).mockImplementation(watched as unknown as () => Promise<never>);
}
