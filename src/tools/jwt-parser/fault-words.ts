import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import { visible } from '../../lib/jwt/visible';
import type { ToolWords } from './use-words';

/** What the faults of the operations are in words. */
export const faultWords = {
  decode: (words, fault) => visible(words.fault(fault)),
  verify: (words, fault) => visible(words.fault(fault)),
} satisfies FaultWords<typeof operations, ToolWords>;
