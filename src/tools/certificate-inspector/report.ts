import type { EncodingNote } from '../../lib/x509/encoding-notes';
import type { ExtensionValue } from '../../lib/x509/extensions';
import type { DistinguishedName } from '../../lib/x509/distinguished-name';
import type { PathProblem } from '../../lib/x509/path-problems';
import type { RootFault } from '../../lib/x509/pem-certificates';
import type { ListLimit, RevocationState } from '../../lib/x509/revocation';
import type { Revocation } from '../../lib/x509/revocation-list';
import type { Verdict } from '../../lib/x509/verify-signature';
import type { ObjectFault, ObjectKind, Origin, Pkcs12Facts } from './objects';

export type NameFacts = Pick<DistinguishedName, 'attributes' | 'text'>;

export interface KeyFacts {
  /** As one says it, such as `RSA 4096` or `P-256`. */
  readonly name: string;
  /** Of RSA and of the curves. */
  readonly bits: number | undefined;
  readonly curve: string | undefined;
  /** Of RSA, in decimal digits. */
  readonly exponent: string | undefined;
  /** SHA-256 of the SubjectPublicKeyInfo, in hex and as a pin in Base64. */
  readonly spkiHex: string;
  readonly pin: string;
  readonly pem: string;
}

export interface ExtensionFacts {
  readonly oid: string;
  readonly isCritical: boolean;
  readonly value: ExtensionValue;
  readonly hex: string;
}

/** A name of a certificate; `unicode` where it is written otherwise in other scripts. */
export interface AlternativeName {
  readonly kind: string;
  readonly text: string;
  readonly unicode: string | undefined;
}

interface Common {
  readonly origin: Origin;
  readonly der: Uint8Array;
  readonly pem: string;
}

interface Signed extends Common {
  /** The oid of the scheme, and what it is called. */
  readonly schemeOid: string;
  readonly scheme: string;
  /** Undefined where the key of its issuer is not here. */
  readonly signature: Verdict | undefined;
  readonly extensions: readonly ExtensionFacts[];
}

export type Warning =
  | { readonly code: 'expired' | 'not-yet-valid' | 'no-names' }
  | { readonly code: 'weak-hash'; readonly hash: string }
  | { readonly code: 'short-key'; readonly bits: number }
  /** From one end to the other; the last second may be all that is above the 398. */
  | { readonly code: 'long-life'; readonly days: number };

export interface CertificateFacts extends Signed {
  readonly kind: 'certificate';
  /** What it is called by. */
  readonly name: string;
  readonly version: number;
  /** Upper-case hex without a sign or zeros before, and decimal digits. */
  readonly serialHex: string;
  readonly serialDecimal: string;
  readonly subject: NameFacts;
  readonly issuer: NameFacts;
  /** Milliseconds since the epoch, both ends included. */
  readonly notBefore: number;
  readonly notAfter: number;
  /** From one end to the other. */
  readonly days: number;
  /** Whole days, below zero since the end. */
  readonly daysLeft: number;
  readonly key: KeyFacts;
  readonly sha256: string;
  readonly sha1: string;
  readonly md5: string;
  readonly isAuthority: boolean;
  /** The same name signs and is signed; that it is also the same key is another matter. */
  readonly isSelfIssued: boolean;
  readonly isSelfSigned: boolean;
  readonly names: readonly AlternativeName[];
  readonly validation: 'domain' | 'organization' | 'individual' | 'extended' | undefined;
  readonly notes: readonly EncodingNote[];
  readonly warnings: readonly Warning[];
}

export interface RequestFacts extends Signed {
  readonly kind: 'request';
  readonly name: string;
  readonly version: number;
  readonly subject: NameFacts;
  readonly key: KeyFacts;
  readonly names: readonly AlternativeName[];
  readonly hasChallenge: boolean;
  readonly attributes: readonly { readonly oid: string; readonly value: string }[];
  readonly notes: readonly EncodingNote[];
}

export interface ListFacts extends Signed {
  readonly kind: 'list';
  readonly version: number;
  readonly issuer: NameFacts;
  readonly number: string | undefined;
  readonly thisUpdate: number;
  readonly nextUpdate: number | undefined;
  readonly limits: readonly ListLimit[];
  readonly entries: readonly Revocation[];
}

/** Of a key no secret is told, nor its bytes. */
export interface KeyObjectFacts {
  readonly kind: 'key';
  readonly origin: Origin;
  readonly key: KeyFacts;
  readonly isPrivate: boolean;
  readonly wasEncrypted: boolean;
}

export type ObjectFacts = CertificateFacts | RequestFacts | ListFacts | KeyObjectFacts;

/** A label that says something else than what is there. */
export interface LabelNote {
  readonly object: number;
  readonly label: string;
  readonly kind: ObjectKind;
}

export interface ChainFacts {
  /** From the leaf up: places in `objects`, or in `roots` where it was only given there. */
  readonly links: readonly {
    readonly object: number | undefined;
    readonly name: string;
    readonly fingerprint: string;
    readonly signature: Verdict | undefined;
    readonly revocation: RevocationState | undefined;
  }[];
  readonly problems: readonly PathProblem[];
  readonly intact: 'yes' | 'no' | 'unchecked';
  readonly isComplete: boolean;
  readonly trusted: 'yes' | 'no' | 'unasked';
  readonly missing: { readonly issuer: string; readonly addresses: readonly string[] } | undefined;
  /** Whether the box has them in another order. */
  readonly isReordered: boolean;
  /** PEM of those that are in the box, from the leaf up. */
  readonly pem: string;
}

export interface HostFacts {
  readonly object: number;
  /** The name that fits; undefined where none does. */
  readonly by: string | undefined;
  /** Whether its extended usages, if it has any, let it be shown by a server. */
  readonly isForServers: boolean;
}

export interface InspectReport {
  /** The moment of the check. */
  readonly at: number;
  readonly objects: readonly ObjectFacts[];
  readonly faults: readonly ObjectFault[];
  readonly stores: readonly Pkcs12Facts[];
  readonly labels: readonly LabelNote[];
  /** One for each certificate that issued no other in the box. */
  readonly chains: readonly ChainFacts[];
  /** Objects with the same public key, by their places; each is in one group. */
  readonly sameKey: readonly (readonly number[])[];
  readonly hasPrivateKey: boolean;
  /** For each certificate of a chain's beginning; undefined where no host was asked for. */
  readonly host: readonly HostFacts[] | undefined;
  readonly roots: number;
  /** Undefined where nothing is wrong with them. */
  readonly rootFault: RootFault | undefined;
}

export type InspectFault =
  | { readonly code: 'nothing' | 'bad-host' | 'bad-time' }
  /** The only thing in the box cannot be read. */
  | ObjectFault;
