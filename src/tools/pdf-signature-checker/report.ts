import type { Distrust } from '../../lib/x509/chain';
import type { Verdict } from '../../lib/x509/verify-signature';

export interface CertificateFacts {
  /** What it is called by. */
  readonly name: string;
  readonly subject: string;
  readonly issuer: string;
  /** In hex. */
  readonly serial: string;
  /** Milliseconds since the epoch. */
  readonly notBefore: number;
  readonly notAfter: number;
  readonly key: string;
  readonly signedWith: string;
  /** SHA-256, in hex. */
  readonly fingerprint: string;
  readonly isAuthority: boolean;
  readonly isSelfIssued: boolean;
  /** Of its own signature; undefined where its issuer is not here. */
  readonly signature: Verdict | undefined;
  readonly pem: string;
}

export type SignatureFault =
  | {
      readonly code:
        'bad-range' | 'range-not-from-start' | 'ranges-overlap' | 'range-outside' | 'gap-mismatch' | 'no-contents';
    }
  | { readonly code: 'not-cms' | 'damaged' | 'signer-count' | 'no-certificate' }
  | { readonly code: 'wrong-digest' | 'wrong-signature' | 'wrong-certificate' | 'wrong-type' }
  | { readonly code: 'unknown-hash' | 'unknown-scheme' | 'unknown-filter'; readonly oid: string };

/**
 * `changed`: the signed bytes are not these. `invalid`: the signature is not the certificate's, or its ranges do not cover what they claim.
 * `unreadable`: there is no signature in it that can be read. `unchecked`: it uses what is not known here.
 */
export type SignatureStatus = 'intact' | 'changed' | 'invalid' | 'unreadable' | 'unchecked';

export type SignatureWarning =
  | { readonly code: 'weak-hash'; readonly hash: string }
  | { readonly code: 'short-key'; readonly key: string }
  | { readonly code: 'outside-validity' }
  | { readonly code: 'not-for-signing' }
  | { readonly code: 'bad-timestamp' };

export type Trust =
  /** No roots were given. */
  { readonly code: 'unasked' } | { readonly code: 'trusted' } | Distrust;

export interface SignatureReport {
  readonly kind: 'signature' | 'timestamp';
  readonly status: SignatureStatus;
  readonly fault: SignatureFault | undefined;
  /** As the file names its form. */
  readonly subFilter: string | undefined;
  /** Bytes of the file behind what is signed; undefined where the ranges are wrong. */
  readonly added: number | undefined;
  /** Signatures of the file that cover more. */
  readonly later: number;
  readonly hash: string | undefined;
  readonly scheme: string | undefined;
  /** From a verified timestamp, from the signer, or from the file, which anyone can write. */
  readonly time: { readonly at: number; readonly from: 'timestamp' | 'signer' | 'file' } | undefined;
  readonly name: string | undefined;
  readonly reason: string | undefined;
  readonly location: string | undefined;
  readonly contact: string | undefined;
  /** From the signer up, as far as the certificates are here. */
  readonly chain: readonly CertificateFacts[];
  readonly isChainComplete: boolean;
  /** Who stamped the time. */
  readonly stampedBy: string | undefined;
  readonly trust: Trust;
  readonly warnings: readonly SignatureWarning[];
}

export interface PdfReport {
  readonly size: number;
  readonly isEncrypted: boolean;
  readonly signatures: readonly SignatureReport[];
  /** Beyond those. */
  readonly more: number;
  /** Roots that were read from what was given. */
  readonly roots: number;
}
