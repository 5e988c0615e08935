import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import { shortened } from './shortened';
import type { ToolWords } from './use-words';

/** So much of the address that may have been meant. */
const LONGEST_NAMED = 120;

/** What the faults of the operations are in words. */
export const faultWords = {
  parse: (words, fault) =>
    words.fault(
      'suggestion' in fault && fault.suggestion !== undefined
        ? { ...fault, suggestion: shortened(fault.suggestion, LONGEST_NAMED) }
        : fault,
    ),
} satisfies FaultWords<typeof operations, ToolWords>;
