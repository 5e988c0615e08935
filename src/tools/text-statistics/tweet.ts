import { readGraphemes } from './graphemes';

const LIGHT = [
  [0x0000, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
] as const;
const ADDRESS = /https?:\/\/[^\s<>"'，。！？；：、（）「」]+/gi;
const ADDRESS_WEIGHT = 23;
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u;

const weightOf = (point: number) => (LIGHT.some(([from, to]) => point >= from && point <= to) ? 1 : 2);

function weigh(text: string): number {
  let weight = 0;
  readGraphemes(text, 0, text.length, {
    unit: (unit) => {
      weight += weightOf(unit);
    },
    cluster: (cluster) => {
      if (EMOJI.test(cluster)) weight += 2;
      else for (const character of cluster.normalize('NFC')) weight += weightOf(character.codePointAt(0) ?? 0);
    },
  });
  return weight;
}

/**
 * The length that counts towards a post's 280 on X: one for Latin and most alphabets, two for CJK and for a whole emoji,
 * 23 for a web address of any length.
 */
export function tweetLength(text: string): number {
  let weight = weigh(text);
  for (const [address] of text.matchAll(ADDRESS)) weight += ADDRESS_WEIGHT - weigh(address);
  return weight;
}
