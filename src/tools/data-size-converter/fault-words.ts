import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the faults of the operations are in words. */
export const faultWords = {
  convert: (words, fault) => words.fault(fault),
  convertRate: (words, fault) => words.fault(fault),
  time: (words, fault) => words.fault(fault),
  neededFor: (words, fault) => words.fault(fault),
  volume: (words, fault) => words.fault(fault),
  eventVolume: (words, fault) => words.fault(fault),
  sum: (words, fault) => words.fault(fault),
} satisfies FaultWords<typeof operations, ToolWords>;
