import { FILE_ENCODINGS, type FileEncoding } from '../../../lib/file-encodings';
import { err, ok, type Result } from '../../../lib/result';
import { countZeros, encodingByMark, encodingByZeros, isBinaryFile, likelyEncodings } from '../../../lib/text-file';
import { mendWindows1252 } from '../../../lib/windows-1252';
import { PIECE, type DecodeError } from '../decode-pieces';
import type { TableFault } from '../faults';
import type { EncodingPreview } from '../report';

/** Which encodings a file may be in, and others about as likely as the first. */
export interface FoundEncodings {
  /** The likeliest first: where it does not fit to the end, the next one is tried. */
  readonly encodings: readonly FileEncoding[];
  readonly others: readonly EncodingPreview[];
}

/** So much of a file tells its encoding. */
const SAMPLE = 65_536;
/** Rates as near as this may be chance. */
const NEAR = 0.12;
const PREVIEW_LENGTH = 80;
/** So many other readings are shown. */
const OTHERS = 2;
/** No character of any encoding takes more bytes. */
const LONGEST_CHARACTER = 4;

/** The encodings of a file by its beginning: as chosen, by its mark, UTF-8 where it is that, else by how common their characters are. */
export function encodingsOf(
  start: Uint8Array<ArrayBuffer>,
  isCut: boolean,
  choice: FileEncoding | 'auto',
): Result<FoundEncodings, TableFault> {
  if (choice !== 'auto') return ok({ encodings: [choice], others: [] });
  const sample = start.subarray(0, SAMPLE);
  const marked = encodingByMark(sample) ?? encodingByZeros(sample) ?? encodingByWideEnds(start, isCut);
  if (marked !== undefined) return ok({ encodings: [marked], others: [] });
  // A NUL here and there is noted; the characters of a text that holds one are text.
  if (isBinaryFile(sample) && !(isDecodable(start, 'utf-8', isCut) && !isBinaryFile(withoutZeros(sample))))
    return err({ code: 'not-text' });
  const telling = tellingPart(start);
  const ranked = likelyEncodings(telling);
  const names = ranked.map(({ charset }) => charset);
  const encodings = [...new Set<FileEncoding>(['utf-8', ...names, 'windows-1252'])];
  if (isDecodable(start, 'utf-8', isCut)) return ok({ encodings, others: [] });
  const damaged = isDamagedUtf8(start, ranked[0]?.rate ?? 0);
  // That it is UTF-8 with a wrong byte in it is likelier than what else it could be.
  if (damaged) return ok({ encodings: ['utf-8'], others: [] });
  const fitting = encodings.filter((encoding) => isDecodable(start, encoding, isCut));
  const best = ranked.find(({ charset }) => charset === fitting[0]);
  const near = ranked.filter(
    ({ charset, rate }) => best && charset !== best.charset && fitting.includes(charset) && rate >= best.rate - NEAR,
  );
  return ok({
    encodings: fitting,
    others: previews(
      telling,
      near.slice(0, OTHERS).map(({ charset }) => charset),
    ),
  });
}

/** The share of NUL up to which bytes may still be a text that holds some. */
const MOST_ZEROS = 0.02;

/** Bytes without NUL, where there are few. */
function withoutZeros(bytes: Uint8Array): Uint8Array {
  const others = bytes.filter((byte) => byte !== 0);
  return bytes.length - others.length <= Math.max(1, bytes.length * MOST_ZEROS) ? others : bytes;
}

/** UTF-16 without a mark whose only signs of ASCII are commas and ends of lines, as in tables of Chinese: NUL stands behind or before those alone. */
function encodingByWideEnds(bytes: Uint8Array, isCut: boolean): FileEncoding | undefined {
  if (bytes.length % 2 !== 0 && !isCut) return undefined;
  const counts = countZeros(bytes);
  const most = Math.max(...counts);
  if (Math.min(...counts) > 0 || most < 2 || most * 32 < bytes.length) return undefined;
  const encoding = counts[0] > 0 ? 'utf-16be' : 'utf-16le';
  return isDecodable(bytes, encoding, isCut) ? encoding : undefined;
}

/** What two encodings rate alike, more or less, is not what decides. */
const SURE = 0.75;

/** Whether most bytes beyond ASCII are characters of UTF-8, and nothing else is a text of common characters. */
function isDamagedUtf8(bytes: Uint8Array, bestRate: number): boolean {
  const text = new TextDecoder('utf-8').decode(bytes);
  const wrong = text.split('\ufffd').length - 1;
  const right = (text.match(/[\u0080-\ufffc]/g) ?? []).length;
  return right >= 10 * wrong || (right >= 2 * wrong && bestRate < SURE);
}

/** What begins with the line of the first byte beyond ASCII: what stands before it tells nothing. */
function tellingPart(bytes: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const at = bytes.findIndex((byte) => byte >= 0x80);
  if (at < 0) return bytes.subarray(0, SAMPLE);
  const begin = Math.max(bytes.lastIndexOf(0x0a, at), bytes.lastIndexOf(0x0d, at)) + 1;
  return bytes.subarray(begin, begin + SAMPLE);
}

function isDecodable(bytes: Uint8Array, encoding: FileEncoding, isCut: boolean): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(bytes, { stream: isCut });
    return true;
  } catch {
    return false;
  }
}

function previews(bytes: Uint8Array, encodings: readonly FileEncoding[]): EncodingPreview[] {
  return encodings.map((encoding) => {
    const read = new TextDecoder(encoding).decode(bytes.subarray(0, PREVIEW_LENGTH * LONGEST_CHARACTER));
    const text = encoding === 'windows-1252' ? mendWindows1252(read) : read;
    return { encoding, text: Array.from(text).slice(0, PREVIEW_LENGTH).join('') };
  });
}

/** What is wrong with a file that is not in the encoding chosen: where its first wrong byte is, and how else it may be read. */
export async function wrongEncoding(file: Blob, error: DecodeError): Promise<TableFault> {
  const { encoding } = error;
  const before = Math.max(0, error.from - PIECE);
  const bytes = new Uint8Array(await file.slice(before, error.to).arrayBuffer());
  const begin = safeStart(bytes, error.from - before, encoding);
  const bad = begin + badPlace(bytes.subarray(begin), encoding);
  const lineBegin = Math.max(bytes.lastIndexOf(0x0a, bad - 1), bytes.lastIndexOf(0x0d, bad - 1)) + 1;
  const near = bytes.subarray(bad === 0 ? 0 : lineBegin, lineBegin + SAMPLE);
  return {
    code: 'wrong-encoding',
    encoding,
    at: before + bad,
    line: await lineOf(file, before + bad, encoding),
    others: previews(near, otherEncodings(near, encoding)),
  };
}

/** A place at or before one where a character surely begins: no second byte of any encoding is as small as these signs of ASCII. */
function safeStart(bytes: Uint8Array, at: number, encoding: FileEncoding): number {
  if (encoding.startsWith('utf-16')) return Math.max(0, at - 2);
  let begin = at;
  while (begin > 0 && (bytes[begin - 1] ?? 0) >= 0x30) begin -= 1;
  return begin;
}

/** Where the first character begins that is none, by halving: text that is right stays right where it is cut shorter. */
function badPlace(bytes: Uint8Array, encoding: FileEncoding): number {
  let [right, wrong] = [0, bytes.length + 1];
  while (wrong - right > 1) {
    const middle = (right + wrong) >> 1;
    if (isDecodable(bytes.subarray(0, middle), encoding, true)) right = middle;
    else wrong = middle;
  }
  // The byte that cannot follow tells; what is wrong begins with the character before it.
  const last = Math.min(right, bytes.length);
  for (let place = last; place > Math.max(0, last - LONGEST_CHARACTER); place -= 1) {
    if (isDecodable(bytes.subarray(0, place), encoding, false)) return Math.min(place, Math.max(0, bytes.length - 1));
  }
  return Math.max(0, last - LONGEST_CHARACTER);
}

async function lineOf(file: Blob, at: number, encoding: FileEncoding): Promise<number> {
  const wide = encoding.startsWith('utf-16') ? 2 : 1;
  let line = 1;
  let last = 0;
  for (let from = 0; from < at; from += PIECE) {
    const bytes = new Uint8Array(await file.slice(from, Math.min(from + PIECE, at)).arrayBuffer());
    for (let n = 0; n < bytes.length; n += wide) {
      const unit = unitAt(bytes, n, encoding);
      if (unit === 0x0d || (unit === 0x0a && last !== 0x0d)) line += 1;
      last = unit;
    }
  }
  return line;
}

function unitAt(bytes: Uint8Array, n: number, encoding: FileEncoding): number {
  const [one = 0, other = 0] = [bytes[n], bytes[n + 1]];
  if (encoding === 'utf-16le') return one | (other << 8);
  return encoding === 'utf-16be' ? (one << 8) | other : one;
}

/** Two other encodings: UTF-8 where it fits, the likely ones, and whatever else holds these bytes. */
function otherEncodings(bytes: Uint8Array, wrong: FileEncoding): FileEncoding[] {
  const ranked = likelyEncodings(bytes).map(({ charset }) => charset);
  const fitting = [...new Set<FileEncoding>(['utf-8', ...ranked, 'windows-1252', ...FILE_ENCODINGS])].filter(
    (encoding) => encoding !== wrong && !encoding.startsWith('utf-16') && isDecodable(bytes, encoding, true),
  );
  const marked = encodingByMark(bytes) ?? encodingByZeros(bytes);
  const first = marked === undefined || marked === wrong ? [] : [marked];
  return [...new Set([...first, ...fitting])].slice(0, OTHERS);
}
