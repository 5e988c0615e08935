import type { DocumentPath } from '../document/note';
import { conventionOfKey, type Convention } from './convention';
import { LimitedNotes, type ToXmlNote } from './notes';

type Counted = 'null-as-empty' | 'list-left-out' | 'list-of-one';

interface Sum {
  times: number;
  readonly path: DocumentPath;
}

/** What there is to say of a document that becomes XML: the same thing only once, with how often it was. */
export class ToXmlNotes {
  /** Where the value at hand stands. */
  readonly path: (string | number)[] = [];
  private readonly notes = new LimitedNotes<ToXmlNote>();
  private readonly renamed = new Map<string, Sum & { readonly to: string }>();
  private readonly sums = new Map<Counted, Sum>();
  private seems: 'underscore' | 'at' | 'ordered' | undefined;

  constructor(private readonly convention: Convention) {}

  add(note: ToXmlNote): void {
    this.notes.add(note);
  }

  /** For a note about the value at hand. */
  here(code: 'json-as-text' | 'comment-changed' | 'instruction-changed'): void {
    this.notes.add({ code, path: [...this.path] });
  }

  count(code: Counted): void {
    const sum = this.sums.get(code);
    if (sum) sum.times++;
    else this.sums.set(code, { times: 1, path: [...this.path] });
  }

  rename(from: string, to: string): void {
    const known = this.renamed.get(from);
    if (known) known.times++;
    else this.renamed.set(from, { to, times: 1, path: [...this.path] });
  }

  /** A key that became an element, as it stands in the text. */
  lookAt(key: string): void {
    const meant = conventionOfKey(key);
    if (meant !== undefined && meant !== this.convention) this.seems ??= meant;
  }

  seemsOrdered(): void {
    this.seems = 'ordered';
  }

  toNotes(): readonly ToXmlNote[] {
    const { seems } = this;
    const all = new LimitedNotes<ToXmlNote>();
    if (seems !== undefined) all.add({ code: 'other-convention', seems });
    for (const [from, { to, times, path }] of this.renamed) all.add({ code: 'renamed', from, to, times, path });
    for (const [code, { times, path }] of this.sums) all.add({ code, times, path });
    const others = this.notes.toNotes();
    return [...all.toNotes(), ...others];
  }
}
