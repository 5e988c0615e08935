import { hexWords } from '../../../i18n/hex/en';
import { numbersOf, type Words } from '../../../i18n/words';
import type { Accounts, AddressFault } from '../../../lib/otp-uri/migration';
import type { CheckFault, Checked } from '../operations';
import type { FinerUnit, Kind } from '../../../lib/otp-uri/settings';
import type { words as zhCn } from './zh-cn';

const { count, plural } = numbersOf('en');

const steps = (n: number) => `${count(n)} ${n === 1 ? 'step' : 'steps'}`;

function fault(wrong: CheckFault): string {
  switch (wrong.code) {
    case 'no-secret':
      return 'Enter a secret.';
    case 'bad-base32':
      return `Character “${wrong.found}” at position ${wrong.position} is not base32 (A–Z, 2–7).`;
    case 'incomplete-base32':
      return `Incomplete secret: ${wrong.length} ${wrong.length === 1 ? 'character' : 'characters'}.`;
    case 'bad-hex-digit':
    case 'half-byte':
      return hexWords.fault(wrong);
    case 'bad-counter':
      return 'A counter is a whole number from 0 to 18446744073709551615.';
    case 'bad-time':
      return 'Enter Unix seconds, or a date such as 2026-11-20T12:00:00Z.';
    case 'before-1970':
      return 'TOTP counts from 1970 on.';
    case 'bad-code':
      return `A code has ${wrong.digits} digits.`;
  }
}

const parameters = {
  type: 'type',
  algorithm: 'algorithm',
  digits: 'number of digits',
  period: 'period',
  counter: 'counter',
  encoder: 'encoder',
};

export const words = {
  secret: 'Secret',
  newSecret: 'New secret',
  hide: 'Hide the secret',
  options: {
    readAs: { label: 'Secret written as', values: { base32: 'Base32', hex: 'Hex', text: 'Text' } },
    kind: { label: 'Kind', values: (kind: string) => kind.toUpperCase() },
    algorithm: { label: 'Algorithm', values: (algorithm: string) => algorithm },
    digits: { label: 'Digits', values: (digits: number) => String(digits) },
    period: { label: 'Period', unit: 's' },
    window: 'Window (steps)',
  },
  algorithmHint: 'Most apps know only SHA1, 6 digits and 30 seconds; HMAC-SHA1 is still safe for this.',
  counter: 'Counter',
  time: 'Time',
  now: 'Now',
  timeHint: 'Empty is now. Unix seconds, or a date (UTC unless it has a zone).',
  issuer: 'Issuer',
  account: 'Account',
  nothing: 'None',
  short: 'The secret is shorter than 16 bytes; RFC 4226 asks for 16 or more.',
  broken: 'The text holds a surrogate without its other half, which counts as U+FFFD.',
  codes: 'Codes',
  steps: { previous: 'Previous', current: 'Current', next: 'Next' },
  left: (n: number) => `Valid for another ${count(n)} s`,
  counterName: (n: string) => `Counter ${n}`,
  noCodes: 'The codes appear here once the fields are right.',
  check: 'Check a code',
  code: 'Code to check',
  codePlaceholder: 'As the app shows it',
  finer: (unit: FinerUnit, instant: string) => `Read as ${unit}: ${instant}`,
  addressInSecret: 'This is the address of an account, not a secret. Read the account from it:',
  checkHint: 'A code from the app also tells how many steps its clock is off.',
  verdict: ({ delta, beyond }: Checked, window: number, kind: Kind): string => {
    if (delta === 0) return 'Valid (current)';
    if (delta !== null) return `Valid (${steps(Math.abs(delta))} ${delta > 0 ? 'early' : 'late'})`;
    if (kind !== 'hotp') return `Not valid within ±${window}`;
    return beyond !== null && beyond < 0 ? 'Not valid: a replay' : `Not valid within +${window}`;
  },
  clock: (offset: number, kind: Kind, period: number): string => {
    const place = `The code belongs ${steps(Math.abs(offset))} ${offset > 0 ? 'ahead' : 'back'}`;
    if (kind === 'hotp') return offset < 0 ? `${place}: a counter that is past is never taken again.` : `${place}.`;
    return `${place}: the clock that made it is about ${count(Math.abs(offset) * period)} s ${offset > 0 ? 'fast' : 'slow'}.`;
  },
  setUp: 'Add to an authenticator app',
  picture: 'QR code of the otpauth:// address',
  address: 'otpauth:// address',
  tooLong: 'The address is too long for a QR code.',
  tooSmall: (least: number) => `A PNG of this code needs at least ${count(least)} pixels.`,
  privacy: 'The secret is never kept and never leaves this page.',
  details: 'Details',
  bytes: 'Bytes',
  hex: 'Hex',
  epoch: 'Epoch seconds',
  counterHex: 'Counter (hex)',
  read: 'Read an account',
  readAddress: 'otpauth:// or otpauth-migration:// address',
  readPlaceholder: 'Paste the address',
  drop: 'Drop, paste or choose a picture of the QR code',
  noPicture: 'This file is no picture that the browser can open.',
  noQr: 'No QR code was found in this picture.',
  scanFailed: 'The picture could not be read. Try again.',
  accounts: (n: number) => plural(n, { one: '1 account', other: `${count(n)} accounts` }),
  use: 'Use',
  useNamed: (name: string) => `Use ${name}`,
  used: (name: string) => `Loaded ${name}`,
  unnamed: 'Account without a name',
  facts: (digits: number) => `${digits} digits`,
  skipped: (n: number) =>
    n === 1
      ? '1 account was left out: it has no secret, or uses a method that this tool does not know.'
      : `${count(n)} accounts were left out: they have no secret, or use a method that this tool does not know.`,
  batch: ({ part, parts }: NonNullable<Accounts['batch']>) =>
    `This is QR code ${count(part)} of ${count(parts)}; the other accounts are in the others.`,
  fault,
  addressFault: (wrong: AddressFault): string => {
    switch (wrong.code) {
      case 'not-otpauth':
        return 'Not an otpauth:// address.';
      case 'bad-migration':
        return 'The export is cut off or cannot be read.';
      case 'address-secret':
        return `The secret in the address is wrong. ${fault(wrong.because)}`;
      case 'address-parameter':
        return wrong.found === ''
          ? `The address has no ${parameters[wrong.name]}.`
          : `The address has a ${parameters[wrong.name]} that this tool does not know: “${wrong.found}”.`;
    }
  },
} satisfies Words<typeof zhCn>;
