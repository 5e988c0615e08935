import type { Span } from '../document/document';
import type { Position } from '../large-text';
import { positionsOf } from '../text-positions';
import type { YamlNote } from '../yaml/read-yaml';
import { OWN_FILE } from './registry';
import type { SchemaError, SchemaPlace } from './schema-error';
import type { SchemaFlaw, SchemaNote } from './schema-fault';

/** Where something stands in a text: UTF-16 offsets, line and column from 1. */
export interface TextPlace extends Span, Position {}

/** A place in a schema; without a text where it is in a metaschema. */
export interface PlacedSchema {
  readonly file: number;
  readonly name: string;
  readonly pointer: string;
  readonly place: TextPlace | undefined;
}

export interface PlacedError extends Omit<SchemaError, 'at' | 'schema' | 'branches'> {
  /** The document of YAML or the line of JSON Lines, from 0. */
  readonly document: number;
  readonly place: TextPlace;
  readonly schema: PlacedSchema;
  readonly branches?: readonly PlacedBranch[];
}

export interface PlacedBranch {
  readonly index: number;
  readonly errors: readonly PlacedError[];
}

type WithoutPlace<T> = T extends SchemaPlace ? Omit<T, keyof SchemaPlace> : never;

export type PlacedFlaw = WithoutPlace<SchemaFlaw> & { readonly schema: PlacedSchema };
export type PlacedNote = WithoutPlace<SchemaNote> & { readonly schema: PlacedSchema };

type DocumentError = SchemaError & { readonly document: number };

interface NamedText {
  readonly name: string;
  readonly text: string;
}

/** The line and column of offsets, all of which are found in one pass. */
class Places {
  private readonly offsets = new Set<number>();
  private known: Map<number, Position> | undefined;

  constructor(private readonly text: string) {}

  want({ start }: Span): void {
    this.offsets.add(start);
  }

  of({ start, end }: Span): TextPlace {
    const known = (this.known ??= this.find());
    return { start, end, ...(known.get(start) ?? { line: 1, column: 1 }) };
  }

  private find(): Map<number, Position> {
    const offsets = [...this.offsets].toSorted((a, b) => a - b);
    const positions = positionsOf(this.text, offsets);
    return new Map(offsets.flatMap((offset, n) => (positions[n] ? [[offset, positions[n]] as const] : [])));
  }
}

class SchemaPlaces {
  private readonly places: readonly Places[];

  constructor(private readonly sources: readonly NamedText[]) {
    this.places = sources.map(({ text }) => new Places(text));
  }

  want({ file, at }: SchemaPlace): void {
    this.places[file]?.want(at);
  }

  of({ file, pointer, at }: SchemaPlace): PlacedSchema {
    const place = file === OWN_FILE ? undefined : this.places[file]?.of(at);
    return { file, name: this.sources[file]?.name ?? '', pointer, place };
  }
}

/** The errors with their lines and columns, in the data and in the schemas. */
export function placeErrors(
  errors: readonly DocumentError[],
  data: string,
  sources: readonly NamedText[],
): PlacedError[] {
  const places = new Places(data);
  const schemas = new SchemaPlaces(sources);
  const want = (error: SchemaError) => {
    places.want(error.at);
    schemas.want(error.schema);
    for (const branch of error.branches ?? []) branch.errors.forEach(want);
  };
  errors.forEach(want);
  const placed = ({ at, schema, branches, ...error }: SchemaError, document: number): PlacedError => ({
    ...error,
    document,
    place: places.of(at),
    schema: schemas.of(schema),
    ...(branches && {
      branches: branches.map(({ index, errors: inside }) => ({
        index,
        errors: inside.map((one) => placed(one, document)),
      })),
    }),
  });
  return errors.map(({ document, ...error }) => placed(error, document));
}

export function placeFlaws(flaws: readonly SchemaFlaw[], sources: readonly NamedText[]): PlacedFlaw[] {
  const schemas = new SchemaPlaces(sources);
  flaws.forEach((flaw) => schemas.want(flaw));
  return flaws.map(({ file, pointer, at, ...flaw }) => ({ ...flaw, schema: schemas.of({ file, pointer, at }) }));
}

export function placeNotes(notes: readonly SchemaNote[], sources: readonly NamedText[]): PlacedNote[] {
  const schemas = new SchemaPlaces(sources);
  notes.forEach((note) => schemas.want(note));
  return notes.map(({ file, pointer, at, ...note }) => ({ ...note, schema: schemas.of({ file, pointer, at }) }));
}

/** What the reader says of the text of a schema. */
export function placeReading(note: YamlNote, file: number, name: string): PlacedNote {
  const place = note.place && { start: note.place.at, end: note.place.at, ...positionIn(note.place) };
  return { code: 'reading', keyword: '', note, schema: { file, name, pointer: '', place } };
}

function positionIn({ line, column }: Position): Position {
  return { line, column };
}
