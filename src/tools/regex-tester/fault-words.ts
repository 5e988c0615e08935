import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the faults of the operations are in words. */
export const faultWords = {
  find: (words, fault) => words.fault(fault),
  match: (words, fault) => words.fault(fault),
  replace: (words, fault) => words.fault(fault),
  split: (words, fault) => words.fault(fault),
  describe: (words, fault) => words.fault(fault),
} satisfies FaultWords<typeof operations, ToolWords>;
