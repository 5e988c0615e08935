import type { DocumentNote } from './note';

/** Of each code, so many notes are listed; nobody reads more. */
const LISTED_PER_CODE = 50;

/** Collects notes while a document is read or written: of each code the first ones, and how many more there were. */
export class NoteList {
  private readonly notes: DocumentNote[] = [];
  private readonly counts = new Map<DocumentNote['code'], number>();
  private more = 0;

  add(note: DocumentNote): void {
    const count = (this.counts.get(note.code) ?? 0) + 1;
    this.counts.set(note.code, count);
    if (count <= LISTED_PER_CODE) this.notes.push(note);
    else this.more++;
  }

  /** For notes that were counted elsewhere and are not listed. */
  addUnlisted(count: number): void {
    this.more += count;
  }

  /** Whether the next note of the code would be listed: what makes it expensive can be saved otherwise. */
  lists(code: DocumentNote['code']): boolean {
    return (this.counts.get(code) ?? 0) < LISTED_PER_CODE;
  }

  /** In the order in which they were added; what was not listed is counted in the last one. */
  toNotes(): DocumentNote[] {
    return this.more > 0 ? [...this.notes, { code: 'more-notes', count: this.more }] : [...this.notes];
  }
}
