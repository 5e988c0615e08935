import type { Url } from './read-url';
import { trimAddress } from './trim';

/** What parsing an address changed about it, with the piece before and after. */
export interface Change {
  readonly code:
    | 'trimmed'
    | 'breaks'
    | 'resolved'
    | 'scheme-case'
    | 'slashes'
    | 'backslashes'
    | 'host-case'
    | 'host-idna'
    | 'host-ipv4'
    | 'host-ipv6'
    | 'host-other'
    | 'empty-credentials'
    | 'default-port'
    | 'port-form'
    | 'root-path'
    | 'dot-segments'
    | 'encoded'
    | 'other';
  readonly from: string;
  readonly to: string;
}

const SPECIAL = /^(https?|wss?|ftp|file):$/;
const DOT_SEGMENT = /(?:^|\/)(?:\.|%2e){1,2}(?=\/|$)/i;

/** Everything that the parser (WHATWG URL) changed between the text as typed and the normal form. */
export function changesOf(typed: string, url: Url, isRelative: boolean): Change[] {
  const changes: Change[] = [];
  const note = (code: Change['code'], from: string, to: string) => {
    if (from !== to) changes.push({ code, from, to });
  };
  const trimmed = trimAddress(typed);
  note('trimmed', typed, trimmed);
  const text = trimmed.replace(/[\t\n\r]/g, '');
  note('breaks', trimmed, text);
  const scheme = /^[a-z][a-z0-9+.-]*:/i.exec(text)?.[0];
  if (scheme === undefined || isRelative) {
    note('resolved', text, url.href);
    return changes;
  }
  const before = changes.length;
  note('scheme-case', scheme, url.protocol);
  const isSpecial = SPECIAL.test(url.protocol);
  const pattern = isSpecial
    ? /^([\\/]*)([^\\/?#]*)([^?#]*)(\?[^#]*)?(#[^]*)?$/
    : /^((?:\/\/)?)((?<=\/\/)[^/?#]*)?([^?#]*)(\?[^#]*)?(#[^]*)?$/;
  const [, slashes = '', authority = '', path = '', query = '', fragment = ''] =
    pattern.exec(text.slice(scheme.length)) ?? [];
  if (url.protocol !== 'file:') {
    if (isSpecial) note('slashes', slashes, '//');
    noteAuthority(authority, url, note);
    notePath(path, url, isSpecial, note);
  } else {
    note('other', `${slashes}${authority}${path}`, `//${url.host}${url.pathname}`);
  }
  if (url.search !== '') note('encoded', query, url.search);
  if (url.hash !== '') note('encoded', fragment, url.hash);
  if (changes.length === before) note('other', text, url.href);
  return changes;
}

type Note = (code: Change['code'], from: string, to: string) => void;

function noteAuthority(authority: string, url: Url, note: Note): void {
  const at = authority.lastIndexOf('@');
  const credentials = url.password === '' ? url.username : `${url.username}:${url.password}`;
  if (at >= 0) {
    const typed = authority.slice(0, at);
    // Only the first colon parts the password from the name.
    const filled = typed.indexOf(':') === typed.length - 1 ? typed.replace(/:$/, '') : typed;
    if (filled !== typed || typed === '') note('empty-credentials', `${typed}@`, filled === '' ? '' : `${filled}@`);
    note('encoded', filled, credentials);
  }
  const [, host = '', port] = /^(\[[^\]]*\]|[^:]*)(?::(\d*))?$/.exec(authority.slice(at + 1)) ?? [];
  note(hostChange(host, url.hostname), host, url.hostname);
  if (port === undefined) return;
  note(url.port === '' && port !== '' ? 'default-port' : 'port-form', port, url.port);
}

function hostChange(from: string, to: string): Change['code'] {
  if (from.startsWith('[')) return 'host-ipv6';
  if (/^\d+(\.\d+){3}$/.test(to)) return 'host-ipv4';
  if (from.toLowerCase() === to) return 'host-case';
  return /\P{ASCII}|xn--/u.test(from) ? 'host-idna' : 'host-other';
}

function notePath(path: string, url: Url, isSpecial: boolean, note: Note): void {
  if (path === '') return note('root-path', '', url.pathname);
  const slashed = isSpecial ? path.replaceAll('\\', '/') : path;
  note('backslashes', path, slashed);
  note(DOT_SEGMENT.test(slashed) ? 'dot-segments' : 'encoded', slashed, url.pathname);
}
