import type { Style } from './dialect';

/** How a language writes characters as escapes. */
export interface EscapeWriting {
  /** What must be written otherwise, each with what stands for it. */
  readonly marks: Readonly<Record<string, string>>;
  /** Further code units or code points that must be numbers; those of controls are told by `controls`. */
  readonly isWild?: (code: number) => boolean;
  /** Control characters that may stand as they are. @default none */
  readonly rawControls?: string;
  /** Whether U+007F to U+009F may stand as they are. @default false */
  readonly rawUpperControls?: boolean;
  /** A code as an escape; `next` is the unit that follows it, NaN at the end. Undefined where there are no numbers. */
  readonly number?: (code: number, next: number) => string;
  /** Beyond the basic plane: two numbers, one for each half, or one. */
  readonly wide: 'units' | 'points';
  /** What depends on what stands around: the escape of the unit at the place, or nothing. */
  readonly around?: (text: string, at: number) => string | undefined;
  /** The units that `around` looks at. */
  readonly aroundUnits?: string;
}

const HTML_SIGNS = '<>&';

/** Writes what a language cannot have as it stands as escapes, the rest as it is. */
export function writeEscapes(
  text: string,
  style: Pick<Style, 'ascii' | 'every' | 'html'>,
  rules: EscapeWriting,
): string {
  const plan = planOf(rules, style);
  let written = '';
  let from = 0;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 0x80 ? plan[unit] === 0 : !isMade(unit, rules, style)) continue;
    const escape = escapeAt(text, at, unit, rules, style);
    if (escape === undefined) continue;
    const length = unit >= 0xd800 && rules.wide === 'points' && isPair(text, at) ? 2 : 1;
    written += text.slice(from, at) + escape;
    from = at + length;
    at = from - 1;
  }
  return from === 0 ? text : written + text.slice(from);
}

/** For each ASCII character, 1 where it has to be looked at. */
function planOf(rules: EscapeWriting, { every, html }: Pick<Style, 'every' | 'html'>): Uint8Array {
  const plan = new Uint8Array(0x80).fill(every && rules.number ? 1 : 0);
  if (rules.number) {
    plan.fill(1, 0, 0x20);
    if (!rules.rawUpperControls) plan[0x7f] = 1;
    for (const raw of every ? '' : (rules.rawControls ?? '')) plan[raw.charCodeAt(0)] = 0;
    if (html) for (const sign of HTML_SIGNS) plan[sign.charCodeAt(0)] = 1;
  }
  for (const mark of Object.keys(rules.marks)) if (mark.charCodeAt(0) < 0x80) plan[mark.charCodeAt(0)] = 1;
  for (const unit of rules.aroundUnits ?? '') plan[unit.charCodeAt(0)] = 1;
  return plan;
}

/** Whether a unit beyond ASCII becomes an escape. */
function isMade(
  unit: number,
  rules: EscapeWriting,
  { ascii, every, html }: Pick<Style, 'ascii' | 'every' | 'html'>,
): boolean {
  if (Object.hasOwn(rules.marks, String.fromCharCode(unit))) return true;
  if (!rules.number) return false;
  if (ascii || every || (unit & 0xf800) === 0xd800) return true;
  if (unit < 0xa0) return !rules.rawUpperControls;
  return (html && (unit === 0x2028 || unit === 0x2029)) || (rules.isWild?.(unit) ?? false);
}

function escapeAt(
  text: string,
  at: number,
  unit: number,
  rules: EscapeWriting,
  { ascii, every }: Pick<Style, 'ascii' | 'every'>,
): string | undefined {
  const around = rules.around?.(text, at);
  if (around !== undefined) return around;
  const character = String.fromCharCode(unit);
  // As every character, what has a name keeps it where a number might end the literal.
  const mark = Object.hasOwn(rules.marks, character) ? rules.marks[character] : undefined;
  if (mark !== undefined && !(ascii && rules.number && unit >= 0x80 && mark.includes(character))) return mark;
  if (!rules.number) return undefined;
  const isAsked = every || ascii;
  if ((rules.aroundUnits ?? '').includes(character) && !every) return undefined;
  if ((unit & 0xf800) !== 0xd800) return rules.number(unit, text.charCodeAt(at + 1));
  if (!isPair(text, at)) {
    // The second half of a pair that is kept is no lone one.
    const isSecondHalf = (unit & 0xfc00) === 0xdc00 && at > 0 && isPair(text, at - 1);
    return isSecondHalf && !isAsked ? undefined : rules.number(unit, text.charCodeAt(at + 1));
  }
  if (!isAsked) return undefined;
  const point = text.codePointAt(at) ?? unit;
  return rules.wide === 'points' ? rules.number(point, text.charCodeAt(at + 2)) : rules.number(unit, NaN);
}

/** Whether the two halves of a character stand at a place. */
function isPair(text: string, at: number): boolean {
  return (text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
}

/** Digits of base sixteen, small ones, at least so many. */
export const hex = (code: number, least: number): string => code.toString(16).padStart(least, '0');

/** `\u00e9`, and `\U0001f600` beyond four digits. */
export const longNumber = (code: number): string => (code > 0xffff ? `\\U${hex(code, 8)}` : `\\u${hex(code, 4)}`);

/** Whether a unit is a digit of base eight. */
export const isOctal = (unit: number): boolean => unit >= 0x30 && unit <= 0x37;
