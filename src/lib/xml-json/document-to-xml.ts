import type { DocumentMap, DocumentMember, DocumentValue } from '../document/document';
import { err, ok, type Result } from '../result';
import type { XmlVersion } from '../xml/xml-characters';
import { ATTRIBUTES_KEY, roleOf, itemsOf, memberOf, type NamedConvention } from './convention';
import { commentNode, doctypeNode, instructionNode, readDeclaration } from './prolog';
import { Texts, type XmlCharacterFault } from './texts';
import { namedAttributes, type KeyedAttribute, type ToXmlNotes } from './to-xml-notes';
import { elementNames, legalElementName } from './xml-name';
import type { XmlDeclaration, XmlDocument, XmlElement, XmlNode } from './xml-node';

export interface ToXmlNames {
  /** The root element, where the JSON has no single one. */
  readonly rootName: string;
  /** The elements of a list without a name of its own. */
  readonly itemName: string;
}

/** What a map holds, by what it is in XML. */
interface Content {
  readonly attributes: (readonly [string, string])[];
  readonly children: XmlNode[];
}

/** What was found in a map up to now, with the names of its elements. */
interface Found {
  readonly attributes: KeyedAttribute[];
  readonly children: XmlNode[];
  readonly names: ReadonlyMap<string, string> | undefined;
}

/** Makes XML of a tree whose members are named by a convention; there is always one root element. */
export function documentToXml(
  root: DocumentValue,
  source: string,
  settings: ToXmlNames & { readonly convention: NamedConvention; readonly notes: ToXmlNotes },
): Result<XmlDocument, XmlCharacterFault> {
  const builder = new XmlBuilder(root, source, settings);
  const document = builder.build();
  return builder.fault ? err(builder.fault) : ok(document);
}

class XmlBuilder {
  fault: XmlCharacterFault | undefined;
  private readonly texts: Texts;
  private readonly notes: ToXmlNotes;
  private readonly declaration: XmlDeclaration | undefined;
  private readonly version: XmlVersion;
  private readonly itemName: string;
  private readonly rootName: string;
  private readonly legal = new Map<string, boolean>();

  constructor(
    private readonly root: DocumentValue,
    source: string,
    private readonly settings: ToXmlNames & { readonly convention: NamedConvention; readonly notes: ToXmlNotes },
  ) {
    this.notes = settings.notes;
    this.declaration = this.findDeclaration();
    this.version = this.declaration?.version ?? '1.0';
    this.texts = new Texts(source, this.version, this.notes);
    this.rootName = this.ownName(settings.rootName || 'root');
    this.itemName = this.ownName(settings.itemName || 'item');
  }

  build(): XmlDocument {
    return { declaration: this.declaration, nodes: this.topNodes() };
  }

  private findDeclaration(): XmlDeclaration | undefined {
    const { root } = this;
    if (root.kind !== 'map') return undefined;
    const member = root.members.find(({ key, value }) => this.roleOf(key, value).kind === 'declaration');
    return member && readDeclaration(attributesOfDeclaration(member.value), this.notes);
  }

  /** The only element of the root becomes that of the document; anything else gets one around it. */
  private topNodes(): readonly XmlNode[] {
    const { root } = this;
    if (root.kind !== 'map') return this.element(this.rootName, root, this.itemName);
    const roles = root.members.map((member) => this.roleOf(member.key, member.value).kind);
    const doctypes = root.members.flatMap((member, n) => (roles[n] === 'doctype' ? this.doctype(member) : []));
    const rest: DocumentMap = {
      ...root,
      members: root.members.filter((_, n) => roles[n] !== 'declaration' && roles[n] !== 'doctype'),
    };
    const content = this.content(rest);
    const elements = content.children.filter((node) => node.kind === 'element').length;
    const isWhole =
      elements === 1 &&
      content.attributes.length === 0 &&
      content.children.every((node) => node.kind !== 'text' && node.kind !== 'cdata');
    const whole = isWhole ? content.children : [{ kind: 'element' as const, name: this.rootName, ...content }];
    return [...doctypes, ...whole];
  }

  private content(map: DocumentMap): Content {
    const attributes: KeyedAttribute[] = [];
    const children: XmlNode[] = [];
    const found: Found = { attributes, children, names: this.namesIn(map) };
    for (const member of map.members) {
      this.notes.path.push(member.key);
      this.addMember(member, found);
      this.notes.path.pop();
      if (this.fault) break;
    }
    return { attributes: namedAttributes(attributes, this.version, this.notes), children };
  }

  /** What elements are called, where a key is no name; undefined where all are. */
  private namesIn({ members }: DocumentMap): ReadonlyMap<string, string> | undefined {
    const keys = members.flatMap(({ key, value }) => (this.roleOf(key, value).kind === 'element' ? [key] : []));
    return keys.every((key) => this.isName(key)) ? undefined : elementNames(keys);
  }

  /** Keys come again and again. */
  private isName(key: string): boolean {
    const known = this.legal.get(key);
    if (known !== undefined) return known;
    const isName = legalElementName(key) === key;
    this.legal.set(key, isName);
    return isName;
  }

  private addMember({ key, value }: DocumentMember, content: Found): void {
    const role = this.roleOf(key, value);
    switch (role.kind) {
      case 'attributes':
        if (value.kind === 'map') this.addAttributes(value.members, content);
        return;
      case 'attribute':
        this.addAttribute(role.name, value, [key], content);
        return;
      case 'text':
      case 'cdata':
      case 'comment':
        for (const item of itemsOf(value)) this.addText(role.kind, item, content);
        return;
      case 'instruction':
        for (const item of itemsOf(value)) content.children.push(this.instruction(role.name, item));
        return;
      case 'instructions':
        this.addInstructions(value, content);
        return;
      default:
        this.notes.lookAt(key);
        // The others stand only before the root.
        for (const element of this.element(this.nameOf(key, content), value, undefined)) content.children.push(element);
    }
  }

  private addText(kind: 'text' | 'cdata' | 'comment', value: DocumentValue, content: Found): void {
    const text = this.text(value);
    if (kind === 'comment') content.children.push(commentNode(text, this.version, this.notes));
    // A text of no characters cannot be told from none; a section can.
    else if (kind === 'cdata' || text !== '') content.children.push({ kind, text });
  }

  private addInstructions(value: DocumentValue, content: Found): void {
    for (const map of itemsOf(value)) {
      if (map.kind !== 'map') continue;
      for (const { key, value: data } of map.members) {
        for (const item of itemsOf(data)) content.children.push(this.instruction(key, item));
      }
    }
  }

  private addAttributes(members: readonly DocumentMember[], content: Found): void {
    for (const { key, value } of members) {
      this.notes.path.push(key);
      this.addAttribute(key, value, [ATTRIBUTES_KEY, key], content);
      this.notes.path.pop();
    }
  }

  private addAttribute(key: string, value: DocumentValue, way: readonly string[], { attributes }: Found): void {
    attributes.push({ key, text: this.text(value), way });
  }

  /** The elements that a member makes: one for each item of a list. */
  private element(name: string, value: DocumentValue, itemName: string | undefined): XmlElement[] {
    if (value.kind !== 'list') return [this.one(name, value)];
    if (itemName !== undefined) return [this.listElement(name, value.items)];
    if (value.items.length === 0) this.notes.count('list-left-out');
    if (value.items.length === 1) this.notes.count('list-of-one');
    return value.items.map((item, n) => {
      this.notes.path.push(n);
      // A list in a list has no name but that of an item.
      const element = item.kind === 'list' ? this.listElement(name, item.items) : this.one(name, item);
      this.notes.path.pop();
      return element;
    });
  }

  private listElement(name: string, items: readonly DocumentValue[]): XmlElement {
    const children = items.map((item, n) => {
      this.notes.path.push(n);
      const element =
        item.kind === 'list' ? this.listElement(this.itemName, item.items) : this.one(this.itemName, item);
      this.notes.path.pop();
      return element;
    });
    return { kind: 'element', name, attributes: [], children };
  }

  private one(name: string, value: DocumentValue): XmlElement {
    if (this.fault) return { kind: 'element', name, attributes: [], children: [] };
    if (value.kind === 'map') return { kind: 'element', name, ...this.content(value) };
    const text = this.text(value);
    return { kind: 'element', name, attributes: [], children: text === '' ? [] : [{ kind: 'text', text }] };
  }

  private doctype({ key, value }: DocumentMember): XmlNode[] {
    this.notes.path.push(key);
    const node = doctypeNode(this.text(value), this.version, this.notes);
    this.notes.path.pop();
    return node ? [node] : [];
  }

  private instruction(target: string, value: DocumentValue): XmlNode {
    return instructionNode(target, this.text(value), this.version, this.notes);
  }

  private text(value: DocumentValue): string {
    const text = this.texts.of(value);
    if (text.ok) return text.value;
    this.fault ??= text.fault;
    return '';
  }

  private nameOf(key: string, { names }: Found): string {
    const name = names?.get(key) ?? key;
    if (name !== key) this.notes.rename(key, name);
    return name;
  }

  private ownName(key: string): string {
    const name = legalElementName(key);
    if (name !== key) this.notes.rename(key, name);
    return name;
  }

  private roleOf(key: string, value: DocumentValue) {
    return roleOf(this.settings.convention, key, value);
  }
}

/** `_declaration` has them under `_attributes`, `?xml` with an at sign each; both may have them bare. */
function attributesOfDeclaration(value: DocumentValue): readonly DocumentMember[] {
  if (value.kind !== 'map') return [];
  const inner = memberOf(value, '_attributes');
  const members = inner?.kind === 'map' ? inner.members : value.members;
  return members.map((member) => ({ ...member, key: member.key.replace(/^@/, '') }));
}
