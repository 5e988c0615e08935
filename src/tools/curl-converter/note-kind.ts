import type { Note } from './notes';

/** What is only said for completeness. */
const INFORMS = new Set<Note['code']>([
  'no-effect',
  'files',
  'variable',
  'dropped-headers',
  'stdin',
  'old-carets',
  'credentials',
  'windows-quotes',
]);

export function noteKind({ code }: Note): 'info' | 'warning' {
  return INFORMS.has(code) ? 'info' : 'warning';
}
