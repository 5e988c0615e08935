import type { DocumentMember, DocumentValue, Span } from '../document/document';
import { escapeToken } from '../json/json-pointer';
import { wayPointer, type Way } from './pointer';
import type { Branch, SchemaError, SchemaProblem } from './schema-error';
import type { SchemaNode, SchemaResource } from './schema-node';
import { shownAddress } from './addresses';

/** Collects what is wrong, or only whether something is: then it asks for no more than the first. */
export class Sink {
  readonly errors: SchemaError[] = [];
  failed = 0;

  constructor(readonly limit: number) {}

  add(make: () => SchemaError): void {
    this.failed++;
    if (this.errors.length < this.limit) this.errors.push(make());
  }

  /** Nothing more needs to be looked at. */
  get isDone(): boolean {
    return this.limit === 0 && this.failed > 0;
  }

  /** The next error would be kept, so that its details are worth looking for. */
  get isAsked(): boolean {
    return this.errors.length < this.limit;
  }

  get isValid(): boolean {
    return this.failed === 0;
  }
}

/** Which members and items of one value some schema has looked at, for `unevaluatedProperties` and `unevaluatedItems`. */
export class Seen {
  private readonly keys = new Set<string>();
  private readonly items = new Set<number>();
  private allKeys = false;
  /** All items before this one. */
  private itemsBefore = 0;

  key(key: string): void {
    this.keys.add(key);
  }

  everyKey(): void {
    this.allKeys = true;
  }

  item(index: number): void {
    this.items.add(index);
  }

  firstItems(count: number): void {
    this.itemsBefore = Math.max(this.itemsBefore, count);
  }

  hasKey(key: string): boolean {
    return this.allKeys || this.keys.has(key);
  }

  hasItem(index: number): boolean {
    return index < this.itemsBefore || this.items.has(index);
  }

  addAll(other: Seen): void {
    for (const key of other.keys) this.keys.add(key);
    for (const item of other.items) this.items.add(item);
    this.allKeys ||= other.allKeys;
    this.firstItems(other.itemsBefore);
  }
}

/** The resources through which one came, the last one first. */
export interface Scope {
  readonly resource: SchemaResource;
  readonly outer: Scope | undefined;
}

/** The schemas that are looking at the very same value. */
export interface Looking {
  readonly node: SchemaNode;
  readonly outer: Looking | undefined;
}

/** One value, looked at by one schema. */
export interface Frame {
  readonly node: SchemaNode;
  readonly value: DocumentValue;
  /** The way to the value in the data. */
  readonly way: Way | undefined;
  /** The way to the schema, references included. */
  readonly route: Way | undefined;
  readonly scope: Scope;
  readonly looking: Looking | undefined;
  readonly seen: Seen | undefined;
  readonly sink: Sink;
}

/** One keyword of a schema, ready to look at values. */
export type Check = (frame: Frame) => void;

/** A further frame at the same value. */
export interface Inside {
  /** The keyword, and what stands between it and the schema. */
  readonly tokens: readonly (string | number)[];
  readonly sink?: Sink;
  readonly seen?: Seen | undefined;
}

/** What is wrong, where the value is not what is to be marked. */
export interface Marked {
  readonly at?: Span;
  /** The member or item that is meant, below the value. */
  readonly token?: string | number;
  readonly branches?: readonly Branch[];
}

/** Says that the value is not what the keyword asks for. */
export function fail(
  { node, value, way, route, sink }: Frame,
  keyword: string,
  problem: SchemaProblem,
  { at, token, branches }: Marked = {},
): void {
  sink.add(() => {
    const pointer = wayPointer(way) + (token === undefined ? '' : `/${escapeToken(token)}`);
    const schema = schemaPlace(node, node.members.get(keyword));
    return {
      problem,
      keyword,
      pointer,
      at: at ?? { start: value.start, end: value.end },
      schema,
      keywordLocation: wayPointer(route) + (schema.pointer === node.pointer ? '' : `/${escapeToken(keyword)}`),
      absoluteLocation: `${shownAddress(node.resource.address)}#${schema.pointer.slice(node.resource.pointer.length)}`,
      ...(branches && { branches }),
    };
  });
}

/** Where a keyword stands, key and all; the schema itself where it has none. */
export function schemaPlace({ value, pointer, resource }: SchemaNode, member: DocumentMember | undefined) {
  const { file } = resource;
  if (!member) return { file, pointer, at: { start: value.start, end: value.end } };
  const at = { start: member.keySpan.start, end: member.value.end };
  return { file, pointer: `${pointer}/${escapeToken(member.key)}`, at };
}

/** The brace at which a map or list begins, where something is missing. In blocks of YAML it is where the first member begins. */
export function openingOf({ start, end }: DocumentValue): Span {
  return { start, end: Math.min(start + 1, end) };
}
