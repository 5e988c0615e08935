import { hostLookWords } from '../../../i18n/host-look/en';
import type { Words } from '../../../i18n/words';
import type { Change } from '../changes';
import type { words as zhCn } from './zh-cn';

const CHANGES: Record<Change['code'], string> = {
  trimmed: 'White space or control characters at the ends left out',
  breaks: 'Line breaks or tabs left out',
  resolved: 'Completed with the base URL',
  'scheme-case': 'Scheme in lower case',
  slashes: 'Slashes after the scheme made //',
  backslashes: 'Backslashes made slashes',
  'host-case': 'Host name in lower case',
  'host-idna': 'Host name converted by IDNA',
  'host-ipv4': 'IPv4 address in its usual form',
  'host-ipv6': 'IPv6 address in its usual form',
  'host-other': 'Host name in its usual form',
  'empty-credentials': 'Empty password or user information left out',
  'default-port': 'Default port of the scheme left out',
  'port-form': 'Port in its usual form',
  'root-path': 'Empty path made /',
  'dot-segments': 'Segments . and .. resolved',
  encoded: 'Characters percent-encoded',
  other: 'Put into the usual form',
};

export const words = {
  host: hostLookWords,
  url: 'URL',
  urlPlaceholder: 'Paste a URL, such as https://example.com/?a=1',
  base: 'Base URL',
  basePlaceholder: 'https://example.com/a/b',
  baseHint: 'Only used for relative addresses.',
  options: { show: { label: 'Show', values: { decoded: 'Decoded', raw: 'Raw' } } },
  back: 'Back to the outer URL',
  partsTitle: 'Parts',
  parts: {
    href: 'Normalised URL',
    origin: 'Origin',
    protocol: 'Protocol',
    username: 'Username',
    password: 'Password',
    host: 'Host',
    hostname: 'Hostname',
    unicodeHostname: 'Hostname (Unicode)',
    port: 'Port',
    path: 'Path',
    query: 'Query',
    fragment: 'Fragment',
  },
  segment: (n) => `Path segment ${n}`,
  moreSegments: (n) => (n === 1 ? '1 more path segment is not listed.' : `${n} more path segments are not listed.`),
  effectivePort: (port) => `${port} by default`,
  broken: 'not decodable',
  parameters: 'Query parameters',
  fragmentRoute: 'Route in the fragment',
  textDirectives: 'Text directives',
  textDirective: { prefix: 'Text before', start: 'Start', end: 'End', suffix: 'Text after' },
  fragmentParameters: 'Fragment parameters',
  noParameters: 'There are no query parameters.',
  name: 'Name',
  value: 'Value',
  marks: 'Remarks and actions',
  nameOf: (n) => `Name of parameter ${n}`,
  valueOf: (n) => `Value of parameter ${n}`,
  noValue: 'no value',
  emptyValue: 'empty',
  tracking: 'tracking',
  open: 'Open',
  openNamed: (name) => `Open the URL in ${name}`,
  openHeld: { json: 'Prettify the JSON', token: 'Read the token' },
  dataUrl: 'A data: URL holds a file itself.',
  openAsFile: 'Open as a file',
  copyValue: (name) => `Copy the value of ${name}`,
  deleteNamed: (name) => `Delete ${name}`,
  removeTracking: 'Remove tracking',
  sort: 'Sort',
  sortByName: 'Sort by name',
  add: 'Add',
  newName: 'name',
  copyJson: 'Copy JSON',
  copyForm: 'Copy as curl -d',
  change: (code, from, to) => `${CHANGES[code]}: ${from === '' ? '(empty)' : from} → ${to === '' ? '(empty)' : to}`,
  hostAsScheme: (protocol) => `“${protocol}” is read as the scheme.`,
  useInstead: (url) => `Use ${url}`,
  fault: (fault) => {
    switch (fault.code) {
      case 'no-scheme':
        return fault.suggestion === undefined
          ? 'Not a valid URL. No scheme; a relative address needs a base URL.'
          : `Not a valid URL. No scheme. Did you mean ${fault.suggestion}?`;
      case 'wrapped':
        return `Not a valid URL. The quotes or brackets are not part of the URL. Did you mean ${fault.suggestion}?`;
      case 'bad-base':
        return 'The base is not a valid URL.';
      case 'opaque-base':
        return 'This base URL cannot complete relative addresses.';
      case 'host-space':
        return 'Not a valid URL. A host name cannot contain a space.';
      case 'no-host':
        return 'Not a valid URL. The host is missing.';
      case 'bad-ipv4':
        return 'Not a valid URL. The IPv4 address is not valid.';
      case 'bad-ipv6':
        return 'Not a valid URL. The IPv6 address is not valid.';
      case 'bad-host':
        return 'Not a valid URL. The host name is not valid.';
      case 'host-character':
        return `Not a valid URL. A host name cannot contain “${fault.found}”.`;
      case 'bad-port':
        return 'Not a valid URL. The port must be 0 to 65535.';
      case 'not-a-url':
        return 'Not a valid URL.';
    }
  },
} satisfies Words<typeof zhCn>;
