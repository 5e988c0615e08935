import { LISTED_NOTES, type TableNote } from './report';

/** The first notes, and how many there are: a file of a million odd lines has no million notes. */
export class NoteList {
  first: TableNote[] = [];
  count = 0;

  /** Adds a note; can be handed on by itself. */
  readonly add = (note: TableNote): void => {
    this.count += 1;
    if (this.first.length < LISTED_NOTES) this.first.push(note);
  };

  /** Begins anew, where the same text is read in another way. */
  clear(): void {
    this.first = [];
    this.count = 0;
  }
}
