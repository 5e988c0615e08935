import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the faults of the operations are in words. */
export const faultWords = {
  convert: (words, fault) => words.fault(fault),
  convertFile: (words, fault) => words.fault(fault),
} satisfies FaultWords<typeof operations, ToolWords>;
