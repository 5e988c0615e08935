import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import { shownFault } from './shown-fault';
import type { ToolWords } from './use-words';

/** What the faults of the operations are in words. */
export const faultWords = {
  lookup: (words, fault) => words.fault(shownFault(fault)),
} satisfies FaultWords<typeof operations, ToolWords>;
