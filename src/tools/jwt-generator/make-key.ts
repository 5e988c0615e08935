import { toBase64 } from '../../lib/base64';
import type { RsaFault } from '../../lib/keys/generate-key';
import type { Subtle } from '../../lib/keys/pbes2';
import type { RandomSource } from '../../lib/random';
import { ok, type Result } from '../../lib/result';

export const NEW_KEYS = [
  'secret-256',
  'secret-384',
  'secret-512',
  'rsa-2048',
  'rsa-3072',
  'rsa-4096',
  'P-256',
  'P-384',
  'P-521',
  'secp256k1',
  'ed25519',
  'ed448',
] as const;
/** What is made: a secret or an RSA key of so many bits, or a key on a curve. */
export type NewKey = (typeof NEW_KEYS)[number];

/** A new secret in base64url, or a new private key as PKCS#8 in PEM. */
export async function makeKey(type: NewKey, random: RandomSource, subtle: Subtle): Promise<Result<string, RsaFault>> {
  const [kind, bits] = type.split('-');
  if (kind === 'secret') return ok(toBase64(random(Number(bits) / 8), { urlSafe: true }));
  const [keys, { writePkcs8 }, { writePem }] = await Promise.all([
    import('../../lib/keys/generate-key'),
    import('../../lib/keys/pkcs'),
    import('../../lib/keys/pem'),
  ]);
  const made = isCurve(type)
    ? ok(keys.generateEc(type, random))
    : type === 'ed25519' || type === 'ed448'
      ? ok(keys.generateEdwards(type, random))
      : await keys.generateRsa(Number(bits), subtle, random);
  return made.ok ? ok(writePem('PRIVATE KEY', writePkcs8(made.value) ?? new Uint8Array())) : made;
}

function isCurve(type: NewKey): type is 'P-256' | 'P-384' | 'P-521' | 'secp256k1' {
  return type.startsWith('P-') || type === 'secp256k1';
}
