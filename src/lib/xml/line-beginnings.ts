import { firstSpanBehind } from '../spans';
import type { LineBeginning } from './highlight-xml';

/** What may go over line ends: comments, CDATA, instructions, and tags with quoted values. */
const MARKUP =
  /<!--[^]*?(?:-->|$)|<!\[CDATA\[[^]*?(?:\]\]>|$)|<\?[^]*?(?:\?>|$)|<[/!]?[\p{L}_:](?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^"'>])*(?:>|$)/gu;

/**
 * In the middle of what each line of a text begins, for texts that need not be well-formed: nothing is parsed but where
 * markup ends. Gives what `highlightXmlLine` asks for.
 */
export function xmlLineBeginnings(text: string): (start: number) => LineBeginning | undefined {
  const found: number[] = [];
  for (const { 0: markup, index } of text.matchAll(MARKUP)) {
    if (markup.includes('\n') || markup.includes('\r')) found.push(index, index + markup.length);
  }
  const spans = Uint32Array.from(found);
  return (start) => {
    const n = firstSpanBehind(spans, 2, start);
    const [from, end] = [spans[n * 2], spans[n * 2 + 1]];
    if (from === undefined || end === undefined || from >= start) return undefined;
    if (text.startsWith('<![CDATA[', from)) return { inside: 'text', until: end - start };
    if (text.startsWith('<!--', from) || text.startsWith('<?', from)) return { inside: 'comment', until: end - start };
    return insideTag(text, from, start);
  };
}

/** In the middle of a tag, or of one of its values. */
export function insideTag(text: string, from: number, start: number): LineBeginning {
  let quote = '';
  for (const mark of text.slice(from, start).match(/["']/g) ?? []) {
    if (quote === '') quote = mark;
    else if (quote === mark) quote = '';
  }
  if (quote === '') return { inside: 'tag', until: 0 };
  const end = text.indexOf(quote, start);
  return { inside: 'value', until: (end < 0 ? text.length : end + 1) - start };
}
