import type { Range } from './found-range';
import { lineEnd, readValue } from './secret-value';

const AUTHORIZATION = /(["']?)(?<![\w-])(?:proxy-)?authorization(\\{0,3}["'])?[ \t]{0,4}[:=][ \t]{0,4}/gi;
const COOKIE = /(["'\x60]?)(?<![\w-])(set-)?cookie(\\{0,3}["'])?[ \t]{0,4}:[ \t]{0,4}/gi;
/** `curl -b 'a=b; c=d'` and `--cookie "a=b"`; without `=` it is the name of a file. */
const COOKIE_OPTION = /(?<=[ \t])(?:-b|--cookie)[ \t=]{1,2}(["']?)(?=[^\s"'=;]{1,128}=)/g;

/** The value of a header: what the quotes around the whole header or around the value hold, or the rest of the line. */
function headerValue(text: string, match: RegExpExecArray): Range | undefined {
  const at = match.index + match[0].length;
  const around = match[1] ?? '';
  // `"Cookie": "…"` has quotes of its own around the name; `-H 'Cookie: …'` has them around all.
  const isNameQuoted = match[0].slice(around.length).search(/\\{0,3}["'][ \t]{0,4}[:=]/) >= 0;
  if (isNameQuoted || /^\\?["'[]/.test(text.slice(at, at + 2))) {
    const inList = /^\[\s{0,8}/.exec(text.slice(at, at + 9))?.[0].length ?? 0;
    return readValue(text, at + inList, match.index);
  }
  const stop = lineEnd(text, at);
  const closing = around === '' ? -1 : text.slice(at, stop).indexOf(around);
  const end = closing < 0 ? stop : at + closing;
  return { start: at, end: at + text.slice(at, end).trimEnd().length };
}

/** What follows the scheme: `Authorization: Token abc`, `Digest username="…", …`; all of it where no scheme is. */
export function scanAuthorization(text: string): Range[] {
  const found: Range[] = [];
  let stop = 0;
  for (const match of text.matchAll(AUTHORIZATION)) {
    if (match.index < stop) continue;
    const value = headerValue(text, match);
    if (!value) continue;
    stop = value.end;
    const written = text.slice(value.start, value.end);
    const scheme = /^[A-Za-z][\w-]*[ \t]+(?=\S)/.exec(written)?.[0].length ?? 0;
    if (/^(?:[*<${]|null$|undefined$)/.test(written.slice(scheme))) continue;
    found.push({ start: value.start + scheme, end: value.end });
  }
  return found;
}

/** The values of cookies; what `Set-Cookie` says about one (path, age) is no secret. */
function cookieValues(text: string, { start, end }: Range, isSet: boolean): Range[] {
  const found: Range[] = [];
  let at = start;
  for (const pair of text.slice(start, end).split(';')) {
    const before = /^[^=]{0,256}=[ \t]?"?/.exec(pair)?.[0] ?? '';
    const value = before === '' ? '' : pair.slice(before.length).replace(/(?:"|(?<![ \t"]))[ \t]*$/, '');
    if (value !== '' && !/^(?:<[\w-]+>|\$\{.*|\*+)$/.test(value)) {
      found.push({ start: at + before.length, end: at + before.length + value.length });
    }
    if (isSet) break;
    at += pair.length + 1;
  }
  return found;
}

/** The values of all cookies in headers and in the options of commands. */
export function scanCookies(text: string): Range[] {
  const found: Range[] = [];
  let stop = 0;
  for (const match of text.matchAll(COOKIE)) {
    if (match.index < stop) continue;
    const value = headerValue(text, match);
    if (!value) continue;
    stop = value.end;
    for (const range of cookieValues(text, value, match[2] !== undefined)) found.push(range);
  }
  for (const match of text.matchAll(COOKIE_OPTION)) {
    const at = match.index + match[0].length;
    const quote = match[1] ?? '';
    const last = lineEnd(text, at);
    const length = quote === '' ? text.slice(at, last).search(/\s|$/) : text.slice(at, last).indexOf(quote);
    found.push(...cookieValues(text, { start: at, end: length < 0 ? last : at + length }, false));
  }
  return found;
}
