import { isIban, isIpv6, isPublicIpv4, passesLuhn } from './check-digits';
import type { Kind } from './options';

/** A stretch of the text, in UTF-16 units; the end is behind it. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** Where the secret of a match is, or undefined when the match is none after all. */
type Locate = (match: RegExpExecArray) => Range | undefined;

const wholeMatch: Locate = ({ index, 0: text }) => ({ start: index, end: index + text.length });

/** The stretch of a match that a group caught; the group stands `behind` units before the match's end. */
const endOf = (match: RegExpExecArray, value: string, behind: number): Range => {
  const end = match.index + match[0].length - behind;
  return { start: end - value.length, end };
};

interface Pattern {
  readonly kind: Kind;
  readonly pattern: RegExp;
  readonly locate?: Locate;
}

// Every pattern begins at a border or with a fixed word, and repeats only up to a bound or over a class that what follows cannot be of:
// the time is in proportion to the text, whatever it holds.

const HOST_ENDS =
  'com|net|org|edu|gov|mil|int|info|biz|io|dev|app|cloud|online|site|tech|store|shop|xyz|top|me|tv|ai|co|cn|hk|tw|jp|kr|sg|in|au|nz|uk|ie|de|at|ch|fr|be|nl|lu|it|es|pt|pl|cz|se|no|fi|dk|eu|ru|ua|tr|us|ca|mx|br|ar|cl|za|local|localdomain|internal|intranet|corp|lan|home|arpa|test|example|invalid|onion';

const KEY_WORDS =
  'password|passwd|passphrase|(?:client|app|shared|signing|webhook)[_-]?secret|(?:api|access|secret|private|account|auth|encryption)[_-]?key|(?:access|auth|refresh|id|session|bearer|csrf|api)[_-]?token|(?<![a-z])(?:pwd|pass|secret|token|credentials?|apikey)|密码|口令|密钥|令牌';

const PAIR = new RegExp(
  String.raw`(?:${KEY_WORDS})(?:[_-]\w{1,32}|\d{1,3})?["']?[ \t]{0,4}(?:=>?|[:：＝])[ \t]{0,4}` +
    String.raw`(?:"((?:[^"\\\r\n]|\\.)+)"|'((?:[^'\\\r\n]|\\.)+)'|([^\s,;&"'<>()[\]{}]+))`,
  'gi',
);

const PLAIN_VALUES = new Set(['null', 'true', 'false', 'undefined', 'none', 'nil']);

function locatePair(match: RegExpExecArray): Range | undefined {
  const quoted = match[1] ?? match[2];
  if (quoted !== undefined) return endOf(match, quoted, 1);
  const value = match[3] ?? '';
  // “Authorization” schemes are words of their own; what follows them is found by itself.
  return PLAIN_VALUES.has(value.toLowerCase()) || /^(?:bearer|basic)$/i.test(value)
    ? undefined
    : endOf(match, value, 0);
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
    for (const { start, end } of groups.slice(from)) {
      digits += text.slice(start, end);
      if (digits.length > 19) break;
      if (passesLuhn(digits)) found = { start: index + first.start, end: index + end };
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

function patternsOf(ipScope: 'public' | 'all'): Pattern[] {
  return [
    {
      kind: 'jwt',
      pattern: /(?<![\w.-])eyJ[\w-]{5,}\.[\w-]{2,}(?:\.[\w-]*){1,3}/g,
    },
    {
      kind: 'token',
      pattern:
        /(?<![A-Za-z0-9])(?:(?:AKIA|ASIA|ABIA|ACCA)[A-Z0-9]{16}(?![A-Z0-9])|gh[pousr]_[A-Za-z0-9]{16,}|github_pat_\w{16,}|glpat-[\w-]{16,}|npm_[A-Za-z0-9]{30,}|[srp]k_(?:live|test)_[A-Za-z0-9]{10,}|sk-[\w-]{16,}|xox[abeoprs]-[A-Za-z0-9-]{10,}|xapp-[A-Za-z0-9-]{10,}|AIza[\w-]{30,}|ya29\.[\w-]{20,}|hf_[A-Za-z0-9]{20,})/g,
    },
    {
      kind: 'token',
      pattern: /(?<![A-Za-z0-9])(?:Bearer|Basic)[ \t]{1,4}([\w.~+/-]{8,}={0,2})/gi,
      locate: (match) => endOf(match, match[1] ?? '', 0),
    },
    {
      kind: 'url-password',
      pattern: /:\/\/[^\s/:@?#"'<>]{0,256}:([^\s/@?#"'<>]{1,256})@/g,
      locate: (match) => endOf(match, match[1] ?? '', 1),
    },
    { kind: 'pair', pattern: PAIR, locate: locatePair },
    {
      kind: 'email',
      pattern: /(?<![\w.%+-])[\w.%+-]{1,256}@(?:[A-Za-z0-9-]{1,63}\.){1,8}[A-Za-z]{2,24}(?![\w-])/g,
    },
    {
      kind: 'url',
      pattern: /(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{1,31}:\/\/[^\s<>"`，。；、！？（）《》「」]{1,8192}/g,
      locate: locateUrl,
    },
    {
      kind: 'iban',
      pattern: /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}(?![A-Za-z0-9])/gi,
      locate: locateIban,
    },
    { kind: 'card', pattern: /(?<![\w.-])\d(?:[ -]?\d){12,30}(?![\w])/g, locate: locateCard },
    { kind: 'uuid', pattern: /(?<![\w-])[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}(?![\w-])/gi },
    {
      kind: 'mac',
      pattern:
        /(?<![\w:.-])(?:[\da-f]{2}([:-])[\da-f]{2}(?:\1[\da-f]{2}){4}(?!\w|[:-][\da-f])|[\da-f]{4}\.[\da-f]{4}\.[\da-f]{4}(?![\w.]\w))/gi,
    },
    {
      kind: 'ipv6',
      pattern: /(?<![\w:.])[\da-f:]{2,45}(?:\.\d{1,3}){0,3}(?:%[\w]{1,16})?(?![\w:])/gi,
      locate: locateIpv6,
    },
    {
      kind: 'ip',
      pattern: /(?<![\d.])(?:\d{1,3}\.){3}\d{1,3}(?!\d|\.\d)/g,
      locate: (match) => {
        const octets = match[0].split('.').map(Number);
        if (octets.some((octet) => octet > 255)) return undefined;
        return ipScope === 'all' || isPublicIpv4(octets) ? wholeMatch(match) : undefined;
      },
    },
    {
      kind: 'phone',
      pattern:
        /(?<![\w.+-])(?:(?:\+|00)[1-9](?:[ ().\u00a0\u202f-]{0,2}\d){7,14}(?!\d)|1[3-9]\d(?:[ -]?\d{4}){2}(?![\w-])|0[1-9](?:[ .\u00a0\u202f-]?\d{2}){4}(?!\w|[.-]\d)|(?:\(\d{3}\) ?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\w|[.-]\d))/g,
    },
    {
      kind: 'host',
      pattern: new RegExp(String.raw`(?<![\w.@-])(?:[a-z0-9-]{1,63}\.){1,10}(?:${HOST_ENDS})(?![\w-]|\.\w)`, 'gi'),
    },
  ];
}

const KEY_BEGIN = /-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const KEY_END = /-----END [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/g;
const KEY_LINES = /(?:\s{0,4}[\w+/=:, -]{1,100}(?=\s|$)){0,2000}/y;

/** Private-key blocks; one without an end goes on as long as its lines look like it. */
function scanPrivateKeys(text: string): Range[] {
  const found: Range[] = [];
  // Once there is no end behind a place there is none behind any later one.
  let hasEnd = true;
  KEY_BEGIN.lastIndex = 0;
  for (let begin = KEY_BEGIN.exec(text); begin; begin = KEY_BEGIN.exec(text)) {
    const bodyAt = begin.index + begin[0].length;
    KEY_END.lastIndex = bodyAt;
    const end: RegExpExecArray | null = hasEnd ? KEY_END.exec(text) : null;
    hasEnd = end !== null;
    KEY_LINES.lastIndex = bodyAt;
    const stop = end ? end.index + end[0].length : bodyAt + (KEY_LINES.exec(text)?.[0].length ?? 0);
    found.push({ start: begin.index, end: stop });
    KEY_BEGIN.lastIndex = stop;
  }
  return found;
}

/** All matches of a pattern, empty ones left out. */
export function scanPattern(text: string, pattern: RegExp, locate: Locate = wholeMatch): Range[] {
  const found: Range[] = [];
  for (const match of text.matchAll(pattern)) {
    const range = locate(match);
    if (range && range.end > range.start) found.push(range);
  }
  return found;
}

/** Looks for the kinds one by one; each step of the generator has worked off one of them. */
export function* scanKinds(
  text: string,
  kinds: ReadonlySet<Kind>,
  ipScope: 'public' | 'all',
): Generator<readonly (Range & { readonly kind: Kind })[]> {
  if (kinds.has('private-key')) {
    yield scanPrivateKeys(text).map((range) => ({ ...range, kind: 'private-key' as const }));
  }
  for (const { kind, pattern, locate } of patternsOf(ipScope)) {
    if (kinds.has(kind)) yield scanPattern(text, pattern, locate).map((range) => ({ ...range, kind }));
  }
}
