import { asAddress, textOfBase64, unescaped } from './address-text';
import type { LinkParts, Wrapped } from './wrapped';

/** A filter whose address stands in the path: the group of its pattern, which is tried on all behind the host. */
interface PathFilter {
  readonly filter: string;
  readonly host: RegExp;
  readonly rest: RegExp;
  readonly as?: 'base64';
}

const PATH_FILTERS: readonly PathFilter[] = [
  { filter: 'Cisco Secure Email', host: /^secure-web\.cisco\.com$/, rest: /^\/[^/]+\/(https?(?:%3a|:).+)$/is },
  // Check Point's and Avanan's; what is written behind r01 is enciphered.
  {
    filter: 'Check Point (Avanan)',
    host: /^(?:[a-z\d-]+\.)*(?:avanan\.click|checkpoint\.com)$/,
    rest: /^\/v2\/(?:r\d\d\/)?___(.+?)___(?:\.[^/]*)?$/is,
  },
  { filter: 'Bitdefender', host: /^(?:[a-z\d-]+\.)?linkscan\.io$/, rest: /^\/scan\/ux\/([\w+=-]+)\//i, as: 'base64' },
  { filter: 'Menlo Security', host: /^safe\.menlosecurity\.com$/, rest: /^\/(https?:.+)$/is },
  { filter: 'Yahoo', host: /^r\.search\.yahoo\.com$/, rest: /\/RU=([^/]+)\/RK=/i },
];

const ADDRESS = /^[a-z][a-z\d+.-]*:/i;

/** A link whose path holds the address; undefined for any other. */
export function readPathFilter({ host, rest }: LinkParts): Wrapped | undefined {
  for (const { filter, host: hosts, rest: pattern, as } of PATH_FILTERS) {
    const raw = hosts.test(host) ? pattern.exec(rest)?.[1] : undefined;
    if (raw === undefined) continue;
    const isEncoded = /^[a-z]+%3a/i.test(raw);
    const target = as === 'base64' ? (textOfBase64(raw) ?? '') : isEncoded ? unescaped(raw) : raw;
    return ADDRESS.test(target) && /^(?:https?|ftp|mailto|tel):/i.test(target)
      ? { filter, state: 'found', target: asAddress(target), fields: [] }
      : { filter, state: 'hidden', target: '', fields: [] };
  }
  return undefined;
}
