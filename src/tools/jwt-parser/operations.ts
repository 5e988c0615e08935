import * as v from 'valibot';
import { onDemand } from '../../lib/on-demand';
import type { Result } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { decodeToken, type DecodedToken } from './decode';
import type { Verified, VerifyFault } from './verify';

/** What is remembered of this tool: how it shows, never what. */
export const viewOptions = v.object({
  show: v.optional(v.picklist(['table', 'json']), 'table'),
  dates: v.optional(v.picklist(['local', 'utc']), 'local'),
  /** Seconds by which clocks may differ. */
  leeway: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(600)), 0),
  secretForm: v.optional(v.picklist(['text', 'base64url']), 'text'),
});

export const EXAMPLE_TOKEN =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';

const EDDSA_TOKEN =
  'eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg';

function claimIs(name: string, value: string) {
  return ({ payload }: DecodedToken) =>
    payload?.kind === 'claims' && payload.claims.some((claim) => claim.name === name && claim.value === value);
}

/** A token in its parts: header and claims, with when it expires; its signature is not checked. */
export const decode = defineOperation({
  id: 'decode',
  inputs: { token: text().secret() },
  output: 'report',
  options: v.object({}),
  examples: [
    { inputs: { token: EXAMPLE_TOKEN }, check: claimIs('sub', '1234567890') },
    { inputs: { token: `Bearer ${EXAMPLE_TOKEN}` }, check: claimIs('name', 'John Doe') },
    {
      inputs: { token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.' },
      check: ({ kind }: DecodedToken) => kind === 'unsigned',
    },
    {
      inputs: { token: EDDSA_TOKEN },
      check: ({ payload }: DecodedToken) => payload?.kind === 'text' && payload.text === 'Example of Ed25519 signing',
    },
    {
      inputs: { token: 'eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.a.b.c.d' },
      check: ({ kind, alg, enc }: DecodedToken) => kind === 'encrypted' && alg === 'RSA-OAEP' && enc === 'A256GCM',
    },
    { inputs: { token: 'abc.def' }, fault: 'part-count' },
  ],
  run: ({ token }) => decodeToken(token),
});

const withVerifier = onDemand(() => import('./verify'));

/** Whether a token's signature is right; a wrong one is a fault. */
export const verify = defineOperation({
  id: 'verify',
  inputs: { token: text().secret(), key: text().secret() },
  output: 'report',
  // Curves are slow, whatever the length.
  inlineLimit: 0,
  options: v.object({ secretForm: v.optional(v.picklist(['text', 'base64url']), 'text') }),
  examples: [
    { inputs: { token: EXAMPLE_TOKEN, key: 'your-256-bit-secret' }, check: ({ alg }: Verified) => alg === 'HS256' },
    { inputs: { token: EXAMPLE_TOKEN, key: 'secret' }, fault: 'wrong-signature' },
    {
      inputs: {
        token: EDDSA_TOKEN,
        key: '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
      },
      check: ({ alg }: Verified) => alg === 'EdDSA',
    },
    { inputs: { token: 'eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.', key: 'secret' }, fault: 'unsigned' },
  ],
  run: ({ token, key }, { secretForm }): Promise<Result<Verified, VerifyFault>> =>
    Promise.resolve(
      withVerifier(({ verifyToken }) => {
        // The type knows nothing of pages over plain http, which lack it.
        const subtle = globalThis.crypto.subtle as SubtleCrypto | undefined;
        return verifyToken(token, key, { secretForm, subtle });
      }),
    ),
});
