import { FILE_ENCODING_NAMES } from '../../lib/file-encodings';
import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the faults of the operations are in words. */
export const faultWords = {
  readFile: (words, fault) => words.fault(fault, FILE_ENCODING_NAMES),
} satisfies FaultWords<typeof operations, ToolWords>;
