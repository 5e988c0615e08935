import { hasDots } from '../address';
import { baseName } from '../curl/form';
import { letterOf, takesArgument } from '../curl/option-table';
import { bodyText, headerOf, type Body, type Part, type Piece, type Request, type Text, type Unknown } from '../model';
import { layOut, shellWord, type Shell } from './shell-words';
import { sentHeaders, settingNames, type Target, type Writing } from './writing';

const PROGRAM: Readonly<Record<Shell, string>> = { bash: 'curl', cmd: 'curl', powershell: 'curl.exe' };

function writeIn(shell: Shell): Target['write'] {
  return (requests, writing) => {
    const commands = requests.map((request) => layOut(linesOf(request, shell, writing), shell, writing.isOneLine));
    const hasQuotes = shell === 'powershell' && commands.some((command) => command.includes('"'));
    if (hasQuotes) writing.notes.push({ code: 'windows-quotes' });
    if (shell === 'cmd' && commands.some((command) => command.includes('%'))) writing.notes.push({ code: 'percent' });
    return `${commands.join('\n\n')}\n`;
  };
}

function linesOf(request: Request, shell: Shell, writing: Writing): string[] {
  const word = (text: Text) => shellWord(text, shell, writing.unknowns);
  const option = (name: string) => {
    const letter = writing.isLong ? undefined : letterOf(name);
    return letter === undefined ? `--${name}` : `-${letter}`;
  };
  const lines = [`${PROGRAM[shell]} ${word(request.url)}`];
  if (/[[\]{}]/.test(request.url)) lines.push(option('globoff'));
  if (hasDots(request.url)) lines.push('--path-as-is');
  const { isUpload, implied } = methodFor(request);
  if (request.method === 'HEAD' && !request.body) lines.push(option('head'));
  else if (request.method !== implied) lines.push(`${option('request')} ${word(request.method)}`);
  lines.push(...headerLines(request, writing.unknowns, word, option, isUpload));
  if (isUnjoined(request.body) && ![...request.headers.map(({ name }) => name), ...request.removed].some(isAccept)) {
    lines.push(`${option('header')} ${word('Accept: */*')}`);
  }
  lines.push(...bodyLines(request.body, isUpload, word, option));
  for (const { name, value } of request.settings) {
    lines.push(takesArgument(name) ? `${option(name)} ${word(value ?? '')}` : option(name));
  }
  return lines;
}

/** What curl would do by itself. */
function methodFor({ method, body, headers }: Request): { isUpload: boolean; implied: string } {
  const [piece] = body?.kind === 'pieces' ? body.pieces : [];
  const isFile =
    body?.kind === 'pieces' && body.pieces.length === 1 && piece && 'file' in piece && piece.as === 'whole';
  const isUpload = isFile === true && method === 'PUT' && !headerOf({ headers }, 'content-type');
  return { isUpload, implied: isUpload ? 'PUT' : body ? 'POST' : 'GET' };
}

type Word = (text: Text) => string;

function headerLines(
  request: Request,
  unknowns: readonly Unknown[],
  word: Word,
  option: Word,
  isUpload: boolean,
): string[] {
  const lines = sentHeaders(request).flatMap((header) => {
    if (header.isImplied) return [];
    const user = userOf(header.name, header.value, unknowns);
    if (user !== undefined) return [`${option('user')} ${word(user)}`];
    if (/^host$/i.test(header.name) && header.value === hostIn(request.url)) return [];
    return [`${option('header')} ${word(header.value === '' ? `${header.name};` : `${header.name}: ${header.value}`)}`];
  });
  const removed = [...request.removed];
  const isOpen = request.body?.kind === 'pieces' && !isUpload && !headerOf(request, 'content-type');
  if (isOpen && !removed.some((name) => /^content-type$/i.test(name))) removed.push('Content-Type');
  return [...lines, ...removed.map((name) => `${option('header')} ${word(`${name}:`)}`)];
}

const hostIn = (url: string) => /:\/\/([^/?#]*)/.exec(url)?.[1];

/** `-u` where name and password are only known when it is sent. */
export function userOf(name: string, value: Text, unknowns: readonly Unknown[]): Text | undefined {
  const [, index] = /^Basic \0(\d+)\0$/.exec(value) ?? [];
  const unknown = /^authorization$/i.test(name) ? unknowns[Number(index ?? NaN)] : undefined;
  return unknown?.kind === 'base64' ? unknown.text : undefined;
}

function bodyLines(body: Body | undefined, isUpload: boolean, word: Word, option: Word): string[] {
  if (!body) return [];
  if (body.kind === 'parts') {
    const fields: Part[][] = [];
    for (const part of body.parts) {
      const field = part.isMore ? fields.at(-1) : undefined;
      if (field) field.push(part);
      else fields.push([part]);
    }
    return fields.map((parts) => partLine(parts, word, option));
  }
  const text = bodyText(body);
  if (text !== undefined) return [`--data-raw ${word(text)}`];
  if (isUpload) return [`${option('upload-file')} ${word(filesAlone(body.pieces))}`];
  if (isUnjoined(body))
    return body.pieces.map((piece) => `--json ${word('text' in piece ? piece.text : `@${piece.file}`)}`);
  return body.pieces.flatMap((piece, index) => {
    if (!('text' in piece)) return [fileLine(piece, body.pieces[index - 1], word, option)];
    // Between two options curl writes the sign itself.
    const isLast = index === body.pieces.length - 1;
    const between = piece.text.slice(index > 0 && piece.text.startsWith('&') ? 1 : 0);
    const next = body.pieces[index + 1];
    const isName = next && 'file' in next && next.as === 'encoded' && /(?:^|&)[^&=]*=$/.test(between);
    const kept = isName ? between.replace(/(?:^|&)[^&=]*=$/, '') : isLast ? between : between.replace(/&$/, '');
    return kept === '' ? [] : [`--data-raw ${word(kept)}`];
  });
}

const isAccept = (name: string) => /^accept$/i.test(name);

/** Whether texts and whole files follow each other without `&`, which curl only leaves out for `--json`. */
function isUnjoined(body: Body | undefined): boolean {
  if (body?.kind !== 'pieces' || body.pieces.length < 2) return false;
  return (
    body.pieces.every((piece) => ('text' in piece ? !piece.text.startsWith('@') : piece.as === 'whole')) &&
    body.pieces.some((piece, index) => {
      const next = body.pieces[index + 1];
      return next && !('text' in piece && piece.text.endsWith('&')) && !('text' in next && next.text.startsWith('&'));
    })
  );
}

const filesAlone = (pieces: readonly Piece[]) => pieces.map((piece) => ('file' in piece ? piece.file : '')).join('');

function fileLine(piece: Extract<Piece, { file: Text }>, before: Piece | undefined, word: Word, option: Word): string {
  if (piece.as === 'encoded') {
    const name = before && 'text' in before ? (/(?:^|&)([^&=]*)=$/.exec(before.text)?.[1] ?? '') : '';
    return `--data-urlencode ${word(`${name}@${piece.file}`)}`;
  }
  return piece.as === 'whole'
    ? `--data-binary ${word(`@${piece.file}`)}`
    : `${option('data')} ${word(`@${piece.file}`)}`;
}

function partLine(parts: readonly Part[], word: Word, option: Word): string {
  const [part] = parts;
  if (!part) return '';
  const { name, content, fileName, type } = part;
  const facts = `${type === undefined ? '' : `;type=${type}`}`;
  if ('text' in content) {
    const isPlain = type === undefined && fileName === undefined;
    const named = fileName === undefined ? '' : `;filename=${formQuoted(fileName)}`;
    if (isPlain && /^[@<"]|;/.test(content.text)) return `--form-string ${word(`${name}=${content.text}`)}`;
    const text = isPlain ? content.text : formQuoted(content.text);
    return `${option('form')} ${word(`${name}=${text}${facts}${named}`)}`;
  }
  const files = parts.map(fileWord).join(',');
  return `${option('form')} ${word(`${name}=${fileName === undefined ? '<' : '@'}${files}`)}`;
}

/** The file of a part, with its type and name. */
function fileWord({ content, fileName, type }: Part): Text {
  const file = 'file' in content ? content.file : '';
  const facts = type === undefined ? '' : `;type=${type}`;
  const named = fileName === undefined || fileName === baseName(file) ? '' : `;filename=${formQuoted(fileName)}`;
  const path = /[;,"]/.test(file) ? `"${file.replace(/[\\"]/g, '\\$&')}"` : file;
  return `${path}${facts}${named}`;
}

const formQuoted = (text: Text) => (/[;,"\\]|^[@<]/.test(text) ? `"${text.replace(/[\\"]/g, '\\$&')}"` : text);

/** What one would have to say of it stands in the command itself. */
const EVERYTHING: ReadonlySet<string> = { ...settingNames(''), has: () => true };

const target = (shell: Shell, fileName: string): Target => ({
  write: writeIn(shell),
  settings: EVERYTHING,
  fileName,
  keepsMixed: true,
});

export const curlBash = target('bash', 'request.sh');
export const curlCmd = target('cmd', 'request.bat');
export const curlPowerShell = target('powershell', 'request.ps1');
