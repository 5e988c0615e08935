import { placeWords } from '../../../i18n/places/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { words as zhCn } from './zh-cn';

const { count: n, plural } = numbersOf('en');

export const words = {
  options: {
    mode: { label: 'Mode', values: { whole: 'Whole text', lines: 'Each line', find: 'Find secrets' } },
    keepFirst: 'Keep first',
    keepLast: 'Keep last',
    maskCharacter: 'Mask character',
    keepSpaces: 'Keep spaces',
    keepSeparators: 'Keep separators -_.:@/',
    fixedLength: { label: 'Fixed mask length', hint: 'Always 8 mask characters, so the real length stays hidden.' },
    revealAll: 'Allow revealing all',
    kinds: 'Look for',
    action: { label: 'Action', values: { mask: 'Mask', placeholder: 'Placeholder', remove: 'Remove' } },
    ipScope: { label: 'IPv4', values: { public: 'Public only', all: 'All' } },
  },
  wholeNumber: 'Enter a whole number, 0 or more.',
  useMask: (character) => `Mask with ${character}`,
  text: 'Text',
  result: 'Masked',
  placeholder: 'Type or paste the text that holds secrets',
  secretExample: 'A key',
  logExample: 'A log',
  nothingHidden: (characters, kept) =>
    `Nothing would be hidden: ${plural(characters, { one: '1 character', other: `${n(characters)} characters` })}, ${n(kept)} kept.`,
  halfInstead: 'The middle half is masked instead.',
  nothingHiddenLines: (count) =>
    plural(count, {
      one: 'Nothing would be hidden in 1 line: as much is kept as it holds.',
      other: `Nothing would be hidden in ${n(count)} lines: as much is kept as they hold.`,
    }),
  mostlyVisible: (visible, characters) =>
    `More than half can still be read: ${n(visible)} of ${n(characters)} characters.`,
  mostlyVisibleLines: (count) =>
    plural(count, {
      one: 'More than half of 1 line can still be read.',
      other: `More than half of ${n(count)} lines can still be read.`,
    }),
  all: 'All',
  none: 'None',
  kinds: {
    own: 'Own rules',
    'private-key': 'Private-key blocks',
    jwt: 'JWT',
    token: 'Tokens and hashes (AKIA, ghp_, Bearer…)',
    cookie: 'Cookies',
    'url-password': 'Passwords in URLs',
    pair: 'Pairs and options (password=…)',
    email: 'E-mail addresses',
    url: 'URLs',
    iban: 'IBAN',
    identity: 'Identity numbers (CN, FR, US)',
    card: 'Card numbers',
    uuid: 'UUID',
    mac: 'MAC addresses',
    ipv6: 'IPv6 addresses',
    ip: 'IPv4 addresses',
    phone: 'Phone numbers',
    host: 'Host names',
  },
  rules: 'Own words and regexes',
  rulesHint: 'One on each line; /…/i is a regular expression, anything else a word in any case. Never stored.',
  rulesPlaceholder: 'e.g. Jane Doe, or /order-\\d+/',
  badRule: (problem) =>
    problem.code === 'too-long'
      ? placeWords.inLine(problem.line, `a rule has at most ${n(problem.limit)} characters.`)
      : placeWords.inLine(problem.line, problem.message),
  tooSlow: (line) => `Line ${n(line)} took more than 2 seconds and was left out; the other rules still ran.`,
  found: 'Found',
  foundCount: (count) => plural(count, { one: '1 place', other: `${n(count)} places` }),
  onlyFirst: (shown, all) => `The first ${n(shown)} of ${n(all)} are listed; all of them were handled.`,
  nothingFound: 'No secrets found. Check for yourself before you share it.',
  foundHint: 'What you untick stays as it is. A search can miss things: check for yourself before you share it.',
  readable: (visible, characters) => `${n(visible)} of ${n(characters)} characters can be read`,
  readableFinds: (count) =>
    plural(count, {
      one: 'Of 1 find, too much can still be read: keep fewer characters, or use placeholders.',
      other: `Of ${n(count)} finds, too much can still be read: keep fewer characters, or use placeholders.`,
    }),
  times: (count) => `×${n(count)}`,
  removed: '(removed)',
  fault: () => 'Enter exactly one character.',
} satisfies Words<typeof zhCn>;
