import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import { isSplitFault, type SplitFault } from './split';
import type { SubnetFault } from './subnet';
import type { ToolWords } from './use-words';

const splitting = (words: ToolWords, fault: SplitFault | SubnetFault) =>
  isSplitFault(fault) ? words.splitFault(fault) : words.fault(fault);

/** What the faults of the operations are in words. */
export const faultWords = {
  describe: (words, fault) => words.fault(fault),
  split: splitting,
  list: (words, fault) => (fault.code === 'no-room' ? words.noRoom : splitting(words, fault)),
  contains: (words, fault) => words.fault(fault),
} satisfies FaultWords<typeof operations, ToolWords>;
