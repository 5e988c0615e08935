import type { Text, Unknown } from '../model';
import { partsOf } from '../unknowns';
import { powerShellExpandable, powerShellLiteral } from '../../../lib/literals';

export type Shell = 'bash' | 'cmd' | 'powershell';

/** Encodes what it is fed as forms are. */
export const FORM_ENCODE = `python3 -c 'import sys, urllib.parse as u; print(u.quote_plus(sys.stdin.buffer.read()), end="")'`;

const SAFE = /^[\w@%+=:,./-]+$/;

/** A word as a shell reads it back. */
export function shellWord(text: Text, shell: Shell, unknowns: readonly Unknown[]): string {
  if (shell === 'bash') return bashWord(text, unknowns);
  return shell === 'cmd' ? cmdWord(text, unknowns) : powerShellWord(text, unknowns);
}

function bashWord(text: Text, unknowns: readonly Unknown[]): string {
  if (!text.includes('\0')) return SAFE.test(text) ? text : bashQuoted(text);
  return partsOf(text, unknowns)
    .map((part) => (typeof part === 'string' ? bashQuoted(part) : `"${bashSource(part, unknowns)}"`))
    .join('');
}

/** Other control characters than line breaks and tabulators are escaped, so that they survive being copied. */
function bashQuoted(text: string): string {
  if (!/[^\P{Cc}\n\t\x80-\x9f]/u.test(text)) return `'${text.replaceAll("'", `'\\''`)}'`;
  const escaped = text.replace(/[\p{Cc}\\']/gu, (sign) => {
    if (sign >= '\x80') return sign;
    const named: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t', '\\': '\\\\', "'": "\\'" };
    return named[sign] ?? `\\x${sign.charCodeAt(0).toString(16).padStart(2, '0')}`;
  });
  return `$'${escaped}'`;
}

function bashSource(unknown: Unknown, unknowns: readonly Unknown[]): string {
  if (unknown.kind === 'base64') return `$(printf %s ${bashWord(unknown.text, unknowns)} | base64 | tr -d '\\n')`;
  if (unknown.kind === 'encoded') return `$(printf %s ${bashWord(unknown.text, unknowns)} | ${FORM_ENCODE})`;
  const { source } = unknown;
  if (source !== undefined && /^(?:\$[({]|`)/.test(source)) return source;
  return `$${/^\w+$/.test(unknown.name) ? unknown.name : `{${unknown.name}}`}`;
}

/** Special in cmd.exe outside quotes, where a caret takes that away. */
const CMD_SPECIAL = /[^a-zA-Z0-9\s_\-:=+~'/.,?;()*`\\\u0080-\uffff]/g;

/** `"…"` while it holds nothing that cmd.exe would read; else as browsers copy it, with a caret before each special sign. */
function cmdWord(text: Text, unknowns: readonly Unknown[]): string {
  const isPlain = SAFE.test(text) && !text.includes('%');
  if (isPlain) return text;
  const doubled = (written: string) =>
    written.replace(
      /(?<!\\)(\\*)("|$)/g,
      (_, slashes: string, quote: string) => `${slashes}${slashes}${quote === '' ? '' : '\\"'}`,
    );
  if (!/[%"\r\n!^\0]/.test(text)) return `"${doubled(text)}"`;
  const parts = partsOf(text, unknowns);
  const inner = parts.map((part, index) => {
    if (typeof part !== 'string') return 'name' in part ? `%${part.name}%` : cmdInner(part.text, unknowns);
    const isLast = index === parts.length - 1;
    return careted(isLast ? doubled(part) : part.replace(/(?<!\\)(\\*)"/g, '$1$1\\"'));
  });
  return `^"${inner.join('')}^"`;
}

function cmdInner(text: Text, unknowns: readonly Unknown[]): string {
  return partsOf(text, unknowns)
    .map((part) => (typeof part === 'string' ? careted(part) : 'name' in part ? `%${part.name}%` : ''))
    .join('');
}

function careted(text: string): string {
  return text
    .replace(CMD_SPECIAL, '^$&')
    .replaceAll('\\^"', '^\\^"')
    .replace(/%(?=\w)/g, '%^')
    .replace(/\r\n|\r|\n/g, '^\n\n');
}

function powerShellWord(text: Text, unknowns: readonly Unknown[]): string {
  if (!text.includes('\0')) return /^[\w+=:./-]+$/.test(text) && !text.startsWith('-') ? text : powerShellLiteral(text);
  return `"${powerShellInner(text, unknowns)}"`;
}

/** Within double quotes. */
export function powerShellInner(text: Text, unknowns: readonly Unknown[]): string {
  return partsOf(text, unknowns)
    .map((part) => {
      if (typeof part === 'string') return powerShellExpandable(part);
      const inner = 'text' in part ? `"${powerShellInner(part.text, unknowns)}"` : '';
      if (part.kind === 'base64') return `$([Convert]::ToBase64String([Text.Encoding]::UTF8.GetBytes(${inner})))`;
      return part.kind === 'encoded' ? `$([Uri]::EscapeDataString(${inner}))` : `\${env:${part.name}}`;
    })
    .join('');
}

/** The sign at the end of a line that goes on. */
export const GOES_ON: Readonly<Record<Shell, string>> = { bash: ' \\', cmd: ' ^', powershell: ' `' };

/** A command on one line or with an argument on each. */
export function layOut(lines: readonly string[], shell: Shell, isOneLine: boolean): string {
  return lines.join(isOneLine ? ' ' : `${GOES_ON[shell]}\n  `);
}
