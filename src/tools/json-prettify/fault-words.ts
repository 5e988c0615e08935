import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the faults of the operations are in words. */
export const faultWords = {
  prettify: (words, fault) => words.fault(fault),
  repair: (words, fault) => words.repairFault(fault),
  unwrap: (words, fault) => (fault.code === 'too-large' ? words.fault(fault) : words.nothingToUnwrap),
} satisfies FaultWords<typeof operations, ToolWords>;
