import type { Inflate } from 'fflate';
import { addToCrc32 } from '../../../../lib/crc32';
import { joinBytes } from '../../../../lib/join-bytes';
import { sniffXmlEncoding, SNIFFED_BYTES } from '../../../../lib/xml/decode-xml';
import { packedBytes, type ZipFile, type ZipPart } from './zip';

/** So many packed bytes are unpacked at a time. */
const PIECE = 128 * 1024;
const STORED = 0;
const DEFLATED = 8;

/** Why the text of a part ended before its time. */
export type PartProblem = 'damaged' | 'not-text';

/** The text of a part, piece by piece, so that a sheet of hundreds of megabytes never stands in memory as a whole. */
export interface PartText {
  /** The next piece, not empty; undefined at the end, or where there is a problem. */
  readonly next: () => string | undefined;
  readonly problem: () => PartProblem | undefined;
  /** From 0 to 1. */
  readonly share: () => number;
}

/** The text of a part of the file; the class of `fflate` is handed in, as it is loaded on demand. */
export function openPart(zip: ZipFile, part: ZipPart, inflater: typeof Inflate): PartText {
  const unpack = unpacking(zip, part, inflater);
  let problem: PartProblem | undefined;
  let decoder: TextDecoder | undefined;
  let isOver = false;

  const next = (): string | undefined => {
    while (!isOver) {
      const bytes = unpack.next();
      if (unpack.isDamaged()) problem = 'damaged';
      isOver = bytes === undefined || problem !== undefined;
      try {
        decoder ??= decoderOf(bytes ?? new Uint8Array());
        const text = problem ? '' : decoder.decode(bytes, { stream: !isOver });
        if (text !== '') return text;
      } catch {
        // What is no text in its encoding is thrown.
        problem = 'not-text';
        isOver = true;
      }
    }
    return undefined;
  };
  return { next, problem: () => problem, share: unpack.share };
}

function decoderOf(bytes: Uint8Array): TextDecoder {
  const encoding = sniffXmlEncoding(bytes.subarray(0, SNIFFED_BYTES));
  if (!encoding.ok) throw new TypeError(encoding.fault.code);
  return new TextDecoder(encoding.value, { fatal: true });
}

function unpacking(zip: ZipFile, part: ZipPart, inflater: typeof Inflate) {
  const packed = packedBytes(zip, part);
  const isKnown = part.method === STORED || part.method === DEFLATED;
  let isDamaged = packed === undefined || !isKnown;
  let at = 0;
  let size = 0;
  let crc = 0;
  let found: Uint8Array[] = [];
  const stream = new inflater((piece) => found.push(piece));

  const unpackMore = (bytes: Uint8Array, isLast: boolean) => {
    found = [];
    if (part.method === STORED) found.push(bytes);
    else stream.push(bytes, isLast);
    for (const piece of found) {
      size += piece.length;
      crc = addToCrc32(crc, piece);
    }
    // A directory that lies about sizes, or bytes that are others.
    if (size > part.size || (isLast && (size !== part.size || crc !== part.crc))) isDamaged = true;
  };
  const next = (): Uint8Array | undefined => {
    if (isDamaged || !packed || at >= packed.length) return undefined;
    const end = Math.min(packed.length, at + PIECE);
    try {
      unpackMore(packed.subarray(at, end), end === packed.length);
    } catch {
      // `fflate` throws at what is no deflated stream.
      isDamaged = true;
    }
    at = end;
    return isDamaged ? undefined : joinBytes(found);
  };
  const share = () => (packed && packed.length > 0 ? at / packed.length : 1);
  return { next, isDamaged: () => isDamaged, share };
}
