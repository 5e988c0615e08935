import type { Job } from '../../operations/define';
import { readPossibleValue, type PdfMap, type PdfValue } from './pdf-syntax';

const BLOCK = 4 << 20;
/** No mark that is looked for is longer. */
const OVERLAP = 64;
/** A dictionary with its signature may be so long. */
const LONGEST = 16 << 20;
/** More signatures of one file are not checked. */
export const MOST_SIGNATURES = 50;

export interface FoundSignature {
  readonly map: PdfMap;
  /** Why its dictionary could not be read to its end: the file ends in it, or what stands there is no PDF. */
  readonly broken?: 'cut-off' | 'damaged';
}

export interface FoundInPdf {
  readonly isPdf: boolean;
  readonly isEncrypted: boolean;
  /** Whether it has a store of certificates and of what says whether they were revoked (DSS). */
  readonly hasRevocationData: boolean;
  readonly signatures: readonly FoundSignature[];
  /** Beyond those that are checked. */
  readonly more: number;
}

/** Looks through a file of any size for dictionaries of signatures, which no PDF may compress. */
export async function findSignatures(file: Blob, job: Pick<Job, 'signal' | 'progress'>): Promise<FoundInPdf> {
  const head = latin1(await bytesOf(file, 0, 1024));
  const isPdf = head.includes('%PDF-');
  if (!isPdf) return { isPdf, isEncrypted: false, hasRevocationData: false, signatures: [], more: 0 };
  const { places, lastObject, ...facts } = await lookThrough(file, job);
  const found = new Map<number, FoundSignature>();
  const isKnown = (place: number) => [...found.values()].some(({ map }) => map.from < place && place < map.to);
  let more = 0;
  for (const place of places) {
    job.signal.throwIfAborted();
    if (isKnown(place)) continue;
    if (found.size >= MOST_SIGNATURES) {
      more++;
      continue;
    }
    const signature = await dictionaryAround(file, place);
    if (signature) found.set(signature.map.from, signature);
  }
  const last = await cutOffIn(file, lastObject);
  if (last && !isKnown(last.map.from + 1)) found.set(last.map.from, last);
  return { isPdf, ...facts, signatures: [...found.values()], more };
}

interface Sight {
  readonly isEncrypted: boolean;
  readonly hasRevocationData: boolean;
  /** Of each `/ByteRange`. */
  readonly places: readonly number[];
  /** Behind the last `obj`. */
  readonly lastObject: number | undefined;
}

async function lookThrough(file: Blob, { signal, progress }: Pick<Job, 'signal' | 'progress'>): Promise<Sight> {
  const places: number[] = [];
  let isEncrypted = false;
  let hasRevocationData = false;
  let lastObject: number | undefined;
  for await (const { start, text } of blocksOf(file, file.size, signal)) {
    for (let at = text.indexOf('/ByteRange'); at >= 0 && at < BLOCK; at = text.indexOf('/ByteRange', at + 1))
      places.push(start + at);
    isEncrypted ||= /\/Encrypt\s{0,20}(?:\d{1,10}\s{1,5}\d{1,5}\s{1,5}R|<<)/.test(text);
    hasRevocationData ||= /\/DSS\s{0,20}(?:\d{1,10}\s{1,5}\d{1,5}\s{1,5}R|<<)/.test(text);
    const last = Math.max(text.lastIndexOf(' obj'), text.lastIndexOf('\nobj'));
    if (last >= 0) lastObject = start + last + 4;
    progress(Math.min(file.size, start + BLOCK), file.size);
  }
  return { isEncrypted, hasRevocationData, places, lastObject };
}

/** The file up to a place in blocks, one character for each byte; what may begin at the end of a block stands in it as a whole. */
export async function* blocksOf(file: Blob, end: number, signal: AbortSignal) {
  for (let start = 0; start < end; start += BLOCK) {
    signal.throwIfAborted();
    yield { start, text: latin1(await bytesOf(file, start, Math.min(end, start + BLOCK + OVERLAP))) };
  }
}

/** The dictionary that has the `/ByteRange` at the place as a key. */
async function dictionaryAround(file: Blob, place: number): Promise<FoundSignature | undefined> {
  for (const before of [1 << 14, 1 << 20, LONGEST]) {
    const from = Math.max(0, place - before);
    const at = latin1(await bytesOf(file, from, place)).lastIndexOf('obj');
    if (at < 0 && from > 0) continue;
    return at < 0 ? undefined : await dictionaryFrom(file, from + at + 3, place);
  }
  return undefined;
}

async function dictionaryFrom(file: Blob, start: number, place: number): Promise<FoundSignature | undefined> {
  for (const after of [1 << 16, LONGEST]) {
    const bytes = await bytesOf(file, start, place + after);
    const { value, open, isCut } = readPossibleValue(bytes, 0, start);
    const map = value && withRange(value, place);
    if (map) return { map };
    const isEnd = start + bytes.length >= file.size;
    if (isCut && !isEnd && after < LONGEST) continue;
    const broken = open.findLast((one) => one.from <= place && isSignature(one));
    return broken && { map: broken, broken: isCut && isEnd ? 'cut-off' : 'damaged' };
  }
  return undefined;
}

/** The signature in which the file ends, also before its `/ByteRange`. */
async function cutOffIn(file: Blob, lastObject: number | undefined): Promise<FoundSignature | undefined> {
  if (lastObject === undefined || file.size - lastObject > LONGEST) return undefined;
  const { open, isCut } = readPossibleValue(await bytesOf(file, lastObject, file.size), 0, lastObject);
  const map = isCut ? open.findLast(isSignature) : undefined;
  return map && { map, broken: 'cut-off' };
}

function isSignature({ entries }: PdfMap): boolean {
  const type = entries.get('Type');
  if (type?.kind === 'name') return type.name === 'Sig' || type.name === 'DocTimeStamp';
  return entries.has('ByteRange') || entries.has('SubFilter');
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
