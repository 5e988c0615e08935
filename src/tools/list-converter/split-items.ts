import { ok, type Result } from '../../lib/result';
import type { ListOptions } from './options';
import { compilePattern, type PatternFault } from './pattern';
import { readTyped } from './typed-text';

const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t', space: ' ' } as const;

/** CRLF and a lone CR become LF. */
export function withLineFeeds(text: string): string {
  return text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text;
}

/**
 * The items of a text, as they stand there. A line break that ends the text ends its last line and begins none. An
 * empty text has no items, and an empty separator splits nothing.
 */
export function splitItems(
  given: string,
  { splitOn, splitText }: Pick<ListOptions, 'splitOn' | 'splitText'>,
): Result<string[], PatternFault> {
  const text = withLineFeeds(given);
  if (splitOn === 'regex' && splitText !== '') {
    const pattern = compilePattern(splitText, 'split', 'gm');
    if (!pattern.ok) return pattern;
    return ok(text === '' ? [] : splitByPattern(text, pattern.value));
  }
  if (text === '') return ok([]);
  if (splitOn === 'line') return ok((text.endsWith('\n') ? text.slice(0, -1) : text).split('\n'));
  const separator = splitOn === 'text' || splitOn === 'regex' ? readTyped(splitText) : SEPARATORS[splitOn];
  return ok(separator === '' ? [text] : text.split(separator));
}

/** As `String.prototype.split`, but what groups of the pattern catch is no item. */
function splitByPattern(text: string, pattern: RegExp): string[] {
  const items: string[] = [];
  let start = 0;
  for (const match of text.matchAll(pattern)) {
    const [separator] = match;
    const isNowhere = separator === '' && (match.index === start || match.index === text.length);
    if (isNowhere) continue;
    items.push(text.slice(start, match.index));
    start = match.index + separator.length;
  }
  items.push(text.slice(start));
  return items;
}
