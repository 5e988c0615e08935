import { err, ok, type Result } from '../result';
import { TomlStop } from './toml-fault';
import { basicString } from './toml-escapes';
import { readString, skipBlanks, strayControl } from './toml-strings';

const BARE_KEY = /[\w-]+/y;
const IS_BARE = /^[\w-]+$/;
/** One part of a dotted key and where it stands. */
export interface KeyPart {
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** Reads a key, dotted or not, that begins at `start`. */
export function readKey(text: string, start: number, isStrict: boolean): { parts: KeyPart[]; end: number } {
  const parts: KeyPart[] = [];
  for (let at = start; ;) {
    const part = readKeyPart(text, at, isStrict);
    parts.push(part);
    const next = skipBlanks(text, part.end);
    if (text[next] !== '.') return { parts, end: part.end };
    at = skipBlanks(text, next + 1);
  }
}

function readKeyPart(text: string, start: number, isStrict: boolean): KeyPart {
  const first = text[start];
  if (first === '"' || first === "'") {
    if (text.startsWith(first.repeat(3), start)) throw new TomlStop(start, { code: 'multi-line-key' });
    const { text: name, end } = readString(text, start, isStrict);
    return { name, start, end };
  }
  BARE_KEY.lastIndex = start;
  const name = BARE_KEY.exec(text)?.[0];
  if (name !== undefined) return { name, start, end: start + name.length };
  const found = foundAt(text, start);
  throw (
    strayControl(text, start) ??
    new TomlStop(start, /^[=.\]]?$/.test(found) ? { code: 'key-missing' } : { code: 'bad-key', found })
  );
}

/** The character at an offset, `''` at the end of a line or of the text. */
export function foundAt(text: string, at: number): string {
  const codePoint = text.codePointAt(at);
  return codePoint === undefined || codePoint === 10 || codePoint === 13 ? '' : String.fromCodePoint(codePoint);
}

/** A key as TOML writes it: bare where it can be, else as a basic string. */
export function tomlKey(key: string): string {
  return IS_BARE.test(key) ? key : basicString(key);
}

/** Keys as TOML writes them in a row, as in the header of a table. */
export function dottedKey(keys: readonly string[]): string {
  return keys.map(tomlKey).join('.');
}

/** The keys of a dotted key such as `tool."a.b"`, as someone types it; blanks around it do not count. */
export function parseDottedKey(text: string): Result<string[], { readonly code: 'bad-path' }> {
  try {
    const trimmed = text.trim();
    const { parts, end } = readKey(trimmed, 0, false);
    return end === trimmed.length ? ok(parts.map(({ name }) => name)) : err({ code: 'bad-path' });
  } catch (error) {
    if (error instanceof TomlStop) return err({ code: 'bad-path' });
    throw error;
  }
}
