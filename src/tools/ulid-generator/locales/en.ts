import { numbersOf, type Words } from '../../../i18n/words';
import { shown } from '../../../lib/shown';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('en');

export const words = {
  tabs: 'What to do',
  generate: 'Generate',
  inspect: 'Inspect',
  options: {
    quantity: 'Quantity',
    format: { label: 'List as', values: { lines: 'One per line', json: 'JSON array' } },
    lowercase: { label: 'Letters', values: { false: 'Uppercase', true: 'Lowercase' } },
    monotonic: {
      label: 'Strictly increasing',
      hint: 'Within a millisecond, or when the clock steps back, each is one above the last; off, each is random by itself.',
    },
  },
  time: 'Time',
  now: 'Now',
  given: 'A given instant',
  instant: 'Instant',
  instantHint: 'ISO 8601, UTC unless a zone is given, or Unix seconds or milliseconds.',
  instantReadAs: (unit, iso) => `Read as Unix ${unit === 's' ? 'seconds' : 'milliseconds'}: ${iso}`,
  title: (count) => plural(count, { one: '1 ULID', other: `${n(count)} ULIDs` }),
  copyAll: 'Copy all',
  refresh: 'Refresh',
  randomNote:
    'Chance comes from crypto.getRandomValues. A ULID tells when it was made, and the next of a batch is easy to guess: do not use one as a secret.',
  input: 'ULID or UUID',
  inputHint: 'Either case; I and L are read as 1, O as 0; hyphens do not count.',
  inspectEmpty: 'Paste a ULID or a UUID to see the time in it and its other form.',
  facts: {
    ulid: 'ULID',
    uuid: 'UUID',
    instantUtc: 'Time (UTC)',
    instantLocal: 'Time (local)',
    age: 'Age',
    unix: 'Unix milliseconds',
    random: 'Random part (80 bits)',
  },
  result: 'Contents',
  fromUuid:
    'This is a UUID: the time above means something only where its first 48 bits hold Unix milliseconds, as in v7.',
  fault: (fault) => {
    switch (fault.code) {
      case 'not-instant':
        return 'Not an instant: write it like 2026-11-20T08:30:00Z.';
      case 'out-of-range':
        return 'The time must lie between 1970 and 10889.';
      case 'wrong-length':
        return `A ULID has 26 characters; this has ${n(fault.length)}.`;
      case 'bad-character':
        return `Character ${shown(fault.found)} at position ${n(fault.position)} is not allowed.`;
      case 'too-large':
        return 'Too large: a ULID starts with 0 to 7.';
    }
  },
} satisfies Words<typeof zhCn>;
