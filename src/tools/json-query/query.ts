import type { DocumentValue } from '../../lib/document/document';
import { readJson } from '../../lib/json/read-json';
import { toDocument } from '../../lib/json/to-document';
import { withWholeCharacters } from '../../lib/document/whole-characters';
import { NoteList } from '../../lib/document/note-list';
import { writeJson } from '../../lib/document/write-json';
import { ok, type Result } from '../../lib/result';
import type { QueryFault } from './faults';
import { readArguments } from './jq/arguments';
import { roundedDigits } from './jq/rounded-digits';
import type { Language } from './language';
import {
  OUTPUT_LIMIT,
  RESULT_LIMIT,
  type Found,
  type QueryReport,
  type QuerySettings,
  type QueryTexts,
} from './report';
import { SIZE_LIMITS } from './size-limits';
import { readData, type QueryData } from './read-data';
import { writeResults, type WriteSettings } from './write-results';

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

/** Of the languages one at a time is fetched. */
const FINDERS: Readonly<Record<Language, Finder>> = {
  jq: findByJq,
  jsonpath: async (...given) => (await import('./json-path/find')).findByPath(...given),
  jmespath: async (data, texts) => (await import('./jmespath/find')).findByJmespath(data, texts),
};

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
  const values = valuesOf(lines);
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

/** What jq prints on a line is JSON. All of it is read at once: to begin anew takes longer than most lines. */
function valuesOf(lines: readonly string[]): readonly DocumentValue[] {
  const read = lines.length === 0 ? undefined : readJson(lines.join('\n'));
  const values = read?.ok ? toDocument(read.value) : [];
  if (values.length !== lines.length) throw new Error('jq printed no JSON');
  return values;
}
