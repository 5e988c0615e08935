import { bodyText, headerOf, type Body, type Piece, type Request, type Text } from '../model';
import { hostOf } from '../address';
import { powerShellLiteral } from '../../../lib/literals';
import { layOut, powerShellInner } from './shell-words';
import {
  hasSetting,
  isBeyondAscii,
  mergedHeaders,
  numbered,
  proxyOf,
  secondsOf,
  sentHeaders,
  settingNames,
  settingOf,
  type Target,
  type Writing,
} from './writing';

/** Methods that the command has names for. */
const METHODS = /^(?:GET|HEAD|POST|PUT|DELETE|TRACE|OPTIONS|MERGE|PATCH)$/;

function write(requests: readonly Request[], writing: Writing): string {
  return requests.map((request, index) => `${linesOf(request, index, writing).join('\n')}\n`).join('\n');
}

const literal = (text: Text, { unknowns }: Writing) =>
  text.includes('\0') ? `"${powerShellInner(text, unknowns)}"` : powerShellLiteral(text);

function linesOf(request: Request, index: number, writing: Writing): string[] {
  const step = ' '.repeat(writing.indent);
  const named = (name: string) => `$${numbered(name, index)}`;
  const before: string[] = [];
  const given = [
    `${named('response')} = Invoke-WebRequest -Uri ${literal(request.url, writing)}`,
    METHODS.test(request.method) ? `-Method ${request.method}` : `-CustomMethod ${powerShellLiteral(request.method)}`,
  ];
  const own = new Set(['content-type', 'user-agent', 'cookie']);
  const headers = mergedHeaders(sentHeaders(request));
  const others = headers.filter(({ name }) => !own.has(name.toLowerCase()));
  if (others.length > 0) {
    const lines = others.map(({ name, value }) => `${step}${powerShellLiteral(name)} = ${literal(value, writing)}`);
    before.push(`${named('headers')} = @{`, ...lines, '}');
    given.push(`-Headers ${named('headers')}`);
  }
  const beyond = headers.filter(({ value }) => isBeyondAscii(value)).map(({ name }) => name);
  if (beyond.length > 0) writing.notes.push({ code: 'latin1', names: beyond });
  const cookie = headerOf({ headers }, 'cookie');
  if (cookie) {
    before.push(...sessionLines(named('session'), cookie.value, request, writing));
    given.push(`-WebSession ${named('session')}`);
  }
  const agent = headerOf({ headers }, 'user-agent');
  if (agent) given.push(`-UserAgent ${literal(agent.value, writing)}`);
  const type = headerOf({ headers }, 'content-type');
  if (type) given.push(`-ContentType ${literal(type.value, writing)}`);
  const body = bodyOf(request.body, named, writing, step);
  before.push(...body.before);
  given.push(...body.given, ...optionsOf(request, writing), '-SkipHeaderValidation', '-SkipHttpErrorCheck');
  return [
    ...before,
    layOut(given, 'powershell', writing.isOneLine),
    `"$(${named('response')}.StatusCode) $(${named('response')}.Content)"`,
  ];
}

/** Cookies of a header are dropped; those of a session are sent. */
function sessionLines(session: string, cookies: Text, { url }: Request, writing: Writing): string[] {
  const host = powerShellLiteral(hostOf(url).replace(/:\d+$/, ''));
  const lines = cookies.split(/;\s*/).flatMap((pair) => {
    const equals = pair.indexOf('=');
    if (equals <= 0) return [];
    const [name, value] = [literal(pair.slice(0, equals), writing), literal(pair.slice(equals + 1), writing)];
    return [`${session}.Cookies.Add([System.Net.Cookie]::new(${name}, ${value}, '/', ${host}))`];
  });
  return [`${session} = [Microsoft.PowerShell.Commands.WebRequestSession]::new()`, ...lines];
}

function bodyOf(body: Body | undefined, named: (name: string) => string, writing: Writing, step: string) {
  if (!body) return { before: [], given: [] };
  if (body.kind === 'parts') {
    if (new Set(body.parts.map(({ name }) => name)).size < body.parts.length)
      writing.notes.push({ code: 'duplicate-parts' });
    const lines = body.parts.map(({ name, content, fileName }) => {
      const isFile = 'file' in content && fileName !== undefined;
      const value = isFile ? `Get-Item -LiteralPath ${literal(content.file, writing)}` : textOf(content, writing);
      return `${step}${literal(name, writing)} = ${value}`;
    });
    return { before: [`${named('form')} = @{`, ...lines, '}'], given: [`-Form ${named('form')}`] };
  }
  const [first] = body.pieces;
  if (body.pieces.length === 1 && first && 'file' in first && first.as === 'whole') {
    return { before: [], given: [`-InFile ${literal(first.file, writing)}`] };
  }
  const text = bodyText(body);
  const made =
    text === undefined ? body.pieces.map((piece) => textOf(piece, writing)).join(' + ') : literal(text, writing);
  return {
    before: [`${named('body')} = [System.Text.Encoding]::UTF8.GetBytes(${made})`],
    given: [`-Body ${named('body')}`],
  };
}

function textOf(piece: Piece, writing: Writing): string {
  if ('text' in piece) return literal(piece.text, writing);
  const read = `(Get-Content -Raw -LiteralPath ${literal(piece.file, writing)})`;
  if (piece.as === 'encoded') return `[Uri]::EscapeDataString(${read})`;
  return piece.as === 'joined' ? `(${read} -replace '[\\0\\r\\n]')` : read;
}

function optionsOf(request: Request, writing: Writing): string[] {
  const options: string[] = [];
  if (hasSetting(request, 'insecure')) options.push('-SkipCertificateCheck');
  const proxy = proxyOf(request);
  if (proxy !== undefined) options.push(`-Proxy ${literal(proxy, writing)}`);
  const seconds = secondsOf(request, 'max-time', 'connect-timeout');
  if (seconds !== undefined) options.push(`-TimeoutSec ${Math.ceil(seconds)}`);
  const redirects = settingOf(request, 'max-redirs');
  if (redirects !== undefined && /^\d+$/.test(redirects)) options.push(`-MaximumRedirection ${redirects}`);
  if (hasSetting(request, 'http2')) options.push('-HttpVersion 2.0');
  return options;
}

export const powerShellTarget: Target = {
  write,
  settings: settingNames('location compressed insecure proxy max-time connect-timeout max-redirs http2 http1.1'),
  fileName: 'request.ps1',
  keepsDefaults: true,
  resolvesDots: true,
};
