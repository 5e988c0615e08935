import type { NoteItem } from '../../ui/notes/notes';
import type { ChosenType } from './media-type';
import type { Restored } from './restore';
import type { ToolWords } from './use-words';

/** What is odd about a file by itself, in either direction. */
export function fileNotes(size: number, { conflict }: ChosenType, words: ToolWords): NoteItem[] {
  const warnings = [
    ...(conflict ? [words.conflict(conflict.declared, conflict.detected)] : []),
    ...(size === 0 ? [words.empty] : []),
  ];
  return warnings.map((message) => ({ kind: 'warning', message }));
}

/** What is odd about a restored file and about its Base64; `goTo` leads to a place in it. */
export function restoredNotes(
  { type, file, notes }: Restored,
  words: ToolWords,
  goTo: ((at: number) => void) | undefined,
): NoteItem[] {
  const ofSource = notes.map((note): NoteItem => ({
    kind: 'warning',
    message: words.note(note),
    where: words.atPosition(note.at + 1),
    ...(goTo && { onGo: () => goTo(note.at) }),
  }));
  return [...fileNotes(file.size, type, words), ...ofSource];
}
