import { readGraphemes } from './graphemes';
import { TOP_LEVEL_DOMAINS } from './top-level-domains';

const LIGHT = [
  [0x0000, 0x10ff],
  [0x2000, 0x200d],
  [0x2010, 0x201f],
  [0x2032, 0x2037],
] as const;
/** A name of several labels, with or without a scheme, port and path; names with letters beyond Latin need a scheme. */
const LINK =
  /(?<![a-z0-9\u00c0-\u024f@＠$#＃])(https?:\/\/)?((?:[a-z0-9\u00c0-\u024f][-\w\u00c0-\u024f]*\.)+[a-z][a-z0-9-]+)(?![-\w@+])((?::\d+)?(?:[/?][^\s<>"'，。！？；：、（）「」]*)?)/gi;
const LINK_WEIGHT = 23;
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

/** The links of a post, as X finds them: what begins like a domain is one up to its last label that is a top-level domain. */
function linksOf(text: string): string[] {
  const links: string[] = [];
  for (const { 0: found, 1: scheme = '', 2: name = '', 3: rest = '', index } of text.matchAll(LINK)) {
    if (scheme === '' && /[-_./]/.test(text.charAt(index - 1))) continue;
    const labels = name.split('.');
    const last = labels.findLastIndex((label, n) => n > 0 && isTopLevel(label.toLowerCase()));
    if (last < 0) continue;
    links.push(
      last === labels.length - 1
        ? found.slice(0, found.length - rest.length) + withoutEnd(rest)
        : scheme + labels.slice(0, last + 1).join('.'),
    );
  }
  return links;
}

const isTopLevel = (label: string) => TOP_LEVEL_DOMAINS.has(label) || label.startsWith('xn--');

/** A path without the punctuation that belongs to the sentence around it. */
function withoutEnd(path: string): string {
  let end = path.length;
  while (end > 0 && '.,:;!?)]}…'.includes(path.charAt(end - 1))) end--;
  return path.slice(0, end);
}

/**
 * The length that counts towards a post's 280 on X: one for Latin and most alphabets, two for CJK and for a whole emoji,
 * 23 for a link of any length, with a scheme or without.
 */
export function tweetLength(text: string): number {
  let weight = weigh(text);
  for (const link of linksOf(text)) weight += LINK_WEIGHT - weigh(link);
  return weight;
}
