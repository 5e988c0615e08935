import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the faults of the operations are in words. */
export const faultWords = {
  parse: (words, fault) => words.fault(fault),
  write: (words, fault) => words.fault(fault),
  build: (words, fault) => words.buildFault(fault),
} satisfies FaultWords<typeof operations, ToolWords>;
