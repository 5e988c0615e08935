import { useMemo, useState } from 'react';
import { INLINE_LIMIT, isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { INITIAL } from './samples';
import { joinSamples } from './samples-text';

const NONE: readonly TextSource[] = [];

/** So many samples are taken. */
export const MOST_SAMPLES = 1000;

export interface Samples {
  readonly all: readonly TextSource[];
  /** The place of the one in sight. */
  readonly active: number;
  readonly show: (index: number) => void;
  readonly change: (source: TextSource) => void;
  readonly add: (sources: readonly TextSource[]) => void;
  /** Removes the one in sight. */
  readonly remove: () => void;
  /** All of them in one. */
  readonly joined: string | Blob;
}

/** Samples beside each other: the first is the text of the tool, to which others may be added. */
export function useSamples(): Samples {
  const [first, setFirst] = useDraft<TextSource>('text', INITIAL, { takes: 'text' });
  const [kept, setOthers] = useDraft<readonly TextSource[]>('others', NONE);
  const [chosen, show] = useState(0);
  const others = useMemo(() => kept.filter((one) => typeof one === 'string' || one instanceof File), [kept]);
  const all = useMemo(() => [first, ...others], [first, others]);
  const active = Math.min(chosen, all.length - 1);
  const joined = useMemo(() => (all.length === 1 ? first : join(all)), [all, first]);
  const write = ([one = '', ...more]: readonly TextSource[]) => {
    setFirst(one);
    setOthers(more);
  };
  return {
    all,
    active,
    show,
    change: (source) => (active === 0 ? setFirst(source) : setOthers(others.with(active - 1, source))),
    add: (sources) => {
      const isFresh = all.length === 1 && (first === INITIAL || isEmptySource(first)) && sources[0] !== '';
      const next = [...(isFresh ? [] : all), ...sources].slice(0, MOST_SAMPLES);
      write(next);
      show(isFresh ? 0 : Math.min(all.length, next.length - 1));
    },
    remove: () => {
      write(all.toSpliced(active, 1));
      show(Math.max(0, active - 1));
    },
    joined,
  };
}

/** Short texts stay one, which is worked on at once. */
function join(samples: readonly TextSource[]): string | Blob {
  const texts = samples.filter((sample) => typeof sample === 'string');
  const length = texts.reduce((sum, text) => sum + text.length, 0);
  return texts.length === samples.length && length < INLINE_LIMIT ? joinTexts(texts) : joinSamples(samples);
}

const joinTexts = (texts: readonly string[]) => texts.map((text) => `\x1e${text}\n`).join('');
