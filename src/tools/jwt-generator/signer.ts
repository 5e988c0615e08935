import { toBase64 } from '../../lib/base64';
import { setMember } from '../../lib/json/edit-members';
import { findAlgorithm } from '../../lib/jwt/algorithms';
import { signHmac } from '../../lib/jwt/signatures';
import type { SecretForm } from '../../lib/jwt/secret';
import type { Subtle } from '../../lib/keys/pbes2';
import { findLoneSurrogate } from '../../lib/lone-surrogate';
import { onDemand } from '../../lib/on-demand';
import { readStrict } from './strict-json';
import { ok, type Result } from '../../lib/result';
import type { SignAlg } from './algs';
import { type Header, type HeaderFault, readHeader } from './header';
import { headerNotes, secretNotes, type SignNote } from './notes';
import { written, type Writing } from './payload';
import type { PrivateKeyFault } from './private-key';
import { readSharedSecret, type SecretFault } from './shared-secret';
import type { VerifierKey } from './verifier';

export const KIDS = ['off', 'thumbprint', 'jwk'] as const;
/** What of the key is written into the header as its `kid`: nothing, its thumbprint, or what the JWK calls itself. */
export type KidChoice = (typeof KIDS)[number];

export type SignerFault = HeaderFault | SecretFault | PrivateKeyFault;

export interface SignerSettings {
  readonly header: string;
  /** The secret, or the private key. */
  readonly key: string;
  readonly passphrase: string;
  /** Which key of a set; empty for that of the header's `kid`, or the first that fits. */
  readonly keyId: string;
  readonly secretForm: SecretForm;
  readonly write: Writing;
  readonly kid: KidChoice;
  readonly subtle: Subtle;
}

/** What signs payloads under one header with one key. */
export interface Signer {
  readonly alg: SignAlg;
  /** The header as it is signed. */
  readonly header: string;
  readonly notes: readonly SignNote[];
  readonly verifier?: VerifierKey;
  /** The token of a payload; there at once where its algorithm is an HMAC, or none. */
  readonly sign: (payload: string) => string | Promise<string>;
}

type Opened = Result<Signer, SignerFault>;

const withPrivateKeys = onDemand(async () => {
  const [{ readPrivateKey }, { verifierKey }] = await Promise.all([import('./private-key'), import('./verifier')]);
  return { readPrivateKey, verifierKey };
});

const encoder = new TextEncoder();
const encoded = (text: string) => toBase64(encoder.encode(text), { urlSafe: true });

/** Goes on with a value that may have to be waited for. */
export function next<T, R>(value: T | Promise<T>, work: (value: T) => R): R | Promise<Awaited<R>> {
  return value instanceof Promise ? whenThere(value, work) : work(value);
}

async function whenThere<T, R>(value: Promise<T>, work: (value: T) => R): Promise<Awaited<R>> {
  return await work(await value);
}

/** Reads header and key once, for one token or thousands. */
export function openSigner(settings: SignerSettings): Opened | Promise<Opened> {
  const header = readHeader(settings.header);
  if (!header.ok) return header;
  const algorithm = findAlgorithm(header.value.alg);
  if (!algorithm) return ok(toSigner(header.value, settings, { notes: [{ code: 'unsigned' }], sign: () => '' }));
  if (algorithm.family !== 'hmac') return openPrivate(header.value, settings);
  const wanted = { alg: header.value.alg, form: settings.secretForm, kid: wantedKid(header.value, settings) };
  return next(readSharedSecret(settings.key, wanted), (secret): Opened => {
    if (!secret.ok) return secret;
    const { bytes, notes, kid } = secret.value;
    return ok(
      toSigner(header.value, settings, {
        notes: [...secretNotes(bytes.length, algorithm.hash), ...notes],
        ownKid: kid,
        sign: (input) => signHmac(algorithm.hash, bytes, input),
      }),
    );
  });
}

function wantedKid({ kid }: Header, { keyId }: SignerSettings): string | undefined {
  return keyId === '' ? kid : keyId;
}

function openPrivate(header: Header, settings: SignerSettings): Promise<Opened> {
  const { key: text, passphrase, subtle } = settings;
  const opened = withPrivateKeys(async ({ readPrivateKey, verifierKey }): Promise<Opened> => {
    const wanted = { alg: header.alg, passphrase, kid: wantedKid(header, settings), subtle };
    const read = await readPrivateKey(text, wanted);
    if (!read.ok) return read;
    const { key, kid, sign } = read.value;
    const { thumbprint } = verifierKey(key, header.alg, kid);
    const signer = toSigner(header, settings, { notes: [], ownKid: kid, thumbprint, sign });
    const named = readHeader(signer.header);
    const told = named.ok ? named.value.kid : undefined;
    return ok({ ...signer, verifier: verifierKey(key, header.alg, told ?? kid) });
  });
  return Promise.resolve(opened);
}

interface Signing {
  readonly notes: readonly SignNote[];
  readonly ownKid?: string | undefined;
  /** Not of a secret: whoever has it could try secrets until one fits. */
  readonly thumbprint?: string;
  readonly sign: (input: Uint8Array<ArrayBuffer>) => Uint8Array | Promise<Uint8Array> | '';
}

function toSigner({ index, alg }: Header, settings: SignerSettings, signing: Signing): Signer {
  const kid = { off: undefined, thumbprint: signing.thumbprint, jwk: signing.ownKid }[settings.kid];
  const text = kid === undefined ? index.text : setMember(index, 'kid', JSON.stringify(kid));
  const edited = readStrict(text);
  // What was JSON is JSON still.
  const header = written(edited.ok ? edited.value : index, settings.write);
  const start = encoded(header);
  const isMissing = settings.kid !== 'off' && kid === undefined && alg !== 'none';
  const missing = settings.kid === 'jwk' ? 'no-own-kid' : 'no-secret-thumbprint';
  return {
    alg,
    header,
    notes: [
      ...signing.notes,
      ...(isMissing ? [{ code: missing } as const] : []),
      ...headerNotes(index),
      ...(findLoneSurrogate(header) >= 0 ? [{ code: 'lone-surrogate', part: 'header' } as const] : []),
    ],
    sign: (payload) => {
      const signed = `${start}.${encoded(payload)}`;
      return next(signing.sign(encoder.encode(signed)), (signature) =>
        signature === '' ? `${signed}.` : `${signed}.${toBase64(signature, { urlSafe: true })}`,
      );
    },
  };
}
