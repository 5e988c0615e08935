import type { FaultWords } from '../../operations/fault-words';
import { namedWord } from './named-word';
import type * as operations from './operations';
import type { PhraseFault } from './phrase';
import type { ToolWords } from './use-words';

const reading = (words: ToolWords, fault: PhraseFault) =>
  words.phraseFault(fault.code === 'unknown-word' ? { ...fault, word: namedWord(fault.word) } : fault);

/** What the faults of the operations are in words. */
export const faultWords = {
  spell: (words, fault) => words.entropyFault(fault),
  read: reading,
  seed: reading,
} satisfies FaultWords<typeof operations, ToolWords>;
