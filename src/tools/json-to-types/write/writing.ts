import { declarationsOf, type Declares } from '../types/declarations';
import type { EnumType, Field, Named, ObjectType, Path, Use } from '../types/model';
import type { TypesNotes } from '../types/notes';
import { isPlainName, Taken, type Naming } from '../names/naming';
import { nameTypes, type TypeNames } from '../names/type-names';
import type { TypesOptions } from '../options';

export interface Writing {
  readonly root: Use;
  readonly options: TypesOptions;
  /** What the code does not say is added here. */
  readonly notes: TypesNotes;
}

export interface Written {
  readonly text: string;
  readonly fileName: string;
}

/** Writes types in one language. */
export type Writer = (writing: Writing) => Written;

export interface Declarations {
  /** In the order in which they are written. */
  readonly types: readonly Named[];
  readonly names: TypeNames;
  /** Whether the root is none of them, or one that may be null. */
  readonly hasAlias: boolean;
}

/** The types that a language declares, with their names. */
export function declare({ root, options }: Writing, naming: Naming, declares: Declares): Declarations {
  const down = declarationsOf(root, { ...declares, usedFirst: false });
  const types = declares.usedFirst ? declarationsOf(root, declares) : down;
  const names = nameTypes(down, root, options.rootName, naming);
  return { types, names, hasAlias: root.isNullable || !down.some((type) => type === root.type) };
}

export interface FieldName {
  readonly field: Field;
  readonly name: string;
  readonly path: Path;
}

/** Names for the fields of a type, each once; what one does not know the key by is told. */
export function nameFields(
  { fields, path }: ObjectType,
  toName: (key: string) => string,
  notes: TypesNotes,
  reserved: Iterable<string> = [],
): readonly FieldName[] {
  const taken = new Taken(reserved);
  return fields.map((field) => {
    const name = taken.take(toName(field.key));
    const place = [...path, { key: field.key }];
    if (!isPlainName(name, field.key)) notes.add({ code: 'renamed', path: place, name });
    return { field, name, path: place };
  });
}

/** Names for the values of an enum, each once. */
export function nameValues({ values }: EnumType, toName: (value: string) => string, reserved: Iterable<string> = []) {
  const taken = new Taken(reserved);
  return values.map((value) => ({ value, name: taken.take(toName(value)) }));
}

/** Whether an integer beyond 2^53 is anywhere within a type that is written where it is used. */
export function holdsBeyond({ type }: Use): boolean {
  switch (type.kind) {
    case 'integer':
    case 'float':
      return type.isBeyond;
    case 'list':
      return holdsBeyond(type.item);
    case 'map':
      return holdsBeyond(type.value);
    case 'union':
      return type.members.some((member) => holdsBeyond({ type: member, isNullable: false }));
    default:
      return false;
  }
}

/** Likewise the format of the dates. */
export function dateWithin({ type }: Use): string | undefined {
  switch (type.kind) {
    case 'date':
      return type.format;
    case 'list':
      return dateWithin(type.item);
    case 'map':
      return dateWithin(type.value);
    default:
      return undefined;
  }
}

/** What stands behind a field in languages whose numbers are doubles and whose dates are texts. */
export function remark(use: Use): string | undefined {
  return holdsBeyond(use) ? BEYOND : dateWithin(use);
}

export const BEYOND = 'beyond 2^53: loses digits as a number';

/** `UserList` as `user-list`, for the names of files. */
export function fileStem(name: string, joint: string): string {
  return name.replace(/(?<=[\p{Ll}\p{Nd}])(?=\p{Lu})|_/gu, joint).toLowerCase();
}

/** A text in a comment of one line. */
export function commentText(text: string): string {
  const start = Array.from(text.slice(0, 200)).slice(0, 60).join('');
  const shown = JSON.stringify(start === text ? text : `${start}…`);
  return shown.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\ufffd');
}

/** Texts with a sign before each line. */
export const indented = (text: string, by = '    ') => text.replace(/^(?=.)/gm, by);
