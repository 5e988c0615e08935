import type { DocumentMember, DocumentValue } from '../document/document';
import type { XmlIndex } from '../xml/xml-index';
import { scalarOf } from './scalars';
import { strippedName, type ToJsonNotes } from './to-json-notes';
import type { ToDocumentSettings } from './xml-to-document';
import { walkXml, type XmlVisitor } from './xml-walk';
import type { XmlTexts } from './xml-texts';

type Attributes = readonly (readonly [string, string])[];

interface Frame {
  readonly members: DocumentMember[];
  readonly children: DocumentValue[];
  readonly start: number;
}

/** Makes a tree of a document with its nodes in order, each with its `type`: nothing but layout is lost. */
export function xmlToOrdered(
  index: XmlIndex,
  texts: XmlTexts,
  notes: ToJsonNotes,
  settings: ToDocumentSettings,
): DocumentValue {
  const builder = new OrderedBuilder(notes, settings);
  walkXml(index, texts, builder);
  return builder.root(index.text.length);
}

class OrderedBuilder implements XmlVisitor {
  readonly keepsBlanks = true;
  private readonly top: Frame = { members: [], children: [], start: 0 };
  private readonly frames: Frame[] = [this.top];

  constructor(
    private readonly notes: ToJsonNotes,
    private readonly settings: ToDocumentSettings,
  ) {}

  root(end: number): DocumentValue {
    const { members, children } = this.top;
    return { kind: 'map', members: [...members, member('elements', listOf(children, 0, end), 0)], start: 0, end };
  }

  open(name: string, attributes: Attributes, at: number): void {
    this.notes.lookAt(name, attributes, at);
    const { stripPrefixes } = this.settings;
    const shown = stripPrefixes ? this.notes.strip(attributes, at) : attributes;
    const members = [
      member('type', textOf('element', at), at),
      member('name', textOf(stripPrefixes ? strippedName(name) : name, at), at),
    ];
    if (shown.length > 0) members.push(member('attributes', this.attributes(shown, at), at));
    this.frames.push({ members, children: [], start: at });
  }

  close(end: number): void {
    const frame = this.frames.pop();
    if (!frame) return;
    const { members, children, start } = frame;
    if (children.length > 0) members.push(member('elements', listOf(children, start, end), start));
    this.add({ kind: 'map', members, start, end });
  }

  text(kind: 'text' | 'cdata' | 'comment' | 'doctype', text: string, at: number): void {
    const shown = kind === 'text' && this.settings.trim ? text.trim() : text;
    if (kind === 'text' && shown === '') return;
    const value = kind === 'text' ? scalarOf(shown, this.settings.types === 'typed', at, at) : textOf(shown, at);
    this.add({
      kind: 'map',
      members: [member('type', textOf(kind, at), at), member(kind, value, at)],
      start: at,
      end: at,
    });
  }

  instruction(name: string, text: string, at: number): void {
    const members = [
      member('type', textOf('instruction', at), at),
      member('name', textOf(name, at), at),
      member('instruction', textOf(text, at), at),
    ];
    this.add({ kind: 'map', members, start: at, end: at });
  }

  declaration(attributes: Attributes, at: number): void {
    const members = attributes.map(([name, text]) => member(name, textOf(text, at), at));
    const map: DocumentValue = { kind: 'map', members, start: at, end: at };
    const value: DocumentValue = { kind: 'map', members: [member('attributes', map, at)], start: at, end: at };
    this.top.members.push(member('declaration', value, at));
  }

  private attributes(attributes: Attributes, at: number): DocumentValue {
    const isTyped = this.settings.types === 'typed';
    const members = attributes.map(([name, text]) => member(name, scalarOf(text, isTyped, at, at), at));
    return { kind: 'map', members, start: at, end: at };
  }

  private add(value: DocumentValue): void {
    (this.frames.at(-1) ?? this.top).children.push(value);
  }
}

function member(key: string, value: DocumentValue, at: number): DocumentMember {
  return { key, keySpan: { start: at, end: at }, value };
}

function textOf(text: string, at: number): DocumentValue {
  return { kind: 'string', text, start: at, end: at };
}

function listOf(items: readonly DocumentValue[], start: number, end: number): DocumentValue {
  return { kind: 'list', items, start, end };
}
