import { toHalfWidth } from '../../lib/half-width';

/** What a text of measurements says. */
export interface ReadValues {
  readonly values: readonly number[];
  /** What is no value, in order, without repetition. */
  readonly ignored: readonly string[];
  readonly ignoredCount: number;
  /** A comma was taken for a separator where it may have been meant as a decimal point. */
  readonly isCommaUnsure: boolean;
}

/** Factors of units that are converted into each other. */
const UNITS: readonly Readonly<Record<string, number>>[] = [
  { ns: 1e-9, us: 1e-6, ms: 1e-3, s: 1, sec: 1, min: 60, h: 3600 },
  { b: 1, kb: 1e3, mb: 1e6, gb: 1e9, kib: 1024, mib: 1024 ** 2, gib: 1024 ** 3 },
];

const NUMBER = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)\s*(.*)$/i;
/** Of several bad values so many are named. */
const NAMED = 5;

/** Reads both letters for micro, and any case, as one. */
function plainUnit(unit: string): string {
  return unit.replaceAll(/[µμ]/g, 'u').toLowerCase();
}

/** What a value in one unit is multiplied by to be in another one; undefined where that makes no sense. */
function factorBetween(from: string, to: string): number | undefined {
  const [one, other] = [plainUnit(from), plainUnit(to)];
  if (one === '' || other === '' || one === other) return 1;
  for (const units of UNITS) {
    const [a, b] = [units[one], units[other]];
    if (a !== undefined && b !== undefined) return a / b;
  }
  return undefined;
}

/** Whether commas are decimal points: something else separates, and no field has two of them or one beside a blank. */
function hasDecimalCommas(text: string): boolean {
  if (!text.includes(',') || /,\s|\s,|,,|^,|,$|\.\d*,|,\d*\./.test(text)) return false;
  return /[;\t\n ]/.test(text) && !/,[^;\t\n ]*,/.test(text);
}

/** Units that stand behind a blank; any other word there is a value that is none. */
const KNOWN = new Set([
  ...UNITS.flatMap(Object.keys),
  '%',
  'op/s',
  'ops',
  'ops/s',
  'req/s',
  'fps',
  'hz',
  'khz',
  'mhz',
  'ghz',
]);

/** Fields as they stand between separators; a blank before a unit is none. */
function splitFields(text: string, unit: string): string[] {
  const own = plainUnit(unit);
  const isUnit = (word: string) => KNOWN.has(plainUnit(word)) || (own !== '' && plainUnit(word) === own);
  return text.split(/[;\t\n]/).flatMap((part) => {
    const fields: string[] = [];
    for (const word of part.split(/ +/).filter((each) => each !== '')) {
      const last = fields.at(-1);
      if (last !== undefined && isUnit(word) && /[\d.]$/.test(last)) fields.splice(-1, 1, `${last} ${word}`);
      else fields.push(word);
    }
    return fields;
  });
}

/**
 * Reads measurements that are separated by line breaks, tabs, semicolons, commas or blanks, each with or without a unit.
 * Times and sizes are converted into `unit`; an empty one takes each value as it stands. What is no value is left out.
 */
export function readValues(source: string, unit: string): ReadValues {
  const text = toHalfWidth(source)
    .replaceAll('\r', '\n')
    .replaceAll('\u2212', '-')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .trim();
  const isDecimal = hasDecimalCommas(text);
  const fields = splitFields(isDecimal ? text.replaceAll(',', '.') : text.replaceAll(',', ';'), unit);
  const values: number[] = [];
  const ignored = new Set<string>();
  let ignoredCount = 0;
  for (const field of fields) {
    const value = readValue(field, unit);
    if (value !== undefined) {
      values.push(value);
    } else {
      ignoredCount++;
      if (ignored.size < NAMED) ignored.add(field);
    }
  }
  const isUnsure = !isDecimal && /\d,\d/.test(text) && !/,\s|\s,|,[^;\t\n ]*,/.test(text);
  return { values, ignored: [...ignored], ignoredCount, isCommaUnsure: isUnsure };
}

function readValue(field: string, unit: string): number | undefined {
  const [, digits, own = ''] = NUMBER.exec(field) ?? [];
  if (digits === undefined) return undefined;
  const factor = factorBetween(own, unit);
  const value = Number(digits) * (factor ?? 1);
  if (factor === undefined || !Number.isFinite(value) || /\d/.test(own)) return undefined;
  // What is only converted should not show the dust of binary fractions.
  return factor === 1 ? value : Number(value.toPrecision(15));
}

/** The unit of the first value that has one; values of another unit are converted into it. */
export function findUnit(source: string): string {
  const beginning = toHalfWidth(source.slice(0, 1000)).replaceAll(',', ';');
  for (const field of splitFields(beginning, '')) {
    const own = NUMBER.exec(field)?.[2] ?? '';
    if (/^[\p{L}µ%][\p{L}µ%/]*$/u.test(own)) return own;
  }
  return '';
}
