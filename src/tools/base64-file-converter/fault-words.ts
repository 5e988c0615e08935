import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { RestoreFault } from './restore';
import type { ToolWords } from './use-words';

const restoring = (words: ToolWords, fault: RestoreFault) =>
  fault.code === 'unreadable' ? words.unreadable() : words.fault(fault);

/** What the faults of the operations are in words. */
export const faultWords = {
  encode: (words) => words.unreadable(),
  describeFile: (words) => words.unreadable(),
  decode: restoring,
  decodeFile: restoring,
} satisfies FaultWords<typeof operations, ToolWords>;
