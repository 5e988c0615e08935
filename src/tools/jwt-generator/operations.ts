import * as v from 'valibot';
import { SECRET_FORMS } from '../../lib/jwt/secret';
import type { RsaFault } from '../../lib/keys/generate-key';
import type { Subtle } from '../../lib/keys/pbes2';
import { onDemand } from '../../lib/on-demand';
import { ok, type Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { ALGS } from './algs';
import type { Batch, BatchFault } from './batch';
import { defaultHeader } from './header';
import { NEW_KEYS } from './make-key';
import { WRITINGS } from './payload';
import type { SignedToken, SignFault } from './sign';
import { KIDS } from './signer';
import { TEMPLATES } from './template-names';
import type { FilledTemplate } from './templates';

export const EXAMPLE_SECRET = 'your-256-bit-secret';
export const EXAMPLE_PAYLOAD = '{"sub":"1234567890","name":"John Doe","iat":1516239022}';
export const EXAMPLE_TOKEN =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';
/** RFC 8037, appendix A.1. */
const RFC_8037 =
  '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}';
/** RFC 7515, appendix A.3, without its private half. */
const RFC_7515_PUBLIC =
  '{"kty":"EC","crv":"P-256","x":"f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU","y":"x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"}';

/** How tokens are signed; a header that is given names its algorithm itself. */
const entries = {
  alg: v.optional(v.picklist(ALGS), 'HS256'),
  secretForm: v.optional(v.picklist(SECRET_FORMS), 'text'),
  write: v.optional(v.picklist(WRITINGS), 'compact'),
  kid: v.optional(v.picklist(KIDS), 'off'),
};
export const batchOptions = v.object(entries);
export const signOptions = v.object({ ...entries, raw: v.optional(v.boolean(), false) });
export const keyOptions = v.object({ type: v.optional(v.picklist(NEW_KEYS), 'secret-256') });
export const templateOptions = v.object({
  template: v.optional(v.picklist(TEMPLATES), 'access-token'),
  alg: entries.alg,
});

/** Pages served over plain http have no `crypto.subtle`. */
const currentSubtle = (): Subtle => globalThis.crypto.subtle;

const key = text().secret().optional();
const others = { key, header: text().optional(), passphrase: text().secret().optional(), keyId: text().optional() };

interface Given {
  readonly key?: string;
  readonly header?: string;
  readonly passphrase?: string;
  readonly keyId?: string;
}

function completed({ key: typed = '', header, passphrase = '', keyId = '' }: Given, alg: (typeof ALGS)[number]) {
  return { key: typed, header: header ?? defaultHeader(alg), passphrase, keyId, subtle: currentSubtle() };
}

const withSigner = onDemand(() => import('./sign'));

/** A signed JSON Web Token (HS, RS, PS, ES, EdDSA) from its claims, or a JWS of any text, with what its verifier needs. */
export const sign = defineOperation({
  id: 'sign',
  inputs: { payload: text().secret(), ...others },
  output: 'report',
  options: signOptions,
  examples: [
    {
      inputs: { payload: EXAMPLE_PAYLOAD, key: EXAMPLE_SECRET },
      check: ({ text: token, notes }: SignedToken) =>
        token === EXAMPLE_TOKEN && notes.some((note) => note.code === 'short-secret' && note.length === 19),
    },
    {
      inputs: { payload: '{"sub":"admin"}', header: '{"alg":"none"}' },
      check: ({ text: token }: SignedToken) => token === 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.',
    },
    {
      inputs: { payload: 'Example of Ed25519 signing', header: '{"alg":"EdDSA"}', key: RFC_8037 },
      options: { raw: true },
      check: ({ text: token, verifier }: SignedToken) =>
        token ===
          'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg' &&
        verifier?.thumbprint === 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
    },
    { inputs: { payload: '{"a":1,}', key: EXAMPLE_SECRET }, fault: 'payload-not-json' },
    { inputs: { payload: '[1]', key: EXAMPLE_SECRET }, fault: 'payload-not-object' },
    { inputs: { payload: '{}', header: '[]' }, fault: 'header-not-object' },
    { inputs: { payload: '{}', header: '{"alg":"HS1"}', key: 'x' }, fault: 'unknown-alg' },
    { inputs: { payload: '{}' }, fault: 'no-secret' },
    { inputs: { payload: '{}', key: RFC_8037 }, options: { alg: 'ES256' }, fault: 'key-mismatch' },
    { inputs: { payload: '{}', key: RFC_7515_PUBLIC }, options: { alg: 'ES256' }, fault: 'public-key' },
  ],
  run: (
    { payload, ...given },
    { alg, ...options },
  ): Result<SignedToken, SignFault> | Promise<Result<SignedToken, SignFault>> =>
    withSigner(({ signToken }) => signToken({ payload, ...completed(given, alg), ...options })),
});

/** A token for the claims on each line (NDJSON, at most 10,000 lines), all under one header with one key. */
export const batch = defineOperation({
  id: 'batch',
  inputs: { claims: text().secret(), ...others },
  output: 'report',
  options: batchOptions,
  // Thousands of signatures take seconds.
  inlineLimit: 0,
  examples: [
    {
      inputs: { claims: `${EXAMPLE_PAYLOAD}\n\n{"sub":"1"}\n`, key: EXAMPLE_SECRET },
      check: ({ text: tokens }: Batch) =>
        tokens ===
        `${EXAMPLE_TOKEN}\n\neyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxIn0.rTCH8cLoGxAm_xw68z-zXVKi9ie6xJn9tnVWjd_9ftE`,
    },
    {
      inputs: { claims: '{"a":1}\n{"a":}\n7', key: EXAMPLE_SECRET },
      check: ({ count, wrong }: Batch) => count === 1 && wrong.map(({ line }) => line).join() === '2,3',
    },
    { inputs: { claims: '\n', key: EXAMPLE_SECRET }, fault: 'no-lines' },
    { inputs: { claims: '{}', key: '' }, fault: 'no-secret' },
  ],
  run: async ({ claims, ...given }, { alg, ...options }, job): Promise<Result<Batch, BatchFault>> => {
    const { signLines } = await import('./batch');
    return signLines(claims, { ...completed(given, alg), ...options }, job);
  },
});

/** A new key to sign tokens with: a secret in base64url, or a private key (RSA, ECDSA, EdDSA) as PKCS#8 in PEM. */
export const generate = defineOperation({
  id: 'generate',
  inputs: {},
  output: 'text',
  options: keyOptions,
  // RSA takes from tenths of a second to a minute.
  inlineLimit: 0,
  examples: [
    { inputs: {}, check: (secret: string) => /^[\w-]{43}$/.test(secret) },
    { inputs: {}, options: { type: 'secret-512' }, check: (secret: string) => /^[\w-]{86}$/.test(secret) },
    {
      inputs: {},
      options: { type: 'secp256k1' },
      check: (pem: string) => pem.includes('\nMIGEAgEAMBAGByqGSM49AgEGBSuBBAAKBG0w'),
    },
    { inputs: {}, options: { type: 'ed448' }, check: (pem: string) => pem.includes('\nMEcCAQAwBQYDK2VxBDsEO') },
  ],
  run: async (_inputs, { type }, job): Promise<Result<string, RsaFault>> => {
    const { makeKey } = await import('./make-key');
    return makeKey(type, job.random, currentSubtle());
  },
});

/** Claims to begin with: an access token (RFC 9068), an OpenID ID token, a GitHub App, a service account; its times are counted from now. */
export const template = defineOperation({
  id: 'template',
  inputs: {},
  output: 'report',
  options: templateOptions,
  examples: [
    {
      inputs: {},
      options: { template: 'github-app' },
      check: ({ header, payload }: FilledTemplate) => {
        const { iat, exp } = JSON.parse(payload) as { iat: number; exp: number };
        return exp - iat === 660 && header === '{"alg":"RS256","typ":"JWT"}';
      },
    },
    { inputs: {}, check: ({ header }: FilledTemplate) => header === '{"alg":"HS256","typ":"at+jwt"}' },
  ],
  run: async (_inputs, { template: chosen, alg }, job): Promise<Result<FilledTemplate, never>> => {
    const { fillTemplate } = await import('./templates');
    return ok(fillTemplate(chosen, { alg, now: job.now(), random: job.random }));
  },
  passed: ({ payload }) => payload,
});
