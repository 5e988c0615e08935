import type { AlgorithmId } from '../../lib/hashing/algorithms';
import { algorithmsToCheck, compareDigests, type ExpectedOf, type Verdict } from './expected';
import type { QueuedFile } from './file-queue';

/** The chosen algorithms, and those that the expected digests of this file need besides. */
export function wantedFor(
  name: string,
  chosen: readonly AlgorithmId[],
  expectedOf: ExpectedOf | undefined,
): readonly AlgorithmId[] {
  const expected = expectedOf?.(name) ?? [];
  return expected.length === 0 ? chosen : [...chosen, ...algorithmsToCheck(expected, chosen)];
}

/** Whether a file is what it should be; a list without it says nothing of it. */
export type FileVerdict = 'matches' | 'mismatches' | 'notListed';

/** What is known of a file: the algorithms whose digests there are, how each compares, and what follows for the file. */
export interface CheckedFile {
  readonly shown: readonly AlgorithmId[];
  readonly verdicts: Partial<Record<AlgorithmId, Verdict>>;
  readonly verdict: FileVerdict | undefined;
}

/** Compares a file's digests with what is expected; one that is not what it should be is enough for a no. */
export function checkFile(
  { file, state, digests }: QueuedFile,
  chosen: readonly AlgorithmId[],
  expectedOf: ExpectedOf | undefined,
): CheckedFile {
  const shown = wantedFor(file.name, chosen, expectedOf).filter((algorithm) => digests[algorithm] !== undefined);
  const expected = expectedOf?.(file.name) ?? [];
  const verdicts = compareDigests(
    Object.fromEntries(shown.map((algorithm) => [algorithm, digests[algorithm]])),
    expected,
  );
  const found = Object.values(verdicts);
  const isUnlisted = state === 'done' && expectedOf !== undefined && expected.length === 0;
  const listed = found.includes('mismatch') ? 'mismatches' : found.includes('match') ? 'matches' : undefined;
  return { shown, verdicts, verdict: listed ?? (isUnlisted ? 'notListed' : undefined) };
}
