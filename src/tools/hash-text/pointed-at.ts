import type { AlgorithmId } from '../../lib/hashing/algorithms';
import type { Verdicts } from './expected';

/**
 * The rows that only the expected value brings in: those it matches, or, where it can be compared with nothing that is
 * shown, all that it could be.
 */
export function pointedAt(verdicts: Verdicts, shown: readonly AlgorithmId[]): AlgorithmId[] {
  // The record has only ids as keys.
  const judged = Object.keys(verdicts) as AlgorithmId[];
  const isComparable = judged.some((id) => shown.includes(id));
  return judged.filter((id) => !shown.includes(id) && (verdicts[id] === 'match' || !isComparable));
}
