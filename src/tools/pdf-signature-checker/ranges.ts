import type { HashName } from '../../lib/x509/algorithms';
import { HASHES } from '../../lib/x509/algorithms';
import { err, ok, type Result } from '../../lib/result';
import type { PdfMap } from './pdf-syntax';
import { bytesOf } from './find-signatures';
import type { SignatureFault } from './report';

const BLOCK = 4 << 20;

export interface SignedRanges {
  /** Offset and length. */
  readonly ranges: readonly (readonly [offset: number, length: number])[];
  readonly end: number;
  readonly contents: Uint8Array;
}

/**
 * What the signature covers. It has to be all of the file up to some place but for the signature itself: of whatever else is left out
 * anything could be made afterwards.
 */
export function rangesOf({ entries }: PdfMap, size: number): Result<SignedRanges, SignatureFault> {
  const range = entries.get('ByteRange');
  const contents = entries.get('Contents');
  if (contents?.kind !== 'text') return err({ code: 'no-contents' });
  const numbers =
    range?.kind === 'list' ? range.items.flatMap((one) => (one.kind === 'number' ? [one.number] : [])) : [];
  const [first = 0, firstLength = 0, second = 0, secondLength = 0] = numbers;
  const isList = range?.kind === 'list' && range.items.length === 4 && numbers.length === 4;
  if (!isList || !numbers.every((number) => Number.isSafeInteger(number) && number >= 0))
    return err({ code: 'bad-range' });
  if (first !== 0) return err({ code: 'range-not-from-start' });
  if (second < firstLength) return err({ code: 'ranges-overlap' });
  if (second + secondLength > size) return err({ code: 'range-outside' });
  if (firstLength !== contents.from || second !== contents.to || !contents.isHex) return err({ code: 'gap-mismatch' });
  return ok({
    ranges: [
      [first, firstLength],
      [second, secondLength],
    ],
    end: second + secondLength,
    contents: contents.bytes,
  });
}

/** The digest of the ranges, read a piece at a time. `onRead` is told how many bytes each piece had. */
export async function digestOfRanges(
  file: Blob,
  { ranges }: SignedRanges,
  hash: HashName,
  { signal, onRead }: { readonly signal: AbortSignal; readonly onRead: (bytes: number) => void },
): Promise<Uint8Array> {
  const hasher = HASHES[hash].hash.create();
  for (const [offset, length] of ranges)
    for (let at = offset; at < offset + length; at += BLOCK) {
      signal.throwIfAborted();
      const piece = await bytesOf(file, at, Math.min(at + BLOCK, offset + length));
      hasher.update(piece);
      onRead(piece.length);
    }
  return hasher.digest();
}
