import { err, ok, type Result } from '../../lib/result';

/** The page that sets a cookie, or that asks for it. */
export interface Page {
  /** In small letters; an IPv6 address in brackets. */
  readonly host: string;
  readonly path: string;
  readonly isSecure: boolean;
  /** The machine itself, which browsers take for safe without https. */
  readonly isLocal: boolean;
}

export type PageFault = { readonly code: 'bad-page' };

/** Reads the address of a page; without a scheme it is taken for https. */
export function readPage(typed: string): Result<Page, PageFault> {
  const text = typed.trim();
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return err({ code: 'bad-page' });
  const { protocol, hostname, pathname } = new URL(address);
  const isSecure = protocol === 'https:' || protocol === 'wss:';
  // Chromium writes blanks and the like in a host as percent codes in place of refusing them.
  const isHost = hostname !== '' && !hostname.includes('%');
  if (!isHost || (!isSecure && protocol !== 'http:' && protocol !== 'ws:')) return err({ code: 'bad-page' });
  const isLocal = /^(?:.*\.)?localhost$|^127(?:\.\d+){3}$|^\[::1\]$/.test(hostname);
  return ok({ host: hostname.toLowerCase(), path: pathname, isSecure, isLocal });
}

/** The path of a cookie that names none: that of the page up to its last slash (RFC 6265, 5.1.4). */
export function defaultPath(path: string): string {
  const end = path.lastIndexOf('/');
  return end <= 0 ? '/' : path.slice(0, end);
}

/** Whether a cookie of this path goes to a page of that one. */
export function pathMatches(cookiePath: string, path: string): boolean {
  if (path === cookiePath) return true;
  return path.startsWith(cookiePath) && (cookiePath.endsWith('/') || path.charAt(cookiePath.length) === '/');
}

/** An address in numbers has no subdomains. */
export const isNumeric = (host: string) => /^\d+(?:\.\d+){3}$|^\[/.test(host);

/** Whether a host is a domain or below it (RFC 6265, 5.1.3). */
export function domainMatches(domain: string, host: string): boolean {
  return host === domain || (host.endsWith(`.${domain}`) && !isNumeric(host));
}
