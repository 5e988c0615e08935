import { readKana } from './kana';

/** Letters of any script to ASCII, as far as they have a reading. What has none stays and ends up as a separator. */
export type Romanise = (text: string) => string;

const HAN = /\p{Script=Han}+/gu;
// Scripts that the Latin table reads well by itself; common signs belong to none.
const OTHER_SCRIPTS =
  /(?:(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Arabic}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Common}\p{Script=Inherited}\p{Script=Han}])[\p{L}\p{M}\p{N}]|[\u3099\u309a\u30fc])+/gu;
// Digits of Arabic and other scripts count as common, and no table but the general one has them.
const UNREAD = /[^\P{L}A-Za-z]+|[^\P{N}0-9]+/gu;
/** Signs for which there is a word. */
const SYMBOLS: readonly (readonly [RegExp, string])[] = [
  [/&/g, ' and '],
  [/♥/g, ' love '],
  [/🦄/gu, ' unicorn '],
];
// Accents that stand alone are signs like others, not marks of the letter before.
const LONE_ACCENTS = /(?![\p{L}\p{M}])\p{Diacritic}/gu;

/** Loads what the text needs, and no more: the readings of Chinese characters and of rare scripts are large. */
export function loadRomanise(text: string): Romanise | Promise<Romanise> {
  return isAscii(text) ? readSymbols : loadTables(text);
}

function isAscii(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- all of ASCII
  return /^[\x00-\x7f]*$/.test(text);
}

async function loadTables(text: string): Promise<Romanise> {
  const [latin, han, others] = await Promise.all([
    loadLatin(),
    text.search(HAN) < 0 ? undefined : loadHan(),
    /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}])[\p{L}\p{N}]/u.test(
      text.replaceAll(/[0-9]/g, ''),
    )
      ? loadOthers()
      : undefined,
  ]);
  return (part) => {
    if (isAscii(part)) return readSymbols(part);
    let read = readSymbols(part);
    if (han) read = read.replace(HAN, han);
    if (others) read = read.replace(OTHER_SCRIPTS, others);
    read = latin(read.replace(LONE_ACCENTS, ' '));
    return others ? read.replace(UNREAD, others) : read;
  };
}

const readSymbols: Romanise = (text) => SYMBOLS.reduce((read, [sign, word]) => read.replace(sign, word), text);

async function loadLatin(): Promise<Romanise> {
  const { default: transliterate } = await import('@sindresorhus/transliterate');
  return (text) => transliterate(text);
}

/** Pinyin without tones, ü as v, a blank between syllables. Readings go by word: 银行 is yin hang, 行走 xing zou. */
async function loadHan(): Promise<Romanise> {
  const { pinyin } = await import('pinyin-pro');
  return (run) => ` ${pinyin(run, { toneType: 'none', type: 'array', v: true }).join(' ')} `;
}

async function loadOthers(): Promise<Romanise> {
  const { transliterate } = await import('transliteration');
  // Some readings are written with apostrophes and other signs, which would cut words.
  const readOne = (run: string) => transliterate(run).replaceAll(/[^A-Za-z0-9 ]/g, '');
  return (run) => readOne(readKana(run, readOne));
}
