import { placeInTopic } from './topics';
import { classOf, type StatusCode, type StatusClass } from './codes';

/** Descriptions by code; of one language, or several after one another. */
export type Descriptions = Readonly<Record<number, string>>;

/** Lower case, without accents, in compatibility form, so that `reussite` and full-width digits find what is meant. */
function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .trim();
}

const STATUS_LINE = /^http\/\d(?:\.\d)?\s+(\d{3})\b/;

/** The words looked for; a pasted status line asks for its code. */
function wordsOf(query: string): readonly string[] {
  const folded = fold(query);
  const code = STATUS_LINE.exec(folded)?.[1];
  return code ? [code] : folded.split(/\s+/).filter((word) => word !== '');
}

const holdsAll = (text: string, words: readonly string[]) => words.every((word) => text.includes(word));

/**
 * How well a code answers: 0 the code itself, 1 its beginning or class, from 2 on the topic in its own order, 3 the name's
 * beginning, 4 the name, 5 a part of the code, 6 the description; undefined not at all.
 */
function rankOf(
  entry: StatusCode,
  words: readonly string[],
  descriptions: readonly Descriptions[],
): number | undefined {
  const code = String(entry.code);
  const [first = ''] = words;
  if (words.length === 1) {
    if (code === first) return 0;
    if (/^[1-5]x{1,2}$/.test(first) && code.startsWith(first.charAt(0))) return 1;
    if (/^\d+$/.test(first) && code.startsWith(first)) return 1;
  }
  const query = words.join(' ');
  const place = placeInTopic(entry.code, query);
  if (place !== undefined) return 2 + place / 100;
  if (query === 'webdav' && entry.kind === 'webdav') return 2;
  const names = [entry.name, ...(entry.formerNames ?? [])].map(fold);
  if (names.some((name) => name.startsWith(query))) return 3;
  if (names.some((name) => holdsAll(`${code} ${name}`, words)))
    return /^\d+$/.test(first) && words.length === 1 ? 5 : 4;
  if (holdsAll(fold(entry.origin ?? ''), words)) return 5;
  const texts = descriptions.map((language) => fold(language[entry.code] ?? ''));
  return texts.some((text) => holdsAll(`${code} ${names.join(' ')} ${text}`, words)) ? 6 : undefined;
}

/** The codes that a query finds, best first and by number among equals; all of them for an empty query. */
export function searchCodes(
  codes: readonly StatusCode[],
  query: string,
  descriptions: readonly Descriptions[],
): readonly StatusCode[] {
  const words = wordsOf(query);
  if (words.length === 0) return codes;
  return codes
    .flatMap((entry) => {
      const rank = rankOf(entry, words, descriptions);
      return rank === undefined ? [] : [{ entry, rank }];
    })
    .toSorted((one, two) => one.rank - two.rank || one.entry.code - two.entry.code)
    .map(({ entry }) => entry);
}

/** The last resort for a mistyped name: fuzzy, and therefore only asked when nothing else was found. */
export async function searchLoosely(codes: readonly StatusCode[], query: string): Promise<readonly StatusCode[]> {
  const folded = wordsOf(query).join(' ');
  // Three letters hold too little to be guessed from, and a number is either right or not.
  if (folded.length < 4 || /^[\dx]+$/.test(folded)) return [];
  const { default: Fuse } = await import('fuse.js');
  const fuse = new Fuse(codes, { keys: ['name', 'formerNames'], threshold: 0.3, ignoreLocation: true });
  return fuse.search(folded).map(({ item }) => item);
}

/** The code that a query asks for by its number, when it is a number of a class and none of the codes: 432, say. */
export function unassignedCode(
  codes: readonly StatusCode[],
  query: string,
): { readonly code: number; readonly statusClass: StatusClass } | undefined {
  const [word = '', ...rest] = wordsOf(query);
  if (rest.length > 0 || !/^\d{3}$/.test(word)) return undefined;
  const code = Number(word);
  const statusClass = classOf(code);
  return statusClass === undefined || codes.some((entry) => entry.code === code) ? undefined : { code, statusClass };
}
