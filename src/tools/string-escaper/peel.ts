import type { Reading } from './dialect';
import { DIALECT_TABLE } from './dialect-table';
import type { DialectId } from './dialects';

/** What was taken away around a text: how it was written, and what it is without. */
export interface Layer {
  readonly language: DialectId;
  readonly isQuoted: boolean;
  readonly text: string;
}

/** What cannot stand in a component, which is wholly encoded. */
const NO_COMPONENT = /[^\w.!~*'()%-]|%(?![\da-fA-F]{2})/;
const REFERENCE = /&(?:quot|amp|lt|gt|apos|#\d+|#x[\da-fA-F]+);/;

/**
 * What else a text is written in, told by its looks alone: so it must be beyond doubt. What was read last decides with it: a text in quotes
 * and nothing else is a literal if it was one in a literal.
 */
export function nextLayer(text: string, previous: DialectId, isFirst: boolean): Layer | undefined {
  for (const language of candidates(text, previous, isFirst)) {
    const reading = DIALECT_TABLE[language].read(text);
    if (reading.leftCount > 0 || reading.text === text || !isMeant(text, reading, language)) continue;
    return { language, isQuoted: reading.isQuoted, text: reading.text };
  }
  return undefined;
}

/** The languages in which a text may be written, the likeliest first. */
function candidates(text: string, previous: DialectId, isFirst: boolean): readonly DialectId[] {
  const trimmed = text.trim();
  const quote = trimmed.charAt(0);
  const isInQuotes = trimmed.length > 1 && `"'\``.includes(quote) && trimmed.endsWith(quote);
  const found: DialectId[] = [];
  if (isInQuotes && quote === '"' && (trimmed.includes('\\') || previous === 'json')) found.push('json');
  if (isInQuotes && trimmed.includes('\\')) found.push(previous, 'javascript');
  if (!isInQuotes && hasOnlyEscapedQuotes(trimmed)) found.push('json');
  if (text.includes('%') && !NO_COMPONENT.test(text)) found.push('url');
  if (REFERENCE.test(text) && !text.includes('<')) found.push('xml-text');
  // What was just tried was no layer.
  return isFirst ? found.filter((language) => language !== previous) : found;
}

function isMeant(text: string, { isQuoted }: Reading, language: DialectId): boolean {
  const begins = text.trimStart().charAt(0);
  return isQuoted || language === 'url' || language === 'xml-text' || !`"'\``.includes(begins);
}

/** Whether quotes stand in a text, and a backslash before each of them. */
function hasOnlyEscapedQuotes(text: string): boolean {
  return text.includes('\\"') && !text.replace(/\\[^]/g, '').includes('"');
}
