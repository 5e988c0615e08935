import { isChineseIdentity, isFrenchIdentity, isIban, isIpv6, isPublicIpv4, passesLuhn } from './check-digits';
import { scanCommands } from '../../lib/secrets/commands';
import { endOf, scanPattern, wholeMatch, type Locate, type Range } from '../../lib/secrets/found-range';
import { scanAuthorization, scanCookies } from '../../lib/secrets/headers';
import type { Kind } from './options';
import { looksSecret, scanPairs } from '../../lib/secrets/pairs';
import { scanPhones } from './phones';
import { PASSWORD_HASH, TOKEN } from '../../lib/secrets/token-shapes';

/** One way to find secrets of a kind. */
interface Scanner {
  readonly kind: Kind;
  readonly scan: (text: string) => readonly Range[];
}

// Every pattern begins at a border or with a fixed word, and repeats only up to a bound or over a class that what follows cannot be of:
// the time is in proportion to the text, whatever it holds.

const HOST_ENDS =
  'com|net|org|edu|gov|mil|int|info|biz|io|dev|app|cloud|online|site|tech|store|shop|xyz|top|me|tv|ai|co|cn|hk|tw|jp|kr|sg|in|au|nz|uk|ie|de|at|ch|fr|be|nl|lu|it|es|pt|pl|cz|se|no|fi|dk|eu|ru|ua|tr|us|ca|mx|br|ar|cl|za|local|localdomain|internal|intranet|corp|lan|home|arpa|test|example|invalid|onion';

// Letters of scripts that put blanks between words: with others it cannot be told where an address begins.
const LETTERS = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Georgian}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{M}`;
const CJK = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}々ー`;
const LOCAL_SIGNS = String.raw`.!#$%&'’*+/=?^_\x60{|}~-`;

/**
 * Addresses, also with letters of any script (RFC 6531). Chinese before a local part in ASCII belongs to the sentence; a local
 * part that ends in Chinese is all of what stands together.
 */
const EMAIL = new RegExp(
  String.raw`(?:(?<![${LETTERS}\w.%+-])(?:"(?:[^"\\\r\n]|\\[^\r\n]){1,64}"|(?![=&?/'’|{}])[${LETTERS}\w${LOCAL_SIGNS}]{1,128})|(?<![${CJK}${LETTERS}\w.%+-])[${CJK}${LETTERS}\w.%+-]{0,64}[${CJK}])(?:@|%(?:25)?40)` +
    String.raw`(?:\[[\da-fA-F.:]{3,45}\]|(?:(?:[A-Za-z0-9-]{1,63}|[${CJK}${LETTERS}\d-]{1,63})\.){1,8}(?:xn--[A-Za-z0-9-]{2,59}|[A-Za-z]{2,24}|[${LETTERS}]{2,24}|[${CJK}]{2,24})(?![\w-]))`,
  'gu',
);

const AT = /@|%(?:25)?40(?=[^@%]*$)/g;
/** The name of a field or a separator before an address, also as URLs write them. */
const FIELD_BEFORE = /^.*(?:[="&?/|{}]|%(?:25)?(?:3D|26|3F|2F|7C|22|20|3A|3C|0A))/is;
/** Signs that may be part of an address (RFC 5322, atext), but enclose it when they come first. */
const SIGNS_BEFORE = /^['’*!#$^\x60~]+/;

/** The local part without what stands before it: `to=anna@…`, `a/b@…`, `**anna@…**`. */
function locateEmail(match: RegExpExecArray): Range {
  const [text] = match;
  const local = text.slice(0, [...text.matchAll(AT)].at(-1)?.index);
  if (local.startsWith('"')) return { start: match.index, end: match.index + text.length };
  const field = FIELD_BEFORE.exec(local)?.[0].length ?? 0;
  const signs = SIGNS_BEFORE.exec(local.slice(field))?.[0].length ?? 0;
  return { start: match.index + field + signs, end: match.index + text.length };
}

/** Without what ends a sentence or a bracket around the address. */
function locateUrl({ index, 0: text }: RegExpExecArray): Range {
  return { start: index, end: index + text.replace(/[.,;:!?'")\]}]{1,8}$/, '').length };
}

const GROUP_ENDS = /\d+/g;

/** A card number within digits and blanks: the longest run of groups of 13 to 19 digits that passes Luhn. */
function locateCard({ index, 0: text }: RegExpExecArray): Range | undefined {
  const groups = [...text.matchAll(GROUP_ENDS)].map((group) => ({
    start: group.index,
    end: group.index + group[0].length,
  }));
  for (const [from, first] of groups.entries()) {
    let digits = '';
    let found: Range | undefined;
    const separator = text.charAt(first.end);
    for (const { start, end } of groups.slice(from)) {
      // Groups of a card are of four to six digits, the last of three or more, all joined by the same sign; a date's are shorter.
      if (digits !== '' && (text[start - 1] !== separator || end - start < 3)) break;
      digits += text.slice(start, end);
      if (digits.length > 19) break;
      if (first.end - first.start > 3 && passesLuhn(digits)) found = { start: index + first.start, end: index + end };
    }
    if (found) return found;
  }
  return undefined;
}

/** An IBAN at the beginning of letters, digits and blanks: the longest one of whole groups. */
function locateIban({ index, 0: text }: RegExpExecArray): Range | undefined {
  for (let end = text.length; end > 0; end = text.lastIndexOf(' ', end - 1)) {
    if (isIban(text.slice(0, end).replaceAll(' ', ''))) return { start: index, end: index + end };
  }
  return undefined;
}

/** A colon behind an address ends what it stands in. */
function locateIpv6({ index, 0: text }: RegExpExecArray): Range | undefined {
  const address = text.endsWith(':') && !text.endsWith('::') ? text.slice(0, -1) : text;
  return isIpv6(address) ? { start: index, end: index + address.length } : undefined;
}

/** A version is written like an address: `v1.2.3.4`, `version 1.2.3.4`, `Chrome/120.0.0.0`. */
const IPV4 =
  /(?<![\d.]|(?<![\w.])[A-Z][A-Za-z]{1,30}\/|(?<!\w)[vV]|(?<!\w)[Vv]ersion["']?[ :=]{1,3}["']?)(?:\d{1,3}\.){3}\d{1,3}(?!\d|\.\d)/g;

function locateIpv4(match: RegExpExecArray, ipScope: 'public' | 'all'): Range | readonly Range[] | undefined {
  const octets = match[0].split('.').map(Number);
  if (octets.some((octet) => octet > 255)) return undefined;
  return ipScope === 'all' || isPublicIpv4(octets) ? wholeMatch(match) : undefined;
}

function locateIdentity(match: RegExpExecArray): Range | undefined {
  const bare = match[0].replaceAll(/[ .\u00a0\u202f-]/g, '').toUpperCase();
  return isChineseIdentity(bare) || isFrenchIdentity(bare)
    ? { start: match.index, end: match.index + match[0].length }
    : undefined;
}

const pattern = (kind: Kind, expression: RegExp, locate?: Locate): Scanner => ({
  kind,
  scan: (text) => scanPattern(text, expression, locate),
});

function scannersOf(ipScope: 'public' | 'all'): Scanner[] {
  return [
    { kind: 'private-key', scan: scanPrivateKeys },
    pattern('private-key', PUTTY_KEY, (match) => endOf(match, match[1] ?? '')),
    pattern('jwt', /(?<![\w.-])eyJ[\w-]{5,}\.[\w-]{2,}(?:\.[\w-]*){1,3}/g),
    pattern('token', TOKEN),
    pattern('token', PASSWORD_HASH),
    // Without “Authorization” before it, it may be prose: “basic authentication”.
    pattern('token', /(?<![A-Za-z0-9])(?:Bearer|Basic)[ \t]{1,4}([\w.~+/-]{8,}={0,2})/gi, (match) =>
      looksSecret((match[1] ?? '').replaceAll('-', '')) ? endOf(match, match[1] ?? '') : undefined,
    ),
    { kind: 'token', scan: scanAuthorization },
    { kind: 'cookie', scan: scanCookies },
    pattern(
      'url-password',
      /(?::\/\/[^\s/:@?#"'<>]{0,256}|(?<![:\w])\/\/[^\s/:@?#"'<>]{1,256}):([^\s/?#"'<>]{1,256})@/g,
      (match) => endOf(match, match[1] ?? '', 1),
    ),
    // A password with a slash or a question mark that should have been escaped, and data source names of Go and Oracle.
    pattern(
      'url-password',
      /:\/\/[^\s/:@?#"'<>]{1,256}:(?!\d{1,5}\/)([^\s@"'<>]{1,256})@(?=[\w.-]+(?:[:/?]|\s|$))/g,
      (match) => endOf(match, match[1] ?? '', 1),
    ),
    pattern('url-password', /(?<![\w.-])[\w.-]{1,64}:([^\s@"'<>/]{1,256})@(?=(?:tcp|unix)\()/g, (match) =>
      endOf(match, match[1] ?? '', 1),
    ),
    pattern('url-password', /(?<=:(?:thin|oci8?):)[\w$#]{1,64}\/([^\s@"'<>/]{1,256})@/g, (match) =>
      endOf(match, match[1] ?? '', 1),
    ),
    { kind: 'pair', scan: scanPairs },
    { kind: 'pair', scan: scanCommands },
    pattern('pair', PGPASS),
    pattern('pair', PGPASS_LINE),
    pattern('pair', /(?<=WIFI:(?:[^;\r\n]{0,64};){0,6}P:)(?:[^;\\\r\n]|\\.){1,128}(?=;)/g),
    pattern('email', EMAIL, locateEmail),
    pattern(
      'url',
      /(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{1,31}:\/\/[^\s<>"`，。；、！？（）《》「」]{1,8192}/g,
      locateUrl,
    ),
    pattern('iban', /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}(?![A-Za-z0-9])/gi, locateIban),
    pattern('card', /(?<![\w./-])\d(?:[ -]?\d){12,30}(?![\w])/g, locateCard),
    pattern(
      'identity',
      /(?<![\w.-])(?:\d{6} ?\d{8} ?\d{3}[\dXx]|[12] ?\d{2} ?\d{2} ?(?:\d{2}|2[ABab]) ?\d{3} ?\d{3}[ -]?\d{2})(?![\w]|[.-]\d)/g,
      locateIdentity,
    ),
    pattern('identity', /(?<![\w.-])(?!000|666|9)\d{3}-(?!00)\d{2}-(?!0000)\d{4}(?![\w]|[.-]\d)/g),
    pattern('uuid', /(?<![\w-])[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\w-])/gi),
    pattern(
      'mac',
      /(?<![\w:.-])(?:[\da-f]{2}([:-])[\da-f]{2}(?:\1[\da-f]{2}){4}(?!\w|[:-][\da-f])|[\da-f]{4}\.[\da-f]{4}\.[\da-f]{4}(?![\w.]\w))/gi,
    ),
    pattern('ipv6', /(?<![\w:.])[\da-f:]{2,45}(?:\.\d{1,3}){0,3}(?:%[\w]{1,16})?(?![\w:])/gi, locateIpv6),
    pattern('ip', IPV4, (match) => locateIpv4(match, ipScope)),
    { kind: 'phone', scan: scanPhones },
    pattern(
      'host',
      new RegExp(String.raw`(?<![\w.@-])(?:[a-z0-9-]{1,63}\.){1,10}(?:${HOST_ENDS})(?![\w-]|\.\w)`, 'gi'),
    ),
  ];
}

/** `host:port:database:user:password` of PostgreSQL, with colons escaped; alone in its line the password may have blanks. */
const PGPASS_FIELDS = String.raw`(?:\d{1,5}|\*):(?:[^\s:\\]|\\.){1,64}:(?:[^\s:\\]|\\.){1,64}:`;
const PGPASS = new RegExp(
  String.raw`(?<=(?:^|[\s"'\x60])(?:[^\s:#"'\\]|\\.){1,255}:${PGPASS_FIELDS})(?:[^\s:"'\x60\\]|\\.){1,256}(?=[\s"'\x60]|$)`,
  'gm',
);
const PGPASS_LINE = new RegExp(
  String.raw`(?<=^(?:[^\s:#\\]|\\.){1,255}:(?=\d{4}|\*)${PGPASS_FIELDS})\S[^\r\n]{0,1023}?(?=[ \t]*$)`,
  'gm',
);

const PUTTY_KEY = /^Private-Lines: \d{1,4}\r?\n([\w+/=]{1,100}(?:\r?\n[\w+/=]{1,100}(?![\w-]*:)){0,200})/gm;
const KEY_BEGIN = /-----BEGIN ([A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?)-----/g;

/** Between the lines of a key, also written out; keys that were put on one line have blanks instead. */
const BREAK = String.raw`(?:\r?\n|(?:\\r)?\\n)`;
const KEY_HEADERS = new RegExp(
  String.raw`(?:${BREAK}[ \t>]{0,32}(?:Proc-Type|DEK-Info|Version|Comment|Charset|Hash|MessageID|Subject|X-[\w-]{1,32}):[ \t][^\r\n\\]{0,256}){0,16}(?:${BREAK}[ \t>]{0,32}(?=\r?\n|\\r|\\n))?`,
  'y',
);
/** No line of prose is one word of that length. */
const LONG_LINE = 20;
const KEY_LINE = new RegExp(
  String.raw`(?:${BREAK}|[ \t](?=[\w+/]{${LONG_LINE}}))[ \t>]{0,32}([A-Za-z0-9+/]{1,8192}={0,2}|=[A-Za-z0-9+/]{4})(?![\w+/=:.,-])`,
  'y',
);

/** Behind the lines of a key that has no end: those of base64 of one length, a shorter one, and a checksum. */
function keyLinesEnd(text: string, at: number, stop: number): number {
  KEY_HEADERS.lastIndex = at;
  let end = at + (KEY_HEADERS.exec(text)?.[0].length ?? 0);
  let length: number | undefined;
  for (let isOver = false; end < stop;) {
    KEY_LINE.lastIndex = end;
    const [whole = '', line = ''] = KEY_LINE.exec(text) ?? [];
    const isCheck = line.startsWith('=');
    if (whole === '' || (isOver && !isCheck)) break;
    length ??= line.length;
    const isWhole = line.length === length || line.length >= LONG_LINE;
    if (!isCheck && !isWhole && line.length > length) break;
    isOver = !isWhole;
    end += whole.length;
    if (isCheck) break;
  }
  return Math.min(length === undefined ? at : end, stop);
}

/** Private-key blocks; one without an end of its own goes on as long as its lines are those of a key. */
function scanPrivateKeys(text: string): Range[] {
  const begins = [...text.matchAll(KEY_BEGIN)];
  return begins.map((begin, index) => {
    const bodyAt = begin.index + begin[0].length;
    const stop = begins[index + 1]?.index ?? text.length;
    const label = `-----END ${begin[1] ?? ''}-----`;
    const end = text.slice(bodyAt, stop).indexOf(label);
    return { start: begin.index, end: end < 0 ? keyLinesEnd(text, bodyAt, stop) : bodyAt + end + label.length };
  });
}

/** Looks for the kinds one by one; each step of the generator has worked off one of them. */
export function* scanKinds(
  text: string,
  kinds: ReadonlySet<Kind>,
  ipScope: 'public' | 'all',
): Generator<readonly (Range & { readonly kind: Kind })[]> {
  for (const { kind, scan } of scannersOf(ipScope)) {
    if (kinds.has(kind)) yield scan(text).map((range) => ({ ...range, kind }));
  }
}
