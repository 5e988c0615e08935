import { quoteCell } from '../../lib/csv-writer';
import type { ListOptions } from './options';

type EscapeName = ListOptions['escape'];

/** Writes an item so that what reads the list takes it for what it is. */
export type EscapeItem = (item: string) => string;

const HTML: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Words of these alone need no quotes in a shell (POSIX). */
const PLAIN_WORD = /^[\w%+,./:=@-]+$/;

/**
 * The escape for items that get these signs around them and this separator between them. Where the signs are quotes,
 * it is those quotes that are escaped.
 */
export function escapeFor(
  name: EscapeName,
  { itemPrefix, itemSuffix, separator }: Pick<ListOptions, 'itemPrefix' | 'itemSuffix' | 'separator'>,
): EscapeItem {
  const quote = quoteAround(itemPrefix, itemSuffix);
  switch (name) {
    case 'none':
      return (item) => item;
    case 'json':
      return jsonEscape(quote);
    case 'sql':
      return doubling(quote === '"' || quote === '`' ? quote : "'");
    case 'csv':
      return quote === '"' ? doubling('"') : csvEscape(separator);
    case 'html':
      return (item) => item.replace(/[&<>"']/g, (sign) => HTML[sign] ?? sign);
    case 'shell':
      return shellEscape(quote);
    case 'regex':
      return (item) => item.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
  }
}

/** The quote that stands before and after each item, or none. */
function quoteAround(prefix: string, suffix: string): string {
  const last = prefix.slice(-1);
  return last !== '' && suffix.startsWith(last) && /["'`]/.test(last) ? last : '';
}

function doubling(quote: string): EscapeItem {
  return (item) => item.replaceAll(quote, quote + quote);
}

/** As in a JSON string; between single quotes those are escaped, as JSON5, JavaScript and Python have it. */
function jsonEscape(quote: string): EscapeItem {
  const inner = (item: string) => JSON.stringify(item).slice(1, -1);
  if (quote !== "'") return inner;
  // A double quote inside has no backslash of its own before the one that belongs to it.
  return (item) =>
    inner(item).replace(/\\(.)|'/g, (sign, next: string) => (sign === "'" ? "\\'" : unescapeQuote(sign, next)));
}

function unescapeQuote(sign: string, next: string): string {
  return next === '"' ? '"' : sign;
}

/** Items that need it get their own quotes (RFC 4180). It is the visitor's own list, for any program: nothing is added. */
function csvEscape(separator: string): EscapeItem {
  const sign = separator.trim();
  return (item) => {
    const needsQuotes = /[",\n\r]/.test(item) || (sign !== '' && item.includes(sign)) || item !== item.trim();
    return needsQuotes ? quoteCell(item) : item;
  };
}

/** POSIX: between single quotes nothing is special, between double quotes four signs are. */
function shellEscape(quote: string): EscapeItem {
  if (quote === "'") return (item) => item.replaceAll("'", "'\\''");
  if (quote === '"') return (item) => item.replace(/["$\\`]/g, '\\$&');
  return (item) => (PLAIN_WORD.test(item) ? item : `'${item.replaceAll("'", "'\\''")}'`);
}
