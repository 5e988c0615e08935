import type { DocumentValue } from '../document/document';
import type { DocumentFault } from '../document/document-fault';
import { NoteList } from '../document/note-list';
import type { DocumentNote } from '../document/note';
import { readJsonDocument, type JsonDocument } from '../document/read-json-document';
import { withWholeCharacters } from '../document/whole-characters';
import type { JsonFault } from '../json/json-fault';
import { err, ok, type Result } from '../result';
import { foldRangesOf } from '../xml/fold-ranges';
import { readXml } from '../xml/read-xml';
import type { XmlWarning } from '../xml/xml-fault';
import { emptyXmlIndex, type XmlIndex } from '../xml/xml-index';
import { memberOf, type Convention } from './convention';
import { documentToXml, type ToXmlNames } from './document-to-xml';
import type { ToXmlNote } from './notes';
import { orderedToXml, type NotOrderedFault } from './ordered-to-xml';
import type { XmlCharacterFault } from './texts';
import { ToXmlNotes } from './to-xml-notes';
import { writeXml } from './write-xml';

/** So many UTF-16 units a result may have: a name that stands in each of its elements can make it much longer than the JSON. */
const RESULT_LIMIT = 100_000_000;

export interface JsonToXmlSettings extends ToXmlNames {
  readonly convention: Convention;
  readonly indent: number | 'tab';
  /** An XML declaration at the beginning, also where the JSON has none. */
  readonly declaration: boolean;
  /** Only RFC 8259. */
  readonly strict: boolean;
}

/** The XML with its index, and what there is to say about it. */
export interface XmlOfJson extends XmlIndex {
  readonly notes: readonly (DocumentNote | ToXmlNote | { readonly code: 'xml'; readonly warning: XmlWarning })[];
  readonly folds: Uint32Array;
  /** Undefined for an empty text. */
  readonly reading?: JsonDocument['reading'];
}

export type JsonToXmlFault =
  JsonFault | DocumentFault | XmlCharacterFault | NotOrderedFault | { readonly code: 'result-too-large' };

/** Writes JSON (also JSON5; JSON Lines as a list) as well-formed XML, numbers digit for digit. */
export function jsonToXml(
  text: string,
  settings: JsonToXmlSettings,
  onProgress?: (done: number, total: number) => void,
): Result<XmlOfJson, JsonToXmlFault> {
  // Reading takes about half of the time.
  const onRead = onProgress && ((done: number) => onProgress(done / 2, text.length));
  const read = readJsonDocument(text, { strict: settings.strict, ...(onRead && { onProgress: onRead }) });
  if (!read.ok) return read;
  const { roots, reading, notes } = read.value;
  const [first] = roots;
  if (!first) return ok({ ...emptyXmlIndex(), notes, folds: new Uint32Array() });
  const list: DocumentValue = { kind: 'list', items: roots, start: 0, end: text.length };
  const characters = new NoteList();
  const root = withWholeCharacters(reading === 'lines' ? list : first, characters);
  const own = new ToXmlNotes(settings.convention);
  const made = toXml(root, text, settings, own);
  if (!made.ok) return made;
  const declaration = made.value.declaration ?? (settings.declaration ? { version: '1.0' as const } : undefined);
  const written = writeXml({ ...made.value, declaration }, { indent: settings.indent, limit: RESULT_LIMIT });
  if (!written) return err({ code: 'result-too-large' });
  onProgress?.(text.length * 0.75, text.length);
  const index = readXml(written.text);
  if (!index.ok) throw new Error(`The writer made no XML: ${index.fault.code} at ${index.fault.at}`);
  if (written.indentLimit !== undefined) own.add({ code: 'indent-limited', level: written.indentLimit });
  const warnings = index.value.warnings.map((warning) => ({ code: 'xml' as const, warning }));
  return ok({
    ...index.value,
    notes: [...notes, ...characters.toNotes(), ...own.toNotes(), ...warnings.slice(0, 20)],
    folds: foldRangesOf(index.value),
    reading,
  });
}

function toXml(root: DocumentValue, text: string, settings: JsonToXmlSettings, notes: ToXmlNotes) {
  const { convention } = settings;
  if (convention === 'ordered') return orderedToXml(root, text, { ...settings, notes });
  if (isOrdered(root)) notes.seemsOrdered();
  return documentToXml(root, text, { ...settings, convention, notes });
}

/** Whether all that the root has are nodes in a list. */
function isOrdered(root: DocumentValue): boolean {
  if (root.kind !== 'map' || root.members.some(({ key }) => key !== 'elements' && key !== 'declaration')) return false;
  const elements = memberOf(root, 'elements');
  if (elements?.kind !== 'list' || elements.items.length === 0) return false;
  return elements.items.every((item) => item.kind === 'map' && memberOf(item, 'type') !== undefined);
}
