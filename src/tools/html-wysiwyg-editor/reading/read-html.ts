import { findLoneSurrogate, replaceLoneSurrogates } from '../../../lib/lone-surrogate';
import { nextTask } from '../../../lib/next-task';
import { createTally, type Removed } from '../removed';
import { rebuild } from './rebuild';
import { sanitise } from './sanitise';
import { silenceMarkup } from './silence-markup';
import { createStyleReader } from './styles';
import { makeWordLists } from './word-lists';

export interface ReadHtml {
  /** Elements that hold the blocks that the editor can take, some in each; the document they belong to loads and runs nothing. */
  readonly batches: readonly HTMLElement[];
  readonly removed: Removed;
}

/** Where an HTML text comes from: written here on purpose, or copied from a page or a program with all its dross. */
export type Origin = 'typed' | 'pasted';

/** So many blocks are sanitised together. */
const BATCH = 50;

/**
 * Reads HTML of any quality as a browser would, in a document without a window, builds anew what the editor can hold,
 * sanitises that, and counts what was left out. Nothing of the text ever runs or is fetched. It stops after every few blocks,
 * so that a long text need not stop the page.
 */
export function* readInSteps(text: string, origin: Origin): Generator<undefined, ReadHtml> {
  const hasLoneSurrogate = findLoneSurrogate(text) >= 0;
  const { html, handlers, styleSheets, bases } = silenceMarkup(hasLoneSurrogate ? replaceLoneSurrogates(text) : text);
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  yield;
  const tally = createTally();
  tally.add('handler', handlers);
  tally.add('styleSheet', styleSheets);
  tally.add('head', bases);
  const isPasted = origin === 'pasted';
  if (isPasted) makeWordLists(parsed.body);
  // Parsers put there what stands before the first text.
  for (const node of [...parsed.childNodes, ...parsed.documentElement.childNodes, ...parsed.head.childNodes]) {
    if (node instanceof HTMLScriptElement) tally.add('script');
    else if (isPasted) continue;
    else if (node instanceof Comment) tally.add('comment');
    else if (node.parentNode === parsed.head && node instanceof Element) tally.add('head');
  }

  const root = parsed.createElement('div');
  yield* rebuild(parsed.body, root, { isPasted, tally, readStyle: createStyleReader(parsed.createElement('span')) });
  const batches: HTMLElement[] = [];
  const waiting = [...root.children];
  for (let from = 0; from < waiting.length; from += BATCH) {
    const batch = parsed.createElement('div');
    batch.append(...waiting.slice(from, from + BATCH));
    sanitise(batch);
    batches.push(batch);
    yield;
  }
  return { batches, removed: tally.list(hasLoneSurrogate) };
}

/** The same at once, for what is short or cannot wait. */
export function readHtml(text: string, origin: Origin): ReadHtml {
  return finish(readInSteps(text, origin));
}

/** Runs work that is done in steps to its end. */
export function finish<T>(steps: Generator<undefined, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** The page is left alone after so many milliseconds of work. */
const SLICE = 30;

/** Runs work that is done in steps, and lets the page breathe in between. */
export async function finishInSlices<T>(steps: Generator<undefined, T>, signal: AbortSignal): Promise<T | undefined> {
  let since = performance.now();
  while (!signal.aborted) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < SLICE) continue;
    // One after the other is the point.
    // oxlint-disable-next-line no-await-in-loop
    await nextTask();
    since = performance.now();
  }
  return undefined;
}
