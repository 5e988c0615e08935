import { isMap, isScalar, isSeq, type Document, type Scalar } from 'yaml';
import type { DocumentFault } from '../document/document-fault';
import type { KeyOrder } from '../json/sort-keys';
import { err, ok, type Result } from '../result';
import { positionsOf } from '../text-positions';
import { lineEndingOf } from '../text-source';
import { parseYaml } from './parse-yaml';
import { readYaml, type ReadYamlOptions, type YamlNote } from './read-yaml';
import { marksOf, saysSame } from './same-yaml';
import { sortYaml } from './sort-yaml';
import { isBlock, writtenSchema, type QuoteStyle } from './written-scalar';
import type { YamlFault } from './yaml-fault';
import { normaliseBreaks, type YamlSource } from './yaml-source';
import { trapsIn, type YamlTrap } from './yaml-traps';

export interface FormatYamlSettings extends Pick<ReadYamlOptions, 'version' | 'strict'> {
  readonly indent: number;
  readonly sortKeys: KeyOrder;
  readonly quotes: QuoteStyle;
  readonly lineWidth: '80' | 'none';
}

export type FormatYamlNote =
  | YamlNote
  | YamlTrap
  /** Sorting would put an alias before its anchor: the document keeps its order. `number` is from 1. */
  | { readonly code: 'not-sorted'; readonly number: number };

export interface FormattedYaml {
  readonly text: string;
  readonly notes: readonly FormatYamlNote[];
  /** How many documents there are. */
  readonly count: number;
}

export type FormatYamlFault =
  | YamlFault
  | DocumentFault
  /** What was written would not say the same, or have other comments, anchors or tags. */
  | { readonly code: 'not-formatted' };

/** So many traps are named. */
const LISTED = 20;

/**
 * Formats a YAML stream: indentation, spaces and blank lines change, and order and quotes where that is asked for. Comments, anchors, tags,
 * documents, blocks and the digits of numbers stay; what was written is read again and compared.
 */
export function formatYaml(
  text: string,
  settings: FormatYamlSettings,
  onProgress?: (done: number, total: number) => void,
): Result<FormattedYaml, FormatYamlFault> {
  const { version = 'auto', strict = false } = settings;
  // Reading, reading to write, writing, and reading what was written take about as long each.
  const part = (n: number) => onProgress && ((at: number, length: number) => onProgress((length * n + at) / 4, length));
  const how = { version, strict, mergeKeys: false };
  const read = readYaml(text, { ...how, onProgress: part(0) });
  if (!read.ok) return read;
  const { documents } = read.value;
  // Without a document there are only comments.
  if (documents.length === 0) return ok({ text: withoutEnds(text), notes: read.value.notes, count: 0 });
  const source = normaliseBreaks(text);
  const forest = parse(source, settings, (at) => part(1)?.(at, text.length));
  const notes: FormatYamlNote[] = [...read.value.notes, ...placedTraps(text, source, forest)];
  if (settings.sortKeys !== 'source') {
    for (const [n, document] of forest.entries()) {
      if (!sortYaml(document, source.text, settings.sortKeys)) notes.push({ code: 'not-sorted', number: n + 1 });
    }
  }
  const written = write(forest, source.text, settings);
  onProgress?.(text.length * 0.75, text.length);
  if (!isSame(source.text, written, documents, { ...how, inOrder: settings.sortKeys === 'source' })) {
    return err({ code: 'not-formatted' });
  }
  const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
  const result = lineEndingOf(text) === 'crlf' ? written.replaceAll('\n', '\r\n') : written;
  return ok({ text: mark + result, notes, count: documents.length });
}

function parse(
  { text }: YamlSource,
  { version, quotes, lineWidth, indent }: FormatYamlSettings,
  onProgress: (at: number) => void,
): readonly Document.Parsed[] {
  const inLists = new Set<Scalar>();
  const schema = writtenSchema(text, {
    quotes,
    lineWidth: lineWidth === '80' ? 80 : 0,
    stepOf: (scalar) => (inLists.has(scalar) ? 2 : indent),
  });
  const parsed = parseYaml(text, { version: version === '1.1' ? '1.1' : '1.2', schema, onProgress });
  if ('problem' in parsed) throw new Error(`It was read before: ${parsed.problem.code}`);
  for (const document of parsed.documents) findInLists(document.contents, inLists);
  return parsed.documents;
}

/** Block scalars that are items of lists, which are indented by the width of their dash. */
function findInLists(node: unknown, found: Set<Scalar>): void {
  if (isSeq(node)) {
    for (const item of node.items) {
      if (isBlock(item)) found.add(item);
      else findInLists(item, found);
    }
  } else if (isMap(node)) {
    for (const { key, value } of node.items) {
      if (!isScalar(key)) findInLists(key, found);
      findInLists(value, found);
    }
  }
}

function write(
  documents: readonly Document.Parsed[],
  source: string,
  { indent, lineWidth }: FormatYamlSettings,
): string {
  let text = '';
  for (const document of documents) {
    const end = takeEndComment(document, source);
    const own = document.toString({ indent, lineWidth: lineWidth === '80' ? 80 : 0, verifyAliasOrder: false });
    const isOpen = text !== '' && !/(?:^|\n)\.\.\.\n$/.test(text);
    // Directives follow an end, any other document a mark.
    if (isOpen && own.startsWith('%')) text += '...\n';
    else if (isOpen && document.directives.docStart !== true) text += '---\n';
    text += (own.endsWith('\n') ? own : `${own}\n`) + end;
  }
  return text;
}

/** The comment at the end of a document, which the library always parts from it by a blank line; taken out of it. */
function takeEndComment(document: Document.Parsed, source: string): string {
  const { comment, contents } = document;
  if (!comment || !contents?.range || document.directives.docEnd === true) return '';
  document.comment = null;
  const [, end] = contents.range;
  const lineEnd = source.charAt(end - 1) === '\n' ? end : source.indexOf('\n', end) + 1;
  const isApart = /^[ \t]*\n/.test(source.slice(lineEnd));
  const lines = comment.split('\n').map((line) => (line === '' ? '' : `#${line}`));
  return `${isApart ? '\n' : ''}${lines.join('\n')}\n`;
}

function isSame(
  source: string,
  written: string,
  documents: readonly Parameters<typeof saysSame>[0][],
  { inOrder, ...how }: ReadYamlOptions & { readonly inOrder: boolean },
): boolean {
  const again = readYaml(written, how);
  if (!again.ok || again.value.documents.length !== documents.length) return false;
  const says = documents.every((document, n) => {
    const other = again.value.documents[n];
    return other !== undefined && saysSame(document, other, inOrder);
  });
  if (!says) return false;
  const marks = marksOf(written);
  const former = marksOf(source);
  return marks.length === former.length && marks.every((mark, n) => mark === former[n]);
}

function placedTraps(text: string, source: YamlSource, documents: readonly Document.Parsed[]): FormatYamlNote[] {
  const traps = documents.flatMap(trapsIn);
  const listed = traps.slice(0, LISTED).map(({ at, ...trap }) => ({ ...trap, at: source.toOriginal(at) }));
  const positions = positionsOf(
    text,
    listed.map(({ at }) => at),
  );
  const notes = listed.map(({ at, ...trap }, n): FormatYamlNote => ({
    ...trap,
    place: { at, line: positions[n]?.line ?? 1, column: positions[n]?.column ?? 1 },
  }));
  const more = traps.length - listed.length;
  return more > 0 ? [...notes, { code: 'more-notes', count: more }] : notes;
}

/** Comments alone, without white space at the ends of their lines, and one line break at the end. */
function withoutEnds(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const whole = lines.join('\n').trim();
  return whole === '' ? '' : `${whole}\n`;
}
