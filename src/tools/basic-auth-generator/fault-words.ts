import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the faults of the operations are in words. */
export const faultWords = {
  encode: (words, fault) => words.credentialsFault(fault),
  describe: (words, fault) => words.credentialsFault(fault),
  decode: (words, fault) => words.decodeFault(fault),
} satisfies FaultWords<typeof operations, ToolWords>;
