import type { FaultWords } from '../../operations/fault-words';
import type { LineFault } from './conversion';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

const inLine = (words: ToolWords, fault: LineFault) => words.inLine(fault.line, words.fault(fault));

/** What the faults of the operations are in words. */
export const faultWords = {
  toRoman: inLine,
  toNumber: inLine,
  describeNumbers: inLine,
  describeRoman: inLine,
} satisfies FaultWords<typeof operations, ToolWords>;
