import { err, ok, type Result } from '../../lib/result';
import type { Entry } from './entry';
import { pairText } from './jar';
import { domainMatches, pathMatches, readPage, type Page } from './page';
import { readCookies, type CookieFault, type Given } from './report';
import type { Kind } from './read-text';
import { factsOf } from './facts';

export const CODE_FORMS = ['javascript', 'express', 'php', 'python', 'go'] as const;
export type CodeForm = (typeof CODE_FORMS)[number];
export const FORMS = ['json', 'header', 'cookies-txt', 'curl', ...CODE_FORMS] as const;
export type WrittenForm = (typeof FORMS)[number];

/** None of the cookies is stored, none of them goes to the page, or a form needs a host that no line tells. */
export type WriteFault = CookieFault | { readonly code: 'none-stored' | 'needs-page' };

/** Writes the cookies that a browser keeps in another form. */
export async function writeCookies(
  given: Given,
  kind: Kind,
  form: WrittenForm,
  now: number,
): Promise<Result<string, WriteFault>> {
  const read = await readCookies(given, kind, now);
  if (!read.ok) return read;
  const kept = read.value.entries.filter(
    ({ set, replacedBy }) => !set || (set.verdict.state === 'stored' && replacedBy === undefined),
  );
  const page = pageOf(given.page);
  const isForPage = form === 'header' || form === 'curl';
  const entries = isForPage ? sentTo(kept, page) : kept;
  if (entries.length === 0) return err({ code: 'none-stored' });
  if (isCode(form)) {
    const { CODES } = await import('./write-code');
    return ok(entries.map(CODES[form]).join('\n'));
  }
  if (form !== 'cookies-txt') return ok(WRITERS[form](entries));
  const hosts = entries.map(({ set }) => set?.verdict.host ?? page?.host);
  if (hosts.includes(undefined)) return err({ code: 'needs-page' });
  const rows = entries.map((entry, index) => asNetscape(entry, hosts[index] ?? ''));
  return ok(['# Netscape HTTP Cookie File', ...rows, ''].join('\n'));
}

function pageOf(typed = ''): Page | undefined {
  const page = typed.trim() === '' ? undefined : readPage(typed);
  return page?.ok ? page.value : undefined;
}

/** Those that go to the page, longer paths first; all where there is no page. */
function sentTo(entries: readonly Entry[], page: Page | undefined): readonly Entry[] {
  if (!page) return entries;
  const { host, path, isSecure, isLocal } = page;
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

/** What only code has is fetched for it. */
const isCode = (form: WrittenForm): form is CodeForm => (CODE_FORMS as readonly string[]).includes(form);

const WRITERS: Readonly<Record<'json' | 'header' | 'curl', (entries: readonly Entry[]) => string>> = {
  json: (entries) => JSON.stringify(entries.map(asObject), undefined, 2),
  header: (entries) => `Cookie: ${entries.map(pairText).join('; ')}`,
  curl: asCurl,
};

function asCurl(entries: readonly Entry[]): string {
  const pairs = entries.map(pairText).join('; ');
  // Without an equals sign curl takes it for the name of a file.
  const [option, text] = pairs.includes('=') ? ['-b', pairs] : ['-H', `Cookie: ${pairs}`];
  return `${option} '${text.replaceAll("'", String.raw`'\''`)}'`;
}

function asObject(entry: Entry): object {
  const { path, secure, httpOnly, sameSite, partitioned, priority } = factsOf(entry);
  const { name, value, set } = entry;
  if (!set) return { name, value };
  const { host, withSubdomains, life } = set.verdict;
  return {
    name,
    value,
    ...(host !== undefined && { domain: withSubdomains ? `.${host}` : host, hostOnly: !withSubdomains }),
    ...(path !== undefined && { path }),
    ...(life.kind === 'session' ? { session: true } : { expires: new Date(life.at).toISOString() }),
    secure: secure === true,
    httpOnly: httpOnly === true,
    ...(sameSite && { sameSite }),
    ...(partitioned && { partitioned }),
    ...(priority && { priority }),
  };
}

function asNetscape(entry: Entry, host: string): string {
  const { domain, path = '/', secure, httpOnly } = factsOf(entry);
  const life = entry.set?.verdict.life;
  const flag = (isOn: boolean) => (isOn ? 'TRUE' : 'FALSE');
  const hasDomain = domain !== undefined;
  const seconds = life?.kind === 'until' ? Math.floor(life.at / 1000) : 0;
  const fields = [hasDomain ? `.${domain}` : host, flag(hasDomain), path, flag(secure === true), seconds];
  return (httpOnly ? '#HttpOnly_' : '') + [...fields, entry.name, entry.value].join('\t');
}
