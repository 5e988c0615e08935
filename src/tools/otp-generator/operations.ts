import * as v from 'valibot';
import type { Design } from '../../lib/qr/design';
import type { RasterFault } from '../../lib/qr/raster';
import type { SymbolFault } from '../../lib/qr/symbol';
import { err, ok, type Result } from '../../lib/result';
import { bytes, defineOperation, text } from '../../operations/define';
import { type Described, describeSecret, type Generated } from './described';
import { type Accounts, readAddress as readAddressText } from '../../lib/otp-uri/migration';
import { checkOptions, describeOptions, generateOptions, whole } from './options';
import { readSecret, type SecretFault, USUAL_BYTES } from '../../lib/otp-uri/secret';
import {
  type CounterFault,
  counterOf,
  finerUnit,
  MOST_COUNTER,
  parseCounter,
  type TimeFault,
} from '../../lib/otp-uri/settings';

export type GenerateFault = SecretFault | CounterFault | TimeFault;

const RFC_SECRET = '12345678901234567890';
const RFC_BASE32 = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const codesAre =
  (...expected: readonly string[]) =>
  ({ codes }: Generated) =>
    codes.map(({ code }) => code).join() === expected.join();
const currentIs = (expected: string) => (generated: Generated) =>
  generated.codes.find(({ offset }) => offset === 0)?.code === expected;

/** The code and the hashes that it needs: a chunk of their own. */
const loadCodes = () => import('./one-time-code');

/** The current one-time codes of a secret (TOTP, RFC 6238, or HOTP, RFC 4226) with the address that sets up an authenticator app. */
export const generate = defineOperation({
  id: 'generate',
  inputs: { secret: text().secret() },
  output: 'report',
  options: generateOptions,
  examples: [
    {
      inputs: { secret: RFC_SECRET },
      options: { readAs: 'text', kind: 'hotp' },
      check: codesAre(
        ...['755224', '287082', '359152', '969429', '338314', '254676', '287922', '162583', '399871', '520489'],
      ),
    },
    {
      inputs: { secret: RFC_SECRET },
      options: { readAs: 'text', digits: 8, time: '59' },
      check: currentIs('94287082'),
    },
    { inputs: { secret: RFC_BASE32 }, options: { time: '59' }, check: currentIs('287082') },
    { inputs: { secret: 'JBSW Y3DP EHPK 3PXP' }, options: { time: '59' }, check: currentIs('996554') },
    {
      inputs: { secret: 'ITTOOLS' },
      options: { time: '1609477200' },
      check: codesAre('918365', '885809', '556793'),
    },
    {
      inputs: { secret: RFC_SECRET },
      options: { readAs: 'text', kind: 'hotp', counter: '9007199254740993' },
      check: currentIs('354518'),
    },
    { inputs: { secret: 'ABC1' }, fault: 'bad-base32' },
    { inputs: { secret: 'ABC' }, fault: 'incomplete-base32' },
    { inputs: { secret: ' ' }, fault: 'no-secret' },
    { inputs: { secret: '0g' }, options: { readAs: 'hex' }, fault: 'bad-hex-digit' },
    { inputs: { secret: RFC_BASE32 }, options: { kind: 'hotp', counter: '-1' }, fault: 'bad-counter' },
    { inputs: { secret: RFC_BASE32 }, options: { time: 'soon' }, fault: 'bad-time' },
  ],
  run: async ({ secret: typed }, options, job): Promise<Result<Generated, GenerateFault>> => {
    const secret = readSecret(typed, options.readAs);
    if (!secret.ok) return secret;
    const moment = counterOf(options, job.now());
    if (!moment.ok) return moment;
    const { counter, seconds } = moment.value;
    const unit = options.kind === 'totp' ? finerUnit(options.time) : undefined;
    const { makeCode } = await loadCodes();
    const offsets = options.kind === 'totp' ? [-1, 0, 1] : Array.from({ length: 10 }, (_, offset) => offset);
    const codes = offsets
      .map((offset) => ({ offset, at: counter + BigInt(offset) }))
      .filter(({ at }) => at >= 0n && at <= MOST_COUNTER)
      .map(({ offset, at }) => ({ code: makeCode(secret.value, at, options), counter: String(at), offset }));
    return ok({
      codes,
      seconds,
      counter: String(counter),
      counterHex: counter.toString(16).padStart(16, '0'),
      ...(unit && { unit }),
      ...describeSecret(typed, secret.value, { ...options, counter: String(counter) }),
    });
  },
  // The code that counts now.
  passed: ({ codes }) => codes.find(({ offset }) => offset === 0)?.code,
});

/** The secret in other notations and the address that sets up an app: what does not depend on the time, for the page. */
export const describe = defineOperation({
  id: 'describe',
  inputs: { secret: text().secret() },
  output: 'report',
  options: describeOptions,
  examples: [
    {
      inputs: { secret: 'JBSWY3DPEHPK3PXP' },
      check: ({ secret, isShort }: Described) => secret.hex === '48656c6c6f21deadbeef' && isShort,
    },
    { inputs: { secret: 'ABC1' }, fault: 'bad-base32' },
    { inputs: { secret: RFC_BASE32 }, options: { kind: 'hotp', counter: '-1' }, fault: 'bad-counter' },
  ],
  run: ({ secret: typed }, options): Result<Described, SecretFault | CounterFault> => {
    const secret = readSecret(typed, options.readAs);
    if (!secret.ok) return secret;
    if (options.kind === 'totp') return ok(describeSecret(typed, secret.value, options));
    const counter = parseCounter(options.counter);
    return counter.ok
      ? ok(describeSecret(typed, secret.value, { ...options, counter: String(counter.value) }))
      : counter;
  },
});

export interface Checked {
  /** Steps between the code and the current one, negative when it is of before; null when it is not in the window. */
  readonly delta: number | null;
  /** The same for a code outside the window: how far the clock of the app seems to be off; with HOTP, negative is a replay. */
  readonly beyond: number | null;
}

export type CheckFault = GenerateFault | { readonly code: 'bad-code'; readonly digits: number };

/** So many steps around the current one are looked through for a clock that is off: an hour at the usual period. */
const CLOCK_REACH = 120;

/**
 * Checks a code: against the steps around the current one (RFC 6238, 5.2), or the counter and those ahead of it (RFC 4226, 7.4).
 * Tells how far the clock that made it is off.
 */
export const check = defineOperation({
  id: 'check',
  inputs: { secret: text().secret(), code: text().secret() },
  output: 'report',
  options: checkOptions,
  inlineLimit: 5000,
  examples: [
    { inputs: { secret: RFC_BASE32, code: '287082' }, options: { time: '89' }, output: { delta: -1, beyond: null } },
    {
      inputs: { secret: RFC_BASE32, code: '287 082' },
      options: { time: '89', window: 0 },
      output: { delta: null, beyond: -1 },
    },
    {
      // A counter that is past: a replay.
      inputs: { secret: RFC_BASE32, code: '755224' },
      options: { kind: 'hotp', counter: '1' },
      output: { delta: null, beyond: -1 },
    },
    { inputs: { secret: RFC_BASE32, code: '28708' }, fault: 'bad-code' },
  ],
  run: async ({ secret: typed, code }, options, job): Promise<Result<Checked, CheckFault>> => {
    const secret = readSecret(typed, options.readAs);
    if (!secret.ok) return secret;
    const moment = counterOf(options, job.now());
    if (!moment.ok) return moment;
    const digits = code.normalize('NFKC').replaceAll(/[\s-]/gu, '');
    if (!/^\d+$/.test(digits) || digits.length !== options.digits)
      return err({ code: 'bad-code', digits: options.digits });
    const { findCode } = await loadCodes();
    const { counter } = moment.value;
    const direction = options.kind === 'hotp' ? 'ahead' : 'around';
    const delta = findCode(digits, secret.value, counter, options.window, options, direction);
    if (delta !== null) return ok({ delta, beyond: null });
    return ok({ delta, beyond: findCode(digits, secret.value, counter, CLOCK_REACH, options) });
  },
});

/** Twenty random bytes for a new secret, as many as RFC 4226 recommends. */
export const makeSecret = defineOperation({
  id: 'makeSecret',
  inputs: {},
  output: 'bytes',
  options: v.object({}),
  examples: [{ inputs: {}, check: (secret: Uint8Array) => secret.length === USUAL_BYTES }],
  run: (_inputs, _options, job) => ok(job.random(USUAL_BYTES)),
});

const EXPORT =
  'otpauth-migration://offline?data=Ci0KCkhlbGxvId6tvu8SEGFsaWNlQGdvb2dsZS5jb20aB0V4YW1wbGUgASgBMAIQARgBIAA%3D';

/** The accounts in an `otpauth://` address, or in the export of Google Authenticator. */
export const readAddress = defineOperation({
  id: 'readAddress',
  inputs: { address: text().secret() },
  output: 'report',
  options: v.object({}),
  examples: [
    {
      inputs: { address: EXPORT },
      output: {
        accounts: [
          {
            kind: 'totp',
            issuer: 'Example',
            account: 'alice@google.com',
            secret: 'JBSWY3DPEHPK3PXP',
            algorithm: 'SHA1',
            digits: 6,
            period: 30,
            counter: '0',
          },
        ],
        skipped: 0,
        batch: null,
      } satisfies Accounts,
    },
    { inputs: { address: 'https://example.com' }, fault: 'not-otpauth' },
    { inputs: { address: 'otpauth-migration://offline?data=AAAA' }, fault: 'bad-migration' },
  ],
  run: ({ address }) => readAddressText(address),
});

const DESIGN: Design = { foreground: '#000000', background: '#ffffff', quietZone: 4, shape: 'square' };

/** Draws an address as a QR code: the bytes of an SVG, or of a PNG of `size` × `size` pixels. */
export const draw = defineOperation({
  id: 'draw',
  inputs: { address: text().secret() },
  output: 'image',
  options: v.object({ format: v.optional(v.picklist(['svg', 'png']), 'svg'), size: v.optional(whole(64, 4096), 512) }),
  inlineLimit: 1000,
  examples: [
    {
      inputs: { address: 'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP' },
      check: (svg: Uint8Array) => new TextDecoder().decode(svg).startsWith('<svg '),
    },
    {
      inputs: { address: 'otpauth://totp/a?secret=JBSWY3DPEHPK3PXP' },
      options: { format: 'png' },
      check: (png: Uint8Array) => png[0] === 0x89 && png[1] === 0x50,
    },
    { inputs: { address: 'a'.repeat(3000) }, fault: 'too-long' },
  ],
  run: async ({ address }, options): Promise<Result<Uint8Array, SymbolFault | RasterFault>> => {
    // The library beside the code that needs it: a chunk of its own.
    const [{ drawPicture }] = await Promise.all([import('../../lib/qr/picture'), import('qrcode/lib/core/qrcode.js')]);
    return drawPicture(address, { ...DESIGN, ...options, level: 'medium' });
  },
});

/** Reads the QR code in a picture, given as RGBA pixels. */
export const scan = defineOperation({
  id: 'scan',
  inputs: { pixels: bytes().secret() },
  output: 'text',
  options: v.object({ width: v.optional(whole(1, 10_000), 1), height: v.optional(whole(1, 10_000), 1) }),
  inlineLimit: 0,
  examples: [{ inputs: { pixels: new Uint8Array(40 * 40 * 4) }, options: { width: 40, height: 40 }, fault: 'no-qr' }],
  run: async ({ pixels }, { width, height }): Promise<Result<string, { readonly code: 'no-qr' }>> => {
    if (pixels.length !== width * height * 4) return err({ code: 'no-qr' });
    const { readCode } = await import('../../lib/qr/read-code');
    const found = readCode(pixels, width, height);
    return found === undefined ? err({ code: 'no-qr' }) : ok(found);
  },
});
