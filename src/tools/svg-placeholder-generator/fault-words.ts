import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** The formats that have pixels; a fault is the same for each. */
const FORMATS = 'PNG/WebP';

/** What the faults of the operations are in words. */
export const faultWords = {
  generate: (words, fault) => (fault.code === 'too-long' ? words.tooLong : words.badSize(fault.side)),
  rasterizeLarge: (words, fault) => words.rasterFault(fault, FORMATS),
} satisfies FaultWords<typeof operations, ToolWords>;
