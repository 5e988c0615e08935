import type { DialectId } from './dialects';

/** What a literal does not say by itself. */
export const NOTES = [
  'powershell-6',
  'env-differs',
  'history',
  'like-bracket',
  'batch-percent',
  'latex-blanks',
  'mysql-mode',
] as const;
export type EscapeNote = (typeof NOTES)[number];

const APPLIES: Readonly<Record<EscapeNote, (text: string, written: string) => boolean>> = {
  'powershell-6': (_, written) => /`(?:e|u\{)/.test(written.replaceAll('``', '')),
  'env-differs': (_, written) => /^".*\\/s.test(written),
  history: (text) => text.includes('!'),
  'like-bracket': (text) => text.includes('['),
  'batch-percent': (text) => text.includes('%'),
  'latex-blanks': (text) => /[ \t]{2}|[\n\r]|^ | $/.test(text),
  'mysql-mode': (_, written) => written.includes('\\'),
};

const OF_LANGUAGE: { readonly [L in DialectId]?: EscapeNote } = {
  'powershell-double': 'powershell-6',
  env: 'env-differs',
  'posix-double': 'history',
  like: 'like-bracket',
  cmd: 'batch-percent',
  latex: 'latex-blanks',
  mysql: 'mysql-mode',
};

export function escapeNotes(text: string, written: string, language: DialectId): readonly EscapeNote[] {
  const note = OF_LANGUAGE[language];
  return note && APPLIES[note](text, written) ? [note] : [];
}
