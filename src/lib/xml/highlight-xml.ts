import type { Token } from '../token';
import { KIND, at, kindOf, type XmlIndex } from './xml-index';

const OUTSIDE =
  /(<!--.*?(?:-->|$))|(<!\[CDATA\[)(.*?)(\]\]>|$)|(<\?.*?(?:\?>|$))|(<![A-Z]+)|(<\/?)([^\s<>/=]+)|(&#?\w[^\s;<&]*;)|[^<&]+|[<&]/gy;
const INSIDE = /("[^"]*"?|'[^']*'?)|(\s*\/?>)|([^\s=>"'/]+)|[\s=/]+/gy;

/** In the middle of what a line begins, and up to which offset of the line. */
export interface LineBeginning {
  readonly inside: 'tag' | 'value' | 'text' | 'comment';
  readonly until: number;
}

/** One line of XML as coloured pieces; together they are the line. */
export function highlightXmlLine(line: string, beginning?: LineBeginning): Token[] {
  const tokens: Token[] = [];
  let position = addBeginning(line, beginning, tokens);
  let isInside = beginning?.inside === 'tag' || beginning?.inside === 'value';
  while (position < line.length) {
    const pattern = isInside ? INSIDE : OUTSIDE;
    pattern.lastIndex = position;
    const match = pattern.exec(line);
    if (!match) {
      tokens.push({ text: line.slice(position) });
      break;
    }
    isInside = isInside ? addInside(match, tokens) : addOutside(match, tokens);
    position = pattern.lastIndex;
  }
  return tokens;
}

/** Adds what an earlier line began; answers where the rest of the line is. */
function addBeginning(line: string, beginning: LineBeginning | undefined, tokens: Token[]): number {
  if (!beginning || beginning.inside === 'tag') return 0;
  const text = line.slice(0, beginning.until);
  if (beginning.inside === 'text') tokens.push({ text });
  else tokens.push({ text, kind: beginning.inside === 'comment' ? 'quiet' : 'string' });
  return text.length;
}

/** Adds a piece of a tag; answers whether the tag goes on. */
function addInside([piece, value, end, name]: RegExpExecArray, tokens: Token[]): boolean {
  tokens.push({ text: piece, kind: value !== undefined ? 'string' : name !== undefined ? 'word' : 'quiet' });
  return end === undefined;
}

/** Adds a piece outside of tags; answers whether a tag began. */
function addOutside(match: RegExpExecArray, tokens: Token[]): boolean {
  const [piece, comment, cdata, text, cdataEnd, instruction, declaration, open, name, reference] = match;
  if (open !== undefined && name !== undefined) {
    tokens.push({ text: open, kind: 'quiet' }, { text: name, kind: 'key' });
    return true;
  }
  if (cdata !== undefined) {
    tokens.push({ text: cdata, kind: 'quiet' });
    if (text) tokens.push({ text });
    if (cdataEnd) tokens.push({ text: cdataEnd, kind: 'quiet' });
  } else if (comment !== undefined) tokens.push({ text: piece, kind: 'quiet' });
  else if (instruction !== undefined || declaration !== undefined) tokens.push({ text: piece, kind: 'word' });
  else if (reference !== undefined) tokens.push({ text: piece, kind: 'number' });
  else tokens.push({ text: piece });
  return false;
}

/** In the middle of what an offset of a document is: a tag, an attribute's value, a comment; undefined outside of all. */
export function lineBeginning(index: XmlIndex, offset: number): LineBeginning | undefined {
  const node = lastNodeBefore(index, offset);
  if (node < 0) return undefined;
  const kind = kindOf(index, node);
  const end = at(index.tagEnds, node);
  if (end <= offset) return undefined;
  if (kind === KIND.element) return insideTag(index, at(index.starts, node), offset);
  if (kind === KIND.comment || kind === KIND.instruction) return { inside: 'comment', until: end - offset };
  return kind === KIND.cdata ? { inside: 'text', until: end - offset } : undefined;
}

function insideTag({ text }: XmlIndex, start: number, offset: number): LineBeginning {
  let quote = '';
  for (const mark of text.slice(start, offset).match(/["']/g) ?? []) {
    if (quote === '') quote = mark;
    else if (quote === mark) quote = '';
  }
  if (quote === '') return { inside: 'tag', until: 0 };
  return { inside: 'value', until: text.indexOf(quote, offset) + 1 - offset };
}

/** The last node that begins before the offset, -1 when there is none: nodes are in the order of their starts. */
function lastNodeBefore({ starts, count }: XmlIndex, offset: number): number {
  let low = -1;
  let high = count - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (at(starts, middle) < offset) low = middle;
    else high = middle - 1;
  }
  return low;
}
