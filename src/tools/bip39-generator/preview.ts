import type { MakePreview } from '../../operations/detect';
import type { PhraseReport } from './phrase';

/** How many bits the phrase stands for; a cross where its checksum is wrong. None of its words. */
export const preview: MakePreview<PhraseReport> = (report, { text }) => ({
  text: report
    ? `BIP39 · ${report.words.length} · ${report.entropy.length * 4} bit`
    : `BIP39 · ${text.trim().split(/\s+/).length} · ✗`,
});
