import type { Job } from '../../operations/define';

/** What the search tells while it runs. */
export type Scanning = Pick<Job, 'signal' | 'progress' | 'step' | 'now'>;

/** Milliseconds after which it is told how far the search is, and that it is not stuck. */
const TELL_AFTER = 100;
/** So many matches are found between two looks at the clock. */
const BETWEEN_LOOKS = 64;

/** Where the search goes on behind an empty match: the next character, which has two units only where the expression reads whole ones. */
export function afterEmpty(text: string, at: number, { flags }: RegExp): number {
  const isWhole = flags.includes('u') || flags.includes('v');
  return at + (isWhole && (text.codePointAt(at) ?? 0) > 0xffff ? 2 : 1);
}

/** Tells from time to time how far a search is. What takes long between two calls of it can be told from what is merely much. */
export function teller(length: number, job: Scanning | undefined): (at: number) => void {
  let last = job?.now() ?? 0;
  let looks = 0;
  return (at) => {
    if (!job || looks++ % BETWEEN_LOOKS !== 0) return;
    const now = job.now();
    if (now - last < TELL_AFTER) return;
    last = now;
    job.signal.throwIfAborted();
    job.progress(at, length);
    job.step(at);
  };
}

/**
 * The matches of an expression in a text, in turn: all of them with `g`, else the first. It is the search of `matchAll`, told while it runs,
 * and never stands still: behind an empty match it goes on with the next character.
 */
export function* matchesOf(text: string, expression: RegExp, job?: Scanning): Generator<RegExpExecArray> {
  const tell = teller(text.length, job);
  const isGlobal = expression.global;
  expression.lastIndex = 0;
  for (;;) {
    const match = expression.exec(text);
    if (!match) return;
    yield match;
    if (!isGlobal) return;
    if (match[0] === '') expression.lastIndex = afterEmpty(text, expression.lastIndex, expression);
    tell(expression.lastIndex);
  }
}
