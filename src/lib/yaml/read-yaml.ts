import type { DocumentValue } from '../document/document';
import { CONVERTER_SIZE_LIMIT, placeOf, type DocumentFault } from '../document/document-fault';
import type { DocumentNote, NotePlace } from '../document/note';
import type { Schema } from 'yaml';
import { err, ok, type Result } from '../result';
import { positionsOf } from '../text-positions';
import { utf8Length } from '../utf8-length';
import { findForbidden } from './allowed-characters';
import { parseYaml, type ParsedYaml } from './parse-yaml';
import type { YamlVersion } from './resolve-scalar';
import { TreeReader } from './tree-reader';
import { YamlStop, type PlacedProblem, type YamlFault, type YamlProblem } from './yaml-fault';
import { normaliseBreaks, type YamlSource } from './yaml-source';

export interface ReadYamlOptions {
  /** `auto` is 1.2, and 1.1 for documents that say so with `%YAML 1.1`. @default 'auto' */
  readonly version?: 'auto' | YamlVersion;
  /** Puts the members of `<<` into their map. @default true */
  readonly mergeKeys?: boolean;
  /** Short forms of CloudFormation become long ones: `!Ref x` is `{"Ref": "x"}`. @default false */
  readonly cloudFormation?: boolean;
  /** Nothing but what the standard allows; types of YAML 1.1 are known in YAML 1.1 only. @default false */
  readonly strict?: boolean;
  /**
   * For who only looks at the values: keys of different types are different ones, also where their texts are alike, and an alias inside
   * its own anchor is the text that stands there. @default false
   */
  readonly forShow?: boolean;
  /** Told from time to time how many UTF-16 units of how many were read. */
  readonly onProgress?: ((at: number, length: number) => void) | undefined;
}

export interface YamlDocuments {
  /** One tree per document; none for a text without any. */
  readonly documents: readonly DocumentValue[];
  readonly notes: readonly YamlNote[];
}

/** Notes of the reader. `tolerated` is what the standard forbids, but can only be meant one way. */
export type YamlNote =
  | DocumentNote
  | {
      readonly code: 'tolerated';
      readonly problem: YamlFault['code'];
      readonly count: number;
      readonly place?: NotePlace;
      readonly path?: undefined;
    };

/**
 * Reads a YAML stream (1.2 core schema, or 1.1) into one tree per document, without loss: digits, order and odd keys
 * stay. Aliases are resolved; repeated keys, unknown or recursive aliases and too many of them are faults.
 */
export function readYaml(
  text: string,
  options: ReadYamlOptions = {},
): Result<YamlDocuments, YamlFault | DocumentFault> {
  const { version = 'auto', mergeKeys = true, cloudFormation = false, strict = false, onProgress } = options;
  const { forShow = false } = options;
  // Building the tree takes about as long as reading.
  const opened = openYaml(text, options, onProgress && ((at) => onProgress(at / 2, text.length)));
  if (!opened.ok) return opened;
  const { source, parsed } = opened.value;
  const reader = new TreeReader(source, { version, mergeKeys, cloudFormation, strict, forShow });
  try {
    const documents = parsed.documents.map((document, n) => {
      onProgress?.(source.toOriginal((source.text.length + (document.range[0] ?? 0)) / 2), text.length);
      return reader.document(document, parsed.documents.length > 1 ? [n] : []);
    });
    if (strict) reader.checkQuoted();
    return ok({ documents, notes: [...toleratedNotes(text, source, parsed.tolerable), ...reader.notes(text)] });
  } catch (error) {
    if (error instanceof YamlStop) return err(toFault(text, source, error.placed));
    throw error;
  }
}

/** A text as the library sees it, without what stands in no YAML. */
export interface OpenedYaml {
  readonly source: YamlSource;
  readonly parsed: ParsedYaml;
}

/** Parses a text, without looking at what it says. */
export function openYaml(
  text: string,
  { version = 'auto', strict = false }: Pick<ReadYamlOptions, 'version' | 'strict'>,
  onProgress?: (at: number) => void,
  toWrite?: (source: YamlSource) => Schema,
): Result<OpenedYaml, YamlFault | DocumentFault> {
  const bytes = utf8Length(text);
  if (bytes > CONVERTER_SIZE_LIMIT) return err({ code: 'too-large', bytes, limit: CONVERTER_SIZE_LIMIT });
  const source = normaliseBreaks(text);
  const forbidden = findForbidden(source.text, strict);
  if (forbidden) return err(toFault(text, source, forbidden));
  const parsed = parseYaml(source.text, {
    version: version === '1.1' ? '1.1' : '1.2',
    schema: toWrite?.(source),
    onProgress: onProgress && ((at) => onProgress(source.toOriginal(at))),
  });
  if ('problem' in parsed) return err(toFault(text, source, parsed));
  const [firstTolerable] = parsed.tolerable;
  if (strict && firstTolerable) return err(toFault(text, source, firstTolerable));
  return ok({ source, parsed });
}

export function toFault(
  text: string,
  { toOriginal }: YamlSource,
  { at, problem }: PlacedProblem,
): YamlFault | DocumentFault {
  return { ...problem, ...placeOf(text, Math.min(toOriginal(at), text.length)) };
}

/** One note per kind of liberty, leading to the first. */
export function toleratedNotes(text: string, source: YamlSource, tolerable: readonly PlacedProblem[]): YamlNote[] {
  const kinds = new Map<YamlProblem['code'], { readonly at: number; count: number }>();
  for (const { at, problem } of tolerable) {
    const kind = kinds.get(problem.code) ?? { at: source.toOriginal(at), count: 0 };
    kind.count++;
    kinds.set(problem.code, kind);
  }
  const positions = positionsOf(
    text,
    Array.from(kinds.values(), (kind) => kind.at),
  );
  return Array.from(kinds).flatMap(([code, { at, count }], n) => {
    const position = positions[n];
    if (code === 'too-deep' || !position) return [];
    return { code: 'tolerated' as const, problem: code, count, place: { at, ...position } };
  });
}
