import { isSelfIssued } from './chain';
import type { Certificate } from './certificate';
import { extensionNamed } from './extensions';

const ANY = '2.5.29.32.0';

/** A node of the tree of RFC 5280, 6.1.2: a policy, and which ones of the next certificate mean it. */
interface Node {
  readonly policy: string;
  expected: readonly string[];
}

/**
 * Whether a chain that must have a policy has one (RFC 5280, 6.1, with any policy accepted at the start). Of the tree only the lowest
 * row is kept: a node that no other follows is cut off there, and what stands above plays no further part.
 */
export function hasPolicy(fromRoot: readonly Certificate[]): boolean {
  const { length } = fromRoot;
  let row: Node[] = [{ policy: ANY, expected: [ANY] }];
  let [explicit, mapping, any] = [length + 1, length + 1, length + 1];
  for (const [place, certificate] of fromRoot.entries()) {
    const isLast = place === length - 1;
    const isOwn = isSelfIssued(certificate);
    row = nextRow(row, certificate, any > 0 || (!isLast && isOwn));
    if (explicit === 0 && row.length === 0) return false;
    const constraints = extensionNamed(certificate.extensions, 'policy-constraints');
    if (isLast) {
      if (!isOwn) explicit = Math.max(0, explicit - 1);
      if (constraints?.requireExplicit === 0) explicit = 0;
      break;
    }
    row = mapped(row, certificate, mapping > 0);
    if (!isOwn)
      [explicit, mapping, any] = [explicit, mapping, any].map((left) => Math.max(0, left - 1)) as [
        number,
        number,
        number,
      ];
    explicit = Math.min(explicit, constraints?.requireExplicit ?? explicit);
    mapping = Math.min(mapping, constraints?.inhibitMapping ?? mapping);
    any = Math.min(any, extensionNamed(certificate.extensions, 'inhibit-any-policy')?.skip ?? any);
  }
  return explicit > 0 || row.length > 0;
}

/** 6.1.3 (d): the policies of the certificate below those that are expected. */
function nextRow(row: readonly Node[], certificate: Certificate, isAnyAllowed: boolean): Node[] {
  const policies = (extensionNamed(certificate.extensions, 'policies')?.policies ?? []).map(({ oid }) => oid);
  const next = new Map<string, Node>();
  const add = (policy: string) => next.set(policy, { policy, expected: [policy] });
  const expected = new Set(row.flatMap((node) => node.expected));
  const hasAny = row.some(({ policy }) => policy === ANY);
  for (const oid of policies) if (oid !== ANY && (expected.has(oid) || hasAny)) add(oid);
  if (policies.includes(ANY) && isAnyAllowed) for (const oid of expected) if (!next.has(oid)) add(oid);
  return [...next.values()];
}

/** 6.1.4 (b): what the issuer calls a policy, its subjects may call otherwise. */
function mapped(row: readonly Node[], { extensions }: Certificate, isAllowed: boolean): Node[] {
  const pairs = extensionNamed(extensions, 'policy-mappings')?.pairs ?? [];
  const meanings = new Map<string, string[]>();
  for (const [from, to] of pairs) meanings.set(from, [...(meanings.get(from) ?? []), to]);
  if (meanings.size === 0) return [...row];
  if (!isAllowed) return row.filter(({ policy }) => !meanings.has(policy));
  const known = row.map((node) => ({ ...node, expected: meanings.get(node.policy) ?? node.expected }));
  const hasAny = row.some(({ policy }) => policy === ANY);
  const added = [...meanings].filter(([from]) => hasAny && !row.some(({ policy }) => policy === from));
  return [...known, ...added.map(([policy, expected]) => ({ policy, expected }))];
}
