import { isSafeRange, sizeOfRange } from '../../../lib/inference/number-facts';
import { choiceOf, type Shape } from '../../../lib/inference/shape';
import { mapOf } from './maps';
import { UNKNOWN, type Field, type Hint, type Path, type Type, type Use } from './model';
import type { TypesNotes } from './notes';
import { placeText } from './path-text';

export interface BuildSettings {
  readonly enums: boolean;
  readonly maps: boolean;
  readonly dates: boolean;
  /** Equal shapes share one type. */
  readonly shared: boolean;
  readonly allOptional: boolean;
  /** The language has no other numbers than doubles, integers by size, or of any size. */
  readonly numbers: 'doubles' | 'sized' | 'any';
  /** Where texts are no enum although they look like one. */
  readonly plain: ReadonlySet<string>;
}

/** Longer texts are no values of an enum: no name tells them apart, and some languages have no constants for them. */
const LONGEST_VALUE = 1000;

/** An enum that was found, by its place, and whether it is one in the code. */
export interface FoundEnum {
  readonly place: string;
  readonly values: readonly string[];
  readonly isOn: boolean;
}

/** A type with what it is alike to: types with the same signature are the same. */
interface Signed {
  readonly type: Type;
  readonly signature: string;
}

/** Makes types of what was seen. */
export class TypeBuilder {
  readonly enums: FoundEnum[] = [];
  private readonly ids = new Map<string, Signed>();

  constructor(
    private readonly settings: BuildSettings,
    private readonly notes: TypesNotes,
  ) {}

  build(shape: Shape): Use {
    return this.use(shape, [], { key: undefined, role: 'self' }).use;
  }

  private use(shape: Shape, path: Path, hint: Hint): { readonly use: Use; readonly signature: string } {
    const kinds = this.kindsOf(shape, path, hint);
    const isNullable = shape.nulls > 0;
    const [only] = kinds;
    if (!only) {
      if (!isNullable) return { use: UNKNOWN, signature: 'unknown' };
      this.notes.add({ code: 'null-only', path });
      return { use: { type: { kind: 'null' }, isNullable: true }, signature: 'null' };
    }
    const signed = kinds.length === 1 ? only : this.union(kinds, path);
    return { use: { type: signed.type, isNullable }, signature: `${signed.signature}${isNullable ? '?' : ''}` };
  }

  private union(kinds: readonly Signed[], path: Path): Signed {
    const signature = kinds.map((kind) => kind.signature).join('|');
    return { type: { kind: 'union', members: kinds.map(({ type }) => type), path }, signature: `(${signature})` };
  }

  private kindsOf(shape: Shape, path: Path, hint: Hint): readonly Signed[] {
    const kinds: Signed[] = [];
    if (shape.objects > 0) kinds.push(this.object(shape, path, hint));
    if (shape.lists > 0) kinds.push(this.list(shape, path, hint));
    if (shape.texts > 0) kinds.push(this.text(shape, path, hint));
    if (shape.integers + shape.wholes + shape.fractions > 0) kinds.push(this.number(shape, path));
    if (shape.booleans > 0) kinds.push({ type: { kind: 'boolean' }, signature: 'boolean' });
    return kinds;
  }

  private number({ integers, wholes, fractions, range, atRisk }: Shape, path: Path): Signed {
    const { numbers } = this.settings;
    const isInteger = integers > 0 && wholes + fractions === 0;
    const size = sizeOfRange(range);
    const isBeyond = size !== 'double';
    if (atRisk !== undefined) this.notes.add({ code: 'digits', path, source: atRisk });
    else if (isBeyond && (!isInteger || numbers === 'doubles'))
      this.notes.add({ code: 'digits', path, source: undefined });
    const kind = isInteger ? 'integer' : 'float';
    const isSafe = isSafeRange(range);
    // What is written alike is the same type.
    const written = isInteger && numbers === 'sized' ? (isBeyond ? size : 'int64') : '';
    const doubles = numbers === 'doubles' ? `${isBeyond} ${isSafe}` : '';
    return { type: { kind, size, isBeyond, isSafe }, signature: `${kind} ${written}${doubles}` };
  }

  private text(shape: Shape, path: Path, hint: Hint): Signed {
    const { enums, dates, plain } = this.settings;
    const format = dates ? shape.formats?.[0] : undefined;
    if (format === 'date' || format === 'date-time') return { type: { kind: 'date', format }, signature: format };
    const values = enums ? choiceOf(shape) : undefined;
    if (!values?.every(({ length }) => length <= LONGEST_VALUE))
      return { type: { kind: 'string' }, signature: 'string' };
    const place = placeText(path);
    const isOn = !plain.has(place);
    this.enums.push({ place, values, isOn });
    if (!isOn) return { type: { kind: 'string' }, signature: 'string' };
    return this.shared(`enum ${JSON.stringify(values.toSorted())}`, { kind: 'enum', values, hint, path });
  }

  private list({ items }: Shape, path: Path, hint: Hint): Signed {
    if (!items) return { type: { kind: 'list', item: UNKNOWN }, signature: '[]' };
    const item = this.use(items, [...path, 'items'], { key: hint.key, role: 'item' });
    return { type: { kind: 'list', item: item.use }, signature: `[${item.signature}]` };
  }

  private object(shape: Shape, path: Path, hint: Hint): Signed {
    const { members } = shape;
    if (!members || members.size === 0) return { type: { kind: 'map', value: UNKNOWN }, signature: '{}' };
    const found = this.settings.maps ? mapOf(shape) : undefined;
    if (found) {
      this.notes.add({ code: 'map', path, keys: found.keys, count: found.count });
      const value = this.use(found.value, [...path, 'values'], { key: hint.key, role: 'value' });
      return { type: { kind: 'map', value: value.use }, signature: `{${value.signature}}` };
    }
    const fields: Field[] = [];
    const signatures: string[] = [];
    for (const [key, { shape: inner, count }] of members) {
      const { use, signature } = this.use(inner, [...path, { key }], { key, role: 'self' });
      const isOptional = this.settings.allOptional || count < shape.objects;
      fields.push({ key, isOptional, ...use });
      signatures.push(`${JSON.stringify(key)}${isOptional ? '?' : ''}:${signature}`);
    }
    return this.shared(`object ${signatures.toSorted().join()}`, { kind: 'object', fields, hint, path });
  }

  /** The type that has the signature already, else this one; a number stands for it from then on. */
  private shared(signature: string, type: Type): Signed {
    const known = this.settings.shared ? this.ids.get(signature) : undefined;
    if (known) return known;
    const signed = { type, signature: `#${this.ids.size}` };
    this.ids.set(this.settings.shared ? signature : `${this.ids.size}`, signed);
    return signed;
  }
}
