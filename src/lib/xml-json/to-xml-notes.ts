import type { DocumentPath } from '../document/note';
import { conventionOfKey, type Convention } from './convention';
import { LimitedNotes, type ToXmlNote } from './notes';
import type { XmlVersion } from '../xml/xml-characters';
import { attributeNames, legalName } from './xml-name';

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
  private readonly renamed = new Map<string, Sum & { readonly from: string; readonly to: string }>();
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

  rename(from: string, to: string, inner: readonly string[] = []): void {
    // The same key may become one name here and another there.
    const id = `${from}\0${to}`;
    const known = this.renamed.get(id);
    if (known) known.times++;
    else this.renamed.set(id, { from, to, times: 1, path: [...this.path, ...inner] });
  }

  /** `inner` is the way from the value at hand. */
  leaveOutUndeclaration(name: string, inner: readonly string[] = []): void {
    this.notes.add({ code: 'undeclaration-left-out', name, path: [...this.path, ...inner] });
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
    for (const { from, to, times, path } of this.renamed.values())
      all.add({ code: isDisplaced(from, to) ? 'displaced' : 'renamed', from, to, times, path });
    for (const [code, { times, path }] of this.sums) all.add({ code, times, path });
    const others = this.notes.toNotes();
    return [...all.toNotes(), ...others];
  }
}

/** An attribute that has no name yet: that depends on those beside it. */
export interface KeyedAttribute {
  readonly key: string;
  readonly text: string;
  /** From the value at hand to it. */
  readonly way: readonly string[];
}

/** The attributes of one tag by their names, with a note of each that is not its key, and without those that can have none. */
export function namedAttributes(
  attributes: readonly KeyedAttribute[],
  version: XmlVersion,
  notes: ToXmlNotes,
): (readonly [string, string])[] {
  const names = attributeNames(
    attributes.map(({ key, text }) => ({ key, isEmpty: text === '' })),
    version,
  );
  return attributes.flatMap(({ key, text, way }, n) => {
    const name = names[n];
    if (name === undefined) notes.leaveOutUndeclaration(key, way);
    else if (name !== key) notes.rename(key, name, way);
    return name === undefined ? [] : [[name, text] as const];
  });
}

/** Whether a name made way for the same one before it. */
function isDisplaced(from: string, to: string): boolean {
  return legalName(from) === from && to.startsWith(`${from}_`);
}
