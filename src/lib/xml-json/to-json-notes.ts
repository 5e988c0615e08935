import type { XmlIndex } from '../xml/xml-index';
import { LimitedNotes, type ToJsonNote } from './notes';

type Counted = Exclude<Extract<ToJsonNote, { readonly times: number }>['code'], 'default-left-out'>;
type MissingDefault = Omit<Extract<ToJsonNote, { readonly code: 'default-left-out' }>, 'times'>;
type Attributes = readonly (readonly [string, string])[];

/** What there is to say of a document that becomes JSON: places one by one, the rest once with how often it was. */
export class ToJsonNotes {
  private readonly placed = new LimitedNotes<ToJsonNote>();
  private readonly counts = new Map<Counted, number>();
  private readonly missing = new Map<string, { readonly note: MissingDefault; times: number }>();

  constructor(private readonly defaults: XmlIndex['defaults']) {}

  add(note: ToJsonNote): void {
    this.placed.add(note);
  }

  count(code: Counted, times = 1): void {
    this.counts.set(code, (this.counts.get(code) ?? 0) + times);
  }

  /** An element as it stands in the text: what it is given elsewhere is missing. */
  lookAt(name: string, attributes: Attributes, at: number): void {
    for (const attribute of new Set(this.defaults?.get(name))) {
      if (attributes.some(([own]) => own === attribute)) continue;
      const id = `${name} ${attribute}`;
      const known = this.missing.get(id);
      if (known) known.times++;
      else this.missing.set(id, { note: { code: 'default-left-out', name, attribute, at }, times: 1 });
    }
  }

  /** Attributes without prefixes and without what declares them; one that would be the same as another keeps its own. */
  strip(attributes: Attributes, at: number): Attributes {
    const taken = new Set<string>();
    const kept: (readonly [string, string])[] = [];
    for (const [name, value] of attributes) {
      if (name === 'xmlns' || name.startsWith('xmlns:')) {
        this.count('namespaces-left-out');
        continue;
      }
      const short = strippedName(name);
      const isFree = !taken.has(short) && (short === name || attributes.every(([other]) => other !== short));
      if (!isFree) this.add({ code: 'prefix-kept', name, at });
      const shown = isFree ? short : name;
      taken.add(shown);
      kept.push([shown, value]);
    }
    return kept;
  }

  /** Those with places in the order of the text, then the counted ones. */
  toNotes(): readonly ToJsonNote[] {
    const counted = Array.from(this.counts, ([code, times]): ToJsonNote => ({ code, times }));
    const missing = new LimitedNotes<ToJsonNote>();
    for (const { note, times } of this.missing.values()) missing.add({ ...note, times });
    return [...this.placed.toNotes(), ...missing.toNotes(), ...counted];
  }
}

/** A name without its prefix. */
export function strippedName(name: string): string {
  const local = name.slice(name.indexOf(':') + 1);
  return local === '' ? name : local;
}
