import { ROWS, type Row } from './entries';
import type { ToolWords } from './use-words';

type Described = Pick<ToolWords, 'topics' | 'entries'>;

/** Lower case and without accents, so that `référence` is found by `reference`. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/** What an entry is in words. */
export function sentenceOf({ topic, id }: Row, { entries }: Pick<ToolWords, 'entries'>): string {
  // Each entry has its words, as their type says by subject.
  return (entries[topic] as Readonly<Record<string, string>>)[id] ?? '';
}

/** The entries whose syntax holds the query, letter for letter; else those in which each of its words stands. */
export function searchEntries(query: string, words: Described): readonly Row[] {
  const wanted = query.trim();
  if (wanted === '') return ROWS;
  const exact = ROWS.filter(({ entry, topic }) => topic !== 'recipes' && entry.syntax.includes(wanted));
  if (exact.length > 0 && !/^[\p{L}\d ]+$/u.test(wanted)) return exact;
  const parts = plain(wanted).split(/\s+/);
  return ROWS.filter((row) => {
    const text = plain(`${words.topics[row.topic]}\n${sentenceOf(row, words)}`);
    return exact.includes(row) || parts.every((part) => text.includes(part) || plain(row.entry.syntax) === part);
  });
}
