import { hexWords } from '../../../i18n/hex/en';
import { macWords } from '../../../i18n/mac-address/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

export const words = {
  options: {
    quantity: 'Quantity',
    prefix: {
      label: 'Prefix',
      hint: '0 to 12 hex digits, with any separators; an odd number of digits is fine.',
    },
    kind: {
      label: 'Without a prefix',
      values: { 'local-unicast': 'Local unicast', unicast: 'Any unicast', multicast: 'Multicast' },
    },
    uppercase: { label: 'Letters', values: { false: 'Lowercase', true: 'Uppercase' } },
    separator: {
      label: 'Separator',
      values: { ':': 'Colon :', '-': 'Hyphen -', '.': 'Dot (groups of four)', '': 'None' },
    },
    distinct: 'No duplicates',
  },
  presets: 'Prefixes of virtual machines',
  title: (n) => plural(n, { one: '1 MAC address', other: `${count(n)} MAC addresses` }),
  copyAll: 'Copy all',
  refresh: 'New',
  refreshHint: 'The R key or Ctrl+Enter makes new ones, too.',
  meaning: (octet) => `What the first octet ${octet} means`,
  owner: 'Who owns this prefix?',
  group: 'Individual / group bit (I/G)',
  groups: macWords.groups,
  scope: 'Universal / local bit (U/L)',
  scopes: { universal: '0: universal, the prefix belongs to a vendor', local: '1: local, belongs to no vendor' },
  fault: (fault) => {
    switch (fault.code) {
      case 'bad-hex-digit':
        return hexWords.fault(fault);
      case 'prefix-too-long':
        return `A prefix has at most 12 digits; this has ${count(fault.digits)}.`;
      case 'too-few':
        return `This prefix leaves only ${plural(fault.left, { one: '1 address', other: `${count(fault.left)} addresses` })}.`;
    }
  },
} satisfies Words<typeof zhCn>;
