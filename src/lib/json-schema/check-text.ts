import { err, ok, type Result } from '../result';
import type { Draft } from './draft';
import {
  isYamlName,
  readStructured,
  type ReadStructuredOptions,
  type Structured,
  type StructuredFault,
} from './read-structured';
import { placeErrors, placeFlaws, placeNotes, type PlacedError, type PlacedFlaw, type PlacedNote } from './placed';
import type { SchemaFile } from './registry';
import type { SchemaError } from './schema-error';
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
  /** Whether formats must be right. */
  readonly formats: boolean;
  readonly onPattern?: (pattern: string) => void;
}

/** A schema that works, with all that is to be known to look at data. */
export interface ReadySchema {
  readonly set: SchemaSet;
  readonly sources: readonly SchemaSource[];
  readonly notes: readonly PlacedNote[];
  readonly isSchema: boolean;
}

/** Reads a schema and those that it refers to. */
export function readySchema(
  sources: readonly [SchemaSource, ...SchemaSource[]],
  options: SchemaOptions,
): Result<ReadySchema, SchemaSourceFault> {
  const files: SchemaFile[] = [];
  for (const [file, { name, text }] of sources.entries()) {
    const read = readStructured(text, { isYaml: isYamlName(name), sizeLimit: SCHEMA_SIZE_LIMIT });
    if (!read.ok) return err({ code: 'schema-unreadable', file, name, reason: read.fault });
    const [root, ...others] = read.value.roots;
    if (!root || others.length > 0) {
      return err({ code: 'schema-not-one', file, name, count: read.value.roots.length });
    }
    files.push({ name, root });
  }
  const [first, ...others] = files;
  if (!first) throw new Error('There is at least one schema');
  const set = new SchemaSet([first, ...others], { ...options, onPattern: options.onPattern });
  if (set.flaws.length > 0) return err({ code: 'faulty-schema', flaws: placeFlaws(set.flaws, sources) });
  const notes = placeNotes(set.notes, sources);
  return ok({ set, sources, notes, isSchema: !looksLikeData(first.root) });
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
    isSwapped: !schema.isSchema && roots.every(looksLikeSchema),
  });
}
