import type { MakePreview } from '../../operations/detect';
import type { PhraseReport } from './phrase';

/** How many bits the phrase stands for, once its checksum is right: none of its words. */
export const preview: MakePreview<PhraseReport> = (report) =>
  report && { text: `BIP39 · ${report.words.length} · ${report.entropy.length * 4} bit` };
