import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What is wrong with the input of each operation, in words. */
export const faultWords = {
  read: (words, fault) => words.fault(fault),
  readFrame: (words, fault) => words.fault(fault),
} satisfies FaultWords<typeof operations, ToolWords>;
