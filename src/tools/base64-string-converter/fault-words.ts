import type { FaultWords } from '../../operations/fault-words';
import type { DecodeFault } from './decoding';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What is wrong with Base64, in its line where each is by itself. */
function decoding(words: ToolWords, fault: DecodeFault): string {
  const message = words.base64Fault(fault);
  return fault.line === undefined ? message : words.inLine(fault.line, message);
}

/** What the faults of the operations are in words. */
export const faultWords = {
  encode: (words, fault) => words.unencodable(fault),
  decode: (words, fault) => (fault.code === 'undecodable' ? words.undecodable(fault) : decoding(words, fault)),
  describeText: (words, fault) => words.unencodable(fault),
  describeBase64: decoding,
  decompress: (words, fault) =>
    fault.code === 'damaged-gzip' || fault.code === 'decompressed-too-large'
      ? words.decompressFault(fault)
      : decoding(words, fault),
} satisfies FaultWords<typeof operations, ToolWords>;
