/** A general entity that the internal subset declares. Of an internal one the replacement text is known. */
export type XmlEntity =
  { readonly kind: 'internal'; readonly text: string } | { readonly kind: 'external' } | { readonly kind: 'unparsed' };

/** What the document type declaration says that matters for reading the document. */
export interface Dtd {
  /** General entities by name; the first declaration of a name counts. */
  readonly entities: Map<string, XmlEntity>;
  /** Parameter entities by name: the replacement text, or undefined for external ones, which are not read. */
  readonly parameters: Map<string, string | undefined>;
  /** Parameter entities whose declarations have been read. */
  readonly included: Set<string>;
  /** Elements that keep their white space unless they say otherwise: `xml:space` defaults to `preserve`. */
  readonly preserving: Set<string>;
  /** Prefixes that elements are given by default values: attributes `xmlns…` by element. The first default counts. */
  readonly namespaceDefaults: Map<string, { readonly name: string; readonly value: string }[]>;
  /** Attributes with a default value, by element. */
  readonly defaults: Map<string, string[]>;
  /** Attributes `xmlns…` whose type makes their white space count less, each as `element attribute`. */
  readonly namespaceTokens: Set<string>;
  /** Names with a colon, which namespaces do not allow, and their places. */
  readonly colons: { readonly name: string; readonly at: number }[];
  /**
   * Entities may be declared where we do not look: there is an external subset or a reference to a parameter entity,
   * and the document does not call itself standalone (section 4.1, "Entity Declared").
   */
  mayDeclareMore: boolean;
}

/** The declarations of a document without any. */
export function emptyDtd(): Dtd {
  return {
    entities: new Map(),
    parameters: new Map(),
    included: new Set(),
    preserving: new Set(),
    namespaceDefaults: new Map(),
    defaults: new Map(),
    namespaceTokens: new Set(),
    colons: [],
    mayDeclareMore: false,
  };
}

/** The entities that every document has, with the character that each stands for. */
export const PREDEFINED: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
]);
