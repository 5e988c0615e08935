import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the faults of the operations are in words. */
export const faultWords = {
  format: (words, fault) => words.fault(fault),
  index: (words, fault) => words.fault(fault),
  check: (words, fault) => words.schemaFault(fault),
} satisfies FaultWords<typeof operations, ToolWords>;
