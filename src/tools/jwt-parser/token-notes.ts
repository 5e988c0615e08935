import type { NoteItem } from '../../ui/notes/notes';
import type { DecodedToken } from './decode';
import type { ToolWords } from './use-words';
import type { VerifyNote } from './verify';

/** Header parameters by which a token brings a key of its own (RFC 7515, sections 4.1.2, 4.1.3, 4.1.5 and 4.1.6). */
const OWN_KEYS: readonly string[] = ['jwk', 'jku', 'x5u', 'x5c'];

/** What one should know of a token beside what it says. `now` is in milliseconds, `leeway` in seconds. */
export function tokenNotes(
  { header, payload }: DecodedToken,
  words: ToolWords,
  now: number,
  leeway: number,
): NoteItem[] {
  const warnings = header.claims.filter(({ name }) => OWN_KEYS.includes(name)).map(({ name }) => words.ownKey(name));
  if (header.hasDuplicates) warnings.push(words.duplicateHeader);
  if (payload?.kind === 'claims') {
    if (payload.hasDuplicates) warnings.push(words.duplicateClaims);
    const issued = payload.claims.findLast(({ name }) => name === 'iat')?.time;
    if (issued?.state === 'time' && issued.ms > now + leeway * 1000) warnings.push(words.issuedLater);
  }
  return warnings.map((message) => ({ kind: 'warning', message }));
}

/** What one should know of the key that a signature was checked with. */
export function checkNotes(notes: readonly VerifyNote[] = [], words: ToolWords): NoteItem[] {
  return notes.map((note) => ({ kind: note.code === 'short-secret' ? 'warning' : 'info', message: words.note(note) }));
}
