import type { FaultWords } from '../../operations/fault-words';
import type { AnyFault } from './faults';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

const inWords = (words: ToolWords, fault: AnyFault) => words.fault(fault);

/** What the faults of the operations are in words. */
export const faultWords = {
  facts: inWords,
  merge: inWords,
  exclude: inWords,
  compare: inWords,
  split: inWords,
  list: inWords,
  write: inWords,
  fit: inWords,
  nextFree: inWords,
} satisfies FaultWords<typeof operations, ToolWords>;
