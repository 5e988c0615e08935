import type { Job } from '../../operations/define';
import { readValue, type PdfMap, type PdfValue } from './pdf-syntax';

const BLOCK = 4 << 20;
/** No mark that is looked for is longer. */
const OVERLAP = 64;
/** A dictionary with its signature may be so long. */
const LONGEST = 16 << 20;
/** More signatures of one file are not checked. */
export const MOST_SIGNATURES = 50;

export interface FoundSignature {
  readonly map: PdfMap;
}

export interface FoundInPdf {
  readonly isPdf: boolean;
  readonly isEncrypted: boolean;
  readonly signatures: readonly PdfMap[];
  /** Beyond those that are checked. */
  readonly more: number;
}

/** Looks through a file of any size for dictionaries of signatures, which no PDF may compress. */
export async function findSignatures(
  file: Blob,
  { signal, progress }: Pick<Job, 'signal' | 'progress'>,
): Promise<FoundInPdf> {
  const head = latin1(await bytesOf(file, 0, 1024));
  if (!head.includes('%PDF-')) return { isPdf: false, isEncrypted: false, signatures: [], more: 0 };
  const places: number[] = [];
  let isEncrypted = false;
  for (let start = 0; start < file.size; start += BLOCK) {
    signal.throwIfAborted();
    const text = latin1(await bytesOf(file, start, start + BLOCK + OVERLAP));
    for (let at = text.indexOf('/ByteRange'); at >= 0 && at < BLOCK; at = text.indexOf('/ByteRange', at + 1))
      places.push(start + at);
    isEncrypted ||= /\/Encrypt\s{0,20}(?:\d{1,10}\s{1,5}\d{1,5}\s{1,5}R|<<)/.test(text);
    progress(Math.min(file.size, start + BLOCK), file.size);
  }
  const found = new Map<number, PdfMap>();
  let more = 0;
  for (const place of places) {
    signal.throwIfAborted();
    if ([...found.values()].some(({ from, to }) => from < place && place < to)) continue;
    if (found.size >= MOST_SIGNATURES) {
      more++;
      continue;
    }
    const map = await dictionaryAround(file, place);
    if (map) found.set(map.from, map);
  }
  return { isPdf: true, isEncrypted, signatures: [...found.values()], more };
}

/** The dictionary that has the `/ByteRange` at the place as a key. */
async function dictionaryAround(file: Blob, place: number): Promise<PdfMap | undefined> {
  for (const before of [1 << 14, 1 << 20, LONGEST]) {
    const from = Math.max(0, place - before);
    const at = latin1(await bytesOf(file, from, place)).lastIndexOf('obj');
    if (at < 0 && from > 0) continue;
    if (at < 0) return undefined;
    for (const after of [1 << 16, LONGEST]) {
      const bytes = await bytesOf(file, from + at + 3, place + after);
      const value = readValue(bytes, 0, from + at + 3);
      const map = value && withRange(value, place);
      if (map) return map;
    }
    return undefined;
  }
  return undefined;
}

function withRange(value: PdfValue, place: number): PdfMap | undefined {
  if (place < value.from || place >= value.to) return undefined;
  const inner = value.kind === 'map' ? value.entries.values() : value.kind === 'list' ? value.items : [];
  for (const one of inner) {
    const map = withRange(one, place);
    if (map) return map;
  }
  return value.kind === 'map' && value.entries.has('ByteRange') ? value : undefined;
}

export const bytesOf = async (file: Blob, from: number, to: number): Promise<Uint8Array> =>
  new Uint8Array(await file.slice(from, to).arrayBuffer());

/** One character for each byte. `TextDecoder` has no such thing: its `latin1` is Windows-1252, which is the same length and the same in ASCII. */
const latin1 = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
