import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What is wrong with the input of each operation, in words. */
export const faultWords = {
  inspect: (words, fault) => words.fault(fault),
  order: (words, fault) => words.fault(fault),
  calendar: (words, fault) => words.fault(fault),
  describe: (words, fault) => words.fault(fault),
} satisfies FaultWords<typeof operations, ToolWords>;
