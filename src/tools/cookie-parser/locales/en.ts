import { numbersOf, type Words } from '../../../i18n/words';
import type { Advice } from '../advice';
import type { BuildFault } from '../build';
import type { PrefixRule, Refusal } from '../judge';
import type { LineFault } from '../read-text';
import type { AttributeNote } from '../set-cookie';
import type { WriteFault } from '../write-as';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const rules: Readonly<Record<PrefixRule, string>> = {
  secure: 'Secure',
  'http-only': 'HttpOnly',
  'host-only': 'to be without Domain',
  'root-path': 'Path=/',
};

const refusals: { readonly [C in Refusal['code']]: (facts: Extract<Refusal, { code: C }>) => string } = {
  control: ({ at }) => `Character ${count(at + 1)} is a control character.`,
  empty: () => 'Name and value are both empty.',
  'nameless-equals': () => 'The value of a cookie without a name must not have an equals sign (Chromium).',
  'none-insecure': () => 'SameSite=None needs Secure (Chromium).',
  'partitioned-insecure': () => 'Partitioned needs Secure.',
  'domain-not-ascii': () => 'Domain has characters beyond ASCII: write it in its xn-- form.',
  'no-host': () => 'Domain is not the name of a host, such as example.com.',
  'insecure-page': () => 'A page without https cannot set a cookie with Secure.',
  'too-big': ({ size }) => `Name and value have ${count(size)} bytes together; 4,096 is the most.`,
  prefix: ({ prefix, lacks }) =>
    `A cookie that begins with ${prefix} needs ${lacks.map((rule) => rules[rule]).join(', ')}.`,
  'nameless-prefix': ({ prefix }) => `The value of a cookie without a name must not begin with ${prefix}.`,
  'other-domain': ({ domain, host }) => `Domain “${domain}” does not cover the page’s host “${host}”.`,
  'public-suffix': ({ domain }) => `“${domain}” is a public suffix, under which anybody may have a name.`,
};

const notes: { readonly [C in AttributeNote['code']]: (facts: Extract<AttributeNote, { code: C }>) => string } = {
  unknown: ({ name, value }) => `The unknown attribute “${value === '' ? name : `${name}=${value}`}” is ignored.`,
  repeated: ({ name }) => `${name} stands there more than once; the last one counts.`,
  'too-long': ({ name }) => `The value of ${name} is longer than 1,024 bytes and ignored.`,
  'bad-expires': ({ value }) => `Expires “${value}” cannot be read and is ignored.`,
  'bad-path': ({ value }) => `Path “${value}” does not begin with /, so the default path counts.`,
  'bad-max-age': ({ value }) => `Max-Age “${value}” is no whole number and ignored.`,
  'plus-max-age': ({ value, seconds }) =>
    `By the standard Max-Age “${value}” is ignored; Chromium takes it for ${plural(seconds, { one: `${count(seconds)} second`, other: `${count(seconds)} seconds` })}.`,
  'flag-value': ({ name, value }) => `${name} is on wherever it stands; “=${value}” does nothing.`,
  'bad-same-site': ({ value }) => `SameSite “${value}” is not Strict, Lax or None, so the default counts.`,
  tab: () => 'A tab stands within: the standard keeps the cookie, Chromium refuses it.',
  'leading-dot': () => 'The dot before Domain is ignored.',
  'max-age-first': () => 'Max-Age counts before Expires.',
};

const advice: Readonly<Record<Advice, string>> = {
  'http-only': 'It looks like a session: with HttpOnly no script can read it.',
  secure: 'With Secure it is never sent over plain http.',
  'same-site': 'State SameSite: browsers have different defaults.',
  'wide-domain': 'It looks like a session: without Domain it is not sent to every subdomain.',
  'host-prefix': 'Its name could begin with __Host-, so that no other subdomain can replace it.',
};

const lineFaults: Readonly<Record<LineFault['code'], string>> = {
  'no-pair': 'No equals sign, so no cookie.',
  columns: 'Fewer than the 7 columns, which tabs part.',
  'bad-column': 'Column 2 must be TRUE or FALSE, column 5 a Unix time.',
  'no-cookie': 'No name and value, so no cookie.',
};

const fieldNames = { name: 'the name', value: 'the value', domain: 'Domain', path: 'Path' } as const;

export const words = {
  pages: 'Pages',
  tabs: { parse: 'Parse', build: 'Build' },
  text: 'Cookies or headers',
  placeholder: 'Paste Set-Cookie or Cookie headers, a curl command, cookies.txt or a JSON export',
  page: 'Address of the page',
  pagePlaceholder: 'https://app.example.com/dir/page',
  pageHint: 'Optional: tells the domain, the default path and https.',
  time: 'Time',
  now: 'Now',
  given: 'Given',
  instant: 'Read at',
  instantHint: 'ISO 8601 or Unix time',
  instantReadAs: (unit: 's' | 'ms', iso: string) => `Read as Unix ${unit === 's' ? 'seconds' : 'milliseconds'}: ${iso}`,
  options: {
    kind: {
      label: 'Content',
      values: {
        auto: 'Recognise',
        'set-cookie': 'Set-Cookie',
        folded: 'Set-Cookie, folded into one line',
        cookie: 'Cookie',
        'cookies-txt': 'cookies.txt',
        json: 'JSON',
      },
    },
    decode: { label: 'Decode percent-encoded values' },
    form: {
      label: 'Write as',
      values: {
        json: 'JSON',
        header: 'Cookie header',
        'cookies-txt': 'cookies.txt',
        curl: 'curl -b',
        javascript: 'document.cookie',
        express: 'Express',
        php: 'PHP',
        python: 'Python',
        go: 'Go',
      },
    },
    prefix: {
      label: 'Prefix',
      values: {
        none: 'None',
        '__Host-': '__Host-',
        '__Secure-': '__Secure-',
        '__Http-': '__Http-',
        '__Host-Http-': '__Host-Http-',
      },
    },
    encode: { label: 'Percent-encode the value' },
    domain: { label: 'Domain', hint: 'Empty: this host alone' },
    path: { label: 'Path' },
    life: { label: 'Lifetime', values: { session: 'Session', 'max-age': 'Max-Age', expires: 'Expires' } },
    seconds: { label: 'Max-Age', unit: 's' },
    expires: { label: 'Expires', hint: 'ISO 8601, Unix time or a date as in a header' },
    secure: { label: 'Secure' },
    httpOnly: { label: 'HttpOnly' },
    sameSite: { label: 'SameSite', values: { unset: 'Not set', Strict: 'Strict', Lax: 'Lax', None: 'None' } },
    partitioned: { label: 'Partitioned' },
    priority: { label: 'Priority', values: { unset: 'Not set', Low: 'Low', Medium: 'Medium', High: 'High' } },
  },
  found: (cookies: number) => plural(cookies, { one: `${count(cookies)} cookie`, other: `${count(cookies)} cookies` }),
  forms: { 'set-cookie': 'Set-Cookie', cookie: 'Cookie', 'cookies-txt': 'cookies.txt', json: 'JSON' },
  copyAs: (form: string) => `Copy as ${form}`,
  download: 'Download',
  showValues: 'Show values',
  hideValues: 'Hide values',
  table: 'Cookies',
  entryHead: 'Entry',
  line: 'Line',
  name: 'Name',
  value: 'Value',
  nameless: '(no name)',
  bytes: 'Bytes',
  verdict: 'Verdict',
  states: {
    stored: 'Stored',
    refused: 'Refused',
    deletes: 'Deletes the cookie',
    sent: 'Sent',
    expired: 'Expired',
    replaced: 'Replaced',
    unread: 'Unreadable',
  },
  twice: (times: number) => `${count(times)} times`,
  choose: 'Details of',
  details: (name: string) => `Details of ${name}`,
  emptyValue: '(empty)',
  holds: { percent: 'Percent-decoded', base64: 'Base64 content', json: 'JSON', jwt: 'JWT', time: 'Unix time' },
  openJwt: 'Open in JWT parser',
  openJson: 'Open in JSON prettify',
  why: 'Why',
  sentTo: 'Sent to',
  hostOnly: (host: string) => `${host} alone, no subdomains`,
  hostAndBelow: (host: string) => `${host} and all its subdomains`,
  ownHost: 'the host that sets it, no subdomains',
  path: 'Path',
  allPaths: 'every path',
  pathAndBelow: (path: string) => `${path} and below`,
  defaultPathAndBelow: (path: string) => `${path} and below (default path of the page)`,
  ownPath: 'the folder of the page that sets it',
  life: 'Lifetime',
  session: 'session: deleted when the browser closes',
  until: (local: string, iso: string, relative: string) => `until ${local} (${iso}, ${relative})`,
  seconds: (seconds: number) =>
    plural(seconds, { one: `${count(seconds)} second`, other: `${count(seconds)} seconds` }),
  over: 'over: deleted at once',
  capped: 'browsers keep nothing longer than 400 days',
  transport: 'Transport',
  secureOnly: 'over https only',
  insecure: 'over http and https',
  localSecure: 'the machine itself: browsers allow http, too',
  scripts: 'Scripts',
  hidden: 'cannot be read by scripts of the page',
  readable: 'can be read by scripts of the page',
  sameSiteDefault: 'Default: Lax in Chromium, None elsewhere.',
  partitioned: 'kept apart for each top-level site (not in the standard yet)',
  priority: (level: 'Low' | 'Medium' | 'High') => `${level}: decides what Chromium drops first when there are too many`,
  grid: 'When it is sent',
  gridHeads: { context: 'Request', sent: 'Sent' },
  contexts: {
    same: 'Same site',
    link: 'Link from another site',
    form: 'POST form of another site',
    frame: 'Frame or picture in another site',
    fetch: 'fetch of another site',
  },
  answers: {
    yes: 'Yes',
    no: 'No',
    grace: 'Chromium: for two minutes after it was set; others: yes',
    'chromium-no': 'Chromium: no; others: yes, unless they block third-party cookies',
    partition: 'Yes, one for each top-level site',
    'unless-blocked': 'Yes, unless the browser blocks third-party cookies',
  },
  // The code decides which facts there are; the table has a function for each.
  refusal: (facts: Refusal): string => (refusals[facts.code] as (facts: Refusal) => string)(facts),
  note: (facts: AttributeNote): string => (notes[facts.code] as (facts: AttributeNote) => string)(facts),
  lineFault: ({ code }: LineFault) => lineFaults[code],
  replaced: (name: string, line: number) =>
    `“${name}” is replaced by line ${count(line)}, which has the same name, domain and path.`,
  advice: (facts: Advice) => advice[facts],
  place: (line: number) => `Line ${count(line)}`,
  entry: (entry: number) => `Entry ${count(entry)}`,
  andMore: (place: string, more: number) => `${place} and ${count(more)} more`,
  maybeFolded: (parts: number) => `This line may be ${count(parts)} cookies folded into one; browsers read one.`,
  readFolded: 'Take apart',
  doubled: (name: string, times: number) =>
    `“${name}” stands there ${count(times)} times; most servers take the first.`,
  longHeader: (bytes: number, host?: string) =>
    `The Cookie header${host === undefined ? '' : ` for ${host}`} has ${count(bytes)} bytes; many servers refuse more than 8,192.`,
  crowded: (cookies: number, host?: string) =>
    `${host ?? 'One host'} has ${count(cookies)} cookies: the standard promises room for 50, Chromium keeps 180 of a domain.`,
  more: (more: number) => plural(more, { one: `${count(more)} more note.`, other: `${count(more)} more notes.` }),
  presets: 'Usual lifetimes',
  pickDate: 'Pick a date (local time)',
  lessInFile: 'The file has no room for SameSite, Partitioned and Priority.',
  noHttpOnly: 'A script cannot set HttpOnly; only a server can.',
  unusual:
    'Name or value has characters that servers should not send by the standard (such as spaces, commas, quotes or letters beyond ASCII); some programs read them otherwise.',
  built: 'Header',
  deletion: 'Header that deletes it',
  browser: 'What a browser does',
  fault: ({ code }: WriteFault) =>
    ({
      none: 'No cookie found. Paste a Cookie or Set-Cookie header.',
      'bad-json': 'This is no valid JSON.',
      'needs-page': 'A cookies.txt needs a domain: enter the address of the page.',
      'bad-page': 'This is no address of a page.',
      'bad-time': 'This is no time.',
      'none-stored': 'There is no cookie to write: a browser stores or sends none of them.',
    })[code],
  buildFault(facts: BuildFault): string {
    if (facts.code === 'bad-character')
      return `Character ${count(facts.at + 1)} of ${fieldNames[facts.field]} cannot stand there.`;
    if (facts.code === 'edge-space')
      return `White space at the start or end of ${fieldNames[facts.field]} would be lost.`;
    return facts.code === 'nothing' ? 'Enter a name or a value.' : 'Enter a time as ISO 8601 or Unix time.';
  },
} satisfies Words<typeof zhCn>;
