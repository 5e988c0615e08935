import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';
import { NAMESPACES } from '../versions';

const { count: n, plural } = numbersOf('en');

export const words = {
  tabs: 'What to do',
  generate: 'Generate',
  inspect: 'Inspect',
  options: {
    version: {
      label: 'Version',
      values: {
        nil: 'NIL (all zeros)',
        v1: 'v1 (time and node)',
        v3: 'v3 (name, MD5)',
        v4: 'v4 (random)',
        v5: 'v5 (name, SHA-1)',
        v6: 'v6 (time and node, sortable)',
        v7: 'v7 (Unix time, sortable)',
        max: 'MAX (all ones)',
      },
    },
    quantity: 'Quantity',
    namespace: { label: 'Namespace UUID', placeholder: NAMESPACES.dns },
    uppercase: { label: 'Letters', values: { false: 'Lowercase', true: 'Uppercase' } },
    hyphens: 'Hyphens',
    wrap: { label: 'Form', values: { none: 'Plain', braces: '{…}', urn: 'urn:uuid:' } },
    list: {
      label: 'List as',
      values: {
        lines: 'One per line',
        'single-quoted': 'Single quotes, commas',
        'double-quoted': 'Double quotes, commas',
        json: 'JSON array',
      },
    },
  },
  namespace: 'Namespace',
  namespaces: { dns: 'DNS', url: 'URL', oid: 'OID', x500: 'X.500', custom: 'Another UUID' },
  names: 'Name',
  namesHint: 'One name per line, a UUID for each; a name may be empty.',
  time: 'Time',
  now: 'Now',
  given: 'A given instant',
  instant: 'Instant',
  instantHint: 'ISO 8601, UTC unless a zone is given, or Unix seconds or milliseconds; v1 and v6 hold steps of 100 ns.',
  instantReadAs: (unit, iso) => `Read as Unix ${unit === 's' ? 'seconds' : 'milliseconds'}: ${iso}`,
  urnHyphens: 'The urn:uuid: form always has hyphens.',
  title: (count) => plural(count, { one: '1 UUID', other: `${n(count)} UUIDs` }),
  copyAll: 'Copy all',
  refresh: 'Refresh',
  emptyName: '(empty name)',
  loneSurrogate: 'A name holds an unpaired surrogate; it is encoded as U+FFFD.',
  nodeNote:
    'Node and clock sequence of v1 and v6 come from secure chance; the node has the multicast bit, so it is no network card’s.',
  randomNote: 'Chance comes from crypto.getRandomValues.',
  uuid: 'UUID',
  uuidHint: 'Either case, with braces, urn:uuid: or without hyphens.',
  inspectEmpty: 'Paste a UUID to see its version, its time and its other notations.',
  meaning: 'Meaning',
  notations: 'Other notations',
  facts: {
    variant: 'Variant',
    instantUtc: 'Time (UTC)',
    instantLocal: 'Time (local)',
    clockSequence: 'Clock sequence',
    node: 'Node',
    domain: 'Domain',
    localId: 'Local number',
    canonical: 'Standard form',
    hex: 'Hex',
    decimal: 'Decimal',
    base64: 'Base64',
    base64url: 'base64url',
    ulid: 'ULID',
    dotnet: '.NET byte order',
    urn: 'URN',
  },
  kinds: {
    nil: 'NIL: all 128 bits are 0',
    max: 'MAX: all 128 bits are 1',
  },
  versionMeanings: {
    1: 'time and node',
    2: 'DCE security',
    3: 'MD5 of a name',
    4: 'random',
    5: 'SHA-1 of a name',
    6: 'time and node, sortable',
    7: 'Unix time, sortable',
    8: 'custom content',
    unknown: 'a version that RFC 9562 does not define',
  },
  variants: {
    ncs: 'NCS (old)',
    rfc9562: 'RFC 9562',
    microsoft: 'Microsoft (old)',
    future: 'Reserved',
  },
  domains: { person: '0 (person)', group: '1 (group)', organisation: '2 (organisation)' },
  notRfc: 'Variant is not RFC 9562, so there is no version to speak of.',
  randomNode: 'Random',
  realNode: 'Network card',
  realNodeNote: 'The node lacks the multicast bit: it may be the network card’s address of the machine that made it.',
  fault: (fault) => {
    switch (fault.code) {
      case 'bad-namespace':
        return 'Namespace must be a UUID.';
      case 'not-instant':
        return 'Not an instant: write it like 2026-11-20T08:30:00Z or 1795163400000.';
      case 'out-of-range':
        return `This version holds instants from ${fault.first} to ${fault.last}.`;
      case 'not-uuid':
        return 'Not a UUID: expected 32 hex digits, with or without hyphens.';
    }
  },
} satisfies Words<typeof zhCn>;
