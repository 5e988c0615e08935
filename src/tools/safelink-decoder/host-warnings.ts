import { hostLook } from '../../lib/look-alikes/host-look';
import type { LookAlikes } from '../../lib/look-alikes/look-alikes';
import { unicodeHost } from '../../lib/unicode-host';

/** What is odd about where an address leads. */
export type HostWarning =
  | { readonly code: 'punycode'; readonly host: string; readonly unicode: string }
  | { readonly code: 'look-alike'; readonly host: string; readonly like: string }
  | { readonly code: 'mixed-scripts'; readonly host: string; readonly scripts: readonly string[] }
  | { readonly code: 'user'; readonly user: string; readonly host: string }
  | { readonly code: 'ip'; readonly host: string }
  | { readonly code: 'not-web'; readonly scheme: string };

/** Where an address leads, as it is shown. */
export interface Destination {
  readonly before: string;
  /** The host, in Unicode; empty where there is none. */
  readonly host: string;
  readonly behind: string;
  readonly warnings: readonly HostWarning[];
  /** An address of the web, which a browser may be sent to. */
  readonly canOpen: boolean;
}

/** Where an address leads, and what to mind before one goes there. */
export function destinationOf(address: string, table: LookAlikes): Destination {
  const [, before = '', user, host = '', behind = ''] =
    /^([a-z][a-z\d+.-]*:\/\/)(?:([^/?#]*)@)?(\[[^\]]*\]|[^/?#:\\]*)(.*)$/is.exec(address) ?? [];
  const scheme = /^([a-z][a-z\d+.-]*):/i.exec(address)?.[1]?.toLowerCase() ?? '';
  const isWeb = (scheme === 'http' || scheme === 'https') && URL.canParse(address);
  if (!isWeb) {
    return { before: address, host: '', behind: '', warnings: [{ code: 'not-web', scheme }], canOpen: false };
  }
  // As browsers read it: full-width letters, other dots and numbers of other bases are written in their usual way.
  const { hostname } = new URL(address);
  const shown = unicodeHost(hostname);
  const warnings = [...userWarnings(user, shown), ...hostWarnings(hostname, shown, table)];
  return {
    before: user === undefined ? before : `${before}${user}@`,
    host: isSameHost(host, shown) ? host : shown,
    behind,
    warnings,
    canOpen: true,
  };
}

const isSameHost = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();

function userWarnings(user: string | undefined, host: string): HostWarning[] {
  return user === undefined || user === '' ? [] : [{ code: 'user', user, host }];
}

function hostWarnings(hostname: string, unicode: string, table: LookAlikes): HostWarning[] {
  if (/^\d+(?:\.\d+){3}$|^\[/.test(hostname)) return [{ code: 'ip', host: hostname }];
  if (unicode === hostname) return [];
  const warnings: HostWarning[] = [{ code: 'punycode', host: hostname, unicode }];
  const { like, scripts } = hostLook(unicode, table);
  if (scripts.length > 0) warnings.push({ code: 'mixed-scripts', host: unicode, scripts });
  if (like !== undefined) warnings.push({ code: 'look-alike', host: unicode, like });
  return warnings;
}
