import type { DuplicateKey } from '../../lib/json/duplicate-keys';
import type { Duplicates, DuplicateWords } from '../../lib/json/say-duplicates';
import type { NoteItem } from '../notes/notes';

/** What leads from a note to its place; nothing where there is no way. */
export type Lead = Pick<NoteItem, 'where' | 'onGo'>;

/** Notes about keys that stand twice in an object: the first ones by name, and how many more there are. */
export function duplicateNotes(
  { duplicateKeys, duplicateCount }: Duplicates,
  words: DuplicateWords,
  leadTo: (duplicate: DuplicateKey) => Lead | undefined,
): NoteItem[] {
  const items = duplicateKeys.map((duplicate): NoteItem => {
    const { key, line, column } = duplicate;
    return { kind: 'warning', message: words.duplicateKey(key, line, column), ...leadTo(duplicate) };
  });
  const more = duplicateCount - duplicateKeys.length;
  return more > 0 ? [...items, { kind: 'warning', message: words.moreDuplicates(more) }] : items;
}
