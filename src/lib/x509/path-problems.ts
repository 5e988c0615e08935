import { isSelfIssued } from './chain';
import type { Certificate } from './certificate';
import { extensionNamed, readExtension } from './extensions';
import { trespassOf, type Trespass } from './name-constraints';
import { hasPolicy } from './policy-tree';
import type { RevocationState } from './revocation';
import type { Reason } from './revocation-list';
import type { Verdict } from './verify-signature';

/** Why a chain does not hold, and where: 0 is the certificate that was asked for. */
export type PathProblem = { readonly place: number } & (
  | { readonly code: 'wrong-signature' | 'unchecked-signature' }
  | { readonly code: 'not-yet-valid'; readonly from: number }
  | { readonly code: 'expired'; readonly since: number }
  /** It issued another, and does not say that it may. */
  | { readonly code: 'not-an-authority' | 'no-certificate-signing' }
  | { readonly code: 'path-length'; readonly limit: number; readonly found: number }
  | { readonly code: 'unknown-critical'; readonly oid: string }
  /** Programs differ in which one of them counts. */
  | { readonly code: 'repeated-extension'; readonly oid: string }
  | { readonly code: 'precertificate' }
  | { readonly code: 'name-constraint'; readonly by: string; readonly trespass: Trespass }
  | { readonly code: 'no-policy' }
  | { readonly code: 'revoked'; readonly since: number; readonly reason: Reason | undefined }
);

interface Judged {
  readonly certificates: readonly Certificate[];
  readonly signatures: readonly (Verdict | undefined)[];
  readonly revocations: readonly (RevocationState | undefined)[];
  readonly isComplete: boolean;
  readonly at: number;
}

/** Extensions that the check takes account of, and so may be critical. */
const KNOWN = new Set([
  ...['2.5.29.14', '2.5.29.15', '2.5.29.17', '2.5.29.19', '2.5.29.30', '2.5.29.31', '2.5.29.32', '2.5.29.33'],
  ...['2.5.29.35', '2.5.29.36', '2.5.29.37', '2.5.29.54', '2.16.840.1.113730.1.1', '1.3.6.1.5.5.7.1.24'],
]);
const PRECERTIFICATE = '1.3.6.1.4.1.11129.2.4.3';

/** All that RFC 5280, 6.1 finds wrong. */
export function problemsOf({ certificates, signatures, revocations, isComplete, at }: Judged): PathProblem[] {
  const problems = certificates.flatMap((certificate, place) => [
    ...ownProblems(certificate, place, at),
    ...signatureProblems(signatures[place], place),
    ...(place > 0 ? issuerProblems(certificates, place, isComplete && place === certificates.length - 1) : []),
    ...constraintProblems(certificates, place),
    ...revocationProblems(revocations[place], place),
  ]);
  // The root's own policies are not of the path.
  const fromRoot = certificates.slice(0, isComplete && certificates.length > 1 ? -1 : undefined).toReversed();
  return hasPolicy(fromRoot) ? problems : [...problems, { code: 'no-policy', place: 0 }];
}

function signatureProblems(verdict: Verdict | undefined, place: number): PathProblem[] {
  if (verdict === 'wrong') return [{ code: 'wrong-signature', place }];
  return verdict === 'unsupported' ? [{ code: 'unchecked-signature', place }] : [];
}

/** Both ends of the validity are included: the last second counts. */
function ownProblems({ notBefore, notAfter, extensions }: Certificate, place: number, at: number): PathProblem[] {
  const problems: PathProblem[] = [];
  // A clock tells milliseconds, a certificate seconds.
  if (at < notBefore) problems.push({ code: 'not-yet-valid', from: notBefore, place });
  if (Math.floor(at / 1000) * 1000 > notAfter) problems.push({ code: 'expired', since: notAfter, place });
  const seen = new Set<string>();
  for (const extension of extensions) {
    const { oid, isCritical } = extension;
    if (seen.has(oid)) problems.push({ code: 'repeated-extension', oid, place });
    seen.add(oid);
    if (oid === PRECERTIFICATE) problems.push({ code: 'precertificate', place });
    else if (isCritical && (!KNOWN.has(oid) || readExtension(extension).kind === 'unknown'))
      problems.push({ code: 'unknown-critical', oid, place });
  }
  return problems;
}

function issuerProblems(certificates: readonly Certificate[], place: number, isEnd: boolean): PathProblem[] {
  const certificate = certificates[place];
  if (!certificate) return [];
  const { version, isAuthority, pathLength, usages } = certificate;
  const problems: PathProblem[] = [];
  // Old roots of version 1 have no extensions.
  if (isAuthority !== true && !(version < 3 && isEnd)) problems.push({ code: 'not-an-authority', place });
  if (usages && !usages.includes('keyCertSign')) problems.push({ code: 'no-certificate-signing', place });
  // Those that issued themselves, such as to change a key, are not counted.
  const found = certificates.slice(1, place).filter((one) => !isSelfIssued(one)).length;
  if (pathLength !== undefined && isAuthority && found > pathLength)
    problems.push({ code: 'path-length', limit: pathLength, found, place });
  return problems;
}

/** What those above allow it to be called. */
function constraintProblems(certificates: readonly Certificate[], place: number): PathProblem[] {
  const certificate = certificates[place];
  if (!certificate || (place > 0 && isSelfIssued(certificate))) return [];
  return certificates.slice(place + 1).flatMap((issuer): PathProblem[] => {
    const constraints = extensionNamed(issuer.extensions, 'name-constraints');
    const trespass = constraints && trespassOf(certificate, constraints);
    return trespass ? [{ code: 'name-constraint', by: issuer.subject.text, trespass, place }] : [];
  });
}

function revocationProblems(state: RevocationState | undefined, place: number): PathProblem[] {
  if (state?.status !== 'revoked' || state.since === undefined) return [];
  return [{ code: 'revoked', since: state.since, reason: state.reason, place }];
}
