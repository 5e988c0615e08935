import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the faults of the operations are in words. */
export const faultWords = {
  percentOf: (words, fault) => words.fault(fault),
  whatPercent: (words, fault) => words.fault(fault),
  change: (words, fault) => words.fault(fault),
  increase: (words, fault) => words.fault(fault),
  decrease: (words, fault) => words.fault(fault),
  wholeOf: (words, fault) => words.fault(fault),
  removeIncluded: (words, fault) => words.fault(fault),
  points: (words, fault) => words.fault(fault),
  chain: (words, fault) => words.fault(fault),
} satisfies FaultWords<typeof operations, ToolWords>;
