import { FILE_ENCODING_NAMES } from '../../lib/file-encodings';
import type { FaultWords } from '../../operations/fault-words';
import type * as operations from './operations';
import type { ToolWords } from './use-words';

/** What the faults of the operations are in words. */
export const faultWords = {
  readFile: (words, fault) =>
    words.fileFault(fault.code === 'wrong-encoding' ? FILE_ENCODING_NAMES[fault.encoding] : undefined),
} satisfies FaultWords<typeof operations, ToolWords>;
