import { skeletonOf, type LookAlikes } from '../../lib/look-alikes/look-alikes';
import { goTogether, scriptsOf } from '../../lib/look-alikes/scripts';
import { classOf, COMPAT, LETTER, MARK } from './classes';
import { unitsOf } from './around';

/** A letter of a word that is not of the script of the others. */
export interface OddLetter {
  /** From the beginning of the word, as all places here. */
  readonly at: number;
  readonly code: number;
  readonly script: string;
  /** What it looks like in the other script. */
  readonly like?: string;
}

export interface MixedWord {
  readonly why: 'look-alike' | 'whole' | 'mixed';
  /** The scripts with how many letters are of each, the most first. */
  readonly scripts: readonly (readonly [script: string, letters: number])[];
  readonly odd: readonly OddLetter[];
  /** The word as one reads it. */
  readonly reads?: string;
  /** What replaces which letters, so that it is what it reads as. */
  readonly edits: readonly (readonly [at: number, end: number, text: string])[];
}

interface Letter {
  readonly at: number;
  readonly code: number;
  readonly scripts: readonly string[];
}

const ASCII_WORD = /^[A-Za-z\d]+$/;
/** From so many letters on a block of one script is a word of its own, and a word long enough to read as another. */
const LONG = 3;

/**
 * A word whose letters are of several scripts, or all of another script than Latin while they read as Latin letters. Whether words that read
 * so are odd in this text is asked only where there is one.
 */
export function mixedWord(text: string, table: LookAlikes, isLatinText: () => boolean): MixedWord | undefined {
  const letters = lettersOf(text);
  const counts = countScripts(letters);
  const [main] = counts[0] ?? [];
  if (main === undefined) return undefined;
  const isOdd = ({ scripts }: Letter) => scripts.length > 0 && !scripts.some((script) => goTogether(script, main));
  const odd = letters.filter(isOdd);
  if (odd.length === 0) return wholeWord(text, { letters, main, table, isLatinText });
  const others = [
    main,
    ...(main !== 'Latn' && letters.some(({ scripts }) => scripts.includes('Latn')) ? ['Latn'] : []),
  ];
  const looked = odd.map(({ at, code, scripts: [script = ''] }): OddLetter => {
    const like = others.filter((other) => other !== script).map((other) => likeIn(code, other, table));
    const found = like.find((each) => each !== undefined);
    return { at, code, script, ...(found !== undefined && { like: found }) };
  });
  const scripts = shownScripts(letters, main);
  const isLike = looked.some(({ like }) => like !== undefined) && !isInBlocks(letters, main);
  if (!isLike) return { why: 'mixed', scripts, odd: looked.map(({ like: _, ...letter }) => letter), edits: [] };
  return { why: 'look-alike', scripts, odd: looked, ...reading(text, { letters, looked, table }) };
}

function lettersOf(text: string): Letter[] {
  const letters: Letter[] = [];
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at) ?? 0;
    if ((classOf(code) & LETTER) !== 0) letters.push({ at, code, scripts: scriptsOf(code) });
    at += unitsOf(code);
  }
  return letters;
}

/** How many letters may be of each script; of equal ones Latin first. */
function countScripts(letters: readonly Letter[]): [script: string, letters: number][] {
  const counts = new Map<string, number>();
  for (const { scripts } of letters) for (const script of scripts) counts.set(script, (counts.get(script) ?? 0) + 1);
  return [...counts].sort(
    ([one, few], [other, many]) => many - few || Number(other === 'Latn') - Number(one === 'Latn'),
  );
}

/** As `countScripts`, each letter once. */
function shownScripts(letters: readonly Letter[], main: string): [script: string, letters: number][] {
  const counts = new Map<string, number>();
  for (const { scripts } of letters) {
    const script = scripts.includes(main) ? main : scripts[0];
    if (script !== undefined) counts.set(script, (counts.get(script) ?? 0) + 1);
  }
  return [...counts].sort(([one, few], [other, many]) => many - few || Number(other === main) - Number(one === main));
}

/** Whether the letters of each script stand together, three or more at a time, as words do that are written without a space. */
function isInBlocks(letters: readonly Letter[], main: string): boolean {
  let last: boolean | undefined;
  let block = LONG;
  for (const { scripts } of letters) {
    if (scripts.length === 0) continue;
    const isMain = scripts.some((script) => goTogether(script, main));
    if (isMain !== last) {
      if (block < LONG) return false;
      block = 0;
      last = isMain;
    }
    block += 1;
  }
  return block >= LONG;
}

/** A letter of a script that looks like this one, in the same case where there is such a one. */
function likeIn(code: number, script: string, table: LookAlikes): string | undefined {
  const key = `${code}:${script}`;
  if (!likes.has(key)) likes.set(key, findLike(code, script, table));
  return likes.get(key);
}
const likes = new Map<string, string | undefined>();

function findLike(code: number, script: string, table: LookAlikes): string | undefined {
  if (script === 'Latn') {
    const latin = table.readsAs(code);
    return latin !== undefined && code >= 0x80 ? latin : undefined;
  }
  const skeleton = skeletonOf(code, table);
  if (skeleton === undefined) return undefined;
  const alike = table
    .like(skeleton)
    .filter(
      (each) => each !== code && (classOf(each) & (LETTER | COMPAT)) === LETTER && scriptsOf(each).includes(script),
    )
    .map((each) => String.fromCodePoint(each));
  const isUpper = /^\p{Lu}/u.test(String.fromCodePoint(code));
  return alike.find((each) => /^\p{Lu}/u.test(each) === isUpper) ?? alike[0];
}

interface Read {
  readonly letters: readonly Letter[];
  readonly looked: readonly OddLetter[];
  readonly table: LookAlikes;
}

/** What the word reads as: ASCII where all of it does, else with the odd letters as their likes. */
function reading(text: string, { letters, looked, table }: Read): Pick<MixedWord, 'reads' | 'edits'> {
  const ascii = letters.map(({ at, code }) => ({ at, code, like: table.readsAs(code) }));
  const isAscii = ascii.every(({ like }) => like !== undefined && ASCII_WORD.test(like));
  const edits = (isAscii ? ascii : looked).flatMap(({ at, code, like }) =>
    like === undefined || like === String.fromCodePoint(code) ? [] : [[at, at + unitsOf(code), like] as const],
  );
  let reads = '';
  let last = 0;
  for (const [at, to, like] of edits) {
    reads += text.slice(last, at) + like;
    last = to;
  }
  return { reads: reads + text.slice(last), edits };
}

interface Whole {
  readonly letters: readonly Letter[];
  readonly main: string;
  readonly table: LookAlikes;
  readonly isLatinText: () => boolean;
}

/** A word of another script, of three letters or more, that reads as one of ASCII letters. */
function wholeWord(text: string, { letters, main, table, isLatinText }: Whole): MixedWord | undefined {
  if (letters.length < LONG || goTogether(main, 'Latn')) return undefined;
  const isAll = letters.every(({ code, scripts }) => scripts.includes(main) && table.readsAs(code) !== undefined);
  if (!isAll || hasMarks(text) || !isLatinText()) return undefined;
  const looked = letters.map(({ at, code }): OddLetter => {
    const like = table.readsAs(code);
    return { at, code, script: main, ...(like !== undefined && { like }) };
  });
  return { why: 'whole', scripts: [[main, letters.length]], odd: looked, ...reading(text, { letters, looked, table }) };
}

function hasMarks(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if ((classOf(text.codePointAt(at) ?? 0) & MARK) !== 0) return true;
  return false;
}
