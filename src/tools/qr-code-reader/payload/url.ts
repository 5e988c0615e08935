import { hostLook } from '../../../lib/look-alikes/host-look';
import { packed } from '../../../lib/look-alikes/confusables';
import { readLookAlikes, type LookAlikes } from '../../../lib/look-alikes/look-alikes';
import { unicodeHost } from '../../../lib/unicode-host';
import { field, fieldIf, warning, warningIf } from './build-card';
import type { Card, CardField, CardLink, CardWarning } from './card';
import { readMarkedFields } from './escaped-text';

/** Above this, few browsers and servers agree on an address (RFC 9110, section 4.1, asks for 8000 octets). */
const LONGEST = 2000;

let table: LookAlikes | undefined;
const lookAlikes = () => (table ??= readLookAlikes(packed));

export interface WebAddress {
  readonly fields: readonly CardField[];
  readonly warnings: readonly CardWarning[];
  readonly link: CardLink;
  /** The path as it is written, with its slash. */
  readonly path: string;
  /** Behind the `?`, as it is written. */
  readonly query: string;
  /** The host as browsers read it, in ASCII. */
  readonly hostname: string;
}

/** `http:` and `https:` addresses, with what a visitor should know before going there; undefined for anything else. */
export function readWebAddress(text: string): WebAddress | undefined {
  // Browsers do with any slashes, or none (URL Standard, "special authority slashes state").
  const [scheme] = /^https?:[/\\]*/i.exec(text) ?? [];
  if (scheme === undefined || /\s/.test(text) || !URL.canParse(text)) return undefined;
  const [authority, after] = cutBefore(text.slice(scheme.length), /[/?#\\]/);
  const at = authority.lastIndexOf('@');
  const user = authority.slice(0, Math.max(0, at));
  // The colons of an IPv6 address stand in brackets.
  const [written, port] = cutBefore(authority.slice(at + 1), authority.endsWith(']') ? /$/ : /:\d*$/);
  const { hostname, protocol } = new URL(text);
  const shown = unicodeHost(hostname);
  const host = written.toLowerCase() === shown.toLowerCase() ? written : shown;
  const [, path = '', query, fragment] = /^([^?#]*)(?:\?([^#]*))?(?:#([^]*))?$/.exec(after) ?? [];
  return {
    fields: [
      field('scheme', protocol.slice(0, -1)),
      ...fieldIf('user', user),
      field('host', host),
      ...fieldIf('port', port.replace(/^:/, '')),
      ...fieldIf('path', path),
      ...fieldIf('query', query),
      ...fieldIf('fragment', fragment),
    ],
    warnings: [
      ...warningIf(protocol === 'http:', 'plainHttp'),
      ...warningIf(user !== '', 'userInAddress', user),
      ...hostWarnings(hostname, shown),
      ...warningIf(text.length > LONGEST, 'longAddress', String(text.length)),
    ],
    link: { href: text, before: scheme + authority.slice(0, at + 1), host, after: port + after },
    path,
    query: query ?? '',
    hostname,
  };
}

/** What stands before the first place that a pattern finds, and the rest. */
function cutBefore(text: string, pattern: RegExp): readonly [before: string, rest: string] {
  const at = text.search(pattern);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at)];
}

function hostWarnings(hostname: string, unicode: string): readonly CardWarning[] {
  if (/^\d+(?:\.\d+){3}$|^\[/.test(hostname)) return [warning('ipHost', hostname)];
  if (unicode === hostname) return [];
  const { like, scripts } = hostLook(unicode, lookAlikes());
  return [
    warning('punycode', hostname, [unicode]),
    ...(scripts.length > 0 ? [warning('mixedScripts', unicode, scripts)] : []),
    ...(like === undefined ? [] : [warning('lookAlike', unicode, [like])]),
  ];
}

/** A card of an address of the web, also of one that begins with `www.`, as phones take it. */
export function readUrl(text: string): Card | undefined {
  const trimmed = text.trim();
  const address = /^www\.[^\s/?#]+\.[^\s/?#]/i.test(trimmed) ? `https://${trimmed}` : trimmed;
  const read = readWebAddress(address);
  if (!read) return undefined;
  return { type: 'url', fields: read.fields, warnings: read.warnings, link: read.link };
}

/** Addresses that open other programs, or run as a script; they are named and never a link. */
export function readOtherAddress(text: string): Card | undefined {
  const script = /^\s*(javascript|vbscript|data):/i.exec(text)?.[1];
  if (script !== undefined) {
    return { type: 'url', fields: [field('scheme', script.toLowerCase())], warnings: [warning('script')] };
  }
  const trimmed = text.trim();
  const scheme = /^([a-z][a-z\d+.-]{0,40}):\/\/[^\s/]/i.exec(trimmed)?.[1]?.toLowerCase();
  if (scheme === undefined || /^https?$/.test(scheme) || /\s/.test(trimmed)) return undefined;
  const rest = trimmed.slice(scheme.length + 3);
  return {
    type: 'url',
    fields: [field('scheme', scheme), field('path', rest)],
    warnings: [warning('appAddress', scheme)],
  };
}

/** A bookmark of NTT DOCOMO's kind: `MEBKM:TITLE:…;URL:…;;`. */
export function readBookmark(text: string): Card | undefined {
  const prefix = /^(?:MEBKM|URLTO|URL):/i.exec(text)?.[0];
  if (prefix === undefined) return undefined;
  if (!/^MEBKM/i.test(prefix)) return readUrl(text.slice(prefix.length));
  const fields = readMarkedFields(text.slice(prefix.length));
  const value = (name: string) => fields.find((each) => each.name === name)?.value ?? '';
  // Some write the colon of the address without a backslash, which reads the same here.
  const card = readUrl(value('URL'));
  return card && { ...card, fields: [...fieldIf('bookmark', value('TITLE')), ...card.fields] };
}
