import { useMemo } from 'react';
import type { TextSource } from '../../lib/text-source';
import { useOperation } from '../../operations/use-operation';
import { flagFault, withFlag } from './flags';
import { match, replace, split, TIME_LIMIT } from './operations';
import type { Mode } from './options';

interface Asked {
  readonly text: TextSource;
  readonly pattern: string;
  readonly flags: string;
  readonly mode: Mode;
  readonly replacement: string;
  /** Milliseconds that may pass without another match. */
  readonly limit: number;
}

/** The matches of a text, and what is made of them. */
export function useRuns({ text, pattern, flags, mode, replacement, limit }: Asked) {
  const bounded = useMemo(() => {
    if (limit === TIME_LIMIT) return { match, replace, split };
    const timeLimit = limit;
    return { match: { ...match, timeLimit }, replace: { ...replace, timeLimit }, split: { ...split, timeLimit } };
  }, [limit]);
  const isAsked = pattern !== '';
  // Every match splits, whether it is asked for all of them or not.
  const searched = mode === 'split' && !flagFault(flags) ? withFlag(withFlag(flags, 'y', false), 'g', true) : flags;
  const inputs = { text };
  return {
    matching: useOperation(bounded.match, inputs, { pattern, flags: searched }, { enabled: isAsked }),
    replacing: useOperation(
      bounded.replace,
      inputs,
      { pattern, flags, replacement },
      { enabled: isAsked && mode === 'replace' },
    ),
    splitting: useOperation(bounded.split, inputs, { pattern, flags }, { enabled: isAsked && mode === 'split' }),
  };
}
