import { readAnsiC } from './ansi-c';
import type { Dialect } from './dialect';

/** What quotes say, and how long they are in the text. */
interface Quoted {
  readonly text: string;
  readonly length: number;
}

/** `'…'` at a place; undefined where nothing closes it. PowerShell doubles the quotes inside. */
export function readSingle(text: string, at: number, dialect: Dialect): Quoted | undefined {
  const start = at + 1;
  let end = text.indexOf("'", start);
  while (dialect === 'powershell' && end >= 0 && text[end + 1] === "'") end = text.indexOf("'", end + 2);
  if (end < 0) return undefined;
  const inner = withoutNul(text.slice(start, end));
  return { text: dialect === 'powershell' ? inner.replaceAll("''", "'") : inner, length: end + 1 - at };
}

/** `$'…'` at a place; undefined where nothing closes it. */
export function readDollarSingle(text: string, at: number): Quoted | undefined {
  const [inner] = /^(?:[^\\']|\\[^])*(?=')/.exec(text.slice(at + 2)) ?? [];
  return inner === undefined ? undefined : { text: readAnsiC(withoutNul(inner)), length: inner.length + 3 };
}

function withoutNul(text: string): string {
  return text.replaceAll('\0', '');
}
