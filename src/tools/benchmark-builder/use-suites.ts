import { moveItem } from '../../lib/move-item';
import type { BenchmarkOptions, StoredSuite } from './operations';
import { MAX_SUITES, readHyperfine, type Suite, type SuitesFault } from './suites';

export interface Suites {
  readonly suites: readonly StoredSuite[];
  readonly change: (suite: StoredSuite, changes: Partial<StoredSuite>) => void;
  readonly add: (name: string) => void;
  readonly remove: (suite: StoredSuite) => void;
  readonly move: (suite: StoredSuite, place: number) => void;
  /** Adds suites that come with their values; suites without values make room. */
  readonly addFilled: (added: readonly Suite[]) => SuitesFault | undefined;
  /** Adds what hyperfine measured, in seconds. */
  readonly importRuns: (text: string) => SuitesFault | undefined;
}

/** What can be done with the suites, which are kept among the options. */
export function useSuites(
  { suites }: BenchmarkOptions,
  onChange: (changes: Partial<BenchmarkOptions>) => void,
  firstSuites: readonly StoredSuite[],
): Suites {
  const nextId = Math.max(...suites.map(({ id }) => id)) + 1;
  const addFilled = (added: readonly Suite[]) => {
    const isFirst = (suite: StoredSuite) =>
      firstSuites.some(({ name, values }) => name === suite.name && values === suite.values);
    const kept = suites.filter((suite) => suite.values.trim() !== '' && !isFirst(suite));
    const count = kept.length + added.length;
    if (count > MAX_SUITES) return { code: 'too-many-suites', count } as const;
    onChange({ suites: [...kept, ...added.map((suite, index) => ({ ...suite, id: nextId + index }))] });
    return undefined;
  };
  return {
    suites,
    change: (suite, changes) =>
      onChange({ suites: suites.map((other) => (other === suite ? { ...suite, ...changes } : other)) }),
    add: (name) => onChange({ suites: [...suites, { id: nextId, name, values: '' }] }),
    remove: (suite) => onChange({ suites: suites.filter((other) => other !== suite) }),
    move: (suite, place) => {
      const target = suites[place];
      if (target && target !== suite) onChange({ suites: moveItem(suites, suite, target) });
    },
    addFilled,
    importRuns: (text) => {
      const read = readHyperfine(text);
      return read.ok ? addFilled(read.value) : read.fault;
    },
  };
}
