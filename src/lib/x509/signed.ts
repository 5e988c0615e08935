import { MalformedError } from '../keys/malformed';
import { readScheme, type SignatureScheme } from './algorithms';
import type { Asn1 } from './asn1';

/** What is signed and how: the frame of certificates, requests and revocation lists (RFC 5280, 4.1.1 and 5.1.1; RFC 2986, 4.2). */
export interface Signed {
  readonly der: Uint8Array;
  /** The part that is signed. */
  readonly signed: Uint8Array;
  readonly scheme: SignatureScheme;
  /** The oid of the scheme. */
  readonly schemeOid: string;
  readonly signature: Uint8Array;
}

/** The frame, with the part that is signed and the AlgorithmIdentifier outside of it still to be read. Throws `MalformedError`. */
export function readSigned(element: Asn1): {
  readonly frame: Signed;
  readonly content: Asn1;
  readonly algorithm: Asn1;
} {
  const [content, algorithm, signature] = element.in(0x30);
  if (!content || !algorithm || !signature) throw new MalformedError();
  const frame = {
    der: element.whole,
    signed: content.whole,
    scheme: readScheme(algorithm),
    schemeOid: algorithm.in(0x30)[0]?.oid() ?? '',
    signature: signature.bits(),
  };
  return { frame, content, algorithm };
}
