import { fromBase64 } from '../base64-reader';
import { fromHex } from '../hex';
import { looksLikePem } from '../keys/pem';
import { readCertificate, readPkcs1, readSpki } from './pem';

const SSH_LINE = /^\s*(?:ssh-|ecdsa-sha2-|sk-ssh-|sk-ecdsa-)\S+\s+AAAA/;
const PUBLIC_JWK = /"kty"\s*:\s*"(?:RSA|EC|OKP)"/;
/** Shorter than any modulus in use: bytes that only happen to look like an RSA key. */
const LEAST_MODULUS = 64;

/**
 * Whether the bytes of an HMAC secret are a public key or a certificate in some spelling: PEM, DER, either of them in Base64 or hex, a
 * line of OpenSSH, a JWK. Everybody knows those, so that anybody could have signed (RFC 8725, sections 2.1 and 3.2).
 */
export function isPublicAsSecret(bytes: Uint8Array<ArrayBuffer>): boolean {
  if (isPublicKey(bytes)) return true;
  const text = new TextDecoder('latin1').decode(bytes);
  const [base64, hex] = [fromBase64(text), fromHex(text)];
  return (base64.ok && isPublicKey(base64.value.bytes)) || (hex.ok && isPublicKey(hex.value));
}

function isPublicKey(bytes: Uint8Array<ArrayBuffer>): boolean {
  const text = new TextDecoder('latin1').decode(bytes);
  if (looksLikePem(text) || SSH_LINE.test(text) || PUBLIC_JWK.test(text)) return true;
  if (readSpki(bytes) || readCertificate(bytes)) return true;
  const key = readPkcs1(bytes);
  return key?.type === 'rsa' && key.n.length >= LEAST_MODULUS;
}
