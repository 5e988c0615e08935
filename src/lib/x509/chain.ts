import type { Certificate } from './certificate';
import { verifySignature, type Verdict } from './verify-signature';

/** Longer chains are not in use. */
const LONGEST = 12;

export interface ChainLink {
  readonly certificate: Certificate;
  /** Whether its own signature is right, by the next one's key, or its own at the end; undefined where the issuer is not here. */
  readonly signature: Verdict | undefined;
}

export interface Chain {
  /** From the one that was asked for to the last issuer that is here. */
  readonly links: readonly ChainLink[];
  /** Whether the last one issued itself. */
  readonly isComplete: boolean;
}

export const isSelfIssued = ({ issuer, subject }: Certificate): boolean => issuer.key === subject.key;

/** From a certificate up to one that issued itself, as far as the others are here, whatever their order. */
export async function buildChain(leaf: Certificate, others: readonly Certificate[]): Promise<Chain> {
  const links: ChainLink[] = [];
  const seen = new Set<string>();
  let certificate = leaf;
  for (;;) {
    seen.add(certificate.fingerprint);
    if (isSelfIssued(certificate)) {
      const own = await signedBy(certificate, certificate);
      links.push({ certificate, signature: own });
      return { links, isComplete: own === 'right' };
    }
    const issuer = await issuerOf(certificate, others);
    links.push({ certificate, signature: issuer?.signature });
    if (!issuer || seen.has(issuer.certificate.fingerprint) || links.length >= LONGEST)
      return { links, isComplete: false };
    certificate = issuer.certificate;
  }
}

export const signedBy = ({ scheme, signed, signature }: Certificate, issuer: Certificate): Promise<Verdict> =>
  verifySignature(issuer.key, scheme, { message: signed }, signature);

/** Of several with the name the one whose key it is; else any, so that one sees what does not fit. */
async function issuerOf(certificate: Certificate, others: readonly Certificate[]) {
  let best: { certificate: Certificate; signature: Verdict } | undefined;
  let tried = 0;
  for (const other of others) {
    if (other.subject.key !== certificate.issuer.key || tried++ > 20) continue;
    const { issuerKeyId } = certificate;
    if (issuerKeyId && other.keyId && issuerKeyId !== other.keyId && best) continue;
    const signature = await signedBy(certificate, other);
    if (signature === 'right') return { certificate: other, signature };
    best ??= { certificate: other, signature };
  }
  return best;
}

export type Distrust =
  | { readonly code: 'incomplete'; readonly issuer: string }
  | { readonly code: 'not-your-root'; readonly root: string }
  | {
      readonly code: 'wrong-signature' | 'not-yet-valid' | 'expired' | 'not-an-authority' | 'unsupported';
      readonly subject: string;
    };

/** Why a chain does not lead to one of the roots at that moment; undefined where it does. Revocation is not looked at. */
export function distrustOf({ links, isComplete }: Chain, roots: ReadonlySet<string>, at: number): Distrust | undefined {
  const end = links.findIndex(({ certificate }) => roots.has(certificate.fingerprint));
  const path = end < 0 ? links : links.slice(0, end + 1);
  for (const [place, { certificate, signature }] of path.entries()) {
    const subject = certificate.subject.text;
    // The signature of a root that was given plays no part.
    if (place !== end && signature === 'wrong') return { code: 'wrong-signature', subject };
    if (place !== end && signature === 'unsupported') return { code: 'unsupported', subject };
    if (at < certificate.notBefore) return { code: 'not-yet-valid', subject };
    if (at > certificate.notAfter) return { code: 'expired', subject };
    if (place > 0 && !mayIssue(certificate, place - 1)) return { code: 'not-an-authority', subject };
  }
  if (end >= 0) return undefined;
  const last = links.at(-1)?.certificate;
  return isComplete
    ? { code: 'not-your-root', root: last?.subject.text ?? '' }
    : { code: 'incomplete', issuer: last?.issuer.text ?? '' };
}

/** Whether it may sign a certificate with so many authorities below it. */
function mayIssue({ version, isAuthority, pathLength, usages }: Certificate, below: number): boolean {
  // Old roots of version 1 have no extensions.
  if (version >= 3 && isAuthority !== true) return false;
  return (pathLength === undefined || below <= pathLength) && (usages === undefined || usages.includes('keyCertSign'));
}
