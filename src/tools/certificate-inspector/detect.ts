import { hasExtension, LIKELIHOOD, trimmed, type Detect } from '../../operations/detect';

const PEM = /-----BEGIN (?:(?:X509 |TRUSTED )?CERTIFICATE|(?:NEW )?CERTIFICATE REQUEST|X509 CRL|PKCS7|CMS|PKCS12)-----/;
/** `-----BEGIN CERTIFICATE` and the like in Base64, as a kubeconfig has it. */
const PEM_IN_BASE64 = /LS0tLS1CRUdJTi(?:BDRVJUSUZJQ0FUR|BYNTA5IENSTC|BQS0NTN|BORVcgQ0VSVElGSUNBVE)/;
const SAML = /<(?:[\w.-]{1,64}:)?X509Certificate(?:\s[^<>]{0,1000})?>\s*MI/;
/** A sequence of 256 bytes or more, of one of as many, or of 128 to 255, in Base64. */
const BARE = /^MI[A-P][A-Za-z0-9+/]{4}/;
/** What an object begins with, behind its own length: a sequence, a version, or the type of its content. */
const WITHIN = new Set([0x30, 0x02, 0x06]);

/** Certificates, requests, lists and stores in PEM, Base64 or DER. Keys alone belong to the tool of keys. */
export const detect: Detect = (sample) => {
  const { bytes } = sample;
  const run = { operation: 'inspect', input: 'content' } as const;
  if (bytes && bytes[0] === 0x30 && isLong(bytes)) {
    const isNamed = hasExtension(sample, 'crt', 'cer', 'der', 'p7b', 'p7c', 'pfx', 'p12', 'csr', 'crl', 'pem');
    return { likelihood: isNamed ? LIKELIHOOD.unmistakable : LIKELIHOOD.fits };
  }
  const beginning = trimmed(sample).slice(0, 100_000);
  // Before the tool of keys, which a key beside a certificate would open.
  if (PEM.test(beginning)) return { likelihood: LIKELIHOOD.unmistakable + 0.03, run };
  if (PEM_IN_BASE64.test(beginning) || SAML.test(beginning)) return { likelihood: LIKELIHOOD.unmistakable, run };
  return isBare(beginning) ? { likelihood: LIKELIHOOD.unmistakable + 0.03, run } : undefined;
};

/** A length of two bytes behind the tag, or of three, and an element inside. */
function isLong(bytes: Uint8Array): boolean {
  const count = (bytes[1] ?? 0) - 0x80;
  return count >= 1 && count <= 4 && WITHIN.has(bytes[2 + count] ?? 0);
}

/** Base64 that begins as one of these objects does: neither a key nor anything else begins with a sequence of sequences. */
function isBare(text: string): boolean {
  if (!BARE.test(text) || !/^[A-Za-z0-9+/=\s]{64}/.test(text)) return false;
  try {
    const head = Uint8Array.from(atob(text.replaceAll(/\s/g, '').slice(0, 24)), (character) => character.charCodeAt(0));
    const count = (head[1] ?? 0) - 0x80;
    return head[0] === 0x30 && count >= 1 && count <= 4 && head[2 + count] === 0x30 && (head[3 + count] ?? 0) >= 0x80;
  } catch {
    return false;
  }
}
