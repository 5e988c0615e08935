import { isMap, isScalar, isSeq, type Document, type Scalar, type Schema } from 'yaml';
import type { DocumentFault } from '../document/document-fault';
import type { KeyOrder } from '../json/sort-keys';
import type { NotePlace } from '../document/note';
import { err, ok, type Result } from '../result';
import { positionsOf } from '../text-positions';
import { lineEndingOf } from '../text-source';
import { checkYaml, type YamlFindings } from './check-yaml';
import { parseYaml, type ParsedYaml } from './parse-yaml';
import { openYaml, toFault, toleratedNotes, type OpenedYaml, type ReadYamlOptions, type YamlNote } from './read-yaml';
import { isSameStream } from './same-yaml';
import { sortYaml } from './sort-yaml';
import { isBlock, withoutIdleBlanks, writtenSchema, type QuoteStyle } from './written-scalar';
import { YamlStop, type YamlFault } from './yaml-fault';
import { normaliseBreaks } from './yaml-source';
import { isSingleLetter, type SingleLetterTraps, type YamlTrap } from './yaml-traps';

export interface FormatYamlSettings extends Pick<ReadYamlOptions, 'version' | 'strict'> {
  readonly indent: number;
  readonly sortKeys: KeyOrder;
  readonly quotes: QuoteStyle;
  readonly lineWidth: '80' | 'none';
}

export type FormatYamlNote =
  | YamlNote
  | YamlTrap
  | SingleLetterTraps
  /** A map or list is a key twice, which the standard forbids; both are kept. */
  | { readonly code: 'repeated-collection'; readonly key: string; readonly place: NotePlace }
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
 * directives, documents, blocks and the digits of numbers stay, and no alias is resolved; what was written is read again and compared.
 */
export function formatYaml(
  text: string,
  settings: FormatYamlSettings,
  onProgress?: (done: number, total: number) => void,
): Result<FormattedYaml, FormatYamlFault> {
  const { version = 'auto', strict = false } = settings;
  // Reading, writing, and reading what was written take about as long each.
  const part = (n: number, at: number, length: number) =>
    onProgress?.((n + at / Math.max(1, length)) * text.length, text.length * 3);
  const inLists = new Set<Scalar>();
  const opened = openYaml(
    text,
    { version, strict },
    (at) => part(0, at, text.length),
    (source) => schemaOf(source.text, settings, inLists),
  );
  if (!opened.ok) return opened;
  const { source, parsed } = opened.value;
  const { documents } = parsed;
  const findings = check(text, opened.value, { version, strict });
  if (!findings.ok) return findings;
  const notes: FormatYamlNote[] = [
    ...toleratedNotes(text, source, parsed.tolerable),
    ...placed(text, opened.value, findings.value),
  ];
  // Without a document there are only comments.
  if (documents.length === 0) return ok({ text: withoutEnds(source.text), notes, count: 0 });
  for (const document of documents) findInLists(document.contents, inLists);
  if (settings.sortKeys !== 'source') {
    for (const [n, document] of documents.entries()) {
      if (!sortYaml(document, source.text, settings.sortKeys)) notes.push({ code: 'not-sorted', number: n + 1 });
    }
  }
  part(1, 0, 1);
  const written = write(parsed, source.text, settings);
  part(2, 0, 1);
  const again = parseYaml(normaliseBreaks(written).text, {
    version: version === '1.1' ? '1.1' : '1.2',
    withComments: true,
    onProgress: (at) => part(2, at, written.length),
  });
  if ('problem' in again || !isSameStream(parsed, again)) return err({ code: 'not-formatted' });
  const result = lineEndingOf(text) === 'crlf' ? written.replaceAll('\n', '\r\n') : written;
  return ok({ text: result, notes, count: documents.length });
}

function schemaOf(
  source: string,
  { quotes, lineWidth, indent }: FormatYamlSettings,
  inLists: ReadonlySet<Scalar>,
): Schema {
  return writtenSchema(source, {
    quotes,
    lineWidth: lineWidth === '80' ? 80 : 0,
    indent,
    stepOf: (scalar) => (inLists.has(scalar) ? 2 : indent),
  });
}

function check(
  text: string,
  { source, parsed }: OpenedYaml,
  settings: Required<Pick<ReadYamlOptions, 'version' | 'strict'>>,
): Result<YamlFindings, YamlFault | DocumentFault> {
  try {
    return ok(checkYaml(source.text, parsed.documents, settings));
  } catch (error) {
    if (error instanceof YamlStop) return err(toFault(text, source, error.placed));
    throw error;
  }
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

function write({ documents, preludes }: ParsedYaml, source: string, { indent, lineWidth }: FormatYamlSettings): string {
  let text = '';
  for (const document of documents) {
    const end = takeEndComment(document, source);
    const prelude = takePrelude(document, preludes.get(document) ?? '');
    // What is wrong with it is only what can be read all the same; the library writes nothing that has an error.
    document.errors = [];
    const width = lineWidth === '80' ? 80 : 0;
    const body = withoutIdleBlanks(document.toString({ indent, lineWidth: width, verifyAliasOrder: false }));
    // A document without anything ends with its mark.
    const own = prelude + body.replace(/^---\n+$/, '---\n');
    const isOpen = text !== '' && !text.endsWith('\n...\n') && text !== '...\n' && !/\n\.\.\. #[^\n]*\n$/.test(text);
    // Directives follow an end, any other document a mark.
    if (isOpen && prelude !== '') text += '...\n';
    else if (isOpen && document.directives.docStart !== true) text += '---\n';
    text += (own.endsWith('\n') ? own : `${own}\n`) + end;
  }
  return text;
}

/** The directives of a document and the comments around them, as they stand but for white space; the library writes none of them then. */
function takePrelude(document: Document.Parsed, prelude: string): string {
  // It leaves out what it does not know or use, and repeats what it takes over from the document before.
  document.directives.toString = () => '';
  if (prelude === '') return '';
  document.commentBefore = null;
  return withoutEnds(prelude).replace(/\n{3,}/g, '\n\n');
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

/** What was found, with places; `y` and `n` together, since few readers mind them. */
function placed(text: string, { source }: OpenedYaml, { traps, repeated }: YamlFindings): FormatYamlNote[] {
  const words = traps.filter(({ source: word }) => !isSingleLetter(word));
  const letters = traps.filter(({ source: word }) => isSingleLetter(word));
  const [letter] = letters;
  return [
    ...withPlaces(text, source.toOriginal, words, (trap, place) => ({ code: 'trap', ...trap, place })),
    ...withPlaces(text, source.toOriginal, letter ? [letter] : [], (trap, place) => ({
      code: 'single-letters',
      source: trap.source,
      count: letters.length,
      place,
    })),
    ...withPlaces(text, source.toOriginal, repeated, ({ key }, place) => ({ code: 'repeated-collection', key, place })),
  ];
}

function withPlaces<F extends { readonly at: number }>(
  text: string,
  toOriginal: (at: number) => number,
  found: readonly F[],
  toNote: (found: Omit<F, 'at'>, place: NotePlace) => FormatYamlNote,
): FormatYamlNote[] {
  const listed = found.slice(0, LISTED);
  const positions = positionsOf(
    text,
    listed.map(({ at }) => toOriginal(at)),
  );
  const notes = listed.map(({ at, ...facts }, n) =>
    toNote(facts, { at: toOriginal(at), line: positions[n]?.line ?? 1, column: positions[n]?.column ?? 1 }),
  );
  const more = found.length - listed.length;
  return more > 0 ? [...notes, { code: 'more-notes', count: more }] : notes;
}

/** Comments alone, without white space at the ends of their lines, and one line break at the end. */
function withoutEnds(text: string): string {
  const lines = text.split('\n').map((line) => line.trimEnd());
  const whole = lines.join('\n').trim();
  return whole === '' ? '' : `${whole}\n`;
}
