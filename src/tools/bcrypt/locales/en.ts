import { numbersOf, type Words } from '../../../i18n/words';
import { formatTime } from '../../../i18n/time-words';
import type { words as zhCn } from './zh-cn';

const { count: n } = numbersOf('en');

const time = (milliseconds: number) => formatTime('en', milliseconds);

export const words = {
  hashTitle: 'Hash',
  compareTitle: 'Compare',
  password: 'Password',
  passwordPlaceholder: 'May be empty',
  emptyPassword: 'The password is empty.',
  excess: (bytes) => `Only the first 72 of ${n(bytes)} bytes count.`,
  options: {
    cost: 'Cost',
    variant: { label: 'Prefix', values: (variant: string) => `$${variant}$` },
  },
  expected: (milliseconds) => `About ${time(milliseconds)} on this device.`,
  lowCost: 'Below 10 a hash no longer withstands the speed of today’s attacks.',
  variantHint: 'Salt and digest are the same with all three; PHP and Apache write $2y$.',
  salt: 'Salt',
  randomSalt: 'Random',
  givenSalt: 'Given',
  ownSalt: 'Salt to use',
  saltHint: '22 characters of ./A-Za-z0-9. Never use a salt twice.',
  saltRewritten: (last) => `Only two bits of the salt’s last character count, so it is written as “${last}”.`,
  user: 'User name',
  userHint: 'Adds a line for an .htpasswd file.',
  userPlaceholder: 'Optional',
  userColon: 'A user name cannot contain a colon.',
  userLine: 'htpasswd',
  hash: 'Hash',
  newSalt: 'New salt',
  result: 'Hash',
  resultHint: 'The hash appears here.',
  took: (milliseconds) => `Took ${time(milliseconds)}`,
  compared: 'Result of the check',
  hashToCompare: 'Hash',
  check: 'Check',
  isMatch: 'Matches',
  isMismatch: 'Does not match',
  parts: 'Parts of the hash',
  digest: 'Digest',
  rounds: (cost, rounds) => `${cost} (${n(rounds)} rounds)`,
  needsRehash: (cost) =>
    `This hash has a cost of only ${cost}. It needs a rehash at 10 or more when the user next signs in.`,
  slow: (milliseconds) => `This cost takes about ${time(milliseconds)}, so it waits for the button.`,
  verySlow: (cost, milliseconds) =>
    `A check at cost ${cost} ${milliseconds === undefined ? 'takes very long' : `takes about ${time(milliseconds)}`} on this device. You can stop it at any time.`,
  slowUnknown: 'This cost takes long, so it waits for the button.',
  advice:
    'From a cost of 10 on, bcrypt still holds; where a new system has the choice, Argon2id is the better one. Passwords and hashes never enter a link, storage or a log.',
  fault: (fault) => {
    switch (fault.code) {
      case 'not-bcrypt':
        return 'Not a bcrypt hash: it should be 60 characters such as $2b$10$…';
      case 'faulty-variant':
        return 'This hash comes from a faulty old implementation and cannot be checked here.';
      case 'bad-cost':
        return 'Cost must be 4 to 31.';
      case 'bad-salt':
        return 'The salt must be 22 bcrypt base64 characters.';
    }
  },
} satisfies Words<typeof zhCn>;
