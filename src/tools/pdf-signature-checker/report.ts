import type { Distrust } from '../../lib/x509/chain';
import type { RootFault } from '../../lib/x509/pem-certificates';
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
  /** Whether it was given as trusted. */
  readonly isGiven: boolean;
  /** Of its own signature; undefined where its issuer is not here. */
  readonly signature: Verdict | undefined;
  readonly pem: string;
}

export type SignatureFault =
  | {
      readonly code:
        'bad-range' | 'range-not-from-start' | 'ranges-overlap' | 'range-outside' | 'gap-mismatch' | 'no-contents';
    }
  /** The file ends in it, or what stands in its dictionary is no PDF. */
  | { readonly code: 'cut-off' | 'damaged-dictionary' }
  | { readonly code: 'not-cms' | 'damaged' | 'signer-count' }
  /** Neither in the file nor among the certificates that were given. */
  | { readonly code: 'no-certificate'; readonly digest: 'fits' | 'unknown'; readonly signer: NamedSigner | undefined }
  | { readonly code: 'wrong-digest' | 'wrong-signature' | 'wrong-certificate' | 'wrong-type' }
  | { readonly code: 'unknown-hash' | 'unknown-scheme' | 'unknown-filter'; readonly oid: string };

/** How a signature names the certificate of its signer. */
export interface NamedSigner {
  readonly issuer: string;
  /** In hex. */
  readonly serial: string;
}

/**
 * `changed`: the signed bytes are not these. `invalid`: the signature is not the certificate's, or its ranges do not cover what they claim.
 * `unreadable`: there is no signature in it that can be read. `unchecked`: it uses what is not known here, or has no certificate.
 */
export type SignatureStatus = 'intact' | 'changed' | 'invalid' | 'unreadable' | 'unchecked';

export type SignatureWarning =
  | { readonly code: 'weak-hash'; readonly hash: string }
  | { readonly code: 'short-key'; readonly key: string }
  | { readonly code: 'outside-validity' }
  | { readonly code: 'not-for-signing' }
  /** Nobody but the signer says who the signer is. */
  | { readonly code: 'self-signed' }
  /** Bytes were added although the author of the document allows no change. */
  | { readonly code: 'added-to-final' }
  | { readonly code: 'bad-timestamp' };

export type Trust =
  /** No roots were given, or none of them could be read. */
  | { readonly code: 'unasked' | 'roots-unread' }
  /** A chain leads to a root that was given, or the signer's own certificate was given. */
  | { readonly code: 'trusted' | 'given' }
  | Distrust;

/**
 * What the author of a certified document allows (DocMDP): 1 nothing, 2 forms and signatures, 3 also comments. `unread` where it stands in what is not
 * read here.
 */
export type Permission = 1 | 2 | 3 | 'unread';

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
  /** Undefined where the signature certifies nothing. */
  readonly permission: Permission | undefined;
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
  /** Whether it has a store of certificates and of what says whether they were revoked (DSS), which is not looked at. */
  readonly hasRevocationData: boolean;
  readonly signatures: readonly SignatureReport[];
  /** Beyond those. */
  readonly more: number;
  /** Roots that were read from what was given. */
  readonly roots: number;
  /** Undefined where nothing is wrong with them. Those that could be read count all the same. */
  readonly rootFault: RootFault | undefined;
}
