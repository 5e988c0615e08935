import type { FaultWords } from '../../operations/fault-words';
import type { DecodeFault } from './decode';
import type { EncodeFault } from './encode';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

const encoding = (words: ToolWords, fault: EncodeFault) => words.inLine(fault.line, words.encodeFault(fault));

/** Within the whole text the place is named, too; within a line it is not known from the fault alone. */
const decoding = (words: ToolWords, fault: DecodeFault) =>
  words.inLine(fault.line, words.decodeFault(fault, fault.line === undefined ? fault.at + 1 : undefined));

/** What the faults of the operations are in words. */
export const faultWords = {
  describeText: encoding,
  encode: encoding,
  describeEncoded: decoding,
  decode: decoding,
} satisfies FaultWords<typeof operations, ToolWords>;
