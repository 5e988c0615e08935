import { toHex } from '../hex';
import { MalformedError, unlessMalformed } from '../keys/malformed';
import { readAsn1, type Asn1 } from './asn1';
import { readString } from './asn1-string';
import { readName, type DistinguishedName } from './distinguished-name';
import { encodingNotes, nameNotes, type EncodingNote } from './encoding-notes';
import { readExtensions, type Extension } from './extension';
import { readPublicKey, type CertifiedKey } from './public-key';
import { readSigned, type Signed } from './signed';
import { verifySignature, type Verdict } from './verify-signature';

const EXTENSION_REQUEST = new Set(['1.2.840.113549.1.9.14', '1.3.6.1.4.1.311.2.1.14']);
const CHALLENGE = '1.2.840.113549.1.9.7';

/** A certificate request of PKCS#10 (RFC 2986). */
export interface CertificateRequest extends Signed {
  readonly version: number;
  readonly subject: DistinguishedName;
  readonly key: CertifiedKey;
  readonly spki: Uint8Array;
  /** That the certificate is asked to have. */
  readonly extensions: readonly Extension[];
  readonly hasChallenge: boolean;
  /** Of other kinds: what it holds, as text or in hex. */
  readonly attributes: readonly { readonly oid: string; readonly value: string }[];
  readonly notes: readonly EncodingNote[];
}

/** Throws `MalformedError`. */
export function requestOf(element: Asn1): CertificateRequest {
  const { frame, content } = readSigned(element);
  const [version, subject, key, attributes] = content.in(0x30);
  if (!version || !subject || !key) throw new MalformedError();
  const name = readName(subject);
  const pairs = (attributes?.in(0xa0) ?? []).map((attribute) => {
    const [type, values] = attribute.in(0x30);
    if (!type || !values) throw new MalformedError();
    return { oid: type.oid(), values: values.in(0x31) };
  });
  const asked = pairs.filter(({ oid }) => EXTENSION_REQUEST.has(oid)).flatMap(({ values }) => values);
  return {
    ...frame,
    version: version.smallInteger() + 1,
    subject: name,
    key: readPublicKey(key),
    spki: key.whole,
    extensions: asked.flatMap(readExtensions),
    hasChallenge: pairs.some(({ oid }) => oid === CHALLENGE),
    attributes: pairs
      .filter(({ oid }) => !EXTENSION_REQUEST.has(oid) && oid !== CHALLENGE)
      .map(({ oid, values }) => ({
        oid,
        value: values.map((value) => (value.isConstructed ? `#${toHex(value.whole)}` : readString(value))).join(', '),
      })),
    notes: [...encodingNotes(element), ...nameNotes(name)],
  };
}

export const readRequest = (der: Uint8Array): CertificateRequest | undefined =>
  unlessMalformed(() => requestOf(readAsn1(der)));

/** Whether who asks has the key. */
export const signedByItself = ({ key, scheme, signed, signature }: CertificateRequest): Promise<Verdict> =>
  verifySignature(key, scheme, { message: signed }, signature);
