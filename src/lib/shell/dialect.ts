/** Whose rules of quoting a text follows. */
export type Dialect = 'posix' | 'powershell' | 'cmd';

/** A drive's path where a word or a value begins. */
const DRIVE = /(?:^|[\s=,"'])[A-Za-z]:\\/;

/**
 * Tells by its looks for which shell a text was written. How lines go on says it, and else what only Windows has; a
 * text that says nothing is for a POSIX shell.
 */
export function detectDialect(text: string): Dialect {
  if (/(?:^|\s)\\[^\S\r\n]*[\r\n]/.test(text)) return 'posix';
  if (/[^\S\r\n]`[^\S\r\n]*(?:[\r\n]|$)/.test(text) || /\$env:\w/i.test(text)) return 'powershell';
  if (/[^\S\r\n]\^[^\S\r\n]*(?:[\r\n]|$)/.test(text) || /%cd%/i.test(text)) return 'cmd';
  if (!DRIVE.test(text)) return 'posix';
  return text.includes("'") || text.includes('$') ? 'powershell' : 'cmd';
}
