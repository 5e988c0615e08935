import { utf8Length } from '../../../lib/utf8-length';
import type { TableFault } from '../faults';
import type { SourceFormat } from '../../../lib/table/source-formats';

/** Markdown and HTML above this many bytes of UTF-8 are refused. */
export const MARKUP_LIMIT = 20 * 1024 * 1024;

/** The fault of a text that is too long to be read at once, if it is. */
export function sizeFault(text: string, format: SourceFormat): TableFault | undefined {
  // No text has more bytes than three for each of its units.
  if (text.length * 3 <= MARKUP_LIMIT) return undefined;
  const bytes = utf8Length(text);
  return bytes > MARKUP_LIMIT ? { code: 'too-large', bytes, limit: MARKUP_LIMIT, format } : undefined;
}
