import type { Key } from '../../lib/keys/key';
import type { ReadKey } from '../../lib/keys/read-key';
import type { Certificate } from '../../lib/x509/certificate';
import type { MacFacts } from '../../lib/x509/pkcs12';
import type { EncryptionFacts } from '../../lib/x509/encryption-facts';
import type { CertifiedKey } from '../../lib/x509/public-key';
import type { CertificateRequest } from '../../lib/x509/request';
import type { RevocationList } from '../../lib/x509/revocation-list';

export type ObjectKind = 'certificate' | 'request' | 'list' | 'key';

/** Where an object was found. */
export interface Origin {
  /** As PEM or XML call it; undefined where nothing does. */
  readonly label: string | undefined;
  /** Where it begins in the text of the box, in UTF-16 units; undefined in a file of bytes. */
  readonly at: number | undefined;
  /** What it stood in. */
  readonly inside: 'pkcs7' | 'pkcs12' | undefined;
  readonly friendlyName: string | undefined;
  /** Bytes behind it that belong to nothing. */
  readonly trailing: number;
}

/** A key that was read: with its secret, or as a certificate has it. */
export type FoundKey =
  | { readonly form: 'whole'; readonly key: Key; readonly read: Pick<ReadKey, 'source' | 'wasEncrypted'> }
  | { readonly form: 'public'; readonly key: CertifiedKey; readonly spki: Uint8Array };

export type FoundObject = { readonly origin: Origin } & (
  | { readonly kind: 'certificate'; readonly value: Certificate }
  | { readonly kind: 'request'; readonly value: CertificateRequest }
  | { readonly kind: 'list'; readonly value: RevocationList }
  | { readonly kind: 'key'; readonly value: FoundKey }
);

/** Why something in the box is not shown. */
export type ObjectFault = { readonly label?: string | undefined; readonly at?: number | undefined } & (
  | { readonly code: 'not-base64'; readonly at: number }
  /** A block of PEM without its end. */
  | { readonly code: 'no-end' }
  /** Bytes that its length announces, and bytes that are there. */
  | { readonly code: 'cut-off'; readonly announced: number; readonly there: number }
  | { readonly code: 'java-keystore' | 'needs-password' | 'wrong-password' | 'inconsistent-key' }
  | { readonly code: 'unsupported-encryption' | 'unsupported-key'; readonly found: string }
  | { readonly code: 'too-many-rounds'; readonly rounds: number }
  /** It is of that kind, as far as can be told, and is damaged. */
  | { readonly code: 'malformed'; readonly what: ObjectKind | 'pkcs7' | 'pkcs12' | undefined }
  /** ASN.1 of another kind: what its first oid names, where it has one. */
  | { readonly code: 'unknown-object'; readonly oid: string | undefined }
);

/** A PKCS#12 file that was opened. */
export interface Pkcs12Facts {
  readonly mac: MacFacts | undefined;
  readonly encryption: readonly EncryptionFacts[];
  readonly isPasswordEmpty: boolean;
  readonly certificates: number;
  readonly keys: number;
  /** Names in the file, each once. */
  readonly names: readonly string[];
}

export interface Found {
  readonly objects: readonly FoundObject[];
  readonly faults: readonly ObjectFault[];
  readonly stores: readonly Pkcs12Facts[];
}
