import { toBase64 } from '../../lib/base64';
import { toHex } from '../../lib/hex';
import { bitLength, sameBytes } from '../../lib/keys/bytes';
import { sshMd5, sshSha256, spkiSha256 } from '../../lib/keys/fingerprint';
import { thumbprint } from '../../lib/keys/jwk';
import { type CurveName, CURVES, EDWARDS, type Key, type KeyFault, publicPart } from '../../lib/keys/key';
import { writeSpki } from '../../lib/keys/pkcs';
import { isSshKey } from '../../lib/keys/ssh-public';
import { type KeySource, type ReadKey, readKey, type ReadSettings } from '../../lib/keys/read-key';
import { ok, type Result } from '../../lib/result';

/** What a key is, without any of its secrets. */
export interface KeyFacts {
  readonly type: Key['type'];
  readonly curve?: CurveName;
  readonly bits: number;
  /** Of RSA, in decimal digits. */
  readonly exponent?: string;
  readonly isPrivate: boolean;
  readonly source: KeySource;
  readonly isDer: boolean;
  readonly wasEncrypted: boolean;
  readonly comment?: string;
  /** Keys in the set that this one is the first of. */
  readonly setSize?: number;
  /** Of keys that OpenSSH knows. */
  readonly sshSha256?: string;
  readonly sshMd5?: string;
  readonly spkiHex: string;
  readonly spkiBase64: string;
  /** JWK thumbprint, RFC 7638. */
  readonly thumbprint: string;
}

/** How many bits the key has: of the modulus, or of the curve. */
export function bitsOf(key: Key): number {
  if (key.type === 'rsa') return bitLength(key.n);
  return key.type === 'ec' ? CURVES[key.curve].bits : EDWARDS[key.type].bits;
}

/** What can be said about a key that was read. */
export function factsOf({ key, source, isDer, wasEncrypted, comment, setSize }: ReadKey): KeyFacts {
  const shown = publicPart(key);
  const spki = spkiSha256(shown);
  return {
    type: key.type,
    ...(key.type === 'ec' && { curve: key.curve }),
    ...(key.type === 'rsa' && { exponent: BigInt(`0x${toHex(key.e)}`).toString() }),
    bits: bitsOf(key),
    isPrivate: key.secret !== undefined,
    source,
    isDer,
    wasEncrypted,
    ...(setSize !== undefined && { setSize }),
    ...(comment !== undefined && comment !== '' && { comment }),
    ...(isSshKey(shown) && { sshSha256: sshSha256(shown), sshMd5: sshMd5(shown) }),
    spkiHex: toHex(spki),
    spkiBase64: toBase64(spki),
    thumbprint: thumbprint(shown),
  };
}

/** A fault of one of two keys that are compared. */
export type CompareFault = KeyFault & { readonly key: 'first' | 'second' };

/** Whether both keys, public or private, have the same public part. */
export async function sameKey(
  first: string,
  second: string,
  settings: { first: ReadSettings; second: ReadSettings },
): Promise<Result<boolean, CompareFault>> {
  const one = await readKey(first, settings.first);
  if (!one.ok) return { ok: false, fault: { ...one.fault, key: 'first' } };
  const other = await readKey(second, settings.second);
  if (!other.ok) return { ok: false, fault: { ...other.fault, key: 'second' } };
  return ok(sameBytes(writeSpki(publicPart(one.value.key)), writeSpki(publicPart(other.value.key))));
}
