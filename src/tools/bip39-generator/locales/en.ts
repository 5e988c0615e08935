import { hexWords } from '../../../i18n/hex/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: n } = numbersOf('en');

const languages = {
  english: 'English',
  'simplified-chinese': 'Chinese (simplified)',
  'traditional-chinese': 'Chinese (traditional)',
  czech: 'Czech',
  french: 'French',
  italian: 'Italian',
  japanese: 'Japanese',
  korean: 'Korean',
  portuguese: 'Portuguese',
  spanish: 'Spanish',
};

export const words = {
  options: {
    language: { label: 'Language', values: languages },
    words: { label: 'Words', values: (count: number) => String(count) },
  },
  passphrase: 'BIP39 passphrase (optional)',
  passphraseHint:
    'It makes the seed together with the phrase: each passphrase gives another seed, and none is ever wrong.',
  passphrasePlaceholder: 'none',
  loneSurrogate: 'The passphrase has half of a surrogate pair; it counts as U+FFFD.',
  entropy: 'Entropy (hex)',
  entropyPlaceholder: '32, 40, 48, 56 or 64 hex digits',
  copyEntropy: 'Copy entropy',
  phrase: 'Phrase',
  phraseHint: 'Paste a phrase here to check it. Case and white space do not matter, and the language is detected.',
  phrasePlaceholder: '12, 15, 18, 21 or 24 words',
  copyPhrase: 'Copy phrase',
  recognised: (language) => `Recognised as ${languages[language]}.`,
  renew: 'New phrase',
  valid: 'Valid',
  bits: (count) => `${n(count)} bits of entropy`,
  wordGrid: 'Words and indices',
  wordGridHint: 'The number after a word is its place in the list, from 0 to 2047.',
  details: 'Checksum and seed',
  checksum: 'Checksum bits',
  seed: 'Seed (hex)',
  showSeed: 'Show seed',
  hideSeed: 'Hide seed',
  hiddenSeed: 'The seed is hidden',
  noFunds: 'Do not keep real funds on a phrase made in a web page.',
  respelled:
    'The entropy is the same, spelled in another language. The seed is made from the words, so it has changed.',
  replaceBy: (word) => `Replace it by ${word}`,
  didYouMean: 'Did you mean:',
  entropyFault: (fault) => {
    switch (fault.code) {
      case 'bad-hex-digit':
      case 'half-byte':
        return hexWords.fault(fault);
      case 'entropy-length':
        return `Use 32, 40, 48, 56 or 64 hex digits; this has ${n(fault.digits)}.`;
    }
  },
  phraseFault: (fault) => {
    switch (fault.code) {
      case 'word-count':
        return `A phrase has 12, 15, 18, 21 or 24 words; this has ${n(fault.count)}.`;
      case 'unknown-word':
        return `Word ${n(fault.position)}, “${fault.word}”, is not in the ${languages[fault.language]} list.`;
      case 'checksum':
        return 'The words are valid but the checksum is not; a word is wrong or out of order.';
    }
  },
} satisfies Words<typeof zhCn>;
