import { err, ok, type Result } from '../result';
import type { DocumentValue } from '../document/document';
import { fileNameIn } from './addresses';
import { apiDocument, type ApiDocument } from './api-document';
import type { Draft } from './draft';
import {
  isYamlName,
  readStructured,
  type ReadStructuredOptions,
  type Structured,
  type StructuredFault,
} from '../document/read-structured';
import {
  placeErrors,
  placeFlaws,
  placeNotes,
  placeReading,
  type PlacedError,
  type PlacedFlaw,
  type PlacedNote,
} from './placed';
import type { SchemaFile } from './registry';
import type { SchemaError } from './schema-error';
import type { SchemaFlaw } from './schema-fault';
import { SchemaSet } from './schema-set';
import { looksLikeData, looksLikeSchema } from './looks-swapped';

/** Bytes of UTF-8 of a schema; larger ones are data. */
export const SCHEMA_SIZE_LIMIT = 2 * 1024 * 1024;

/** So many errors are listed. */
export const ERROR_LIMIT = 1000;

export interface SchemaSource {
  /** Of its file, by which others may refer to it. */
  readonly name: string;
  readonly text: string;
}

/** Why a schema is none. `name` is that of its file. */
export type SchemaSourceFault =
  | {
      readonly code: 'schema-unreadable';
      readonly file: number;
      readonly name: string;
      readonly reason: StructuredFault;
    }
  /** There is no value in the text, or there are several. */
  | { readonly code: 'schema-not-one'; readonly file: number; readonly name: string; readonly count: number }
  | { readonly code: 'faulty-schema'; readonly flaws: readonly PlacedFlaw[] };

export interface SchemaOptions {
  /** Of schemas that do not say it. */
  readonly draft: Draft;
  /** The draft counts for the schema whatever its own `$schema` says. @default false */
  readonly isChosen?: boolean | undefined;
  /** Whether formats must be right. */
  readonly formats: boolean;
  /** Where in the text the schema stands that is meant, such as `#/components/schemas/Pet`. @default all of it */
  readonly part?: string | undefined;
  readonly onPattern?: ((pattern: string) => void) | undefined;
}

/** A schema that works, with all that is to be known to look at data. */
export interface ReadySchema {
  readonly set: SchemaSet;
  /** Of the files that could be read; places tell which by their number. */
  readonly sources: readonly SchemaSource[];
  readonly notes: readonly PlacedNote[];
  /** What is wrong with further files that nothing refers to. */
  readonly unused: readonly SchemaSourceFault[];
  readonly isSchema: boolean;
  readonly api: ApiDocument | undefined;
}

/** Reads a schema and those that it refers to. */
export function readySchema(
  sources: readonly [SchemaSource, ...SchemaSource[]],
  options: SchemaOptions,
): Result<ReadySchema, SchemaSourceFault> {
  const [first, ...others] = sources;
  const read = readSchema(first, 0);
  if (!read.ok) return read;
  const further = others.map((source, index) => ({ source, read: readSchema(source, index + 1) }));
  const there = further.flatMap(({ source, read: one }) => (one.ok ? [{ source, ...one.value }] : []));
  const lacking = further.flatMap(({ source, read: one }) => (one.ok ? [] : [{ source, fault: one.fault }]));
  const api = apiDocument(read.value.root);
  const part = options.part?.trim() ?? '';
  const set = new SchemaSet(
    [
      { name: first.name, root: read.value.root },
      ...there.map(({ source: { name }, root }): SchemaFile => ({ name, root })),
    ],
    {
      ...options,
      draft: api && !options.isChosen ? api.draft : options.draft,
      part: part === '' ? undefined : part,
    },
  );
  const files = [first, ...there.map(({ source }) => source)];
  if (set.flaws.length > 0) {
    const meant = lacking.find(({ source }) => set.flaws.some((flaw) => asksFor(flaw, source)));
    return err(meant?.fault ?? { code: 'faulty-schema', flaws: placeFlaws(set.flaws, files) });
  }
  const unused = set.unused.map((flaws) => ({ code: 'faulty-schema' as const, flaws: placeFlaws(flaws, files) }));
  const readingNotes = [read.value, ...there].flatMap(({ notes }, file) =>
    notes.map((note) => placeReading(note, file, files[file]?.name ?? '')),
  );
  return ok({
    set,
    sources: files,
    notes: [...(api && !part ? [apiNote(api, first.name)] : []), ...readingNotes, ...placeNotes(set.notes, files)],
    unused: [...lacking.map(({ fault }) => fault), ...unused],
    isSchema: !looksLikeData(read.value.root),
    api,
  });
}

function apiNote({ kind, version, pointers }: ApiDocument, name: string): PlacedNote {
  const schema = { file: 0, name, pointer: '', place: undefined };
  return { code: 'api-document', keyword: '', kind, version, count: pointers.length, example: pointers[0], schema };
}

interface ReadSchema {
  readonly root: DocumentValue;
  readonly notes: Structured['notes'];
}

function readSchema({ name, text }: SchemaSource, file: number): Result<ReadSchema, SchemaSourceFault> {
  const read = readStructured(text, { isYaml: isYamlName(name), sizeLimit: SCHEMA_SIZE_LIMIT });
  if (!read.ok) return err({ code: 'schema-unreadable', file, name, reason: read.fault });
  const { roots, notes } = read.value;
  const [root, ...others] = roots;
  if (!root || others.length > 0) return err({ code: 'schema-not-one', file, name, count: roots.length });
  return ok({ root, notes });
}

/** Whether a schema that is missing is most likely in a file that could not be read: by the name of the file, or by its address, which stands in it. */
function asksFor(flaw: SchemaFlaw, { name, text }: SchemaSource): boolean {
  if (flaw.code !== 'not-here') return false;
  return fileNameIn(flaw.address) === name || text.includes(flaw.address);
}

/** What was found in a text. */
export interface CheckReport {
  readonly isValid: boolean;
  /** In the order of the text, at most `ERROR_LIMIT` of them. */
  readonly errors: readonly PlacedError[];
  readonly count: number;
  /** How many documents of YAML or lines of JSON Lines there are. */
  readonly documents: number;
  readonly format: Structured['format'];
  readonly draft: Draft;
  /** Of the reader of the data, such as keys that stand there twice. */
  readonly notes: Structured['notes'];
  readonly schemaNotes: readonly PlacedNote[];
  /** What is wrong with further schemas that nothing refers to. */
  readonly unused: readonly SchemaSourceFault[];
  /** The schema is a description of an interface, and which of its schemas one may choose. */
  readonly api: ApiDocument | undefined;
  /** The data looks like a schema and the schema like data. */
  readonly isSwapped: boolean;
}

export type CheckFault = StructuredFault | SchemaSourceFault | { readonly code: 'no-data' };

/** Looks at a text with a schema: each document of YAML, each line of JSON Lines. */
export function checkText(
  text: string,
  schema: ReadySchema,
  options: ReadStructuredOptions & { readonly limit?: number } = {},
): Result<CheckReport, CheckFault> {
  const read = readStructured(text, options);
  if (!read.ok) return read;
  const { roots, format, notes } = read.value;
  if (roots.length === 0) return err({ code: 'no-data' });
  const limit = options.limit ?? ERROR_LIMIT;
  const errors: (SchemaError & { readonly document: number })[] = [];
  let count = 0;
  for (const [document, root] of roots.entries()) {
    const found = schema.set.check(root, Math.max(1, limit - errors.length));
    if ('flaw' in found) return err({ code: 'faulty-schema', flaws: placeFlaws([found.flaw], schema.sources) });
    count += found.count;
    if (errors.length < limit) errors.push(...found.errors.map((error) => ({ ...error, document })));
  }
  return ok({
    isValid: count === 0,
    errors: placeErrors(errors, text, schema.sources),
    count,
    documents: roots.length,
    format,
    draft: schema.set.draft,
    notes,
    schemaNotes: schema.notes,
    unused: schema.unused,
    api: schema.api,
    isSwapped: !schema.isSchema && roots.every(looksLikeSchema),
  });
}
