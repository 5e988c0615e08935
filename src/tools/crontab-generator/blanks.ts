import { toHalfWidth } from '../../lib/half-width';
import { looksLikeField } from './dialects';

/** So much of a text is looked at: fields with blanks in them are typed by hand, and at the beginning. */
const LOOKED_AT = 300;

const VALUE = String.raw`(?:\*|\d+|[A-Za-z]{3})(?![A-Za-z\d])`;
// "* /10" lacks a star, not a blank too many.
const SIGN = String.raw`(?:\s*[-–—,]\s*|\/\s*|\s+\/\s+)`;
const FIELD = new RegExp(String.raw`(?<![^\s(])${VALUE}(?:${SIGN}${VALUE})+(?![^\s)])`, 'g');

export interface Joined {
  readonly text: string;
  readonly fault: { readonly code: 'blank-in-field'; readonly at: number; readonly text: string };
}

/** The text without the blanks inside its fields (`1 - 5`), with the first of them; undefined where there are none. */
export function joinFields(text: string): Joined | undefined {
  const half = toHalfWidth(text);
  // Places are those of what was typed.
  if (half.length !== text.length) return undefined;
  let fault: Joined['fault'] | undefined;
  const joined = half.slice(0, LOOKED_AT).replaceAll(FIELD, (found, at: number, whole: string) => {
    const field = found.replaceAll(/\s+/g, '').replaceAll(/[–—]/g, '-');
    if (field === found || !isAmongFields(whole.slice(0, at))) return found;
    fault ??= { code: 'blank-in-field', at, text: field };
    return field;
  });
  return fault && { text: joined + half.slice(LOOKED_AT), fault };
}

/** Whether nothing before it begins a command. */
function isAmongFields(before: string): boolean {
  const words = before.replace(/^\s*(?:(?:CRON_)?TZ=\S+\s+)?(?:cron\()?/i, '').match(/\S+/g) ?? [];
  return words.every((word) => looksLikeField(word) || /^[-–—,/]$/.test(word));
}
