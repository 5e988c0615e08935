import type { FaultPlace } from '../document/document-fault';
import type { Fault } from '../result';

/** A stretch of markup that has to be closed. */
export type XmlPart =
  'tag' | 'attribute-value' | 'comment' | 'cdata' | 'instruction' | 'doctype' | 'subset' | 'declaration' | 'literal';

/** Why a text is not well-formed XML, with the facts a sentence needs. */
export type XmlFaultReason =
  // The document as a whole
  | { readonly code: 'no-root' | 'text-outside-root' | 'only-one-root' | 'cdata-outside-root' }
  | { readonly code: 'unclosed-element'; readonly name: string }
  /** `expected` is the innermost open element; none is open when it is missing. */
  | { readonly code: 'unexpected-close'; readonly name: string; readonly expected?: string }
  /** The text, or what holds it, ends inside of something that began at the place. */
  | { readonly code: 'unterminated'; readonly part: XmlPart }
  // Single marks
  | { readonly code: 'expected-name'; readonly found: string }
  | { readonly code: 'expected'; readonly token: string; readonly found: string }
  | { readonly code: 'expected-space'; readonly found: string }
  | { readonly code: 'unknown-markup'; readonly found: string }
  | { readonly code: 'double-hyphen' | 'cdata-end-in-text' }
  | { readonly code: 'character'; readonly codePoint: number }
  // Attributes
  | { readonly code: 'duplicate-attribute' | 'attribute-without-value' | 'unquoted-attribute'; readonly name: string }
  | { readonly code: 'lt-in-attribute' }
  // References
  | { readonly code: 'bare-ampersand' }
  | { readonly code: 'unterminated-reference'; readonly name: string }
  | { readonly code: 'character-reference'; readonly reference: string }
  | { readonly code: 'undefined-entity'; readonly name: string }
  | { readonly code: 'recursive-entity'; readonly name: string }
  | { readonly code: 'external-entity-in-attribute' | 'unparsed-entity' | 'lt-by-entity'; readonly name: string }
  | { readonly code: 'malformed-entity'; readonly name: string; readonly reason: XmlFaultReason }
  // The XML declaration and instructions
  | { readonly code: 'misplaced-declaration' | 'missing-version' | 'declaration-order' }
  | { readonly code: 'bad-version' | 'bad-encoding' | 'bad-standalone'; readonly found: string }
  | { readonly code: 'reserved-target'; readonly name: string }
  // The document type declaration
  | { readonly code: 'misplaced-doctype' | 'second-doctype' }
  | { readonly code: 'parameter-entity-in-declaration' | 'conditional-section' }
  | { readonly code: 'public-id-character'; readonly found: string }
  | { readonly code: 'redeclared-entity'; readonly name: string };

/** What was found to be wrong, with its UTF-16 offset. */
export interface XmlScanFault {
  readonly at: number;
  readonly reason: XmlFaultReason;
}

/** Where and why a text is not well-formed XML. `isHtml` tells that it seems to be HTML pasted by mistake. */
export type XmlFault = Fault & XmlFaultReason & FaultPlace & { readonly isHtml: boolean };

/** What does not stop reading, but is worth a word. The offset is that of the first place. */
export type XmlWarning = { readonly at: number } & (
  | { readonly code: 'unbound-prefix'; readonly prefix: string; readonly times: number }
  /** Namespaces in XML forbids it. `name` is the name or prefix concerned. */
  | { readonly code: 'reserved-prefix' | 'reserved-namespace' | 'empty-namespace'; readonly name: string }
  | { readonly code: 'bad-qualified-name' | 'colon-in-name' | 'same-expanded-name'; readonly name: string }
  /** Maybe declared in the external part of the document type declaration, which is not read. */
  | { readonly code: 'unread-entity'; readonly name: string }
  /** The references of the document, expanded, would be longer than `limit`. */
  | { readonly code: 'entity-expansion'; readonly name: string; readonly limit: number }
);
