import type { DocumentMember, DocumentValue } from '../document/document';
import type { XmlIndex } from '../xml/xml-index';
import { ATTRIBUTES_KEY, INSTRUCTION_KEY, isMark, KEYS, type NamedConvention } from './convention';
import { strippedName, type ToJsonNotes } from './to-json-notes';
import { scalarOf } from './scalars';
import { walkXml, type XmlVisitor } from './xml-walk';
import type { XmlTexts } from './xml-texts';

export interface ToDocumentSettings {
  /** Elements with nothing but text become strings, and empty ones empty strings. */
  readonly textAsStrings: boolean;
  /** Numbers and booleans where reading and writing them changes nothing. */
  readonly types: 'text' | 'typed';
  /** Texts without white space at their ends; those of nothing else are left out. */
  readonly trim: boolean;
  readonly stripPrefixes: boolean;
  /** Elements of these names are lists even where there is only one; `*` is each. */
  readonly arrays: ReadonlySet<string>;
}

type Attributes = readonly (readonly [string, string])[];

/** An open element with what was found in it by key, in the order of the first of each. */
interface Frame {
  readonly name: string;
  readonly start: number;
  readonly groups: Map<string, DocumentValue[]>;
  /** Keys of which one is a list. */
  lists: Set<string> | undefined;
  /** Attributes that stand among the elements. */
  attributeNames: Set<string> | undefined;
  lastKey: string | undefined;
  isOrderLost: boolean;
}

/** Makes a tree of a document whose members are named by a convention. */
export function xmlToDocument(
  index: XmlIndex,
  texts: XmlTexts,
  notes: ToJsonNotes,
  settings: ToDocumentSettings & { readonly convention: NamedConvention },
): DocumentValue {
  const builder = new DocumentBuilder(index, notes, settings);
  walkXml(index, texts, builder);
  return builder.root();
}

class DocumentBuilder implements XmlVisitor {
  private readonly top: Frame;
  private readonly frames: Frame[];
  private readonly convention: NamedConvention;
  private readonly keys: (typeof KEYS)[NamedConvention];

  constructor(
    private readonly index: XmlIndex,
    private readonly notes: ToJsonNotes,
    private readonly settings: ToDocumentSettings & { readonly convention: NamedConvention },
  ) {
    this.convention = settings.convention;
    this.keys = KEYS[settings.convention];
    this.top = frameOf('', 0);
    this.frames = [this.top];
  }

  root(): DocumentValue {
    // What stands before and behind the root element.
    if (this.top.isOrderLost) this.notes.add({ code: 'order-lost', name: '', at: 0 });
    return this.mapOf(this.top, this.index.text.length);
  }

  open(name: string, attributes: Attributes, at: number): void {
    this.notes.lookAt(name, attributes, at);
    const shown = this.settings.stripPrefixes ? strippedName(name) : name;
    if (isMark(this.convention, shown)) this.notes.add({ code: 'named-as-mark', name: shown, at });
    const frame = frameOf(shown, at);
    this.frames.push(frame);
    this.addAttributes(frame, this.settings.stripPrefixes ? this.notes.strip(attributes, at) : attributes);
  }

  close(end: number): void {
    const frame = this.frames.pop();
    if (!frame) return;
    const { arrays } = this.settings;
    const value = this.valueOf(frame, end);
    if (this.frames.at(-1)?.attributeNames?.has(frame.name)) {
      this.notes.add({ code: 'same-name', name: frame.name, at: frame.start });
    }
    const isList = arrays.size > 0 && (arrays.has('*') || arrays.has(frame.name));
    this.add(frame.name, value, isList);
    if (frame.isOrderLost) this.notes.add({ code: 'order-lost', name: frame.name, at: frame.start });
  }

  text(kind: 'text' | 'cdata' | 'comment' | 'doctype', text: string, at: number): void {
    if (kind === 'comment' || kind === 'doctype') {
      if (this.convention === 'elements')
        this.notes.count(kind === 'comment' ? 'comments-left-out' : 'doctype-left-out');
      else this.add(this.keys[kind], { kind: 'string', text, start: at, end: at });
      return;
    }
    if (kind === 'cdata') this.addPiece('cdata', text, at);
    else {
      const shown = this.settings.trim ? trimmed(text) : text;
      if (shown !== '') this.addPiece('text', shown, at);
    }
  }

  instruction(name: string, text: string, at: number): void {
    const value: DocumentValue = { kind: 'string', text, start: at, end: at };
    switch (this.convention) {
      case 'elements':
        this.notes.count('instructions-left-out');
        return;
      case 'at':
        this.add(`?${name}`, value);
        return;
      case 'underscore':
        this.add(INSTRUCTION_KEY, mapWith([[name, value]], at));
    }
  }

  declaration(attributes: Attributes, at: number): void {
    if (this.convention === 'elements') {
      this.notes.count('declaration-left-out');
      return;
    }
    const values = attributes.map(([name, text]): [string, DocumentValue] => [
      name,
      { kind: 'string', text, start: at, end: at },
    ]);
    const value =
      this.convention === 'at'
        ? mapWith(
            values.map(([name, text]) => [`@${name}`, text]),
            at,
          )
        : mapWith([[ATTRIBUTES_KEY, mapWith(values, at)]], at);
    this.add(this.keys.declaration, value);
  }

  private addAttributes(frame: Frame, attributes: Attributes): void {
    if (attributes.length === 0) return;
    const values = attributes.map(([name, text]): [string, DocumentValue] => [
      name,
      this.scalar(text, frame.start, frame.start),
    ]);
    if (this.convention === 'underscore') {
      this.add(ATTRIBUTES_KEY, mapWith(values, frame.start));
      return;
    }
    for (const [name, value] of values) this.add(this.convention === 'at' ? `@${name}` : name, value);
    if (this.convention === 'at') return;
    for (const [name] of values) (frame.attributeNames ??= new Set()).add(name);
    this.notes.count('attributes-as-members', values.length);
  }

  /** Sections that only stand apart because one cannot hold `]]>` are one; where all is text, so are texts and sections beside each other. */
  private addPiece(kind: 'text' | 'cdata', text: string, at: number): void {
    const key = this.keys[kind];
    const frame = this.frames.at(-1);
    const former = frame?.lastKey === key ? frame.groups.get(key) : undefined;
    const last = former?.at(-1);
    const isEndOfSection = kind === 'cdata' && text.startsWith('>');
    const isJoined = (before: string) => this.convention === 'elements' || (isEndOfSection && before.endsWith(']]'));
    if (former && last?.kind === 'string' && isJoined(last.text)) {
      former[former.length - 1] = { ...last, text: last.text + text, end: at };
    } else this.add(key, { kind: 'string', text, start: at, end: at });
  }

  private add(key: string, value: DocumentValue, isList = false): void {
    const frame = this.frames.at(-1) ?? this.top;
    const group = frame.groups.get(key);
    if (isList) (frame.lists ??= new Set()).add(key);
    if (!group) frame.groups.set(key, [value]);
    else {
      if (frame.lastKey !== key) frame.isOrderLost = true;
      group.push(value);
    }
    frame.lastKey = key;
  }

  private valueOf(frame: Frame, end: number): DocumentValue {
    const { groups } = frame;
    const isPlain = this.settings.textAsStrings || this.convention === 'elements';
    if (isPlain && groups.size === 0) return { kind: 'string', text: '', start: frame.start, end };
    if (isPlain && groups.size === 1 && !frame.lists?.has(this.keys.text)) {
      const texts = groups.get(this.keys.text) ?? [];
      const [only] = texts;
      // A child element may be called like the mark; several texts say where they were parted.
      if (texts.length === 1 && only?.kind === 'string') return this.scalar(only.text, only.start, end);
    }
    return this.mapOf(frame, end);
  }

  private mapOf({ groups, lists, start }: Frame, end: number): DocumentValue {
    const members = Array.from(groups, ([key, found]): DocumentMember => {
      const values = key === this.keys.text ? found.map((value) => this.typed(value)) : found;
      const [first] = values;
      const isOne = values.length === 1 && first !== undefined && !lists?.has(key);
      return {
        key,
        keySpan: { start, end: start },
        value: isOne ? first : { kind: 'list', items: values, start, end },
      };
    });
    return { kind: 'map', members, start, end };
  }

  private typed(value: DocumentValue): DocumentValue {
    return value.kind === 'string' ? this.scalar(value.text, value.start, value.end) : value;
  }

  private scalar(text: string, start: number, end: number): DocumentValue {
    return scalarOf(text, this.settings.types === 'typed', start, end);
  }
}

function trimmed(text: string): string {
  return text.replace(/^[\t\n\r ]+|(?<![\t\n\r ])[\t\n\r ]+$/g, '');
}

function frameOf(name: string, start: number): Frame {
  return {
    name,
    start,
    groups: new Map(),
    lists: undefined,
    attributeNames: undefined,
    lastKey: undefined,
    isOrderLost: false,
  };
}

function mapWith(values: readonly (readonly [string, DocumentValue])[], at: number): DocumentValue {
  const keySpan = { start: at, end: at };
  return { kind: 'map', members: values.map(([key, value]) => ({ key, keySpan, value })), start: at, end: at };
}
