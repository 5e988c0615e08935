import { readAddress } from '../address';
import type { Body, Header, Request, Setting, Text } from '../model';
import type { Note } from '../notes';
import type { Unknowns } from '../unknowns';
import { err, ok, type Result } from '../../../lib/result';
import { PowerShellReader, type PsFault, type PsValue } from './powershell-values';

/** The requests of `Invoke-WebRequest` and `Invoke-RestMethod`, with what is assigned before. */
export function readInvoke(text: string, unknowns: Unknowns, notes: Note[]): Result<readonly Request[], PsFault> {
  const reader = new PowerShellReader(text, unknowns);
  const requests = reader.commands().map((given) => requestOf(given, unknowns, notes));
  return reader.fault ? err(reader.fault) : ok(requests.filter((request) => request !== undefined));
}

type Given = ReadonlyMap<string, PsValue>;

const textOf = (value: PsValue | undefined): Text | undefined => (value?.kind === 'text' ? value.value : undefined);

function requestOf(given: Given, unknowns: Unknowns, notes: Note[]): Request | undefined {
  const typed = textOf(given.get('uri'));
  if (typed === undefined) return undefined;
  const address = readAddress(typed);
  const headers: Header[] = [];
  const list = given.get('headers');
  if (list?.kind === 'table') {
    for (const [name, value] of list.pairs) {
      // Lines of HTTP/2, which "Copy as PowerShell" has among the headers.
      if (/^(?:authority|method|path|scheme)$/.test(name)) continue;
      headers.push({ name, value: value.trim() });
    }
  }
  const session = given.get('websession');
  const agent = textOf(given.get('useragent')) ?? (session?.kind === 'session' ? session.userAgent : undefined);
  if (agent !== undefined) headers.push({ name: 'User-Agent', value: agent });
  if (session?.kind === 'session' && session.cookies.length > 0) {
    headers.push({ name: 'Cookie', value: session.cookies.join('; ') });
  }
  const type = textOf(given.get('contenttype'));
  if (type !== undefined) headers.push({ name: 'Content-Type', value: type });
  if (address.credentials !== undefined) {
    headers.push({ name: 'Authorization', value: `Basic ${unknowns.base64(address.credentials)}` });
  }
  const body = bodyOf(given, unknowns);
  const method = textOf(given.get('custommethod')) ?? textOf(given.get('method'))?.toUpperCase() ?? 'GET';
  if (body && type === undefined && /^post$/i.test(method) && !given.has('infile')) {
    headers.push({ name: 'Content-Type', value: 'application/x-www-form-urlencoded', isImplied: true });
  }
  if (address.otherScheme !== undefined) notes.push({ code: 'other-scheme', scheme: address.otherScheme });
  return { method, url: address.url, headers, removed: [], settings: settingsOf(given), ...(body && { body }) };
}

function bodyOf(given: Given, unknowns: Unknowns): Body | undefined {
  const file = textOf(given.get('infile'));
  if (file !== undefined) return { kind: 'pieces', pieces: [{ file, as: 'whole' }] };
  const body = given.get('body');
  if (body?.kind === 'table') {
    const text = body.pairs.map((pair) => pair.map((each) => unknowns.encoded(each)).join('=')).join('&');
    return { kind: 'pieces', pieces: [{ text }] };
  }
  const form = given.get('form');
  if (form?.kind === 'table') {
    return { kind: 'parts', parts: form.pairs.map(([name, value]) => ({ name, content: { text: value } })) };
  }
  const text = textOf(body);
  return text === undefined ? undefined : { kind: 'pieces', pieces: [{ text }] };
}

function settingsOf(given: Given): Setting[] {
  const settings: Setting[] = [];
  const proxy = textOf(given.get('proxy'));
  const seconds = textOf(given.get('timeoutsec'));
  const redirects = textOf(given.get('maximumredirection'));
  if (given.has('skipcertificatecheck')) settings.push({ name: 'insecure', written: '-SkipCertificateCheck' });
  if (proxy !== undefined) settings.push({ name: 'proxy', value: proxy, written: '-Proxy' });
  if (seconds !== undefined) settings.push({ name: 'max-time', value: seconds, written: '-TimeoutSec' });
  if (redirects !== undefined) settings.push({ name: 'max-redirs', value: redirects, written: '-MaximumRedirection' });
  return settings;
}
