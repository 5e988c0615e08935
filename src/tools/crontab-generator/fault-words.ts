import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the faults of the operations are in words. */
export const faultWords = {
  explain: (words, fault) => words.fault(fault),
  nextRuns: (words, fault) => words.fault(fault),
  readCrontab: (words, fault) => words.fault(fault),
} satisfies FaultWords<typeof operations, ToolWords>;
