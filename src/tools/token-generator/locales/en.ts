import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('en');

export const words = {
  options: {
    preset: {
      label: 'Preset',
      values: {
        custom: 'Custom',
        hex: '256-bit hex (64 characters)',
        base64url: '256-bit base64url (43 characters)',
        pin: 'PIN (6 digits)',
        'api-key': 'API key (prefix and 48 letters and digits)',
        passphrase: 'Passphrase (4–12 words)',
      },
    },
    uppercase: 'Uppercase',
    lowercase: 'Lowercase',
    digits: 'Digits',
    symbols: 'Symbols',
    symbolSet: { label: 'Symbols to use', placeholder: '!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~' },
    custom: { label: 'More characters', hint: 'Any text; what repeats counts once.', placeholder: 'e.g. éßñ or ✓★' },
    excluded: { label: 'Excluded characters', placeholder: 'e.g. O0Il1' },
    length: 'Length',
    quantity: 'Quantity',
    oneOfEach: 'At least one of each chosen set',
    prefix: { label: 'Prefix', placeholder: 'sk_live_' },
    words: { label: 'Words', hint: 'The words are those of the EFF large word list, 7,776 in all.' },
    separator: { label: 'Separator', placeholder: 'none' },
    capitalise: 'Capitalise words',
    format: { label: 'Show as', values: { lines: 'List', json: 'JSON array' } },
  },
  characters: 'Characters',
  allSymbols: 'All 32',
  lookAlikes: 'Look-alikes',
  title: (count) => plural(count, { one: '1 token', other: `${n(count)} tokens` }),
  copyAll: 'Copy all',
  refresh: 'Refresh',
  entropy: (bits) => `${bits} bits of entropy per token`,
  grades: { weak: 'Weak', fair: 'Fair', strong: 'Strong' },
  drawn: ({ from, drawn, unit }) =>
    unit === 'byte'
      ? `${n(drawn)} random bytes`
      : unit === 'word'
        ? `${n(drawn)} drawn from ${n(from)} words`
        : `${n(drawn)} drawn from ${plural(from, { one: '1 character', other: `${n(from)} characters` })}`,
  privacy:
    'Chance comes from crypto.getRandomValues; every result is as likely as any other. Tokens never enter a link, storage or a log.',
  fault: (fault) => {
    switch (fault.code) {
      case 'no-set':
        return 'Choose at least one character set.';
      case 'all-excluded':
        return 'Every character is excluded.';
      case 'too-short':
        return `Length must be at least ${n(fault.minimum)} to hold one of each set.`;
      case 'too-many':
        return 'Too many characters in all; lower the length or the quantity.';
    }
  },
} satisfies Words<typeof zhCn>;
