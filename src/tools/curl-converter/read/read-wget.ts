import { readAddress } from '../address';
import { readHeader } from '../curl/headers';
import { headerOf, type Body, type Header, type Request, type Setting, type Text } from '../model';
import type { Note } from '../notes';
import type { Unknowns } from '../unknowns';
import { err, ok, type Result } from '../../../lib/result';
import type { Command } from './commands';
import type { ReadFault } from './reading';

const WITH_ARGUMENT = new Set(
  'header post-data post-file method body-data body-file user password http-user http-password user-agent referer timeout connect-timeout read-timeout dns-timeout tries wait output-document output-file append-output directory-prefix load-cookies save-cookies certificate private-key ca-certificate max-redirect limit-rate execute input-file proxy-user proxy-password level accept reject domains base'.split(
    ' ',
  ),
);

const LETTERS: Readonly<Record<string, string>> = {
  O: 'output-document',
  o: 'output-file',
  a: 'append-output',
  P: 'directory-prefix',
  U: 'user-agent',
  T: 'timeout',
  t: 'tries',
  w: 'wait',
  e: 'execute',
  i: 'input-file',
  l: 'level',
  A: 'accept',
  R: 'reject',
  D: 'domains',
  B: 'base',
};

/** The requests of a command of wget. */
export function readWget(
  { words }: Command,
  number: number,
  unknowns: Unknowns,
  notes: Note[],
): Result<readonly Request[], ReadFault> {
  const { given, urls } = readOptions(words.map(({ text }) => text));
  if (urls.length === 0) return err({ code: 'no-url', command: number });
  const last = (...names: readonly string[]) => given.findLast(([name]) => names.includes(name))?.[1];
  const headers: Header[] = [];
  for (const [name, value] of given) {
    const read = name === 'header' ? readHeader(value) : undefined;
    if (read && 'name' in read) headers.push(read);
  }
  const isFree = (name: string) => !headerOf({ headers }, name);
  const agent = last('user-agent');
  if (agent !== undefined && agent !== '' && isFree('user-agent')) headers.push({ name: 'User-Agent', value: agent });
  const referer = last('referer');
  if (referer !== undefined && isFree('referer')) headers.push({ name: 'Referer', value: referer });
  const cookies = last('load-cookies', 'input-file');
  if (cookies !== undefined) notes.push({ code: 'unread-file', names: [cookies] });
  const body = bodyOf(last);
  if (body && isFree('content-type')) {
    headers.push({ name: 'Content-Type', value: 'application/x-www-form-urlencoded', isImplied: true });
  }
  const isPost = last('post-data', 'post-file') !== undefined;
  const method =
    last('method')?.toUpperCase() ?? (isPost ? 'POST' : given.some(([name]) => name === 'spider') ? 'HEAD' : 'GET');
  const user = last('http-user', 'user');
  const settings = settingsOf(given);
  return ok(
    urls.map((url) => {
      const address = readAddress(url);
      const both = user === undefined ? address.credentials : `${user}:${last('http-password', 'password') ?? ''}`;
      const named: Header[] =
        both === undefined || !isFree('authorization')
          ? []
          : [{ name: 'Authorization', value: `Basic ${unknowns.base64(both)}` }];
      return {
        method,
        url: address.url,
        headers: [...named, ...headers],
        removed: [],
        settings,
        ...(body && { body }),
      };
    }),
  );
}

function readOptions(words: readonly Text[]): { given: [string, Text][]; urls: Text[] } {
  const given: [string, Text][] = [];
  const urls: Text[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? '';
    const [, long, value] = /^--([\w-]+)(?:=([^]*))?$/.exec(word) ?? [];
    const letter = /^-[A-Za-z]/.test(word) ? LETTERS[word.charAt(1)] : undefined;
    if (long !== undefined) {
      const takesNext = value === undefined && WITH_ARGUMENT.has(long);
      if (takesNext) at += 1;
      given.push([long, value ?? (takesNext ? (words[at] ?? '') : '')]);
    } else if (letter !== undefined) {
      const rest = word.slice(2);
      if (rest === '') at += 1;
      given.push([letter, rest === '' ? (words[at] ?? '') : rest]);
    } else if (/^-\w/.test(word)) given.push([word.slice(1), '']);
    else urls.push(word);
  }
  return { given, urls };
}

function bodyOf(last: (...names: readonly string[]) => Text | undefined): Body | undefined {
  const text = last('post-data', 'body-data');
  if (text !== undefined) return { kind: 'pieces', pieces: [{ text }] };
  const file = last('post-file', 'body-file');
  return file === undefined ? undefined : { kind: 'pieces', pieces: [{ file, as: 'whole' }] };
}

function settingsOf(given: readonly (readonly [string, Text])[]): Setting[] {
  const names: Readonly<Record<string, string>> = {
    'no-check-certificate': 'insecure',
    timeout: 'max-time',
    'connect-timeout': 'connect-timeout',
    certificate: 'cert',
    'private-key': 'key',
    'ca-certificate': 'cacert',
    'max-redirect': 'max-redirs',
    'limit-rate': 'limit-rate',
    compression: 'compressed',
  };
  return given.flatMap(([option, value]) => {
    const name = names[option];
    const hasValue = name !== 'insecure' && name !== 'compressed' && value !== '';
    return name === undefined ? [] : [{ name, written: `--${option}`, ...(hasValue && { value }) }];
  });
}
