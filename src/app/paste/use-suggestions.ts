import { useEffect, useState } from 'react';
import { makePart, usePart } from '../../ui/part';
import { isSameGiven, type Given } from './given';
import type { AboutFile, ContentKind } from './rank';
import type { Suggested } from './suggested';

/** What asks the worker: fetched when there is something to ask. */
export const suggestPart = makePart(() => import('./suggest'));

/** Milliseconds that typing rests before the worker is asked. */
const PAUSE = 80;
/** Fewer characters say nothing. */
const LEAST_TYPED = 3;
/** What is longer was not typed as words to search for. */
const MOST_WORDS = 40;

/** Whether a query may be meant to be used itself: words alone are searched for, and nothing more is fetched for them. */
function isContent(typed: string): boolean {
  const text = typed.trim();
  return text.length >= LEAST_TYPED && (text.length > MOST_WORDS || /[^\p{L}\p{M}\s'’-]/u.test(text));
}

export interface Suggestions {
  /** What they are for. */
  readonly given: Given | undefined;
  /** The likeliest first. */
  readonly found: readonly Suggested[];
  /** What was looked at, where it is not text. */
  readonly content?: ContentKind | undefined;
  /** Of a file. */
  readonly about?: AboutFile | undefined;
  /** Some tools were not asked yet, for want of time: the one that it is meant for may be among them. */
  readonly isPartial?: boolean;
}

const NONE: readonly Suggested[] = [];

/** What is in the field of the search. */
export interface Typed {
  readonly query: string;
  /** It is a line that was pasted, words alone as well: that is always looked at. */
  readonly isPasted: boolean;
}

/** The tools that fit what was given, or else what is in the field: empty until they are known. */
export function useSuggestions(
  given: Given | undefined,
  { query, isPasted }: Typed,
): Suggestions & { readonly isPending: boolean } {
  const isTyped = given === undefined && !isPasted;
  const asked = given ?? (isPasted || isContent(query) ? { text: query } : undefined);
  const { text, file } = asked ?? {};
  const part = usePart(suggestPart, asked !== undefined);
  const [{ given: answered, found, content, about, isPartial = false }, answer] = useState<Suggestions>({
    given: undefined,
    found: NONE,
  });

  useEffect(() => {
    const current = { ...(text !== undefined && { text }), ...(file && { file }) };
    if (!part || (text === undefined && file === undefined)) return undefined;
    const job = new AbortController();
    const begin = () => {
      part
        .suggest(current, job.signal, (next, facts) =>
          answer({
            given: current,
            found: next,
            content: facts.content,
            about: facts.about,
            isPartial: facts.isComplete === false,
          }),
        )
        // It was aborted: something else is asked by now.
        .catch(() => undefined);
    };
    const timer = setTimeout(begin, isTyped ? PAUSE : 0);
    return () => {
      clearTimeout(timer);
      job.abort();
    };
  }, [part, text, file, isTyped]);

  const isLost = useIsLost(asked !== undefined && !part);
  const isAnswered = asked !== undefined && isSameGiven(answered, asked);
  const isPending = asked !== undefined && !isAnswered && !isLost;
  return { given: asked, ...(isAnswered ? { found, content, about, isPartial } : { found: NONE }), isPending };
}

/** Whether what asks the worker is needed and cannot be fetched, such as offline: then nobody needs to wait for it. */
function useIsLost(isNeeded: boolean): boolean {
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isOver = false;
    import('./suggest').catch(() => {
      if (!isOver) setLost(true);
    });
    return () => {
      isOver = true;
      setLost(false);
    };
  }, [isNeeded]);
  return isLost;
}
