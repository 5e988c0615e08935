import type { DocumentMember } from '../document/document';
import { readXml } from '../xml/read-xml';
import type { XmlVersion } from '../xml/xml-characters';
import type { ToXmlNotes } from './to-xml-notes';
import { legalName } from './xml-name';
import type { XmlDeclaration, XmlNode } from './xml-node';

/** The XML declaration that members describe. */
export function readDeclaration(members: readonly DocumentMember[], notes: ToXmlNotes): XmlDeclaration {
  const said = new Map(members.map(({ key, value }) => [key, scalarText(value)]));
  const version = said.get('version') ?? '1.0';
  const encoding = said.get('encoding') ?? 'UTF-8';
  const standalone = said.get('standalone');
  if (!/^utf-?8$/i.test(encoding)) notes.add({ code: 'encoding-changed', encoding });
  if (version !== '1.0' && version !== '1.1') notes.add({ code: 'version-changed', found: version });
  return {
    version: version === '1.1' ? version : '1.0',
    ...((standalone === 'yes' || standalone === 'no') && { standalone }),
  };
}

function scalarText(value: DocumentMember['value']): string {
  if (value.kind === 'string') return value.text;
  return value.kind === 'number' ? value.source : '';
}

/** A document type declaration by what stands in it; nothing where that is none, with a note. */
export function doctypeNode(text: string, version: XmlVersion, notes: ToXmlNotes): XmlNode | undefined {
  const doctype = unescaped(text, version);
  const read = readXml(`<?xml version="${version}"?><!DOCTYPE ${doctype}><r/>`);
  // What ends the declaration early would bring other nodes in.
  if (read.ok && read.value.count === 3) return { kind: 'doctype', text: doctype };
  notes.add({ code: 'doctype-left-out', found: text });
  return undefined;
}

/** A comment may hold no two hyphens one after the other, nor end with one. */
export function commentNode(text: string, version: XmlVersion, notes: ToXmlNotes): XmlNode {
  const legal = unescaped(text, version).replace(/-(?=-)|-$/g, '- ');
  if (legal !== text) notes.here('comment-changed');
  return { kind: 'comment', text: legal };
}

export function instructionNode(target: string, text: string, version: XmlVersion, notes: ToXmlNotes): XmlNode {
  const named = legalName(target).replaceAll(':', '_');
  // Only the declaration of the document is called `xml`.
  const name = named.toLowerCase() === 'xml' ? `_${named}` : named;
  if (name !== target) notes.rename(target, name);
  const legal = unescaped(text, version)
    .replace(/^[\t\n\r ]+/, '')
    .replaceAll('?>', '? >');
  if (legal !== text) notes.here('instruction-changed');
  return { kind: 'instruction', name, text: legal };
}

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROLS = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]/g;

/** A text where no reference can stand: ends of lines as a reader gives them, and no controls, which XML 1.1 allows as references alone. */
function unescaped(text: string, version: XmlVersion): string {
  if (version === '1.0') return text.replace(/\r\n?/g, '\n');
  return text.replace(/\r[\n\u0085]?|[\u0085\u2028]/g, '\n').replace(CONTROLS, '\ufffd');
}
