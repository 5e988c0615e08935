import type { DiffFault } from '../../lib/json-diff/compare-texts';
import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What is wrong with one side, or with both. */
const comparing = (words: ToolWords, { left, right }: DiffFault) =>
  [left && words.fault('left', left), right && words.fault('right', right)].filter(Boolean).join(' ');

const writing = (words: ToolWords, fault: DiffFault | { readonly code: 'result-too-large' }) =>
  fault.code === 'cannot-read' ? comparing(words, fault) : words.resultTooLarge;

/** What the faults of the operations are in words. */
export const faultWords = {
  diff: comparing,
  patch: writing,
  changes: writing,
  format: (words, fault) => (fault.code === 'result-too-large' ? words.resultTooLarge : words.jsonFault(fault)),
  compareText: writing,
} satisfies FaultWords<typeof operations, ToolWords>;
