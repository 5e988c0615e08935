import { withSeconds } from '../document/date-seconds';
import { TomlStop } from './toml-fault';
import type { TomlVersion } from './toml-escapes';
import { readLiteral } from './toml-literals';

/** A date as TOML of that version writes it: before 1.1, a time of day needs its seconds. */
export function tomlDate(source: string, version: TomlVersion): string {
  return version === '1.0' ? withSeconds(source) : source;
}

/** Whether a text is exactly a date or a date-time of RFC 3339, which local ones without an offset are not. */
export function isRfc3339(text: string): boolean {
  // Between date and time stands a letter; RFC 3339 leaves the blank to those who agree on it.
  if (text.length < 10 || text.charAt(10) === ' ') return false;
  try {
    const literal = readLiteral(text, 0, true);
    return literal.kind === 'date' && (literal.form === 'local-date' || literal.form === 'offset-date-time');
  } catch (error) {
    if (error instanceof TomlStop) return false;
    throw error;
  }
}
