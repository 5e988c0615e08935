import type { DocumentMember, DocumentValue } from '../document/document';
import type { Draft } from './draft';

/** What a schema may use: its draft, and what its metaschema says of it. */
export interface Dialect {
  readonly draft: Draft;
  /** False where the metaschema leaves out the vocabulary of validation. */
  readonly asserts: boolean;
  /** True where the metaschema has the vocabulary by which formats must be right. */
  readonly assertsFormat: boolean;
}

/** A schema with an address of its own, and all that belongs to it. */
export interface SchemaResource {
  /** Its absolute address, without a fragment. */
  readonly address: string;
  readonly dialect: Dialect;
  readonly root: DocumentValue;
  /** Of the file in which it stands. */
  readonly file: number;
  /** Where it stands in the file. */
  readonly pointer: string;
  readonly anchors: Map<string, DocumentValue>;
  readonly dynamicAnchors: Map<string, DocumentValue>;
  /** `$recursiveAnchor` of draft 2019-09. */
  readonly isRecursive: boolean;
}

/** A schema within a resource. */
export interface SchemaNode {
  readonly value: DocumentValue;
  readonly resource: SchemaResource;
  /** Where it stands in the file. */
  readonly pointer: string;
  readonly members: ReadonlyMap<string, DocumentMember>;
  /** The keyword behind which it stands, and at which key or index there; undefined for the root and for what only a reference led to. */
  readonly behind?: Behind | undefined;
}

export interface Behind {
  readonly keyword: string;
  readonly token?: string | undefined;
}

const NO_MEMBERS: ReadonlyMap<string, DocumentMember> = new Map();

export function makeNode(value: DocumentValue, resource: SchemaResource, pointer: string, behind?: Behind): SchemaNode {
  const members =
    value.kind === 'map' ? new Map(value.members.map((member) => [member.key, member] as const)) : NO_MEMBERS;
  return { value, resource, pointer, members, behind };
}

/** What a member of a map says, where it is text. */
export function textAt(value: DocumentValue, key: string): string | undefined {
  const found = memberOf(value, key)?.value;
  return found?.kind === 'string' ? found.text : undefined;
}

/** The member of a map by its key. */
export function memberOf(value: DocumentValue, key: string): DocumentMember | undefined {
  // The last one counts, as everywhere.
  return value.kind === 'map' ? value.members.findLast((member) => member.key === key) : undefined;
}
