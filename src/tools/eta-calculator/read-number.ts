import type { Locale } from '../../i18n/locale';
import { parseDecimal, type Rational } from '../../lib/rational';

const DIGITS = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i;

/**
 * Reads a number as people write it: full-width digits, blanks, apostrophes and underscores between digits, a point or a
 * comma before the decimals. Where a single comma could also group thousands (`1,000`), the language decides.
 * Undefined for anything else.
 */
export function readNumber(text: string, language: Locale): Rational | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s_'’]/g, '')
    .replaceAll(/[−–]/g, '-');
  const pointed = withPoint(plain, language);
  return DIGITS.test(pointed) ? parseDecimal(pointed) : undefined;
}

/** The number with a point before its decimals and nothing between thousands. */
function withPoint(text: string, language: Locale): string {
  const marks = [...text.matchAll(/[.,]/g)].map(([mark]) => mark);
  const [first = ''] = marks;
  const last = marks.at(-1) ?? '';
  if (first !== last) {
    // Both: the last one stands before the decimals, and the others must group by three.
    const [whole, fraction] = splitAtLast(text, last);
    return isGrouped(whole, first) ? `${whole.replaceAll(first, '')}.${fraction}` : text;
  }
  if (marks.length > 1) return isGrouped(text, first) ? text.replaceAll(first, '') : text;
  // French groups by blanks; its comma always stands before decimals. A lone point does so in all languages.
  const groups = first === ',' && language !== 'fr' && isGrouped(text, ',');
  return text.replace(',', groups ? '' : '.');
}

function splitAtLast(text: string, mark: string): [string, string] {
  const at = text.lastIndexOf(mark);
  return [text.slice(0, at), text.slice(at + 1)];
}

function isGrouped(text: string, mark: string): boolean {
  const [first = '', ...groups] = text.replace(/^[+-]/, '').split(mark);
  return /^\d{1,3}$/.test(first) && groups.every((group) => /^\d{3}$/.test(group));
}
