import { fromHex, type HexFault } from '../../lib/hex';
import { err, ok, type Result } from '../../lib/result';

/** How many words a phrase may have. */
export const WORD_COUNTS = [12, 15, 18, 21, 24] as const;
export type WordCount = (typeof WORD_COUNTS)[number];

export type EntropyFault = HexFault | { readonly code: 'entropy-length'; readonly digits: number };

/** Tells whether a phrase may have so many words. */
export function isWordCount(count: number): count is WordCount {
  return WORD_COUNTS.some((allowed) => allowed === count);
}

/** Bytes of entropy behind a phrase: 32 bits for every three words. */
export function bytesOfWords(count: WordCount): number {
  return (count / 3) * 4;
}

/**
 * Entropy from hex digits of either case, full-width ones too; white space, `:`, `-` and a leading `0x` do not count.
 * Faults: another character, a number of digits other than 32, 40, 48, 56 or 64.
 */
export function parseEntropy(text: string): Result<Uint8Array<ArrayBuffer>, EntropyFault> {
  // Character by character, so that offsets stay those of the text.
  const plain = Array.from(text, (char) => (/[\uff01-\uff5e]/.test(char) ? char.normalize('NFKC') : char)).join('');
  const prefix = /^\s*0x/i.exec(plain)?.[0].length ?? 0;
  const wrong = plain.slice(prefix).search(/[^0-9a-f\s:-]/i);
  if (wrong >= 0)
    return err({
      code: 'bad-hex-digit',
      at: prefix + wrong,
      found: String.fromCodePoint(plain.codePointAt(prefix + wrong) ?? 0),
    });
  const digits = plain.slice(prefix).replaceAll(/[\s:-]/g, '');
  if (!WORD_COUNTS.some((count) => bytesOfWords(count) * 2 === digits.length)) {
    return err({ code: 'entropy-length', digits: digits.length });
  }
  const bytes = fromHex(digits);
  return bytes.ok ? ok(bytes.value) : err({ ...bytes.fault, at: prefix + bytes.fault.at });
}
