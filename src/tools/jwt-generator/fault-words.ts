import { visible } from '../../lib/jwt/visible';
import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the faults of the operations are in words. */
export const faultWords = {
  sign: (words, fault) => visible(words.signFault(fault)),
  batch: (words, fault) => visible(words.signFault(fault)),
  generate: (words, fault) => words.keyFault(fault),
} satisfies FaultWords<typeof operations, ToolWords>;
