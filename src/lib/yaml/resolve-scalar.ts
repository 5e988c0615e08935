import type { DateForm } from '../document/document';

export type YamlVersion = '1.1' | '1.2';

/** What a scalar says, without its place. Numbers are as JSON writes them, or `NaN`, `Infinity`, `-Infinity`. */
export type ScalarContent =
  | { readonly kind: 'null' }
  | { readonly kind: 'boolean'; readonly value: boolean }
  | { readonly kind: 'number'; readonly source: string }
  | { readonly kind: 'date'; readonly form: DateForm; readonly source: string }
  | { readonly kind: 'string'; readonly text: string };

const NULL: ScalarContent = { kind: 'null' };
const TRUE: ScalarContent = { kind: 'boolean', value: true };
const FALSE: ScalarContent = { kind: 'boolean', value: false };

/** Anything else begins like no special word of either version and is text. */
const SPECIAL_START = /^[-+.\d~nNtTfFyYoO]/;
const BOOLEAN_12 = /^(?:(?:true|True|TRUE)|(?:false|False|FALSE))$/;
const TRUE_11 = /^(?:y|Y|yes|Yes|YES|true|True|TRUE|on|On|ON)$/;
const FALSE_11 = /^(?:n|N|no|No|NO|false|False|FALSE|off|Off|OFF)$/;
const NULL_WORD = /^(?:~|null|Null|NULL)$/;
const NOT_FINITE = /^(?:([-+]?)\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/;

/**
 * What an untagged plain scalar says: in YAML 1.2 by the core schema, in 1.1 by its type repository. Full dates and
 * date-times that TOML has, too, are dates in both; everything else is text.
 */
export function resolvePlain(text: string, version: YamlVersion): ScalarContent {
  if (text === '') return NULL;
  if (!SPECIAL_START.test(text)) return { kind: 'string', text };
  return (
    resolveNull(text) ??
    resolveBoolean(text, version) ??
    resolveNumber(text, version) ??
    resolveDate(text) ?? { kind: 'string', text }
  );
}

/** `null` in one of its spellings, or nothing at all. */
export function resolveNull(text: string): ScalarContent | undefined {
  return text === '' || NULL_WORD.test(text) ? NULL : undefined;
}

export function resolveBoolean(text: string, version: YamlVersion): ScalarContent | undefined {
  if (version === '1.2') return BOOLEAN_12.test(text) ? (/^t/i.test(text) ? TRUE : FALSE) : undefined;
  return TRUE_11.test(text) ? TRUE : FALSE_11.test(text) ? FALSE : undefined;
}

export function resolveNumber(text: string, version: YamlVersion): ScalarContent | undefined {
  return resolveInteger(text, version) ?? resolveFloat(text, version);
}

export function resolveInteger(text: string, version: YamlVersion): ScalarContent | undefined {
  const source = version === '1.2' ? integer12(text) : integer11(text);
  return source === undefined ? undefined : { kind: 'number', source };
}

export function resolveFloat(text: string, version: YamlVersion): ScalarContent | undefined {
  const special = NOT_FINITE.exec(text);
  if (special) {
    return { kind: 'number', source: special[1] === undefined ? 'NaN' : special[1] === '-' ? '-Infinity' : 'Infinity' };
  }
  const source = version === '1.2' ? float12(text) : float11(text);
  return source === undefined ? undefined : { kind: 'number', source };
}

function integer12(text: string): string | undefined {
  if (/^[-+]?\d+$/.test(text)) return decimal(text);
  return /^0o[0-7]+$|^0x[\dA-Fa-f]+$/.test(text) ? BigInt(text).toString() : undefined;
}

function integer11(text: string): string | undefined {
  const match = /^([-+]?)(?:0b([01_]+)|0x([\dA-Fa-f_]+)|0([0-7_]+)|(0|[1-9][\d_]*)|([1-9][\d_]*(?::[0-5]?\d)+))$/.exec(
    text,
  );
  if (!match) return undefined;
  const [, sign = '', binary, hex, octal, plain, sixties] = match;
  const magnitude =
    based('0b', binary) ?? based('0x', hex) ?? based('0o', octal) ?? withoutUnderscores(plain) ?? fromSixties(sixties);
  return magnitude === undefined ? undefined : `${sign === '-' ? '-' : ''}${magnitude}`;
}

function based(prefix: '0b' | '0o' | '0x', digits: string | undefined): string | undefined {
  const bare = withoutUnderscores(digits);
  // Only underscores are no number.
  return bare ? BigInt(prefix + bare).toString() : undefined;
}

function withoutUnderscores(digits: string | undefined): string | undefined {
  return digits?.replaceAll('_', '');
}

/** `190:20:30`: hours, minutes and seconds, or any longer number in base 60. */
function fromSixties(text: string | undefined): string | undefined {
  return withoutUnderscores(text)
    ?.split(':')
    .reduce((total, part) => total * 60n + BigInt(part), 0n)
    .toString();
}

function float12(text: string): string | undefined {
  return /^[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:[eE][-+]?\d+)?$/.test(text) ? decimal(text) : undefined;
}

function float11(text: string): string | undefined {
  if (/^[-+]?(?:\d[\d_]*)?\.[\d_]*(?:[eE][-+]\d+)?$/.test(text)) {
    const bare = text.replaceAll('_', '');
    return /^[-+]?\.?\d/.test(bare) ? decimal(bare) : undefined;
  }
  const match = /^([-+]?)(\d[\d_]*(?::[0-5]?\d)+)\.([\d_]*)$/.exec(text);
  if (!match) return undefined;
  const [, sign, sixties, fraction] = match;
  return `${sign === '-' ? '-' : ''}${fromSixties(sixties)}.${withoutUnderscores(fraction) || '0'}`;
}

/** A decimal number as JSON writes it: no plus sign, no idle leading zeros, digits on both sides of the point. */
function decimal(text: string): string {
  const [number = '', sign = '', whole = '', fraction] = /^([-+]?)(\d*)(?:\.(\d*))?/.exec(text) ?? [];
  const exponent = text.slice(number.length);
  const integer = whole.replace(/^0+(?=\d)/, '') || '0';
  return `${sign === '-' ? '-' : ''}${integer}${fraction === undefined ? '' : `.${fraction || '0'}`}${exponent}`;
}

const DATE = /^(\d{4})-(\d\d)-(\d\d)(?:[Tt ](\d\d):(\d\d):(\d\d)(?:\.\d+)?(Z|z|[-+](\d\d):(\d\d))?)?$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] as const;

/** A full date, or date and time, of RFC 3339 (also without an offset), if the calendar has it. */
export function resolveDate(text: string): ScalarContent | undefined {
  const match = text.length < 10 ? null : DATE.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const isLeapDay = month === 2 && day === 29 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const isDay = day >= 1 && (day <= (DAYS[month - 1] ?? 0) || isLeapDay);
  const isOffset = Number(match[8] ?? 0) <= 23 && Number(match[9] ?? 0) <= 59;
  if (!isDay || hour > 23 || minute > 59 || second > 59 || !isOffset) return undefined;
  const form = match[4] === undefined ? 'local-date' : match[7] === undefined ? 'local-date-time' : 'offset-date-time';
  return { kind: 'date', form, source: text };
}
