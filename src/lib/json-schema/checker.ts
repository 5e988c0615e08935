import type { DocumentMember, DocumentValue } from '../document/document';
import type { Check, Frame, Inside, Sink } from './evaluation';
import type { SchemaNode } from './schema-node';

/** What a keyword of a schema asks of values; nothing where it asks nothing. */
export type MakeCheck = (node: SchemaNode, member: DocumentMember) => Check | undefined;

/** A value below that of a frame. */
export interface Below {
  readonly value: DocumentValue;
  readonly token: string | number;
  /** The keyword, and what stands between it and the schema. */
  readonly tokens: readonly (string | number)[];
  readonly sink?: Sink;
}

/** What keywords ask of whoever looks at values with schemas. */
export interface Checker {
  /** Looks at the value of a frame with another schema. */
  within(frame: Frame, node: SchemaNode, inside: Inside): void;
  /** Looks at a member or an item of the value of a frame. */
  below(frame: Frame, node: SchemaNode, below: Below): void;
  /** The schema that stands behind a keyword of another. */
  sub(value: DocumentValue, parent: SchemaNode, tokens: readonly (string | number)[]): SchemaNode;
  /** What a reference leads to; those that lead nowhere were found before. */
  target(node: SchemaNode, reference: string): SchemaNode | undefined;
  known(value: DocumentValue | undefined): SchemaNode | undefined;
  /** Whether a text has what a pattern looks for; undefined for what is no pattern. */
  pattern(source: string): ((text: string) => boolean) | undefined;
}
