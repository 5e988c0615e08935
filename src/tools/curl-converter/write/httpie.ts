import { bodyText, headerOf, type Body, type Part, type Piece, type Request, type Text } from '../model';
import { encodeIllegal, hasDots } from '../address';
import { baseName } from '../curl/form';
import { userOf } from './curl';
import { FORM_ENCODE, layOut, shellWord } from './shell-words';
import {
  hasSetting,
  proxyOf,
  secondsOf,
  sentHeaders,
  settingNames,
  settingOf,
  type Target,
  type Writing,
} from './writing';

function write(requests: readonly Request[], writing: Writing): string {
  return requests.map((request) => `${layOut(linesOf(request, writing), 'bash', writing.isOneLine)}\n`).join('\n');
}

function linesOf(request: Request, writing: Writing): string[] {
  const word = (text: Text) => shellWord(text, 'bash', writing.unknowns);
  const flags = flagsOf(request, word);
  const pipe = pipeOf(request.body, word);
  // From a pipe it reads the body.
  if (pipe === '') flags.unshift('--ignore-stdin');
  const [piece] = request.body?.kind === 'pieces' ? request.body.pieces : [];
  if (request.body?.kind === 'parts') flags.push('--multipart');
  const url = encodeIllegal(request.url);
  const lines = [[`${pipe}http`, ...flags, request.method, word(url)].join(' ')];
  for (const { name, value } of sentHeaders(request)) {
    const user = userOf(name, value, writing.unknowns);
    if (user !== undefined) lines.push(`${writing.isLong ? '--auth' : '-a'} ${word(user)}`);
    else lines.push(word(value === '' ? `${escaped(name)};` : `${escaped(name)}:${valueOf(value)}`));
  }
  const isOpen = piece !== undefined && !headerOf(request, 'content-type');
  const removed = isOpen ? [...new Set([...request.removed, 'Content-Type'])] : request.removed;
  for (const name of removed) lines.push(word(`${escaped(name)}:`));
  const text = bodyText(request.body);
  if (text !== undefined) lines.push(`--raw ${word(text)}`);
  if (request.body?.kind === 'parts') {
    const lost = request.body.parts.filter(losesFacts).map(({ name }) => name);
    if (lost.length > 0) writing.notes.push({ code: 'part-types', names: lost });
    for (const part of request.body.parts) lines.push(word(itemOf(part)));
  }
  return lines;
}

/** Signs that part a name from its value lose their meaning behind a backslash. */
const escaped = (name: Text) => name.replace(/[\\:=@;]/g, '\\$&');

/** A value that would begin as another sign does: `:=`, `:@`. */
const valueOf = (value: Text) => (/^[=@]/.test(value) ? `\\${value}` : value).replace(/\\(?=[:=@;\\])(?!^)/g, '\\\\');

/** A file is fed by a pipe, which sends its bytes and no more. */
function pipeOf(body: Body | undefined, word: (text: Text) => string): string {
  if (body?.kind !== 'pieces' || bodyText(body) !== undefined) return '';
  const parts = body.pieces.map((piece) => commandOf(piece, word));
  return parts.length === 1 ? `${parts[0] ?? ''} | ` : `{ ${parts.join('; ')}; } | `;
}

function commandOf(piece: Piece, word: (text: Text) => string): string {
  if ('text' in piece) return `printf %s ${word(piece.text)}`;
  const read = piece.file === '-' ? 'cat' : `cat ${word(piece.file)}`;
  if (piece.as === 'encoded') return `${read} | ${FORM_ENCODE}`;
  return piece.as === 'joined' ? `${read} | tr -d '\\0\\r\\n'` : read;
}

/** A text has no type there, and a file the name that it has on the disk. */
function losesFacts({ content, fileName, type }: Part): boolean {
  if ('text' in content) return type !== undefined || fileName !== undefined;
  return fileName !== undefined && fileName !== baseName(content.file);
}

function itemOf({ name, content, fileName, type }: Part): Text {
  if ('text' in content) return `${escaped(name)}=${content.text.startsWith('@') ? `\\${content.text}` : content.text}`;
  if (fileName === undefined) return `${escaped(name)}=@${content.file}`;
  return `${escaped(name)}@${content.file}${type === undefined ? '' : `;type=${type}`}`;
}

function flagsOf(request: Request, word: (text: Text) => string): string[] {
  const flags: string[] = [];
  if (hasSetting(request, 'location', 'location-trusted')) flags.push('--follow');
  const ca = settingOf(request, 'cacert');
  if (hasSetting(request, 'insecure')) flags.push('--verify=no');
  else if (ca !== undefined) flags.push(`--verify=${word(ca)}`);
  const [cert, key] = [settingOf(request, 'cert'), settingOf(request, 'key')];
  if (cert !== undefined) flags.push(`--cert=${word(cert)}`);
  if (key !== undefined) flags.push(`--cert-key=${word(key)}`);
  const seconds = secondsOf(request, 'max-time', 'connect-timeout');
  if (seconds !== undefined) flags.push(`--timeout=${seconds}`);
  const redirects = settingOf(request, 'max-redirs');
  if (redirects !== undefined) flags.push(`--max-redirects=${word(redirects)}`);
  const proxy = proxyOf(request);
  if (proxy !== undefined) flags.push(`--proxy=http:${word(proxy)}`, `--proxy=https:${word(proxy)}`);
  const user = settingOf(request, 'user');
  if (hasDots(request.url)) flags.push('--path-as-is');
  if (user !== undefined)
    flags.push(...(hasSetting(request, 'digest') ? ['--auth-type=digest'] : []), `--auth=${word(user)}`);
  return flags;
}

export const httpieTarget: Target = {
  write: (requests: readonly Request[], writing: Writing) => write(requests, writing),
  settings: settingNames(
    'location location-trusted insecure cacert cert key max-time connect-timeout max-redirs proxy compressed http1.1 digest user',
  ),
  fileName: 'request.sh',
};
