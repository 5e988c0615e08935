import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

export const words = {
  options: {
    range: {
      label: 'Range',
      values: {
        all: '1024–65535',
        user: 'User 1024–49151',
        dynamic: 'Dynamic 49152–65535',
        custom: 'Custom',
      },
    },
    from: 'First port',
    to: 'Last port',
    quantity: 'Quantity',
    block: 'Consecutive block',
    skipBlocked: 'Skip ports browsers refuse',
    skipCommon: 'Skip ports many services use',
    common: 'Ports many services use',
    exclusions: {
      label: 'Exclude as well',
      hint: 'Ports and ranges such as 8000-8100, with spaces or commas between.',
      placeholder: '8000-8100',
    },
    list: { label: 'List as', values: { lines: 'One per line', commas: 'Commas', json: 'JSON array' } },
  },
  title: (n) => plural(n, { one: '1 port', other: `${count(n)} ports` }),
  copyAll: 'Copy all',
  refresh: 'New',
  kinds: { user: 'User port', dynamic: 'Dynamic port' },
  caption: (kind, service) => (service === undefined ? kind : `${kind}, often ${service}`),
  notes: 'A page cannot know which ports are busy on your machine. The R key or Ctrl+Enter draws again, too.',
  fixedNote:
    'A service with a fixed port should not take one from 49152–65535: the system gives these to passing connections (RFC 6335, section 8.1.2).',
  fault: (fault) => {
    switch (fault.code) {
      case 'not-number':
        return fault.found === '' ? 'Enter a whole number.' : `Enter a whole number; “${fault.found}” is none.`;
      case 'out-of-range':
        return 'Choose ports from 1024 to 65535 (0–1023 are the well-known ports).';
      case 'not-port':
        return `“${fault.found}” is above 65535.`;
      case 'reversed':
        return 'The first port must not be above the last.';
      case 'too-few':
        return plural(fault.left, {
          one: 'Only 1 port is left in this range.',
          other: `Only ${count(fault.left)} ports are left in this range.`,
        });
      case 'no-block':
        return 'This range has no block of so many free ports.';
    }
  },
} satisfies Words<typeof zhCn>;
