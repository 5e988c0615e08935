import type { Kind, ReadFault } from '../read/reading';
import { jsonTreeWords } from '../../../i18n/json-tree/en';
import { jsonWords } from '../../../i18n/json/en';
import { placeWords } from '../../../i18n/places/en';
import { formatBytes, numbersOf, type Words } from '../../../i18n/words';
import type { Note } from '../notes';
import type { TargetName } from '../options';
import type { Secret } from '../secrets';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const targets: Readonly<Record<TargetName, string>> = {
  fetch: 'JavaScript (fetch)',
  axios: 'JavaScript (axios)',
  python: 'Python (requests)',
  go: 'Go',
  java: 'Java 11',
  php: 'PHP',
  csharp: 'C#',
  httpie: 'HTTPie',
  powershell: 'PowerShell',
  raw: 'Raw HTTP',
  har: 'HAR',
  curl: 'curl (bash)',
  'curl-cmd': 'curl (cmd)',
  'curl-powershell': 'curl (PowerShell)',
};

const kinds: Readonly<Record<Kind | 'auto', string>> = {
  auto: 'Recognise',
  bash: 'curl (bash)',
  cmd: 'curl (cmd)',
  powershell: 'curl (PowerShell)',
  fetch: 'fetch',
  axios: 'axios',
  python: 'Python requests',
  httpie: 'HTTPie',
  wget: 'wget',
  invoke: 'Invoke-WebRequest',
  raw: 'raw HTTP',
  har: 'HAR',
  url: 'a URL',
};

const isHost = (name: string) => /^host$/i.test(name);

const list = (names: readonly string[]) => names.join(', ');

/** Who sends the request. */
function client(target: TargetName): string {
  return targets[target].replace(/^JavaScript \((.*)\)$/, '$1');
}

function note(facts: Note, target: TargetName): string {
  switch (facts.code) {
    case 'old-carets':
      return 'In plain quotes cmd reads no ^ (older browsers copied it so); it is read as it was meant.';
    case 'get-body':
      return `${client(target)} refuses a body on GET and HEAD.`;
    case 'credentials':
      return 'With the credentials included a browser adds its own cookies, which are not in the code.';
    case 'password-asked':
      return '-u has no password, so curl asks for it; here it is empty.';
    case 'stdin':
      return 'The content comes from standard input.';
    case 'two-methods':
      return 'curl refuses -d, -F, -T and -I beside each other; one of them is taken.';
    case 'file-placeholder':
      return 'Files that the command names are not read: a placeholder stands there, and the length is not known.';
    case 'encoded-url':
      return 'URI in Java refuses spaces, {} and the like; they are percent-encoded.';
    case 'windows-quotes':
      return 'Double quotes in an argument reach curl.exe only from PowerShell 7.3 on.';
    case 'percent':
      return 'In a .bat file write %% for each %.';
    case 'length':
      return 'The body is not as long as Content-Length says; it is taken as it stands.';
    case 'duplicate-parts':
      return `Of fields with one name ${client(target)} keeps the last in a form.`;
    case 'variable-placeholder':
      return 'Variables are not known here: ${NAME} stands for them, and the length is not known.';
    case 'lone-surrogate':
      return placeWords.loneSurrogate;
    case 'no-effect':
      return `Without effect on the request: ${list(facts.names)}.`;
    case 'unknown-option':
      return `Unknown and skipped: ${list(facts.names)}.`;
    case 'no-equivalent':
      return `Without equivalent in ${client(target)}: ${list(facts.names)}.`;
    case 'unread-file':
      return `Files that are not read: ${list(facts.names)}.`;
    case 'embedded-file':
      return `The contents of these files are not known here; in the JSON a placeholder stands for them: ${list(facts.names)}.`;
    case 'files':
      return `The code opens: ${list(facts.names)}.`;
    case 'browser-headers':
      return `In a browser these are the browser’s own and dropped${facts.names.some(isHost) ? '; Node.js drops Host as well' : ''}: ${list(facts.names)}.`;
    case 'latin1':
      return latin1(facts.names, target);
    case 'refused-headers':
      return `${client(target)} refuses these headers, so they are left out: ${list(facts.names)}.`;
    case 'kept-defaults':
      return `${client(target)} cannot leave out what it adds by itself: ${list(facts.names)}.`;
    case 'dropped-headers':
      return `Dropped, since only browsers send them: ${list(facts.names)}.`;
    case 'part-types':
      return `${client(target)} cannot set type or file name of these fields: ${list(facts.names)}.`;
    case 'mixed-parts':
      return `Only curl sends several files as one field (multipart/mixed); here each is a field of that name: ${list(facts.names)}.`;
    case 'variable':
      return `${facts.source} is not known here; the code reads the environment variable ${facts.name}.`;
    case 'command':
      return `${facts.source} is never run; the code reads its output from the environment variable ${facts.name}.`;
    case 'other-scheme':
      return `${facts.scheme}:// is not HTTP; the code may not be able to send it.`;
    case 'cut':
      return `The address stands for more than ${count(facts.count)}; the first ${count(facts.count)} are taken.`;
  }
}

function latin1(names: readonly string[], target: TargetName): string {
  const which = list(names);
  return target === 'fetch' || target === 'axios'
    ? `${client(target)} takes header values in Latin-1 alone; these are written as their bytes in UTF-8: ${which}.`
    : `${client(target)} cannot send header values beyond ASCII: ${which}.`;
}

export const words = {
  ...jsonTreeWords,
  text: 'Request',
  result: 'Code',
  placeholder: 'Paste a curl command, fetch(…), requests.post(…), HTTPie, a raw HTTP request or a HAR',
  samples: { curl: 'curl', cmd: 'Copy as cURL (cmd)', fetch: 'Copy as fetch', raw: 'Raw HTTP' },
  options: {
    target: { label: 'Target', values: targets },
    kind: { label: 'Read as', values: kinds },
    indent: { label: 'Indent', values: { 2: '2', 4: '4' } },
    oneLine: 'On one line',
    longOptions: 'Long options',
    dropBrowser: { label: 'Drop browser headers', hint: 'sec-*, accept-language, dnt, priority and the like' },
    hideSecrets: { label: 'Variables for secrets', hint: 'Tokens, cookies and passwords come from the environment' },
  },
  readAs: (kind) => `Read as ${kind}`,
  request: 'Request in parts',
  requestNumber: (n) => `Request ${count(n)}`,
  requests: (n) => plural(n, { one: `${count(n)} request`, other: `${count(n)} requests` }),
  found: (n) => `${count(n)} found`,
  list: 'List of requests',
  find: 'Find by method or address',
  chosen: 'Number of the request',
  number: 'No.',
  writeAll: 'Write all',
  method: 'Method',
  query: 'Query',
  headers: 'Headers',
  cookies: 'Cookies',
  fields: 'Form fields',
  settings: 'Other options',
  removed: 'Not sent',
  bodyFile: 'Body from',
  body: 'Body',
  bytes: (n) => formatBytes('en', n),
  copyBody: 'Copy body',
  name: 'Name',
  value: 'Value',
  place: 'Place',
  secrets: (n) => plural(n, { one: `${count(n)} secret`, other: `${count(n)} secrets` }),
  places: { header: 'Header', cookie: 'Cookies', query: 'Query', body: 'Body', option: 'Option' } satisfies Record<
    Secret['place'],
    string
  >,
  openBasic: 'Open in Basic auth generator',
  openCookies: 'Open in Cookie parser',
  note,
  fault(facts: ReadFault): string {
    switch (facts.code) {
      case 'none':
        return 'No request found. Paste a curl command, fetch(…), a raw HTTP request or a HAR file.';
      case 'unclosed-quote':
        return `Unclosed quote at line ${count(facts.line)}, column ${count(facts.column)}.`;
      case 'no-url':
        return `No URL in command ${count(facts.command)}.`;
      case 'no-argument':
        return `The option ${facts.option} at the end of command ${count(facts.command)} needs an argument.`;
      case 'not-literal':
        return `Only literal values can be read (line ${count(facts.line)}: “${facts.found}”).`;
      case 'unclosed-code':
        return `A quote or bracket of line ${count(facts.line)} is not closed.`;
      case 'bad-request-line':
        return `Line ${count(facts.line)} is neither a request line nor a header.`;
      case 'bad-har':
        return jsonWords.fault(facts.problem);
      case 'no-entries':
        return 'There is no request in this HAR.';
      case 'too-large':
        return jsonWords.tooLarge(facts.bytes, facts.limit);
    }
  },
} satisfies Words<typeof zhCn>;
