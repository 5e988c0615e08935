/** An element and what is in it, in order. */
export interface XmlElement {
  readonly kind: 'element';
  readonly name: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  readonly children: readonly XmlNode[];
}

/** What a document is made of, to be written: texts are plain, without references. */
export type XmlNode =
  | XmlElement
  | { readonly kind: 'text' | 'cdata' | 'comment'; readonly text: string }
  /** What stands between `<!DOCTYPE` and `>`. */
  | { readonly kind: 'doctype'; readonly text: string }
  | { readonly kind: 'instruction'; readonly name: string; readonly text: string };

/** What the XML declaration says; the encoding is always UTF-8, since a text leaves in it. */
export interface XmlDeclaration {
  readonly version: '1.0' | '1.1';
  readonly standalone?: 'yes' | 'no';
}

export interface XmlDocument {
  readonly declaration?: XmlDeclaration | undefined;
  /** One root element, and what stands before and behind it. */
  readonly nodes: readonly XmlNode[];
}
