import { readUrl, suggestionFor, withScheme, type Url } from './read-url';
import { trimAddress } from './trim';

/** Why a text is no address, as far as it can be told. */
export type UrlFault =
  | { readonly code: 'no-scheme'; readonly suggestion?: string }
  /** It stands in quotes or brackets. */
  | { readonly code: 'wrapped'; readonly suggestion: string }
  | { readonly code: 'bad-base' | 'opaque-base' }
  | { readonly code: 'host-space' | 'no-host' | 'bad-ipv4' | 'bad-ipv6' | 'bad-host' | 'bad-port' | 'not-a-url' }
  | { readonly code: 'host-character'; readonly found: string };

const SPECIAL = /^(https?|wss?|ftp|file)$/i;
// The URL Standard's forbidden host and domain code points, without the space, which is named apart.
const FORBIDDEN = /[\p{Cc}#%/<>?@[\\\]^`{|}]/u;

/** Finds the reason why a text was refused, given the base that it was read against, if any. */
export function explainUrl(typed: string, base: Url | undefined): UrlFault {
  const text = trimAddress(typed).replace(/[\t\n\r]/g, '');
  const scheme = schemeOf(text);
  if (scheme === undefined && base === undefined) return missingScheme(text);
  if (scheme === undefined && base && !base.pathname.startsWith('/') && base.host === '')
    return { code: 'opaque-base' };
  const isSpecial = SPECIAL.test(scheme ?? base?.protocol.slice(0, -1) ?? '');
  const rest = scheme === undefined ? text : text.slice(scheme.length + 1);
  const authority = (isSpecial ? /^[\\/]*([^\\/?#]*)/ : /^\/\/([^/?#]*)/).exec(rest)?.[1];
  return authority === undefined ? { code: 'not-a-url' } : explainHost(authority, isSpecial);
}

function schemeOf(text: string): string | undefined {
  return /^([a-z][a-z0-9+.-]*):/i.exec(text)?.[1];
}

function missingScheme(text: string): UrlFault {
  const inner = unwrapped(text);
  if (inner === '' || wrappingOf(inner)) return { code: 'no-scheme' };
  if (inner !== text) {
    const url = readUrl(inner);
    if (url) return { code: 'wrapped', suggestion: suggestionFor(inner, url) ?? inner };
    const fault = explainUrl(inner, undefined);
    const isOffered = fault.code === 'no-scheme' && fault.suggestion !== undefined;
    return isOffered ? { code: 'wrapped', suggestion: fault.suggestion } : fault;
  }
  const isPath = /^(?:[?#.]|[\\/](?![\\/]))/.test(text);
  const suggestion = isPath ? undefined : withScheme(text.replace(/^[\\/]{2}/, ''));
  return suggestion === undefined ? { code: 'no-scheme' } : { code: 'no-scheme', suggestion };
}

/** Signs that an address is put between in texts, with what follows it there. */
const WRAPPINGS: readonly (readonly [start: RegExp, end: RegExp])[] = [
  [/^["“”„]/, /["“”][,;.]?$/],
  [/^['‘’‚]/, /['‘’][,;.]?$/],
  [/^`/, /`[,;.]?$/],
  [/^<(?:URL:)?/i, />[,;.]?$/],
  [/^«/, /»[,;.]?$/],
  [/^[「『《〈]/, /[」』》〉][，；。]?$/],
  [/^[(（]/, /[)）][,;.，；。]?$/],
];

const wrappingOf = (text: string) => WRAPPINGS.find(([start]) => start.test(text));

/** Nobody puts an address between more pairs than these. */
const MOST_WRAPPINGS = 10;

/** The text without quotes and brackets around it, also where only the first of two was copied. */
function unwrapped(text: string): string {
  let inner = text;
  for (let depth = 0; depth < MOST_WRAPPINGS; depth++) {
    const found = wrappingOf(inner);
    if (!found) break;
    inner = inner.replace(found[0], '').replace(found[1], '').trim();
  }
  return inner;
}

function explainHost(authority: string, isSpecial: boolean): UrlFault {
  const hostAndPort = authority.slice(authority.lastIndexOf('@') + 1);
  const [, host = '', port] = /^(\[[^\]]*\]?|[^:]*)(?::([^]*))?$/.exec(hostAndPort) ?? [];
  const decoded = decodedHost(host);
  if (/\s/.test(decoded)) return { code: 'host-space' };
  if (host === '') return { code: 'no-host' };
  if (host.startsWith('[')) return readUrl(`http://${host}/`) ? portFault(port) : { code: 'bad-ipv6' };
  if (isSpecial && readUrl(`http://${host}/`)) return portFault(port);
  if (!isSpecial && readUrl(`x://${host}/`)) return portFault(port);
  if (isSpecial && /(^|\.)(\d+|0x[0-9a-f]*)\.?$/i.test(host)) return { code: 'bad-ipv4' };
  const found = FORBIDDEN.exec(decoded)?.[0];
  return found === undefined ? { code: 'bad-host' } : { code: 'host-character', found };
}

function decodedHost(host: string): string {
  try {
    return decodeURIComponent(host);
  } catch {
    return host;
  }
}

function portFault(port: string | undefined): UrlFault {
  return port === undefined ? { code: 'not-a-url' } : { code: 'bad-port' };
}
