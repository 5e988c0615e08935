import * as v from 'valibot';
import type { RsaFault } from '../../lib/keys/generate-key';
import type { Key, KeyFault } from '../../lib/keys/key';
import type { Subtle } from '../../lib/keys/pbes2';
import { isRsaBits } from '../../lib/keys/rsa-bits';
import { ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { FORMATS, KEY_TYPES } from './formats';
import type { CompareFault, KeyFacts } from './inspect-key';
import type { WrittenPair, WriteFault } from './write-key';

/** What is remembered: how keys are made and written, never a key. */
export const keyOptions = v.object({
  type: v.optional(v.picklist(KEY_TYPES), 'rsa'),
  bits: v.optional(v.pipe(v.number(), v.check(isRsaBits)), 2048),
  format: v.optional(v.picklist(FORMATS), 'pkcs8'),
  comment: v.optional(v.pipe(v.string(), v.metadata({ linked: 'input' })), 'user@host'),
});

export type GenerateFault = RsaFault;
export type InspectFault = KeyFault | WriteFault;

/** A key with all that the page shows of it. */
export interface KeyReport extends WrittenPair {
  readonly facts: KeyFacts;
}

/** Pages served over plain http have no `crypto.subtle`. */
const currentSubtle = (): Subtle => globalThis.crypto.subtle;

const RFC_7638 =
  '{"kty":"RSA","n":"0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4cbbfAAtVT86zwu1RK7aPFFxuhDR1L6tSoc_BJECPebWKRXjBZCiFV4n3oknjhMstn64tZ_2W-5JsGY4Hc5n9yBXArwl93lqt7_RN5w6Cf0h4QyQ5v-65YGjQR0_FDW2QvzqY368QQMicAtaSqzs8KJZgnYb9c7d0zgdAZHzu6qMQvRL5hajrn1n91CbOpbISD08qNLyrdkt-bFTWhAI4vMQFh6WeZu0fM4lFd2NcRwr3XPksINHaQ-G_xBniIqbw0Ls1jF44-csFCur-kEgU8awapJzKnqDKgw","e":"AQAB"}';
const RFC_8032_SEED =
  '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}';

/** Makes a new key pair (RSA, ECDSA, Ed25519): its private key, as unencrypted PKCS#8 PEM. */
export const generate = defineOperation({
  id: 'generate',
  inputs: {},
  output: 'text',
  options: v.object({ type: keyOptions.entries.type, bits: v.optional(v.pipe(v.number(), v.integer()), 2048) }),
  // RSA takes from tenths of a second to minutes.
  inlineLimit: 0,
  examples: [
    {
      inputs: {},
      options: { bits: 1024 },
      check: (pem: string) => pem.startsWith('-----BEGIN PRIVATE KEY-----\nMIIC'),
    },
    { inputs: {}, options: { type: 'ed25519' }, check: (pem: string) => /\nMC4CAQAwBQYDK2VwBCIEI[^\n]+\n/.test(pem) },
    {
      inputs: {},
      options: { type: 'P-256' },
      check: (pem: string) => pem.includes('\nMIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0w'),
    },
    { inputs: {}, options: { bits: 2050 }, fault: 'bad-bits' },
    { inputs: {}, options: { bits: 8448 }, fault: 'bad-bits' },
  ],
  run: async (_inputs, { type, bits }, job): Promise<Result<string, GenerateFault>> => {
    const [keys, { writePkcs8 }, { writePem }] = await Promise.all([
      import('../../lib/keys/generate-key'),
      import('../../lib/keys/pkcs'),
      import('../../lib/keys/pem'),
    ]);
    const write = (key: Key) => writePem('PRIVATE KEY', writePkcs8(key) ?? new Uint8Array(0));
    if (type === 'ed25519') return ok(write(keys.generateEdwards(type, job.random)));
    if (type !== 'rsa') return ok(write(keys.generateEc(type, job.random)));
    const key = await keys.generateRsa(bits, currentSubtle(), job.random);
    return key.ok ? ok(write(key.value)) : key;
  },
});

/** Reads a private or public key in any form (PEM, PKCS#8, SSH, JWK), tells what it is with its fingerprints, and converts it to the chosen form. */
export const inspect = defineOperation({
  id: 'inspect',
  inputs: { key: text().secret(), passphrase: text().secret().optional(), newPassphrase: text().secret().optional() },
  output: 'report',
  options: v.object({ format: keyOptions.entries.format, comment: v.optional(v.string(), '') }),
  // Opening or encrypting takes hundreds of thousands of rounds.
  inlineLimit: 0,
  examples: [
    {
      inputs: { key: RFC_7638 },
      check: ({ facts, publicKey }: KeyReport) =>
        facts.thumbprint === 'NzbLsXh8uDCcd-6MNwXF4W_7noWXFZAfHkxZsRGC9Xs' &&
        facts.bits === 2048 &&
        facts.sshSha256 === 'SHA256:h+PAyXb3n4bqtmzZtsfJYZi/Ru2NzBNfXOe72fMggoU' &&
        facts.spkiBase64 === 'rTIyDPbFltiEsFOBulc6uo3dV0m03o9KI6efmondrrI=' &&
        publicKey.text.startsWith(
          '-----BEGIN PUBLIC KEY-----\nMIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8AMIIBCgKCAQEA0vx7agoebGcQSuuPiLJX\n',
        ),
    },
    {
      inputs: { key: RFC_8032_SEED },
      options: { format: 'pkcs8' },
      check: ({ facts, privateKey }: KeyReport) =>
        facts.isPrivate &&
        privateKey?.text ===
          '-----BEGIN PRIVATE KEY-----\nMC4CAQAwBQYDK2VwBCIEIJ1hsZ3v/VpguoRK9JLsLMREScVpezJpGXA7rAMcrn9g\n-----END PRIVATE KEY-----\n',
    },
    { inputs: { key: 'hello' }, fault: 'not-a-key' },
    { inputs: { key: '' }, fault: 'not-a-key' },
    { inputs: { key: RFC_8032_SEED, newPassphrase: 'x' }, options: { format: 'jwk' }, fault: 'no-encryption' },
    { inputs: { key: RFC_7638 }, options: { format: 'openssh', comment: 'a\nb' }, fault: 'bad-comment' },
  ],
  run: async (
    { key: source, passphrase, newPassphrase = '' },
    { format, comment },
    job,
  ): Promise<Result<KeyReport, InspectFault>> => {
    const [{ readKey }, { factsOf }, { writeKey }] = await Promise.all([
      import('../../lib/keys/read-key'),
      import('./inspect-key'),
      import('./write-key'),
    ]);
    const subtle = currentSubtle();
    const read = await readKey(source, { passphrase, subtle });
    if (!read.ok) return read;
    // A key that has a comment keeps it, unless another is given.
    const written = comment === '' ? (read.value.comment ?? '') : comment;
    const settings = { format, comment: written, passphrase: newPassphrase, random: job.random, subtle };
    const pair = await writeKey(read.value.key, settings);
    return pair.ok ? ok({ facts: factsOf(read.value), ...pair.value }) : pair;
  },
});

/** Whether two keys belong together: a private and a public one, or two of a kind. */
export const compare = defineOperation({
  id: 'compare',
  inputs: {
    first: text().secret(),
    firstPassphrase: text().secret().optional(),
    second: text().secret(),
    secondPassphrase: text().secret().optional(),
  },
  output: 'report',
  options: v.object({}),
  inlineLimit: 0,
  examples: [
    {
      inputs: {
        first: RFC_8032_SEED,
        second: 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAINdamAGCsQq31Uv+08lkBzoO4XLz2qYjJa8CGmj3B1Ea',
      },
      output: true,
    },
    { inputs: { first: RFC_8032_SEED, second: RFC_7638 }, output: false },
    { inputs: { first: RFC_8032_SEED, second: 'hello' }, fault: 'not-a-key' },
  ],
  run: async ({ first, firstPassphrase, second, secondPassphrase }): Promise<Result<boolean, CompareFault>> => {
    const { sameKey } = await import('./inspect-key');
    const subtle = currentSubtle();
    return sameKey(first, second, {
      first: { passphrase: firstPassphrase, subtle },
      second: { passphrase: secondPassphrase, subtle },
    });
  },
});
