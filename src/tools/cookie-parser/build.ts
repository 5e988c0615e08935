import { COMPONENT, percentEncode } from '../../lib/percent';
import { err, ok, type Result } from '../../lib/result';
import { adviceFor } from './advice';
import { entryOf, type Entry } from './entry';
import { judge } from './judge';
import { publicSuffixes } from './public-suffixes';
import { parseSetCookie, trimBlanks } from './set-cookie';
import { deletedValue, setLine } from './set-line';
import { readTypedExpires } from './typed-expires';

export const LIVES = ['session', 'max-age', 'expires'] as const;
export const SAME_SITES = ['unset', 'Strict', 'Lax', 'None'] as const;
export const BUILT_PREFIXES = ['none', '__Host-', '__Secure-', '__Http-', '__Host-Http-'] as const;
export const PRIORITIES = ['unset', 'Low', 'Medium', 'High'] as const;

export interface BuildSettings {
  readonly prefix: (typeof BUILT_PREFIXES)[number];
  readonly encode: boolean;
  readonly domain: string;
  readonly path: string;
  readonly life: (typeof LIVES)[number];
  readonly seconds: number;
  readonly expires: string;
  readonly secure: boolean;
  readonly httpOnly: boolean;
  readonly sameSite: (typeof SAME_SITES)[number];
  readonly partitioned: boolean;
  readonly priority: (typeof PRIORITIES)[number];
}

export interface Built {
  /** The whole header line. */
  readonly line: string;
  /** The line that deletes the cookie. */
  readonly deletion: string;
  /** What is made of the line by who parses it. */
  readonly entry: Entry;
  /** It has characters that the standard takes from servers, but does not let them send; some read them otherwise. */
  readonly isUnusual: boolean;
  /** Unix milliseconds of its making. */
  readonly now: number;
}

/** What no header can say: a character that ends a part, or white space that would be trimmed away. */
export type BuildFault =
  | {
      readonly code: 'bad-character';
      readonly field: 'name' | 'value' | 'domain' | 'path';
      readonly at: number;
      readonly found: string;
    }
  | { readonly code: 'edge-space'; readonly field: 'name' | 'value' }
  | { readonly code: 'bad-expires' }
  | { readonly code: 'nothing' };

// oxlint-disable-next-line no-control-regex
const ENDS_NAME = /[;=\u0000-\u001f\u007f]/;
// oxlint-disable-next-line no-control-regex
const ENDS_PART = /[;\u0000-\u001f\u007f]/;

/** What servers may send by RFC 6265bis, 4.1.1. */
const TOKEN = /^[\w!#$%&'*+.^`|~-]+$/;
const OCTETS = /^(?:[!#-+\--:<-[\]-~]*|"[!#-+\--:<-[\]-~]*")$/;

/** Writes a Set-Cookie line, the one that takes it back, and says what a browser does with it. */
export async function buildCookie(
  given: { readonly name: string; readonly value: string },
  settings: BuildSettings,
  now: number,
): Promise<Result<Built, BuildFault>> {
  const { prefix, encode } = settings;
  const [domain, path] = [trimBlanks(settings.domain), trimBlanks(settings.path)];
  const name =
    (prefix === 'none' || given.name.toLowerCase().startsWith(prefix.toLowerCase()) ? '' : prefix) + given.name;
  const value = encode ? percentEncode(new TextEncoder().encode(given.value), COMPONENT) : given.value;
  const fault = faultIn({ name: given.name, value, domain, path });
  if (fault) return err(fault);
  if (name === '' && value === '') return err({ code: 'nothing' });
  const expires = settings.life === 'expires' ? readTypedExpires(settings.expires) : undefined;
  if (settings.life === 'expires' && expires === undefined) return err({ code: 'bad-expires' });
  const end =
    expires !== undefined
      ? `Expires=${new Date(expires).toUTCString()}`
      : settings.life === 'max-age' && `Max-Age=${settings.seconds}`;
  const parts = { ...settings, domain, path };
  const line = lineOf(name, value, parts, end);
  const isPublicSuffix = domain === '' ? () => false : await publicSuffixes();
  const cookie = parseSetCookie(line);
  const verdict = judge(cookie, undefined, now, isPublicSuffix);
  return ok({
    line: `Set-Cookie: ${line}`,
    deletion: `Set-Cookie: ${lineOf(name, deletedValue(name), parts, 'Max-Age=0')}`,
    entry: entryOf({ form: 'set-cookie', line: 1, at: 0, parts: 1 }, cookie, {
      cookie,
      verdict,
      advice: adviceFor(cookie, verdict),
    }),
    isUnusual: (name !== '' && !TOKEN.test(name)) || !OCTETS.test(value),
    now,
  });
}

function lineOf(name: string, value: string, settings: BuildSettings, end: string | false): string {
  const { domain, path, secure, httpOnly, sameSite, partitioned, priority } = settings;
  return setLine({ name, value }, [
    domain !== '' && `Domain=${domain}`,
    path !== '' && `Path=${path}`,
    end,
    secure && 'Secure',
    httpOnly && 'HttpOnly',
    sameSite !== 'unset' && `SameSite=${sameSite}`,
    partitioned && 'Partitioned',
    priority !== 'unset' && `Priority=${priority}`,
  ]);
}

function faultIn(parts: Readonly<Record<'name' | 'value' | 'domain' | 'path', string>>): BuildFault | undefined {
  for (const field of ['name', 'value', 'domain', 'path'] as const) {
    const text = parts[field];
    const at = text.search(field === 'name' ? ENDS_NAME : ENDS_PART);
    if (at >= 0) return { code: 'bad-character', field, at, found: text.charAt(at) };
    if ((field === 'name' || field === 'value') && text !== trimBlanks(text)) return { code: 'edge-space', field };
  }
  return undefined;
}
