import type { Locale } from '../../i18n/locale';
import { placeOf, type LineFault } from './faults';
import type { Token } from './tokens';

/** Units that people write one after the other, from the largest to the smallest; those on a line of a list are one unit. */
const MIXED_UNITS: readonly (readonly string[])[] = [
  ['mi mile miles', 'yd yard yards', "ft foot feet '", 'in inch inches'],
  ['km', 'm', 'dm', 'cm', 'mm'],
  ['st stone', 'lb lbs', 'oz ounce ounces'],
  ['t tonne tonnes', 'kg', 'g', 'mg'],
  [
    'year years',
    'month months',
    'week weeks',
    'd day days',
    'h hr hrs hour hours',
    'min mins minute minutes',
    's sec secs second seconds',
    'ms',
  ],
  ['deg degree degrees', 'arcmin arcminute arcminutes', 'arcsec arcsecond arcseconds'],
  [
    'gal gallon gallons',
    'qt quart quarts',
    'pt pint pints',
    'cup cups',
    'floz fluidounce fluidounces',
    'tbsp tablespoon tablespoons',
    'tsp teaspoon teaspoons',
  ],
  ['L', 'dL', 'cL', 'mL'],
];

interface Rank {
  readonly group: number;
  readonly size: number;
}

const RANKS: ReadonlyMap<string, Rank> = new Map(
  MIXED_UNITS.flatMap((sizes, group) =>
    sizes.flatMap((names, size) => names.split(' ').map((name) => [name, { group, size }] as const)),
  ),
);

/** After a number these are units, not a function or a conversion. */
const AFTER_NUMBERS: Readonly<Record<string, string>> = { min: 'minute', in: 'inch', d: 'day' };
/** After an hour, these are minutes and seconds. */
const AFTER_HOURS: Readonly<Record<string, string>> = { m: 'minute', min: 'minute', s: 's' };
/** Between a percentage and a value: times. */
const OF = new Set(['of', 'de', '的']);
const HOUR = RANKS.get('h');

type Names = ReadonlySet<string>;

function skipSpaces(tokens: readonly Token[], from: number, by: 1 | -1 = 1): number {
  let index = from;
  while (tokens[index]?.kind === 'space') index += by;
  return index;
}

/** `1,234,567.5`, and where a space parts the thousands, `1 234 567.5`, as one number. */
export function withThousands(line: string, tokens: readonly Token[], language: Locale): Token[] {
  const made: Token[] = [];
  const inList = placesInLists(tokens);
  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (!token) continue;
    const end = token.kind === 'number' && inList[index] !== true ? thousandsEnd(line, tokens, index, language) : index;
    const digits = tokens.slice(index, end + 1).filter(({ kind }) => kind === 'number');
    made.push({ ...token, text: digits.length > 1 ? digits.map(({ text }) => text).join('') : token.text });
    index = end;
  }
  return made;
}

/** The last token of a number whose thousands are parted; the first when they are not. */
function thousandsEnd(line: string, tokens: readonly Token[], from: number, language: Locale): number {
  const first = tokens[from]?.text ?? '';
  if (!/^[1-9]\d{0,2}$/.test(first)) return from;
  let end = from;
  let mark: string | undefined;
  for (;;) {
    const separator = tokens[end + 1];
    const digits = tokens[end + 2];
    if (!separator || digits?.kind !== 'number' || !/^\d{3}(?:\.\d*)?$/.test(digits.text)) return end;
    const sign = line[separator.at] ?? '';
    if (!partsThousands(sign, language) || (mark !== undefined && sign !== mark)) return end;
    mark = sign;
    end += 2;
    if (digits.text.length > 3) return end;
  }
}

/** A comma does in languages that have a decimal point. A space that does not break is typed for nothing else. */
function partsThousands(sign: string, language: Locale): boolean {
  if (sign === ',' || sign === '，') return language !== 'fr';
  return /[\u00a0\u2009\u202f]/.test(sign) || (sign === ' ' && language === 'fr');
}

/** Where a comma parts values: within a call, a matrix or an object. */
function placesInLists(tokens: readonly Token[]): boolean[] {
  const takesCommas: boolean[] = [];
  return tokens.map(({ text, kind }, index) => {
    const isInList = takesCommas.at(-1) === true;
    const before = tokens[index - 1];
    if (kind === 'sign' && '([{'.includes(text)) {
      const isCall = before?.kind === 'name' || before?.text === ')' || before?.text === ']';
      takesCommas.push(text !== '(' || isCall);
    } else if (kind === 'sign' && ')]}'.includes(text)) takesCommas.pop();
    return isInList;
  });
}

/** A comma that can only be meant as a decimal point: outside of calls, matrices and objects. */
export function commaFault(line: string, tokens: readonly Token[]): LineFault | undefined {
  const inList = placesInLists(tokens);
  for (const [index, { text, at, kind }] of tokens.entries()) {
    if (kind !== 'sign' || text !== ',' || inList[index] === true) continue;
    const [before, after] = [tokens[index - 1], tokens[index + 1]];
    if (before?.kind !== 'number' || after?.kind !== 'number' || !/^\d+$/.test(before.text)) continue;
    return { code: 'decimal-comma', suggestion: `${before.text}.${after.text}`, ...placeOf(line, at) };
  }
  return undefined;
}

/** `5% of 200`: the word is a product. */
export function withShares(tokens: readonly Token[], own: Names): Token[] {
  return tokens.map((token, index) => {
    const isShare = token.kind === 'name' && OF.has(token.text) && !own.has(token.text);
    const before = tokens[skipSpaces(tokens, index - 1, -1)];
    return isShare && (before?.text === '%' || before?.kind === 'number') && !isAssigned(tokens, index)
      ? { ...token, kind: 'sign', text: '*' }
      : token;
  });
}

function isAssigned(tokens: readonly Token[], index: number): boolean {
  return tokens[skipSpaces(tokens, index + 1)]?.text === '=';
}

/** `1h30min` and `5ft3in`, which are written without spaces, as numbers and units of their own. */
export function withPartedUnits(tokens: readonly Token[], own: Names): Token[] {
  return tokens.flatMap((token, index) => {
    if (token.kind !== 'name' || tokens[index - 1]?.kind !== 'number' || own.has(token.text)) return [token];
    const parts = token.text.match(/[\p{L}]+|\d+/gu) ?? [];
    const [first = '', ...others] = parts;
    const isParted = parts.join('') === token.text && RANKS.has(first) && others.length > 0;
    // `m2` is a unit; only after hours may the last unit be left out, as in `1h30`.
    if (!isParted || (others.length % 2 === 1 && first !== 'h')) return [token];
    let at = token.at;
    const made = parts.map((text): Token => {
      at += text.length;
      return { kind: /^\d/.test(text) ? 'number' : 'name', text, at: at - text.length };
    });
    return others.length % 2 === 1 ? [...made, { kind: 'name', text: 'minute', at }] : made;
  });
}

interface Quantity {
  readonly unit: number;
  readonly rank: Rank;
  readonly name: string;
}

/** The unit that follows the number at a place, in a measure that has one before it or not. */
function quantityAt(tokens: readonly Token[], at: number, own: Names, before?: Quantity): Quantity | undefined {
  if (tokens[at]?.kind !== 'number') return undefined;
  const unit = skipSpaces(tokens, at + 1);
  const found = tokens[unit];
  if (found?.kind !== 'name' || own.has(found.text)) return undefined;
  const isAfterHour = before?.rank.group === HOUR?.group && before?.rank.size === HOUR?.size;
  const name = (isAfterHour ? AFTER_HOURS[found.text] : undefined) ?? found.text;
  const rank = RANKS.get(name);
  return rank && { unit, rank, name: AFTER_NUMBERS[name] ?? name };
}

/**
 * `5 ft 3 in` as a sum, in parentheses: lengths, masses, times and the like that follow each other from the larger to the smaller unit are
 * one measure.
 */
export function withMeasures(tokens: readonly Token[], own: Names): Token[] {
  const made: Token[] = [];
  for (let index = 0; index < tokens.length;) {
    const token = tokens[index];
    const end = measureEnd(tokens, index, own);
    if (token && end > index) {
      made.push({ kind: 'sign', text: '(', at: token.at }, ...measure(tokens, index, own), {
        kind: 'sign',
        text: ')',
        at: tokens[end]?.at ?? token.at,
      });
      index = end + 1;
    } else {
      if (token) made.push(token);
      index += 1;
    }
  }
  return made;
}

/** The last token of a measure of two units or more; the first when there is none. */
function measureEnd(tokens: readonly Token[], from: number, own: Names): number {
  let last = quantityAt(tokens, from, own);
  let end = from;
  while (last) {
    const next = quantityAt(tokens, skipSpaces(tokens, last.unit + 1), own, last);
    if (!next || next.rank.group !== last.rank.group || next.rank.size <= last.rank.size) break;
    last = next;
    end = next.unit;
  }
  return end;
}

function measure(tokens: readonly Token[], from: number, own: Names): Token[] {
  const made: Token[] = [];
  let last: Quantity | undefined;
  for (let index = from; ; index = skipSpaces(tokens, last.unit + 1)) {
    const next = quantityAt(tokens, index, own, last);
    const [number, unit] = [tokens[index], tokens[next?.unit ?? -1]];
    const isSmaller = !last || (next?.rank.group === last.rank.group && next.rank.size > last.rank.size);
    if (!next || !number || !unit || !isSmaller) return made;
    if (last) made.push({ kind: 'sign', text: '+', at: number.at });
    made.push(number, { kind: 'space', text: ' ', at: unit.at }, { ...unit, text: next.name });
    last = next;
  }
}

/** `min`, `in` and `d` as units where they stand after a number, or where a unit must stand. */
export function withShortUnits(tokens: readonly Token[], own: Names): Token[] {
  return tokens.map((token, index) => {
    const unit = token.kind === 'name' && !own.has(token.text) ? AFTER_NUMBERS[token.text] : undefined;
    if (unit === undefined || isAssigned(tokens, index)) return token;
    const before = tokens[skipSpaces(tokens, index - 1, -1)];
    const after = tokens[skipSpaces(tokens, index + 1)];
    if (token.text === 'in' && startsValue(after)) return token;
    if (after?.text === '(' && token.text === 'min') return token;
    const isUnit = before?.kind === 'number' || isUnitPlace(before, token.text);
    return isUnit ? { ...token, text: unit } : token;
  });
}

/** What follows a conversion: its unit. */
function startsValue(token: Token | undefined): boolean {
  if (!token) return false;
  return token.kind === 'name'
    ? token.text !== 'to' && token.text !== 'in'
    : token.kind === 'number' || token.text === '(';
}

function isUnitPlace(before: Token | undefined, name: string): boolean {
  if (before?.text === '/' || before?.text === 'to') return true;
  return before?.text === 'in' && before.kind === 'name' && name !== 'd';
}
