import type { Certificate } from './certificate';
import { extensionNamed } from './extensions';
import { listSignedBy, type Reason, type RevocationList } from './revocation-list';

/** What the lists that are here say of a certificate at a moment. */
export interface RevocationState {
  /** `hold` may be lifted again. `unknown`: there is no list of its issuer that may be used. */
  readonly status: 'good' | 'revoked' | 'unknown';
  readonly since: number | undefined;
  readonly reason: Reason | undefined;
  /** Why the list says less than it could: the moment is not between its updates, or it is not for all certificates or reasons. */
  readonly limits: readonly ListLimit[];
}

export type ListLimit =
  | { readonly code: 'out-of-date'; readonly next: number }
  | { readonly code: 'not-yet'; readonly from: number }
  | { readonly code: 'partial' };

/** Extensions of a list that are taken account of; another critical one forbids to use it (RFC 5280, 5.2). */
const KNOWN = new Set([
  '2.5.29.28',
  '2.5.29.20',
  '2.5.29.27',
  '2.5.29.35',
  '2.5.29.18',
  '2.5.29.46',
  '1.3.6.1.5.5.7.1.1',
]);

/** Whether the certificate, issued by the other, stands in one of the lists. */
export async function revocationOf(
  certificate: Certificate,
  issuer: Certificate,
  lists: readonly RevocationList[],
  at: number,
): Promise<RevocationState> {
  let status: RevocationState['status'] = 'unknown';
  const limits: ListLimit[] = [];
  for (const list of lists) {
    if (list.issuer.key !== issuer.subject.key || !isFor(list, certificate)) continue;
    if (issuer.usages && !issuer.usages.includes('cRLSign')) continue;
    if ((await listSignedBy(list, issuer)) !== 'right') continue;
    const found = list.entries.findLast(
      ({ serial, issuerKey }) =>
        serial === certificate.serial && (issuerKey ?? list.issuer.key) === certificate.issuer.key,
    );
    limits.push(...limitsOf(list, at));
    if (found && found.reason !== 'remove' && found.time <= at)
      return { status: 'revoked', since: found.time, reason: found.reason, limits };
    if (!extensionNamed(list.extensions, 'delta-base')) status = 'good';
  }
  return { status, since: undefined, reason: undefined, limits };
}

/** Whether the list is for certificates of that kind, and holds nothing critical that is not known. */
function isFor({ extensions }: RevocationList, { isAuthority }: Certificate): boolean {
  if (extensions.some(({ oid, isCritical }) => isCritical && !KNOWN.has(oid))) return false;
  const only = extensionNamed(extensions, 'issuing-point')?.only ?? [];
  return only.length === 0 || only.includes(isAuthority === true ? 'authority' : 'user');
}

export function limitsOf({ thisUpdate, nextUpdate, extensions }: RevocationList, at: number): ListLimit[] {
  const limits: ListLimit[] = [];
  if (at < thisUpdate) limits.push({ code: 'not-yet', from: thisUpdate });
  if (nextUpdate !== undefined && at > nextUpdate) limits.push({ code: 'out-of-date', next: nextUpdate });
  if (extensionNamed(extensions, 'issuing-point')?.reasons) limits.push({ code: 'partial' });
  return limits;
}
