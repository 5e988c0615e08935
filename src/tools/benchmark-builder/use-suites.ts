import { moveItem } from '../../lib/move-item';
import type { BenchmarkOptions, StoredSuite } from './operations';
import { MAX_SUITES, readHyperfine, type SuitesFault } from './suites';

export interface Suites {
  readonly suites: readonly StoredSuite[];
  readonly change: (suite: StoredSuite, changes: Partial<StoredSuite>) => void;
  readonly add: (name: string) => void;
  readonly remove: (suite: StoredSuite) => void;
  readonly move: (suite: StoredSuite, place: number) => void;
  /** Adds what hyperfine measured, in seconds; suites without values make room. */
  readonly importRuns: (text: string) => SuitesFault | undefined;
}

/** What can be done with the suites, which are kept among the options. */
export function useSuites(
  { suites }: BenchmarkOptions,
  onChange: (changes: Partial<BenchmarkOptions>) => void,
  firstSuites: readonly StoredSuite[],
): Suites {
  const nextId = Math.max(...suites.map(({ id }) => id)) + 1;
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
    importRuns: (text) => {
      const read = readHyperfine(text);
      if (!read.ok) return read.fault;
      const isFirst = (suite: StoredSuite) =>
        firstSuites.some(({ name, values }) => name === suite.name && values === suite.values);
      const kept = suites.filter((suite) => suite.values.trim() !== '' && !isFirst(suite));
      const count = kept.length + read.value.length;
      if (count > MAX_SUITES) return { code: 'too-many-suites', count };
      const added = read.value.map((suite, index) => ({ ...suite, id: nextId + index }));
      onChange({ suites: [...kept, ...added] });
      return undefined;
    },
  };
}
