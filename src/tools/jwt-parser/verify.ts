import { bitLength } from '../../lib/keys/bytes';
import { looksLikePem } from '../../lib/keys/pem';
import { isRsaPublic } from '../../lib/keys/rsa-numbers';
import { findLoneSurrogate } from '../../lib/lone-surrogate';
import { err, ok, type Result } from '../../lib/result';
import { findAlgorithm, HASH_LENGTH, type Algorithm } from '../../lib/jwt/algorithms';
import { fromBase64url } from '../../lib/jwt/base64url';
import { textClaim } from '../../lib/jwt/claims';
import { decodeToken, type DecodedToken, type TokenFault } from './decode';
import { isJwk, readJwks } from '../../lib/jwt/jwk';
import { fits } from '../../lib/jwt/fits';
import type { Key, KeyFault } from '../../lib/jwt/key';
import { readBareKey, readPem } from '../../lib/jwt/pem';
import { isPublicAsSecret } from '../../lib/jwt/public-as-secret';
import { readSecret } from '../../lib/jwt/secret';
import { checkHmac, checkOnCurve, checkRsa, type Signed } from '../../lib/jwt/signatures';

/** How a secret that is neither PEM nor JWK is written. */
export type SecretForm = 'text' | 'base64url';

export type VerifyFault =
  | TokenFault
  | KeyFault
  /** The signature is not the one that this key makes for this token. */
  | { readonly code: 'wrong-signature' }
  | { readonly code: 'signature-not-base64url'; readonly character: number }
  /** Bits of the part's last character that say nothing are set: another spelling of the same bytes. */
  | { readonly code: 'not-canonical'; readonly part: 'header' | 'payload' }
  | { readonly code: 'unsigned' | 'encrypted' | 'no-alg' | 'duplicate-header' }
  | { readonly code: 'unknown-alg'; readonly alg: string }
  /** The token asks for extensions that are not known here, `b64` among them (RFC 7797 keeps it out of JWTs). */
  | { readonly code: 'critical'; readonly names: string }
  | { readonly code: 'key-mismatch'; readonly alg: string }
  | { readonly code: 'public-key-as-secret'; readonly alg: string }
  | { readonly code: 'kid-not-found'; readonly kid: string }
  | { readonly code: 'small-rsa'; readonly bits: number }
  | { readonly code: 'empty-secret' }
  | { readonly code: 'secret-not-base64url' };

export type VerifyNote =
  /** Fewer bytes than the hash has, which RFC 7518, section 3.2, asks for. */
  | { readonly code: 'short-secret'; readonly length: number; readonly wanted: number }
  | { readonly code: 'lone-surrogate' | 'private-key' | 'certificate' };

/** The signature is right. */
export interface Verified {
  readonly alg: string;
  /** Of the key that fits, where it has one. */
  readonly kid?: string;
  readonly notes: readonly VerifyNote[];
}

export interface VerifySettings {
  readonly secretForm: SecretForm;
  /** The browser's cryptography; absent on plain http. */
  readonly subtle: SubtleCrypto | undefined;
}

/**
 * Checks the signature of a JWS in compact form with a key that the visitor gave: a secret, PEM, a JWK or a JWK Set. The
 * algorithm is the header's, and only keys of its kind are tried; keys that the token itself brings are never used.
 */
export async function verifyToken(
  text: string,
  keyText: string,
  settings: VerifySettings,
): Promise<Result<Verified, VerifyFault>> {
  const token = decodeToken(text);
  if (!token.ok) return token;
  const asked = readDemand(token.value);
  if (!asked.ok) return asked;
  const { alg, algorithm, signed } = asked.value;
  const keys = readKeys(keyText, { alg, algorithm, kid: textClaim(token.value.header.claims, 'kid') }, settings);
  if (!keys.ok) return keys;

  let first: VerifyFault | undefined;
  for (const key of keys.value) {
    const fault = await checkWith(key, { alg, algorithm, signed }, settings.subtle);
    if (!fault) {
      const notes = [...secretNotes(key, algorithm, keyText, settings), ...keyNotes(key)];
      return ok({ alg, ...(key.kid !== undefined && { kid: key.kid }), notes });
    }
    // One key of a set that cannot be used says less than another that was tried.
    if (!first || fault.code === 'wrong-signature') first = fault;
  }
  return err(first ?? { code: 'key-mismatch', alg });
}

interface Demand {
  readonly alg: string;
  readonly algorithm: Algorithm;
  readonly signed: Signed;
}

/** What the token wants to be checked, and by which algorithm; or why it cannot be. */
function readDemand({ kind, parts, header, alg }: DecodedToken): Result<Demand, VerifyFault> {
  if (kind === 'encrypted') return err({ code: 'encrypted' });
  if (kind === 'unsigned') return err({ code: 'unsigned' });
  if (header.hasDuplicates) return err({ code: 'duplicate-header' });
  if (alg === undefined) return err({ code: 'no-alg' });
  const algorithm = findAlgorithm(alg);
  if (!algorithm) return err({ code: 'unknown-alg', alg });
  const crit = header.claims.find(({ name }) => name === 'crit');
  if (crit) return err({ code: 'critical', names: crit.value });
  if (header.claims.some(({ name, value }) => name === 'b64' && value !== 'true')) {
    return err({ code: 'critical', names: 'b64' });
  }
  const [first = '', second = '', third = ''] = parts;
  if (!fromBase64url(first, true).ok) return err({ code: 'not-canonical', part: 'header' });
  if (!fromBase64url(second, true).ok) return err({ code: 'not-canonical', part: 'payload' });
  const signature = fromBase64url(third, true);
  if (!signature.ok) return err({ code: 'signature-not-base64url', character: signature.fault.at + 1 });
  const input = new TextEncoder().encode(`${first}.${second}`);
  return ok({ alg, algorithm, signed: { input, signature: signature.value } });
}

interface Wanted {
  readonly alg: string;
  readonly algorithm: Algorithm;
  readonly kid: string | undefined;
}

/** The keys to try: those of the right kind, and with the token's `kid` where it names one of a set. */
function readKeys(text: string, wanted: Wanted, { secretForm }: VerifySettings): Result<Key[], VerifyFault> {
  const { alg, algorithm } = wanted;
  const isHmac = algorithm.family === 'hmac';
  if (looksLikePem(text)) {
    if (isHmac) return err({ code: 'public-key-as-secret', alg });
    return onlyFitting(readPem(text), wanted);
  }
  if (isJwk(text)) return chooseJwk(text, wanted);
  if (isHmac) return readSecretKey(text, secretForm);
  if (text.trimStart().startsWith('{')) return readJsonKey(text, alg);
  return onlyFitting(readBareKey(text) ?? err({ code: 'key-mismatch', alg }), wanted);
}

function onlyFitting(key: Result<Key, VerifyFault>, { alg, algorithm }: Wanted): Result<Key[], VerifyFault> {
  if (!key.ok) return key;
  return fits(key.value, algorithm) ? ok([key.value]) : err({ code: 'key-mismatch', alg });
}

/** JSON that is no JWK, for its fault. */
function readJsonKey(text: string, alg: string): Result<Key[], VerifyFault> {
  const keys = readJwks(text, alg);
  if (!keys.ok) return keys;
  const [first] = keys.value.keys;
  return first && !first.ok ? first : err({ code: 'bad-jwk' });
}

function chooseJwk(text: string, { alg, algorithm, kid }: Wanted): Result<Key[], VerifyFault> {
  const read = readJwks(text, alg);
  if (!read.ok) return read;
  const { isSet, keys } = read.value;
  const [only] = keys;
  if (!isSet && only && !only.ok) return only;
  // What cannot be read in a set is passed over (RFC 7517, section 5).
  const readable = keys.flatMap((key) => (key.ok ? [key.value] : []));
  const named = isSet && kid !== undefined ? readable.filter((key) => key.kid === kid) : readable;
  if (isSet && kid !== undefined && named.length === 0) return err({ code: 'kid-not-found', kid });
  const fitting = named.filter((key) => fits(key, algorithm));
  return fitting.length > 0 ? ok(fitting) : err({ code: 'key-mismatch', alg });
}

function readSecretKey(text: string, form: SecretForm): Result<Key[], VerifyFault> {
  const bytes = readSecret(text, form);
  return bytes.ok ? ok([{ material: { type: 'secret', bytes: bytes.value } }]) : err({ code: 'secret-not-base64url' });
}

/** RFC 7518, sections 3.3 and 3.5: "2048 bits or larger MUST be used". */
const LEAST_RSA_BITS = 2048;

async function checkWith(
  { material }: Key,
  { alg, algorithm, signed }: Demand,
  subtle: SubtleCrypto | undefined,
): Promise<VerifyFault | undefined> {
  const answer = (isRight: boolean | undefined): VerifyFault | undefined =>
    isRight === undefined ? { code: 'bad-key' } : isRight ? undefined : { code: 'wrong-signature' };
  if (material.type === 'secret' && algorithm.family === 'hmac') {
    if (material.bytes.length === 0) return { code: 'empty-secret' };
    if (isPublicAsSecret(material.bytes)) return { code: 'public-key-as-secret', alg };
    return answer(await checkHmac(algorithm.hash, material.bytes, signed));
  }
  if (material.type === 'curve') return answer(await checkOnCurve(material.curve, material.point, signed));
  if (material.type !== 'rsa' || (algorithm.family !== 'rsa' && algorithm.family !== 'rsa-pss')) {
    return { code: 'key-mismatch', alg };
  }
  const bits = bitLength(material.n);
  if (bits < LEAST_RSA_BITS) return { code: 'small-rsa', bits };
  if (!isRsaPublic(material.n, material.e)) return { code: 'bad-key' };
  if (signed.signature.length !== material.n.length) return { code: 'wrong-signature' };
  const { hash } = algorithm;
  const scheme = { hash, isPss: algorithm.family === 'rsa-pss' };
  return answer(await checkRsa(subtle, material, scheme, signed));
}

function secretNotes(
  { material }: Key,
  algorithm: Algorithm,
  text: string,
  { secretForm }: VerifySettings,
): readonly VerifyNote[] {
  if (material.type !== 'secret' || algorithm.family !== 'hmac') return [];
  const { length } = material.bytes;
  const wanted = HASH_LENGTH[algorithm.hash];
  const notes: VerifyNote[] = length < wanted ? [{ code: 'short-secret', length, wanted }] : [];
  if (secretForm === 'text' && findLoneSurrogate(text) >= 0) notes.push({ code: 'lone-surrogate' });
  return notes;
}

function keyNotes({ isPrivate, isFromCertificate }: Key): readonly VerifyNote[] {
  const notes: VerifyNote[] = [];
  if (isPrivate) notes.push({ code: 'private-key' });
  if (isFromCertificate) notes.push({ code: 'certificate' });
  return notes;
}
