import { isIpv6 } from './ip-addresses';

/** What RFC 3986 allows in each part of an address, `%` with two digits aside. */
const UNRESERVED = 'A-Za-z0-9._~\\-';
const SUB_DELIMITERS = "!$&'()*+,;=";
/** What RFC 3987 adds: everything beyond ASCII that is a character of its own, and, in queries, private ones. */
const BEYOND =
  '\\u{A0}-\\u{D7FF}\\u{F900}-\\u{FDCF}\\u{FDF0}-\\u{FFEF}\\u{10000}-\\u{1FFFD}\\u{20000}-\\u{2FFFD}\\u{30000}-\\u{3FFFD}\\u{40000}-\\u{4FFFD}\\u{50000}-\\u{5FFFD}\\u{60000}-\\u{6FFFD}\\u{70000}-\\u{7FFFD}\\u{80000}-\\u{8FFFD}\\u{90000}-\\u{9FFFD}\\u{A0000}-\\u{AFFFD}\\u{B0000}-\\u{BFFFD}\\u{C0000}-\\u{CFFFD}\\u{D0000}-\\u{DFFFD}\\u{E1000}-\\u{EFFFD}';
const PRIVATE = '\\u{E000}-\\u{F8FF}\\u{F0000}-\\u{FFFFD}\\u{100000}-\\u{10FFFD}';

interface Parts {
  readonly userInfo: RegExp;
  readonly host: RegExp;
  readonly path: RegExp;
  readonly query: RegExp;
  readonly fragment: RegExp;
}

function partsWith(beyond: string, privates: string): Parts {
  const part = (more: string) =>
    new RegExp(`^(?:[${UNRESERVED}${SUB_DELIMITERS}${beyond}${more}]|%[0-9A-Fa-f]{2})*$`, 'u');
  return {
    userInfo: part(':'),
    host: part(''),
    path: part(':@/'),
    query: part(`:@/?${privates}`),
    fragment: part(':@/?'),
  };
}

const URI_PARTS = partsWith('', '');
const IRI_PARTS = partsWith(BEYOND, PRIVATE);

/** A text before and after the first place of a mark; all of it before where the mark is missing. */
function cut(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
}

/** Splits an address as RFC 3986, appendix B, does, each part checked by itself. */
function isReference(text: string, parts: Parts, needsScheme: boolean): boolean {
  const [beforeFragment, fragment] = cut(text, '#');
  const [hierarchy, query] = cut(beforeFragment, '?');
  if (!parts.query.test(query) || !parts.fragment.test(fragment)) return false;
  const colon = hierarchy.indexOf(':');
  const slash = hierarchy.indexOf('/');
  // A colon in the first segment always ends a scheme.
  const hasScheme = colon >= 0 && (slash < 0 || colon < slash);
  if (hasScheme ? !/^[A-Za-z][A-Za-z0-9+.-]*$/.test(hierarchy.slice(0, colon)) : needsScheme) return false;
  const rest = hasScheme ? hierarchy.slice(colon + 1) : hierarchy;
  if (!rest.startsWith('//')) return parts.path.test(rest);
  const [authority, path] = cut(rest.slice(2), '/');
  return isAuthority(authority, parts) && parts.path.test(path);
}

function isAuthority(authority: string, parts: Parts): boolean {
  const at = authority.lastIndexOf('@');
  if (at >= 0 && !parts.userInfo.test(authority.slice(0, at))) return false;
  const [, literal, name, port = ''] = /^(?:\[([^[\]]*)\]|([^:[\]]*))(?::(.*))?$/s.exec(authority.slice(at + 1)) ?? [];
  if (literal === undefined && name === undefined) return false;
  if (!/^\d*$/.test(port)) return false;
  if (literal === undefined) return parts.host.test(name ?? '');
  return isIpv6(literal) || /^v[0-9a-f]+\.[A-Za-z0-9._~!$&'()*+,;=:-]+$/i.test(literal);
}

export const isUri = (text: string) => isReference(text, URI_PARTS, true);
export const isUriReference = (text: string) => isReference(text, URI_PARTS, false);
export const isIri = (text: string) => isReference(text, IRI_PARTS, true);
export const isIriReference = (text: string) => isReference(text, IRI_PARTS, false);

const VARIABLE = /^(?:\w|%[0-9A-Fa-f]{2})(?:\.?(?:\w|%[0-9A-Fa-f]{2}))*(?::[1-9]\d{0,3}|\*)?$/;

/** A template of RFC 6570. */
export function isUriTemplate(text: string): boolean {
  let at = 0;
  while (at < text.length) {
    const open = text.indexOf('{', at);
    const literal = text.slice(at, open < 0 ? text.length : open);
    // What may not stand between expressions; `%` only before two digits.
    if (/[\0-\x20\x7f"<>\\^`|}]|%(?![0-9A-Fa-f]{2})/.test(literal)) return false;
    if (open < 0) return true;
    const close = text.indexOf('}', open);
    if (close < 0) return false;
    const expression = text.slice(open + 1, close).replace(/^[+#./;?&=,!@|]/, '');
    if (!expression.split(',').every((variable) => VARIABLE.test(variable))) return false;
    at = close + 1;
  }
  return true;
}
