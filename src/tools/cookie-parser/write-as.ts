import { err, ok, type Result } from '../../lib/result';
import { pairText } from './jar';
import { domainMatches, pathMatches, readPage } from './page';
import { readCookies, type CookieFault, type Entry, type Given } from './report';
import type { Kind } from './read-text';

export const FORMS = ['json', 'header', 'cookies-txt', 'curl', 'javascript', 'express', 'php', 'python', 'go'] as const;
export type WrittenForm = (typeof FORMS)[number];

/** None of the cookies is stored, or none of them goes to the page. */
export type WriteFault = CookieFault | { readonly code: 'none-stored' };

/** Writes the cookies that a browser stores in another form. */
export async function writeCookies(
  given: Given,
  kind: Kind,
  form: WrittenForm,
  now: number,
): Promise<Result<string, WriteFault>> {
  const read = await readCookies(given, kind, now);
  if (!read.ok) return read;
  const stored = read.value.entries.filter(({ set }) => !set || set.verdict.state === 'stored');
  const isForPage = form === 'header' || form === 'curl';
  const entries = isForPage ? sentTo(stored, given.page) : stored;
  return entries.length === 0 ? err({ code: 'none-stored' }) : ok(WRITERS[form](entries));
}

/** Those that go to the page, longer paths first; all where there is no page. */
function sentTo(entries: readonly Entry[], typed = ''): readonly Entry[] {
  const page = typed.trim() === '' ? undefined : readPage(typed);
  if (!page?.ok) return entries;
  const { host, path, isSecure, isLocal } = page.value;
  const pathOf = ({ set }: Entry) => set?.verdict.path ?? '/';
  const goes = ({ set }: Entry) => {
    if (!set) return true;
    const own = set.verdict.host ?? host;
    const isHost = set.verdict.withSubdomains ? domainMatches(own, host) : own === host;
    return isHost && (!set.cookie.secure || isSecure || isLocal);
  };
  return entries
    .filter((entry) => goes(entry) && pathMatches(pathOf(entry), path))
    .toSorted((one, other) => pathOf(other).length - pathOf(one).length);
}

const WRITERS: Readonly<Record<WrittenForm, (entries: readonly Entry[]) => string>> = {
  json: (entries) => JSON.stringify(entries.map(asObject), undefined, 2),
  header: (entries) => `Cookie: ${entries.map(pairText).join('; ')}`,
  curl: (entries) =>
    `-b '${entries
      .map(pairText)
      .join('; ')
      .replaceAll("'", String.raw`'\''`)}'`,
  'cookies-txt': (entries) => ['# Netscape HTTP Cookie File', ...entries.map(asNetscape), ''].join('\n'),
  javascript: (entries) => entries.map(asJavaScript).join('\n'),
  express: (entries) => entries.map(asExpress).join('\n'),
  php: (entries) => entries.map(asPhp).join('\n'),
  python: (entries) => entries.map(asPython).join('\n'),
  go: (entries) => entries.map(asGo).join('\n'),
};

/** The facts of a cookie in the order of its attributes; what it does not say is undefined. */
function factsOf({ set }: Entry) {
  if (!set) return {};
  const { cookie, verdict } = set;
  const { life } = verdict;
  return {
    domain: verdict.withSubdomains ? verdict.host : undefined,
    path: cookie.path,
    maxAge: life.kind === 'until' ? life.seconds : undefined,
    until: life.kind === 'until' ? life.at : undefined,
    secure: cookie.secure || undefined,
    httpOnly: cookie.httpOnly || undefined,
    sameSite: cookie.sameSite,
    partitioned: cookie.partitioned || undefined,
  };
}

function asObject(entry: Entry): object {
  const { domain, path, until, secure, httpOnly, sameSite, partitioned } = factsOf(entry);
  const { name, value, set } = entry;
  if (!set) return { name, value };
  const host = set.verdict.host ?? domain;
  return {
    name,
    value,
    ...(host !== undefined && { domain: host, hostOnly: domain === undefined }),
    ...((path ?? set.verdict.path) !== undefined && { path: path ?? set.verdict.path }),
    ...(until === undefined ? { session: true } : { expires: new Date(until).toISOString() }),
    secure: secure === true,
    httpOnly: httpOnly === true,
    ...(sameSite && { sameSite }),
    ...(partitioned && { partitioned }),
  };
}

function asNetscape(entry: Entry): string {
  const { domain, path, until, secure, httpOnly } = factsOf(entry);
  const host = domain === undefined ? (entry.set?.verdict.host ?? 'example.com') : `.${domain}`;
  const seconds = until === undefined ? 0 : Math.floor(until / 1000);
  const fields = [host, domain !== undefined, path ?? entry.set?.verdict.path ?? '/', secure === true, seconds];
  const line = [...fields, entry.name, entry.value]
    .map((each) => String(each === true ? 'TRUE' : each === false ? 'FALSE' : each))
    .join('\t');
  return (httpOnly ? '#HttpOnly_' : '') + line;
}

/** The line that sets it, without the header's name. */
export function setLine(
  { name, value }: Pick<Entry, 'name' | 'value'>,
  attributes: readonly (string | false | undefined)[],
): string {
  // A nameless value with an equals sign needs one before it.
  const pair = name === '' && !value.includes('=') ? value : `${name}=${value}`;
  return [pair, ...attributes.filter((each) => each !== undefined && each !== false)].join('; ');
}

const text = (value: string) => JSON.stringify(value);

function asJavaScript(entry: Entry): string {
  const { domain, path, maxAge, secure, httpOnly, sameSite, partitioned } = factsOf(entry);
  const line = setLine(entry, [
    domain && `Domain=${domain}`,
    path && `Path=${path}`,
    maxAge !== undefined && `Max-Age=${maxAge}`,
    secure && 'Secure',
    sameSite && `SameSite=${sameSite}`,
    partitioned && 'Partitioned',
  ]);
  return `document.cookie = ${text(line)};${httpOnly ? ' // HttpOnly' : ''}`;
}

/** `key: value` of what there is. */
const pairs = (facts: Readonly<Record<string, string | number | boolean | undefined>>, between: string) =>
  Object.entries(facts).flatMap(([key, value]) => (value === undefined ? [] : [`${key}${between}${String(value)}`]));

function asExpress(entry: Entry): string {
  const { domain, path, maxAge, secure, httpOnly, sameSite, partitioned } = factsOf(entry);
  const options = pairs(
    {
      domain: domain && text(domain),
      path: path && text(path),
      maxAge: maxAge === undefined ? undefined : maxAge * 1000,
      secure,
      httpOnly,
      sameSite: sameSite && text(sameSite.toLowerCase()),
      partitioned,
      encode: 'String',
    },
    ': ',
  );
  return `res.cookie(${text(entry.name)}, ${text(entry.value)}, { ${options.join(', ')} });`;
}

function asPhp(entry: Entry): string {
  const { domain, path, maxAge, secure, httpOnly, sameSite } = factsOf(entry);
  const quoted = (value: string) => `'${value.replace(/[\\']/g, String.raw`\$&`)}'`;
  const options = pairs(
    {
      "'expires'": maxAge === undefined ? undefined : `time() + ${maxAge}`,
      "'path'": path && quoted(path),
      "'domain'": domain && quoted(domain),
      "'secure'": secure,
      "'httponly'": httpOnly,
      "'samesite'": sameSite && quoted(sameSite),
    },
    ' => ',
  );
  const behind = options.length === 0 ? '' : `, [${options.join(', ')}]`;
  return `setrawcookie(${quoted(entry.name)}, ${quoted(entry.value)}${behind});`;
}

function asPython(entry: Entry): string {
  const { domain, path, maxAge, secure, httpOnly, sameSite } = factsOf(entry);
  const options = pairs(
    {
      max_age: maxAge,
      domain: domain && text(domain),
      path: path && text(path),
      secure: secure && 'True',
      httponly: httpOnly && 'True',
      samesite: sameSite && text(sameSite),
    },
    '=',
  );
  return `response.set_cookie(${[text(entry.name), text(entry.value), ...options].join(', ')})`;
}

function asGo(entry: Entry): string {
  const { domain, path, maxAge, secure, httpOnly, sameSite, partitioned } = factsOf(entry);
  const fields = pairs(
    {
      Name: text(entry.name),
      Value: text(entry.value),
      Domain: domain && text(domain),
      Path: path && text(path),
      MaxAge: maxAge,
      Secure: secure,
      HttpOnly: httpOnly,
      SameSite: sameSite && `http.SameSite${sameSite}Mode`,
      Partitioned: partitioned,
    },
    ': ',
  );
  return `http.SetCookie(w, &http.Cookie{${fields.join(', ')}})`;
}
