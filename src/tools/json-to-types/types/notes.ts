import type { YamlNote } from '../../../lib/yaml/read-yaml';
import type { Path } from './model';

/** What kind of keys made a map of an object. */
export type KeyKind = 'numbers' | 'uuids' | 'dates' | 'hex';

/** What the code does not say by itself. */
export type TypesNote =
  | { readonly code: 'union' | 'null-only' | 'unnameable'; readonly path: Path }
  | { readonly code: 'digits'; readonly path: Path; readonly source: string | undefined }
  | { readonly code: 'renamed'; readonly path: Path; readonly name: string }
  | { readonly code: 'map'; readonly path: Path; readonly keys: KeyKind; readonly count: number }
  | { readonly code: 'root-undeclared'; readonly type: string }
  | { readonly code: 'lone-surrogate' }
  | { readonly code: 'more'; readonly count: number }
  | { readonly code: 'sample'; readonly sample: number; readonly note: YamlNote };

/** Of each code so many are listed. */
const LISTED = 20;

/** The first notes of each kind, and how many more there are. */
export class TypesNotes {
  private readonly notes: TypesNote[] = [];
  private readonly counts = new Map<TypesNote['code'], number>();
  private more = 0;

  add(note: TypesNote): void {
    const count = (this.counts.get(note.code) ?? 0) + 1;
    this.counts.set(note.code, count);
    if (count <= LISTED) this.notes.push(note);
    else this.more++;
  }

  toList(): readonly TypesNote[] {
    return this.more > 0 ? [...this.notes, { code: 'more', count: this.more }] : this.notes;
  }
}
