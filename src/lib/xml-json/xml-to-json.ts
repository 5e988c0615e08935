import type { DocumentValue } from '../document/document';
import { CONVERTER_SIZE_LIMIT, placeOf, type DocumentFault, type FaultPlace } from '../document/document-fault';
import { writeJson } from '../document/write-json';
import { err, ok, type Result } from '../result';
import { positionsOf } from '../text-positions';
import { utf8Length } from '../utf8-length';
import { readXml } from '../xml/read-xml';
import type { XmlFault } from '../xml/xml-fault';
import type { Convention } from './convention';
import type { ToJsonNote } from './notes';
import { ToJsonNotes } from './to-json-notes';
import { xmlToDocument, type ToDocumentSettings } from './xml-to-document';
import { xmlToOrdered } from './xml-to-ordered';
import { XmlTexts } from './xml-texts';

/** More nodes would become more text than fits in a string: in order each takes about a hundred characters. */
const MOST_ORDERED = 3_000_000;

export interface XmlToJsonSettings extends Omit<ToDocumentSettings, 'arrays'> {
  readonly convention: Convention;
  /** Names of elements that are always lists, with commas or blanks between them; `*` is each. */
  readonly arrays: string;
  readonly indent: number | 'tab';
}

/** A note with its place in the XML, if it is about one: line and column from 1. */
export type PlacedNote = ToJsonNote & {
  readonly place?: { readonly at: number; readonly line: number; readonly column: number };
};

export interface JsonOfXml {
  readonly text: string;
  readonly notes: readonly PlacedNote[];
}

export type XmlToJsonFault =
  | XmlFault
  | DocumentFault
  | { readonly code: 'result-too-large' }
  /** A reference to an entity that the document defines itself, or that is defined elsewhere. */
  | ({ readonly code: 'entity'; readonly name: string } & FaultPlace);

/** Writes an XML document as JSON. Nothing outside of the text is fetched, and no entity is expanded. */
export function xmlToJson(
  text: string,
  settings: XmlToJsonSettings,
  onProgress?: (done: number, total: number) => void,
): Result<JsonOfXml, XmlToJsonFault> {
  const bytes = utf8Length(text);
  if (bytes > CONVERTER_SIZE_LIMIT) return err({ code: 'too-large', bytes, limit: CONVERTER_SIZE_LIMIT });
  if (text.trim() === '') return ok({ text: '', notes: [] });
  const read = readXml(text, { onProgress: onProgress && ((done) => onProgress(done / 2, text.length)) });
  if (!read.ok) return err(atItsTag(text, read.fault));
  const { convention } = settings;
  if (convention === 'ordered' && read.value.count > MOST_ORDERED) return err({ code: 'result-too-large' });
  const texts = new XmlTexts(read.value.version);
  const notes = new ToJsonNotes(read.value.defaults);
  for (const warning of read.value.warnings) notes.add({ code: 'xml', warning, at: warning.at });
  const how: ToDocumentSettings = { ...settings, arrays: new Set(settings.arrays.split(/[\s,;]+/).filter(Boolean)) };
  const root =
    convention === 'ordered'
      ? xmlToOrdered(read.value, texts, notes, how)
      : xmlToDocument(read.value, texts, notes, { ...how, convention });
  const { entity } = texts;
  if (entity) return err({ code: 'entity', name: entity.name, ...placeOf(text, entity.at) });
  onProgress?.(text.length * 0.75, text.length);
  const written = write(root, settings.indent);
  if (!written) return err({ code: 'result-too-large' });
  for (const note of written.notes) {
    if (note.code === 'indent-limited') notes.add({ code: note.code, level: note.level });
  }
  return ok({ text: written.text, notes: placed(text, notes.toNotes()) });
}

/** A wrong end tag is told where it begins, which is where one looks for the other one; the reader knows it at its end. */
function atItsTag(text: string, fault: XmlFault): XmlFault {
  if (fault.code !== 'unexpected-close') return fault;
  return { ...fault, ...placeOf(text, text.lastIndexOf('</', fault.at)) };
}

function write(root: DocumentValue, indent: number | 'tab') {
  try {
    return writeJson(root, { indent });
  } catch (error) {
    // How engines say that a string would be longer than they allow.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function placed(text: string, notes: readonly ToJsonNote[]): PlacedNote[] {
  const sorted = [...notes].sort((one, other) => offsetOf(one) - offsetOf(other));
  const offsets = sorted.map(offsetOf).filter(Number.isFinite);
  const positions = positionsOf(text, offsets);
  return sorted.map((note, n) => {
    const position = positions[n];
    return position && 'at' in note ? { ...note, place: { at: note.at, ...position } } : note;
  });
}

function offsetOf(note: ToJsonNote): number {
  return 'at' in note ? note.at : Infinity;
}
