/** A link within a text. */
export interface FoundLink {
  readonly link: string;
  /** UTF-16 offset. */
  readonly at: number;
}

/** Markdown writes a link behind the text that it stands under, which may be one: `[…](…)`. */
const LINK = /https?:\/\/(?:(?!\]\()[^\s<>"`\u3000-\u303f\uff08\uff09\uff0c\uff1a\uff1b\uff1f\uff01“”‘’「」])+/gi;
/** What ends a sentence and not a link. */
const AFTER = /[.,;:!?'*_~|\\]$/;
const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** The links of a text, each without the signs of the sentence or of the markup around it. */
export function findLinks(text: string): FoundLink[] {
  return [...text.matchAll(LINK)].map(({ 0: match, index }) => ({ link: withoutEnd(match), at: index }));
}

function withoutEnd(match: string): string {
  const counts = new Map<string, number>();
  for (const [bracket = ''] of match.matchAll(/[()[\]{}]/g)) counts.set(bracket, countOf(counts, bracket) + 1);
  let end = match.length;
  for (;;) {
    const last = match.charAt(end - 1);
    const opening = PAIRS[last];
    const isExtra = opening !== undefined && countOf(counts, last) > countOf(counts, opening);
    const isReference = last === ';' && /&(?:amp|#38|#x26);$/i.test(match.slice(Math.max(0, end - 6), end));
    if (isReference || !(isExtra || AFTER.test(last))) return match.slice(0, end);
    if (isExtra) counts.set(last, countOf(counts, last) - 1);
    end--;
  }
}

function countOf(counts: ReadonlyMap<string, number>, character: string): number {
  return counts.get(character) ?? 0;
}
