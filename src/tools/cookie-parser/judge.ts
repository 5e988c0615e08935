import { defaultPath, domainMatches, isNumeric, type Page } from './page';
import { MOST_BYTES, MOST_SECONDS, type ParsedCookie } from './set-cookie';

/** Why a browser does not store a cookie. */
export type Refusal =
  | { readonly code: 'control'; readonly at: number }
  | {
      readonly code:
        | 'empty'
        | 'nameless-equals'
        | 'none-insecure'
        | 'partitioned-insecure'
        | 'domain-not-ascii'
        | 'no-host'
        | 'insecure-page';
    }
  | { readonly code: 'too-big'; readonly size: number }
  | { readonly code: 'prefix'; readonly prefix: Prefix; readonly lacks: readonly PrefixRule[] }
  | { readonly code: 'nameless-prefix'; readonly prefix: Prefix }
  | { readonly code: 'other-domain'; readonly domain: string; readonly host: string }
  | { readonly code: 'public-suffix'; readonly domain: string };

export const PREFIXES = ['__Host-Http-', '__Host-', '__Secure-', '__Http-'] as const;
export type Prefix = (typeof PREFIXES)[number];
export type PrefixRule = 'secure' | 'http-only' | 'host-only' | 'root-path';

const RULES: Readonly<Record<Prefix, readonly PrefixRule[]>> = {
  '__Host-Http-': ['secure', 'http-only', 'host-only', 'root-path'],
  '__Host-': ['secure', 'host-only', 'root-path'],
  '__Secure-': ['secure'],
  '__Http-': ['secure', 'http-only'],
};

/** What the name or address of a host is made of. */
const HOST = /^(?:[a-z\d_.-]+|\[[\da-f:.]+\])$/i;

/** How long a cookie lives. `at` is in Unix milliseconds, `seconds` counts from the time of reading. */
export type Life =
  | { readonly kind: 'session' }
  | {
      readonly kind: 'until';
      readonly from: 'max-age' | 'expires';
      readonly at: number;
      readonly seconds: number;
      readonly isCapped: boolean;
    };

/** What a browser does with a cookie. */
export interface Verdict {
  readonly state: 'stored' | 'refused' | 'deletes';
  readonly refusals: readonly Refusal[];
  /** Where it is sent: undefined where only the address of the page would tell. */
  readonly host?: string;
  readonly withSubdomains: boolean;
  readonly path?: string;
  readonly life: Life;
  /** A page without https sets a cookie for https, which browsers allow on the machine itself. */
  readonly isLocal: boolean;
}

/** What a name begins with that browsers hold to rules, whatever its case. */
export function prefixOf(name: string): Prefix | undefined {
  return PREFIXES.find((prefix) => name.toLowerCase().startsWith(prefix.toLowerCase()));
}

/**
 * Stores a cookie as RFC 6265bis, 5.7, has it, with what browsers ask for beyond: Partitioned and the prefixes `__Http-` and `__Host-Http-`.
 * Without a page only what the line itself tells is held against it.
 */
export function judge(
  cookie: ParsedCookie,
  page: Page | undefined,
  now: number,
  isPublicSuffix: (domain: string) => boolean,
): Verdict {
  const { domain = '' } = cookie;
  const isOwnSuffix = domain !== '' && domain === page?.host;
  const hasDomain = domain !== '' && !(isOwnSuffix && isPublicSuffix(domain));
  const refusals = [
    ...ownRefusals(cookie),
    ...prefixRefusals(cookie, domain === ''),
    ...domainRefusals(domain, page, isPublicSuffix),
    ...(cookie.secure && page && !page.isSecure && !page.isLocal ? [{ code: 'insecure-page' } as const] : []),
  ];
  const life = lifeOf(cookie, now);
  const isOver = life.kind === 'until' && life.at <= now;
  const host = hasDomain ? domain : page?.host;
  const path = cookie.path ?? (page && defaultPath(page.path));
  return {
    state: refusals.length > 0 ? 'refused' : isOver ? 'deletes' : 'stored',
    refusals,
    ...(host !== undefined && { host }),
    withSubdomains: hasDomain && !isNumeric(domain),
    ...(path !== undefined && { path }),
    life,
    isLocal: cookie.secure && page !== undefined && !page.isSecure && page.isLocal,
  };
}

function ownRefusals({ name, value, size, control, ...cookie }: ParsedCookie): Refusal[] {
  const refusals: Refusal[] = [];
  if (control !== undefined) refusals.push({ code: 'control', at: control });
  if (name === '' && value === '') refusals.push({ code: 'empty' });
  // Sent without its first `=` it would seem to have a name.
  if (name === '' && value.includes('=')) refusals.push({ code: 'nameless-equals' });
  if (size > MOST_BYTES) refusals.push({ code: 'too-big', size });
  if (cookie.sameSite === 'None' && !cookie.secure) refusals.push({ code: 'none-insecure' });
  if (cookie.partitioned && !cookie.secure) refusals.push({ code: 'partitioned-insecure' });
  return refusals;
}

function prefixRefusals(cookie: ParsedCookie, isHostOnly: boolean): Refusal[] {
  const { name, value } = cookie;
  const hidden = name === '' ? prefixOf(value) : undefined;
  if (hidden) return [{ code: 'nameless-prefix', prefix: hidden }];
  const prefix = prefixOf(name);
  if (!prefix) return [];
  const keeps: Readonly<Record<PrefixRule, boolean>> = {
    secure: cookie.secure,
    'http-only': cookie.httpOnly,
    'host-only': isHostOnly,
    'root-path': cookie.path === '/',
  };
  const lacks = RULES[prefix].filter((rule) => !keeps[rule]);
  return lacks.length > 0 ? [{ code: 'prefix', prefix, lacks }] : [];
}

function domainRefusals(
  domain: string,
  page: Page | undefined,
  isPublicSuffix: (domain: string) => boolean,
): Refusal[] {
  if (domain === '') return [];
  // oxlint-disable-next-line no-control-regex
  if (!/^[\u0000-\u007f]*$/.test(domain)) return [{ code: 'domain-not-ascii' }];
  if (!HOST.test(domain)) return [{ code: 'no-host' }];
  if (page && !domainMatches(domain, page.host)) return [{ code: 'other-domain', domain, host: page.host }];
  return domain !== page?.host && isPublicSuffix(domain) ? [{ code: 'public-suffix', domain }] : [];
}

/** Max-Age counts before Expires, and neither beyond 400 days. */
function lifeOf({ maxAge, expires }: ParsedCookie, now: number): Life {
  if (maxAge !== undefined) {
    const seconds = Math.min(maxAge, MOST_SECONDS);
    return until('max-age', Math.max(seconds, 0), maxAge > MOST_SECONDS, now);
  }
  if (expires === undefined) return { kind: 'session' };
  const seconds = Math.floor((expires - now) / 1000);
  const isCapped = seconds > MOST_SECONDS;
  if (isCapped) return until('expires', MOST_SECONDS, true, now);
  return { kind: 'until', from: 'expires', at: expires, seconds, isCapped };
}

function until(from: 'max-age' | 'expires', seconds: number, isCapped: boolean, now: number): Life {
  return { kind: 'until', from, at: now + seconds * 1000, seconds, isCapped };
}
