import { lastNotAbove } from '../last-not-above';
import { isSurrogate } from '../lone-surrogate';
import { PARTS } from './parts';

const HANGUL = 0xac00;
const LEADS = 'G GG N D DD R M B BB S SS  J JJ C K T P H'.split(' ');
const VOWELS = 'A AE YA YAE EO E YEO YE O WA WAE OE YO U WEO WE WI YU EU YI I'.split(' ');
const TAILS = ' G GG GS N NJ NH D L LG LM LB LS LT LP LH M B BS S SS NG J C K T P H'.split(' ');

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0');

/** Ranges of code points, each with what it is called. */
export interface Ranges {
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly nameAt: (index: number) => string | undefined;
}

/**
 * Reads what `scripts/registries/unicode.mjs` packs: how many words a name shares with that before it, and its own. A name is put together when it is asked
 * for, from the records before it: a text has few of the thousands.
 */
export function unpackNames(packed: string): Ranges {
  const records = packed.split('|');
  const starts = new Uint32Array(records.length);
  const ends = new Uint32Array(records.length);
  let next = 0;
  for (const [index, record] of records.entries()) {
    const colon = record.indexOf(':');
    const [from = '', to = from] = colon < 0 ? [] : record.slice(0, colon).split('-');
    const start = from === '' ? next : Number.parseInt(from, 16);
    const end = to === '' ? start : Number.parseInt(to, 16);
    starts[index] = start;
    ends[index] = end;
    next = end + 1;
  }
  return { starts, ends, nameAt: (index) => nameFrom(records, index) };
}

/** The words that a record shares with that before it, and its own. */
function wordsOf(record: string): { readonly shared: number; readonly own: readonly string[] } {
  const place = record.indexOf(':') + 1;
  return { shared: Number.parseInt(record.charAt(place), 36), own: record.slice(place + 1).split(' ') };
}

function nameFrom(records: readonly string[], index: number): string | undefined {
  let words: string[] = [];
  let wanted = Infinity;
  for (let at = index; wanted > 0; at--) {
    const record = records[at];
    if (record === undefined) return undefined;
    const { shared, own } = wordsOf(record);
    if (shared >= wanted) continue;
    words = [...own.slice(0, wanted - shared), ...words];
    wanted = shared;
  }
  return words.join(' ');
}

/** All names that are packed, in their order. */
export function* everyName(packed: string): Generator<string> {
  let words: readonly string[] = [];
  for (const record of packed.split('|')) {
    const { shared, own } = wordsOf(record);
    words = [...words.slice(0, shared), ...own];
    yield words.join(' ');
  }
}

/** Reads the blocks, packed as `0-7F Basic Latin|…`. */
export function unpackBlocks(packed: string): Ranges {
  const rows = packed.split('|').map((row) => /^([\dA-F]+)-([\dA-F]+) (.*)$/.exec(row) ?? []);
  return {
    starts: Uint32Array.from(rows, ([, start = '0']) => Number.parseInt(start, 16)),
    ends: Uint32Array.from(rows, ([, , end = '0']) => Number.parseInt(end, 16)),
    nameAt: (index) => rows[index]?.[3] ?? '',
  };
}

export function nameIn({ starts, ends, nameAt }: Ranges, code: number): string | undefined {
  const index = lastNotAbove(starts, code);
  return index >= 0 && code >= (starts[index] ?? Infinity) && code <= (ends[index] ?? -1) ? nameAt(index) : undefined;
}

export function hangulName(code: number): string {
  const index = code - HANGUL;
  const [lead, vowel, tail] = [Math.floor(index / 588), Math.floor((index % 588) / 28), index % 28];
  return `HANGUL SYLLABLE ${LEADS[lead]}${VOWELS[vowel]}${TAILS[tail]}`;
}

/** What stands for a name where there is none (The Unicode Standard, 4.8). */
function labelOf(code: number): string {
  if ((code & 0xfffe) === 0xfffe || (code >= 0xfdd0 && code <= 0xfdef)) return `<noncharacter-${hex(code)}>`;
  if (isSurrogate(code)) return `<surrogate-${hex(code)}>`;
  if ((code >= 0xe000 && code <= 0xf8ff) || code >= 0xf0000) return `<private-use-${hex(code)}>`;
  return `<unassigned-${hex(code)}>`;
}

/** The names and blocks of code points. */
export interface CharacterData {
  nameOf(code: number): string;
  blockOf(code: number): string;
}

const read = new Map<number, Promise<Ranges>>();

/** A part of the names, read once. */
function partRead(index: number): Promise<Ranges> {
  let part = read.get(index);
  if (!part) {
    part = (async () => unpackNames((await PARTS[index]?.load())?.packed ?? ''))();
    read.set(index, part);
    // It may come next time.
    part.catch(() => read.delete(index));
  }
  return part;
}

let blocks: Promise<Ranges> | undefined;

function blocksRead(): Promise<Ranges> {
  blocks ??= import('./blocks').then(({ packed }) => unpackBlocks(packed));
  blocks.catch(() => (blocks = undefined));
  return blocks;
}

/** The names of all these code points; only the parts that hold them are fetched. */
export async function characterData(codes: Iterable<number>): Promise<CharacterData> {
  const starts = Uint32Array.from(PARTS, ({ from }) => from);
  const wanted = new Set<number>();
  for (const code of codes) wanted.add(Math.max(0, lastNotAbove(starts, code)));
  const [ranges, ...parts] = await Promise.all([
    blocksRead(),
    ...[...wanted].map(async (index) => [index, await partRead(index)] as const),
  ]);
  const names = new Map(parts);
  return {
    nameOf(code) {
      if (code >= HANGUL && code <= 0xd7a3) return hangulName(code);
      const part = names.get(Math.max(0, lastNotAbove(starts, code)));
      const name = part && nameIn(part, code);
      return name?.replace(/\*$/, code.toString(16).toUpperCase()) ?? labelOf(code);
    },
    blockOf: (code) => nameIn(ranges, code) ?? 'No_Block',
  };
}
