import type { BrowserContext, Page } from '@playwright/test';

/** What stands in the page: what it waits for, and what it copied. */
interface Instruments {
  readonly isWaiting: () => boolean;
  readonly copied: string[];
}

declare global {
  // oxlint-disable-next-line no-var -- how TypeScript declares a global
  var instruments: Instruments;
}

/**
 * From the next page on, notes what it waits for where nothing on it says so (a pause in typing, bytes of a file, an answer of a worker), and
 * what it copies.
 */
export async function instrument(page: Page, context: BrowserContext): Promise<void> {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']).catch(() => undefined);
  await page.addInitScript(() => {
    /** Longer ones are no pauses before work, but what ends by itself. */
    const LONGEST_PAUSE = 500;
    const pauses = new Set<unknown>();
    let reads = 0;
    const { setTimeout: begin, clearTimeout: end } = window;
    Object.assign(window, {
      setTimeout(work: (...given: unknown[]) => void, milliseconds = 0, ...its: unknown[]) {
        if (milliseconds > LONGEST_PAUSE) return begin(work, milliseconds, ...its);
        const pause = begin(() => {
          pauses.delete(pause);
          work(...its);
        }, milliseconds);
        pauses.add(pause);
        return pause;
      },
      clearTimeout(pause: number | undefined) {
        pauses.delete(pause);
        end(pause);
      },
    });
    for (const name of ['arrayBuffer', 'text'] as const) {
      const read = Blob.prototype[name] as (this: Blob) => Promise<never>;
      Blob.prototype[name] = async function (this: Blob) {
        reads += 1;
        try {
          return await read.call(this);
        } finally {
          reads -= 1;
        }
      };
    }
    interface Sent {
      readonly type?: string;
      readonly id?: number;
      readonly job?: { readonly operationId: string };
    }
    /** What each worker works on. */
    const atWork = new Map<Worker, unknown>();
    const heard = new WeakSet<Worker>();
    const { postMessage: send, terminate } = Worker.prototype;
    Worker.prototype.postMessage = function (this: Worker, message: Sent, ...its: never[]) {
      // A camera's pictures are read one after the other, for as long as it is on.
      if (message.type === 'run' && message.job?.operationId !== 'readFrame') atWork.set(this, message.id);
      if (!heard.has(this)) {
        this.addEventListener('message', ({ data }: MessageEvent<Sent>) => {
          // The page heard of it first, and may have given the worker the next work.
          if (['answer', 'failed', 'aborted'].includes(data.type ?? '') && data.id === atWork.get(this))
            atWork.delete(this);
        });
        this.addEventListener('error', () => atWork.delete(this));
      }
      heard.add(this);
      send.call(this, message, ...its);
    };
    Worker.prototype.terminate = function (this: Worker) {
      atWork.delete(this);
      terminate.call(this);
    };
    // A person's pointer leaves a control, and with it the tooltip that lies over the next one, on its way there. Playwright's jumps.
    const tooltips = new CSSStyleSheet();
    tooltips.replaceSync('[role="tooltip"] { pointer-events: none; }');
    document.adoptedStyleSheets.push(tooltips);
    const copied: string[] = [];
    // The page's own listeners come first: what they set is copied where they say so, else what is selected.
    addEventListener('copy', (event) => {
      const isTheirs = event.defaultPrevented && event.clipboardData !== null;
      copied.push(isTheirs ? event.clipboardData.getData('text/plain') : (getSelection()?.toString() ?? ''));
    });
    // Over plain http there is none.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    if (clipboard) {
      const writeText = clipboard.writeText.bind(clipboard);
      clipboard.writeText = async (text) => {
        await writeText(text);
        copied.push(text);
      };
      const write = clipboard.write.bind(clipboard);
      clipboard.write = async (items) => {
        await write(items);
        const [item] = items;
        const kind = item?.types.find((type) => type === 'text/plain') ?? item?.types[0] ?? '';
        const blob = await item?.getType(kind);
        copied.push(kind.startsWith('text/') ? ((await blob?.text()) ?? '') : `${kind} of ${blob?.size ?? 0} bytes`);
      };
    }
    window.instruments = { isWaiting: () => pauses.size > 0 || reads > 0 || atWork.size > 0, copied };
  });
}

/** Waits until the page waits for nothing and is at no work, three looks in a row. */
export async function atRest(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
      const { restful = 0 } = window as { restful?: number };
      const next = isBusy || instruments.isWaiting() ? 0 : restful + 1;
      Object.assign(window, { restful: next >= 3 ? 0 : next });
      return next >= 3;
    },
    undefined,
    { polling: 20, timeout: 90_000 },
  );
}
