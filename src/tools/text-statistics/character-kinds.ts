import { tally } from './counts';
import { readGraphemes } from './graphemes';

type Kind = 'cjk' | 'upper' | 'lower' | 'digits' | 'punctuation' | 'symbols' | 'spaces' | 'others';

const CJK = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u30fc]/u;
const EMOJI = /^\p{Emoji_Presentation}|^\p{Extended_Pictographic}|\ufe0f|\u20e3/u;
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['spaces', /^\p{White_Space}+$/u],
  ['symbols', EMOJI],
  ['cjk', CJK],
  ['upper', /^[\p{Lu}\p{Lt}]/u],
  ['lower', /^\p{Ll}/u],
  ['digits', /^\p{Nd}/u],
  ['punctuation', /^\p{P}/u],
  ['symbols', /^\p{S}/u],
];

/** What a character is, by the code point it begins with. */
export function kindOf(character: string): Kind {
  return KINDS.find(([, pattern]) => pattern.test(character))?.[0] ?? 'others';
}

/** Counts of characters: the text's own order is lost but for which of them came first. */
export function countCharacters(text: string): Map<string, number> {
  const units = new Uint32Array(0x10000);
  const firsts: number[] = [];
  const clusters = new Map<string, number>();
  const order: string[] = [];
  readGraphemes(text, 0, text.length, {
    unit: (unit) => {
      if (units[unit] === 0) {
        firsts.push(unit);
        order.push(String.fromCharCode(unit));
      }
      units[unit] = (units[unit] ?? 0) + 1;
    },
    cluster: (cluster) => {
      if (!clusters.has(cluster)) order.push(cluster);
      tally(clusters, cluster);
    },
  });
  // A plain unit is also handed over as a cluster when it stands beside one that is not plain.
  for (const unit of firsts) {
    const character = String.fromCharCode(unit);
    clusters.set(character, (clusters.get(character) ?? 0) + (units[unit] ?? 0));
  }
  return new Map(order.map((character) => [character, clusters.get(character) ?? 0]));
}

/** How many characters there are of each kind. */
export function sumByKind(characters: ReadonlyMap<string, number>): Record<Kind, number> {
  const sums = { cjk: 0, upper: 0, lower: 0, digits: 0, punctuation: 0, symbols: 0, spaces: 0, others: 0 };
  for (const [character, count] of characters) sums[kindOf(character)] += count;
  return sums;
}

/** Finds a character of Chinese, Japanese or Korean anywhere in a text. */
export const HAS_CJK = new RegExp(CJK.source.slice(1), 'u');
