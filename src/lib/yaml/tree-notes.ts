import type { DocumentNote } from '../document/note';
import { NoteList } from '../document/note-list';
import { positionsOf } from '../text-positions';

/** Of each kind of note, so many are kept until the end. */
const KEPT_NOTES = 50;

/** Notes on a tree while it is read. Their places are offsets in the original text, told as lines and columns in the end. */
export class TreeNotes {
  private readonly list = new NoteList();
  private readonly placed: { readonly note: DocumentNote; readonly at: number }[] = [];
  private readonly counts = new Map<DocumentNote['code'], number>();

  add(note: DocumentNote, path: readonly (string | number)[], at: number): void {
    const count = (this.counts.get(note.code) ?? 0) + 1;
    this.counts.set(note.code, count);
    // The list would not show more of them anyway.
    if (count > KEPT_NOTES) this.list.addUnlisted(1);
    else this.placed.push({ note: { ...note, path: [...path] }, at });
  }

  /** What there is to say, with places, in their order. */
  toNotes(original: string): DocumentNote[] {
    this.placed.sort((a, b) => a.at - b.at);
    const positions = positionsOf(
      original,
      this.placed.map(({ at }) => at),
    );
    this.placed.forEach(({ note, at }, n) => {
      const position = positions[n];
      this.list.add(position ? { ...note, place: { at, ...position } } : note);
    });
    return this.list.toNotes();
  }
}
