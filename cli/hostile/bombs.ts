import { gzipSync, zipSync, zlibSync } from 'fflate';
import { toBase64 } from '../../src/lib/base64';
import { around, nested, repeated, run, type HostileString, type Size } from './hostile-string';

/** Patterns that go back and forth without end in engines that try every way. */
const PATTERNS = [
  '(a+)+$',
  '(a*)*b',
  '(a|a)*b',
  '(a|aa)+$',
  '([a-zA-Z]+)*$',
  '(.*a){20}',
  '(.*)*=.*',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '(x+x+)+y',
  '(\\w*)*\\d',
  '(?=(a+))\\1b',
  '(a{1,999}){1,999}',
  '((a{0,99}){0,99}){0,99}b',
  '(?<!a+)b',
  '[^]*[^]*[^]*x',
  '\\s*\\s*\\s*$',
  '(',
  '[',
  '*',
  '\\',
  '(?<a>',
  '(?<a>a)(?<a>b)',
  'a{999999999999}',
  '\\u{110000}',
  '\\p{Nothing}',
  '[\ud83d]',
  '(?:',
  '|',
  '^|$',
  '',
  'a**',
  '/a+/gimsuyv',
];

/** Texts that such patterns, and readers written like them, go wrong on. */
const SUBJECTS: readonly (readonly [string, string, string])[] = [
  ['', 'a', '!'],
  ['', 'ab', '!'],
  ['', ' ', 'x'],
  ['x', ' ', ''],
  ['', '\t ', '\u0000'],
  ['', '0', 'x'],
  ['1', '0', '.'],
  ['0.', '0', '1x'],
  ['', '1.', 'x'],
  ['', 'a.', '@'],
  ['a@', 'a.', ''],
  ['http://', 'a.', '/'],
  ['http://a/', '../', ''],
  ['http://a/?', 'a=1&', ''],
  ['http://', '@', ''],
  ['"', '\\"', ''],
  ['"', '\\', '"'],
  ["'", "''", ''],
  ['<a ', 'b=c ', ''],
  ['<a', ' ', ''],
  ['<!--', '-', ''],
  ['<!--', '--', '>'],
  ['/*', '*', ''],
  ['--', '-', '\n'],
  ['&', 'a', ';'],
  ['&#', '9', ';'],
  ['&#x', 'F', ';'],
  ['%', '25', ''],
  ['\\u', '0', ''],
  ['+', '1', ''],
  ['+33', ' ', '1'],
  ['+1', '(1)', ''],
  ['tel:', ';ext=', '1'],
  ['data:', ';a', ',x'],
  ['data:text/plain;base64,', 'A', ''],
  ['', 'A', '='],
  ['', 'A===', ''],
  ['eyJ', 'A', '.e30.'],
  ['', 'e30.', ''],
  ['Mozilla/5.0 (', ';', ')'],
  ['Mozilla/5.0 ', '(a', ''],
  ['Mozilla/5.0 ', 'a/1 ', ''],
  ['', 'Version/1 ', 'Safari'],
  ['docker run ', '-e a=b ', 'x'],
  ['docker run ', '-v ', ''],
  ['docker run "', '\\', ''],
  ['SELECT ', 'a,', 'b'],
  ['SELECT ', 'CASE WHEN a THEN ', ''],
  ['SELECT ', "'", ''],
  ['* * * * ', '1,', '2'],
  ['', '*/1,', ' * * * *'],
  ['10.0.0.0/', '0', ''],
  ['', '1.', '1.1.1'],
  ['', ':', '1'],
  ['', '0:', '0'],
  ['FR76 ', '3', ''],
  ['', 'M', 'IX'],
  ['#', 'f', ''],
  ['rgb(', '1,', ')'],
  ['hsl(', '(', ')'],
  ['', '1+', '1'],
  ['', '2^', '2'],
  ['', '-', '1'],
  ['', '9!', ''],
  ['', 'sin(', ''],
  ['', 'x=', '1'],
  ['{"a":', '1', '}'],
  ['{"a":"', '\\u0000', '"}'],
  ['[', '1,', '1]'],
  ['[', ' ', ']'],
  ['{', '"a":1,', '"a":1}'],
  ['[', '1e', ']'],
  ['a: ', '"', ''],
  ['a: |\n', ' ', 'x'],
  ['a: >\n', ' b\n', ''],
  ['', 'a: &a\n', ''],
  ['', '- - ', 'a'],
  ['', '? ', 'a'],
  ['', '%TAG ! a\n', '---'],
  ['a = ', '"""', ''],
  ['a = [', '1,', ']'],
  ['', '[a.b]\n', ''],
  ['', '[[a]]\n', ''],
  ['a', '.a', ' = 1'],
  ['2026-11-20T', '0', ''],
  ['2026-11-20T00:00:00.', '9', 'Z'],
  ['P', '1D', ''],
  ['', '1 day ', ''],
  ['otpauth://totp/a?', 'secret=A&', ''],
  ['WIFI:', 'S:\\;', ';;'],
  ['-----BEGIN PRIVATE KEY-----\n', 'AAAA\n', '-----END PRIVATE KEY-----'],
  ['-----BEGIN ', '-', ''],
  ['$2b$10$', 'a', ''],
  ['{SSHA}', 'A', '='],
  ['Basic ', 'A', '='],
  ['Bearer ', '.', ''],
];

/** Nesting of all that is nested in what tools read. */
const NESTS: readonly (readonly [string, string, string])[] = [
  ['[', '', ']'],
  ['[', '1', ''],
  ['{"a":', '1', '}'],
  ['{"a":', '', ''],
  ['[{"a":', '1', '}]'],
  ['{a: ', '1', '}'],
  ['(', '1', ')'],
  ['(', '', ''],
  ['-(', '1', ')'],
  ['((', '1', '))'],
  ['<a>', '', '</a>'],
  ['<a>', '', ''],
  ['<div><p>', 'x', ''],
  ['<table><tr><td>', 'x', '</td></tr></table>'],
  ['<b><i>', 'x', '</b></i>'],
  ['<ul><li>', 'x', '</li></ul>'],
  ['<blockquote>', 'x', '</blockquote>'],
  ['<!--', '', '-->'],
  ['"', 'x', '"'],
  ['\\"', 'x', '\\"'],
  ['${', '1', '}'],
  ['{{', '1', '}}'],
  ['(SELECT ', '1', ')'],
  ['CASE WHEN a THEN ', '1', ' END'],
  ['BEGIN ', '', ' END;'],
  ['[1,', '2', ']'],
  ['a(', '1', ')'],
  ['a[', '1', ']'],
  ['sqrt(', '2', ')'],
  ['1/(1+', '1', ')'],
  ['rgb(', '1', ')'],
  ['> ', 'x', ''],
  ['  - ', 'x', ''],
  ['\u202e', 'x', '\u202c'],
  ['\u2066', 'x', '\u2069'],
  ['%25', '41', ''],
  ['&amp;', 'lt;', ''],
  ['http://a/?u=', 'x', ''],
];

const NUMBERS = [
  '1e308',
  '-1e308',
  '1e-400',
  '1e999999999999',
  '-0',
  '0x1fffffffffffffffffffffff',
  '0b11111111111111111111111111111111111111111111111111111111111111111',
  '9007199254740993',
  '18446744073709551616',
  '340282366920938463463374607431768211456',
  '99999999999999999999999999999999999999999999.9999999999999999999999999999',
  '0.1e-99999',
  '1/0',
  '0/0',
  '9^9^9^9',
  '9!!!!!!!!',
  '170!*171!',
  'Infinity-Infinity',
  '-Infinity',
  '1_000_000_000_000_000_000',
  '+275760-09-13T00:00:00.001Z',
  '-271821-04-19T23:59:59.999Z',
  '-999999-01-01',
  '8640000000000001',
  '-8640000000000001',
  '9999999999999999999 years',
  'P99999999999999Y',
  '25:61:61',
  '2026-02-30',
  '255.255.255.255/0',
  '0.0.0.0-255.255.255.255',
  '999.999.999.999',
  '4294967296',
  '::ffff:999.1.1.1',
  'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff/0',
  '* 99999999999 * * *',
  '*/0 * * * *',
  '0-59/0 * * * *',
  '0 0 30 2 *',
  '+9999999999999999999999',
  '777777777777777',
  'rwxrwxrwxrwx',
  '#ffffffffffffff',
  'rgb(999999999999,-1e99,calc(1/0))',
  'MMMMMMMMMM',
  '1e5px',
  '99999999999999999999°C',
  '-459.68 F',
  'hsl(1e309deg 100% 50%)',
];

const BOMB_LENGTHS: Readonly<Record<Size, number>> = { short: 1000, middle: 1_000_000, long: 64_000_000 };

/** Zeros that are packed to a thousandth: what unpacks without a bound fills the memory. */
function packed(
  name: string,
  pack: (zeros: Uint8Array<ArrayBuffer>) => Uint8Array,
  write: (bytes: Uint8Array) => string,
) {
  const made = new Map<Size, string>();
  const make = (size: Size) => {
    const known = made.get(size) ?? write(pack(new Uint8Array(BOMB_LENGTHS[size])));
    made.set(size, known);
    return known;
  };
  return { kind: 'packed', name, make } satisfies HostileString;
}

const PACKERS = { gzip: gzipSync, zlib: zlibSync, zip: (data: Uint8Array<ArrayBuffer>) => zipSync({ a: data }) };
const WRITERS: Readonly<Record<string, (bytes: Uint8Array) => string>> = {
  Base64: (bytes) => toBase64(bytes),
  'a data address': (bytes) => `data:application/octet-stream;base64,${toBase64(bytes)}`,
  bytes: (bytes) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''),
  hex: (bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''),
};

const LEVELS: Readonly<Record<Size, number>> = { short: 4, middle: 10, long: 40 };

/** What refers to what refers to what: tenfold with each level. */
function growing(name: string, write: (levels: number) => string): HostileString {
  return { kind: 'entities', name, make: (size) => write(LEVELS[size]) };
}

const each = (levels: number, line: (level: number) => string) =>
  Array.from({ length: levels }, (_, level) => line(level + 1)).join('');

const ENTITIES = [
  growing('entities of XML', (levels) => {
    const defined = each(levels, (level) => `<!ENTITY e${level} "${`&e${level - 1};`.repeat(10)}">`);
    return `<!DOCTYPE a [<!ENTITY e0 "x">${defined}]><a>&e${levels};</a>`;
  }),
  growing('parameter entities of XML', (levels) => {
    const defined = each(levels, (level) => `<!ENTITY % p${level} "${`%p${level - 1};`.repeat(10)}">`);
    return `<!DOCTYPE a [<!ENTITY % p0 "x">${defined}%p${levels};]><a/>`;
  }),
  growing('aliases of YAML', (levels) => {
    const line = (level: number) =>
      `a${level}: &a${level} [${Array(10)
        .fill(`*a${level - 1}`)
        .join(', ')}]\n`;
    return `a0: &a0 [x, x]\n${each(levels, line)}`;
  }),
  growing('merges of YAML', (levels) => {
    const line = (level: number) =>
      `a${level}: &a${level} {<<: [*a${level - 1}, *a${level - 1}], k${level}: *a${level - 1}}\n`;
    return `a0: &a0 {k: x}\n${each(levels, line)}`;
  }),
  growing('an alias of itself', (levels) => `a: &a [${Array(levels).fill('*a').join(', ')}]\n`),
];

/** Regular-expression, packed and entity bombs, depths, numbers. */
export const bombs: readonly HostileString[] = [
  ...PATTERNS.map((pattern) => repeated('pattern', pattern)),
  ...SUBJECTS.map(([before, middle, after]) => around('subject', before, middle, after)),
  ...SUBJECTS.map(([before, middle, after]) => repeated('subject', before + middle + after, '\n')),
  ...NESTS.map(([open, core, close]) => nested('depth', open, core, close)),
  ...NUMBERS.flatMap((number) => [repeated('number', number, '\n'), repeated('number', number, ' ')]),
  ...Array.from('0123456789', (digit) => run('number', digit)),
  ...Object.entries(PACKERS).flatMap(([format, pack]) =>
    Object.entries(WRITERS).map(([form, write]) => packed(`${format} as ${form}`, pack, write)),
  ),
  ...ENTITIES,
];
