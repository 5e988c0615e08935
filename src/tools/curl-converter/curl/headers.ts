import { headerOf, type Header, type Text } from '../model';
import type { Note } from '../notes';
import { isKnown, type Unknowns } from '../unknowns';
import type { Given } from './read-arguments';

export interface ReadHeaders {
  readonly headers: readonly Header[];
  readonly removed: readonly string[];
}

/** The headers that the options give, in their order; what `-H` says wins over the options of its own. */
export function readHeaders(
  given: readonly Given[],
  credentials: Text | undefined,
  unknowns: Unknowns,
  notes: Note[],
): ReadHeaders {
  const headers: Header[] = [];
  const removed: string[] = [];
  for (const { name, value } of given) {
    if (name !== 'header' || value.startsWith('@')) continue;
    const read = readHeader(value);
    if (read && 'removed' in read) removed.push(read.removed);
    else if (read) headers.push(read);
  }
  const isFree = (name: string) =>
    !headerOf({ headers }, name) && !removed.some((each) => each.toLowerCase() === name.toLowerCase());
  const own = ownHeaders(given);
  const authorization = authorizationOf(given, credentials, unknowns, notes);
  if (authorization !== undefined) own.unshift({ name: 'Authorization', value: authorization });
  return { headers: [...own.filter(({ name }) => isFree(name)), ...headers], removed: withAgent(removed, given) };
}

function withAgent(removed: readonly string[], given: readonly Given[]): string[] {
  const agent = given.findLast(({ name }) => name === 'user-agent');
  return agent?.value === '' ? [...removed, 'User-Agent'] : [...removed];
}

/** `Name: value`, `Name;` for one that is empty, `Name:` for one that is not to be sent. */
export function readHeader(line: Text): Header | { readonly removed: string } | undefined {
  const colon = line.indexOf(':', line.startsWith(':') ? 1 : 0);
  if (colon > 0) {
    const name = line.slice(0, colon).trim();
    const value = line.slice(colon + 1).trim();
    return value === '' ? { removed: name } : { name, value };
  }
  const [, name] = /^([^;]+);\s*$/.exec(line) ?? [];
  return name === undefined ? undefined : { name: name.trim(), value: '' };
}

/** `-A`, `-e`, `-b`, `-r` and `-C`. */
function ownHeaders(given: readonly Given[]): Header[] {
  const headers: Header[] = [];
  const last = (name: string) => given.findLast((option) => option.name === name)?.value;
  const agent = last('user-agent');
  if (agent !== undefined && agent !== '') headers.push({ name: 'User-Agent', value: agent });
  const referer = last('referer')?.replace(/;auto$/, '');
  if (referer !== undefined && referer !== '') headers.push({ name: 'Referer', value: referer });
  const range = last('range');
  const from = last('continue-at');
  if (range !== undefined) headers.push({ name: 'Range', value: `bytes=${/^\d+$/.test(range) ? `${range}-` : range}` });
  else if (from !== undefined && from !== '-' && from !== '0') headers.push({ name: 'Range', value: `bytes=${from}-` });
  const cookies = given.filter(({ name, value }) => name === 'cookie' && (value.includes('=') || !isKnown(value)));
  if (cookies.length > 0) headers.push({ name: 'Cookie', value: cookies.map(({ value }) => value).join('; ') });
  return headers;
}

/** What `--oauth2-bearer`, `-u` or the address say; `-u` alone where the program asks for the password. */
function authorizationOf(
  given: readonly Given[],
  credentials: Text | undefined,
  unknowns: Unknowns,
  notes: Note[],
): Text | undefined {
  const bearer = given.findLast(({ name }) => name === 'oauth2-bearer')?.value;
  if (bearer !== undefined) return `Bearer ${bearer}`;
  if (given.some(({ name }) => /^(?:digest|ntlm|ntlm-wb|negotiate|anyauth|aws-sigv4)$/.test(name))) return undefined;
  const user = given.findLast(({ name }) => name === 'user')?.value;
  const isAsked = user !== undefined && !user.includes(':') && isKnown(user);
  if (isAsked) notes.push({ code: 'password-asked' });
  const both = user === undefined ? credentials : isAsked ? `${user}:` : user;
  return both === undefined ? undefined : `Basic ${unknowns.base64(both)}`;
}
