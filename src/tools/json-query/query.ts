import type { DocumentValue } from '../../lib/document/document';
import type { DocumentNote } from '../../lib/document/note';
import { readJson } from '../../lib/json/read-json';
import { toDocument } from '../../lib/json/to-document';
import { toJsonPath, type PathStep } from '../../lib/json/json-path';
import { withWholeCharacters } from '../../lib/document/whole-characters';
import { NoteList } from '../../lib/document/note-list';
import { writeJson } from '../../lib/document/write-json';
import { ok, type Result } from '../../lib/result';
import type { YamlNote } from '../../lib/yaml/read-yaml';
import type { QueryFault, RunError } from './faults';
import { readArguments } from './jq/arguments';
import { roundedDigits } from './jq/rounded-digits';
import type { Language } from './language';
import { listOf, mapOf, textValue } from './model';
import { SIZE_LIMITS } from './size-limits';
import { readData, type DataFormat, type QueryData } from './read-data';
import { writeResults, type ResultFormat, type WriteSettings } from './write-results';

export interface QuerySettings {
  readonly language: Language;
  readonly format: DataFormat;
  readonly output: ResultFormat;
  readonly indent: number | 'tab';
  readonly raw: boolean;
  readonly compact: boolean;
  readonly sortKeys: boolean;
  readonly slurp: boolean;
  readonly nullInput: boolean;
  /** What of each node a JSONPath shows. */
  readonly nodes: 'values' | 'paths' | 'both';
}

export interface QueryTexts {
  readonly data: string;
  readonly expression: string;
  readonly args?: string | undefined;
}

export type QueryNote =
  | YamlNote
  | DocumentNote
  /** Several values were queried as a list of them. */
  | { readonly code: 'as-list'; readonly count: number }
  | { readonly code: 'read-as-csv' }
  /** Reckoned with doubles, which hold no more digits. */
  | { readonly code: 'digits-rounded'; readonly source: string }
  | { readonly code: 'cut-by-count' | 'cut-by-size'; readonly limit: number };

export interface QueryReport {
  readonly text: string;
  /** How many results there are. */
  readonly count: number;
  readonly format: QueryData['format'];
  readonly notes: readonly QueryNote[];
  /** What the expression said beside its results. */
  readonly messages: readonly string[];
  /** What went wrong on the way: the results before it stand. */
  readonly errors: readonly RunError[];
  /** The ways to what JSONPath found, the first ones. */
  readonly places: readonly (readonly PathStep[])[];
}

export const RESULT_LIMIT = 100_000;
export const OUTPUT_LIMIT = 50 * 1024 * 1024;
/** So many places are marked in the tree. */
const MARKED = 1000;

interface Found {
  readonly values: readonly DocumentValue[];
  readonly count: number;
  readonly notes?: readonly QueryNote[];
  readonly messages?: readonly string[];
  readonly errors?: readonly RunError[];
  readonly places?: QueryReport['places'];
}

type Progress = (done: number, total: number) => void;

/** Runs an expression on data. */
export async function queryTexts(
  texts: QueryTexts,
  settings: QuerySettings,
  progress: Progress = () => {},
): Promise<Result<QueryReport, QueryFault>> {
  const { data: source } = texts;
  const read = await readData(source, {
    format: settings.format,
    sizeLimit: SIZE_LIMITS[settings.language],
    onProgress: (at) => progress(at, source.length * 2),
  });
  if (!read.ok) return read;
  const found = await FINDERS[settings.language](read.value, texts, settings);
  if (!found.ok) return found;
  const { values, count, notes = [], messages = [], errors = [], places = [] } = found.value;
  const isJq = settings.language === 'jq';
  const style: WriteSettings = { ...settings, raw: isJq && settings.raw, sortKeys: settings.sortKeys && !isJq };
  const written = await writeResults(values, style);
  if (!written.ok) return written;
  const { format } = read.value;
  return ok({
    text: written.value.text,
    count,
    format,
    notes: [
      ...read.value.notes,
      ...(format === 'csv' ? [{ code: 'read-as-csv' as const }] : []),
      ...notes,
      ...written.value.notes,
    ],
    messages,
    errors,
    places,
  });
}

type Finder = (data: QueryData, texts: QueryTexts, settings: QuerySettings) => Promise<Result<Found, QueryFault>>;

const FINDERS: Readonly<Record<Language, Finder>> = { jq: findByJq, jsonpath: findByPath, jmespath: findByJmespath };

/** Several values stand in a list, where a language knows one alone. */
function oneRoot(data: QueryData): { readonly root: DocumentValue | undefined; readonly notes: readonly QueryNote[] } {
  const roots = data.roots();
  return roots.length > 1
    ? { root: listOf(roots), notes: [{ code: 'as-list', count: roots.length }] }
    : { root: roots[0], notes: [] };
}

async function findByPath(
  data: QueryData,
  { expression }: QueryTexts,
  { nodes: shown }: QuerySettings,
): Promise<Result<Found, QueryFault>> {
  const [{ parsePath }, { runPath }, { stepsTo }] = await Promise.all([
    import('./json-path/parse'),
    import('./json-path/evaluate'),
    import('./json-path/walk'),
  ]);
  const parsed = parsePath(expression);
  if (!parsed.ok) return parsed;
  const { root, notes } = oneRoot(data);
  const start = root && { value: root };
  const values: DocumentValue[] = [];
  const places: (readonly PathStep[])[] = [];
  let isCut = false;
  for (const node of start ? runPath(parsed.value, start) : []) {
    isCut = values.length === RESULT_LIMIT;
    if (isCut) break;
    const steps = shown !== 'values' || places.length < MARKED ? stepsTo(node) : [];
    if (places.length < MARKED) places.push(steps);
    const path = shown === 'values' ? '' : toJsonPath(steps);
    if (shown === 'values') values.push(node.value);
    else if (shown === 'paths') values.push(textValue(path));
    else
      values.push(
        mapOf([
          ['path', textValue(path)],
          ['value', node.value],
        ]),
      );
  }
  return ok({
    values: [listOf(values)],
    count: values.length,
    notes: [...notes, ...(isCut ? [{ code: 'cut-by-count' as const, limit: RESULT_LIMIT }] : [])],
    places,
  });
}

async function findByJmespath(data: QueryData, { expression }: QueryTexts): Promise<Result<Found, QueryFault>> {
  const [{ parseExpression }, { evaluate }, { orWrong }] = await Promise.all([
    import('./jmespath/parse'),
    import('./jmespath/evaluate'),
    import('./jmespath/lex'),
  ]);
  const parsed = parseExpression(expression);
  if (!parsed.ok) return parsed;
  const { root, notes } = oneRoot(data);
  if (!root) return ok({ values: [], count: 0 });
  const found = orWrong(expression, () => evaluate(parsed.value, root));
  return found.ok ? ok({ values: [found.value], count: 1, notes }) : found;
}

async function findByJq(
  data: QueryData,
  { expression, args: given = '' }: QueryTexts,
  settings: QuerySettings,
): Promise<Result<Found, QueryFault>> {
  const args = readArguments(given);
  if (!args.ok) return args;
  const { runJq } = await import('./jq/run-jq');
  const notes = new NoteList();
  const input = data.source ?? inLines(data.roots(), notes);
  const ran = await runJq(
    input,
    expression,
    { ...settings, args: args.value },
    { lines: RESULT_LIMIT, bytes: OUTPUT_LIMIT },
  );
  if (!ran.ok) return ran;
  const { lines, cutBy, messages, errors } = ran.value;
  const values = lines.map(valueOf);
  const rounded = roundedDigits(values, `${input}\n${expression}\n${given}`);
  return ok({
    values,
    count: lines.length,
    messages,
    errors,
    notes: [
      ...notes.toNotes(),
      ...(rounded === undefined ? [] : [{ code: 'digits-rounded' as const, source: rounded }]),
      ...(cutBy === 'count' ? [{ code: 'cut-by-count' as const, limit: RESULT_LIMIT }] : []),
      ...(cutBy === 'size' ? [{ code: 'cut-by-size' as const, limit: OUTPUT_LIMIT }] : []),
    ],
  });
}

/** Values as jq reads them: one on a line, without half characters, which it refuses. */
function inLines(roots: readonly DocumentValue[], notes: NoteList): string {
  return roots
    .map((root) => {
      const written = writeJson(withWholeCharacters(root, notes), { indent: 0 });
      for (const note of written.notes) if (note.code === 'not-finite') notes.add(note);
      return written.text;
    })
    .join('\n');
}

/** What jq prints on a line is JSON. */
function valueOf(line: string): DocumentValue {
  const read = readJson(line, { strict: true });
  const [value] = read.ok ? toDocument(read.value) : [];
  if (!value) throw new Error('jq printed no JSON');
  return value;
}
