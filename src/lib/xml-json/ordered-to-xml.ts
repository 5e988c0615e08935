import type { DocumentMap, DocumentValue } from '../document/document';
import { placeOf, type FaultPlace } from '../document/document-fault';
import { err, ok, type Result } from '../result';
import { isScalar, memberOf } from './convention';
import { commentNode, doctypeNode, instructionNode, readDeclaration } from './prolog';
import { Texts, type XmlCharacterFault } from './texts';
import { namedAttributes, type ToXmlNotes } from './to-xml-notes';
import { legalElementName } from './xml-name';
import type { XmlDeclaration, XmlDocument, XmlNode } from './xml-node';

/** What a node of the form in order has to have, and its place in the JSON. */
export interface NotOrderedFault extends FaultPlace {
  readonly code: 'not-ordered';
  readonly expected: 'elements' | 'node' | 'type' | 'name' | 'attributes';
}

/** Makes XML of a list of nodes under `elements`, each with its `type`, as `xml-to-json` writes it in order. */
export function orderedToXml(
  root: DocumentValue,
  source: string,
  settings: { readonly rootName: string; readonly notes: ToXmlNotes },
): Result<XmlDocument, XmlCharacterFault | NotOrderedFault> {
  const builder = new OrderedBuilder(source, declarationOf(root, settings.notes), settings.notes);
  const nodes = builder.build(root, legalElementName(settings.rootName || 'root'));
  return builder.fault ? err(builder.fault) : ok({ declaration: builder.declaration, nodes });
}

function declarationOf(root: DocumentValue, notes: ToXmlNotes): XmlDeclaration | undefined {
  if (root.kind !== 'map') return undefined;
  const declaration = memberOf(root, 'declaration');
  if (declaration?.kind !== 'map') return undefined;
  const attributes = memberOf(declaration, 'attributes');
  return readDeclaration(attributes?.kind === 'map' ? attributes.members : [], notes);
}

class OrderedBuilder {
  fault: XmlCharacterFault | NotOrderedFault | undefined;
  private readonly texts: Texts;

  constructor(
    private readonly source: string,
    readonly declaration: XmlDeclaration | undefined,
    private readonly notes: ToXmlNotes,
  ) {
    this.texts = new Texts(source, this.version, notes);
  }

  private get version() {
    return this.declaration?.version ?? '1.0';
  }

  build(root: DocumentValue, rootName: string): readonly XmlNode[] {
    const elements = root.kind === 'map' ? memberOf(root, 'elements') : root;
    if (elements?.kind !== 'list') return this.fail('elements', root);
    const nodes = this.nodes(elements.items);
    const doctype = nodes.find(({ kind }) => kind === 'doctype');
    const others = nodes.filter(({ kind }) => kind !== 'doctype');
    const roots = others.filter(({ kind }) => kind === 'element').length;
    const isWhole = roots === 1 && others.every(({ kind }) => kind !== 'text' && kind !== 'cdata');
    const first = nodes.findIndex(({ kind }) => kind === 'element');
    // A declaration of the document's type stays where it was, if that is before the root.
    if (isWhole && nodes.length - others.length < 2 && (!doctype || nodes.indexOf(doctype) < first)) return nodes;
    const whole = isWhole ? others : [{ kind: 'element' as const, name: rootName, attributes: [], children: others }];
    return doctype ? [doctype, ...whole] : whole;
  }

  private nodes(items: readonly DocumentValue[]): XmlNode[] {
    const nodes: XmlNode[] = [];
    for (const [n, item] of items.entries()) {
      this.notes.path.push(n);
      for (const node of this.node(item)) nodes.push(node);
      this.notes.path.pop();
      if (this.fault) return [];
    }
    return nodes;
  }

  private node(value: DocumentValue): readonly XmlNode[] {
    if (value.kind !== 'map') return this.fail('node', value);
    const type = memberOf(value, 'type');
    const kind = type?.kind === 'string' ? type.text : '';
    switch (kind) {
      case 'element':
        return this.element(value);
      case 'text':
      case 'cdata': {
        const text = this.text(memberOf(value, kind));
        return text === '' && kind === 'text' ? [] : [{ kind, text }];
      }
      case 'comment':
        return [commentNode(this.text(memberOf(value, kind)), this.version, this.notes)];
      case 'doctype': {
        const node = doctypeNode(this.text(memberOf(value, kind)), this.version, this.notes);
        return node ? [node] : [];
      }
      case 'instruction': {
        const name = this.nameOf(value);
        if (name === undefined) return this.fail('name', value);
        return [instructionNode(name, this.text(memberOf(value, kind)), this.version, this.notes)];
      }
      default:
        return this.fail('type', type ?? value);
    }
  }

  private element(value: DocumentMap): readonly XmlNode[] {
    const key = this.nameOf(value);
    if (key === undefined) return this.fail('name', memberOf(value, 'name') ?? value);
    const name = legalElementName(key);
    if (name !== key) this.notes.rename(key, name);
    const attributes = memberOf(value, 'attributes');
    if (attributes && attributes.kind !== 'map' && attributes.kind !== 'null')
      return this.fail('attributes', attributes);
    const elements = memberOf(value, 'elements');
    if (elements && elements.kind !== 'list' && elements.kind !== 'null') return this.fail('elements', elements);
    return [
      {
        kind: 'element',
        name,
        attributes: attributes?.kind === 'map' ? this.attributes(attributes) : [],
        children: elements?.kind === 'list' ? this.nodes(elements.items) : [],
      },
    ];
  }

  private attributes({ members }: DocumentMap): (readonly [string, string])[] {
    const read = members.map(({ key, value }) => ({ key, text: this.text(value), way: [] }));
    return namedAttributes(read, this.version, this.notes);
  }

  private nameOf(value: DocumentMap): string | undefined {
    const name = memberOf(value, 'name');
    return name && isScalar(name) && name.kind !== 'null' ? this.text(name) : undefined;
  }

  /** What is not there is the empty text. */
  private text(value: DocumentValue | undefined): string {
    if (!value || value.kind === 'null') return '';
    const text = this.texts.of(value);
    if (text.ok) return text.value;
    this.fault ??= text.fault;
    return '';
  }

  private fail(expected: NotOrderedFault['expected'], value: DocumentValue): readonly XmlNode[] {
    this.fault ??= { code: 'not-ordered', expected, ...placeOf(this.source, value.start) };
    return [];
  }
}
