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
  let link = match;
  for (;;) {
    const last = link.at(-1) ?? '';
    const opening = PAIRS[last];
    const isExtra = opening !== undefined && count(link, last) > count(link, opening);
    const isReference = last === ';' && /&(?:amp|#38|#x26);$/i.test(link);
    if (isReference || !(isExtra || AFTER.test(link))) return link;
    link = link.slice(0, -1);
  }
}

function count(text: string, character: string): number {
  let found = 0;
  for (let at = text.indexOf(character); at >= 0; at = text.indexOf(character, at + 1)) found++;
  return found;
}
