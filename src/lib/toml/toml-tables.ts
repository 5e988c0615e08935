import {
  DEPTH_LIMIT,
  type Comments,
  type DocumentList,
  type DocumentMap,
  type DocumentMember,
  type DocumentValue,
  type Span,
} from '../document/document';
import { TomlStop, type TomlFaultReason } from './toml-fault';
import { dottedKey, type KeyPart } from './toml-keys';

/**
 * How a table came to be, on which it depends what may be added to it: named on the way to another one by a header, by a
 * header of its own, by dotted keys, or as an item of a list of tables.
 */
type TableOrigin = 'passed' | 'header' | 'dotted' | 'item';

/** A table that may still grow. Inline tables are finished values. */
export interface OpenTable {
  readonly kind: 'open-table';
  origin: TableOrigin;
  readonly depth: number;
  readonly start: number;
  end: number;
  comments: Comments | undefined;
  readonly entries: Map<string, Entry>;
}

/** A list made of `[[headers]]`. */
interface OpenList {
  readonly kind: 'open-list';
  readonly tables: OpenTable[];
}

interface Entry {
  readonly keySpan: Span;
  readonly value: OpenTable | OpenList | DocumentValue;
}

/** A table without anything in it, the root or an inline one; deeper ones come from it. */
export function openTable(depth: number, start: number, origin: TableOrigin = 'header'): OpenTable {
  return { kind: 'open-table', origin, depth, start, end: start, comments: undefined, entries: new Map() };
}

/** The table of a header `[a.b]`. */
export function defineTable(root: OpenTable, parts: readonly KeyPart[], header: Span): OpenTable {
  const { table: parent, last } = walk(root, parts, enterByHeader);
  const found = parent.entries.get(last.name)?.value;
  if (!found) return add(parent, last, openTable(deeper(parent, 1, last), header.start, 'header'));
  if (found.kind === 'open-table' && found.origin === 'passed') {
    found.origin = 'header';
    return found;
  }
  throw stop(parts, header.start, whyNoTable(found));
}

/** A new table at the end of the list of a header `[[a.b]]`. */
export function appendTable(root: OpenTable, parts: readonly KeyPart[], header: Span): OpenTable {
  const { table: parent, last } = walk(root, parts, enterByHeader);
  const found = parent.entries.get(last.name)?.value;
  const item = openTable(deeper(parent, 2, last), header.start, 'item');
  if (!found) add(parent, last, { kind: 'open-list', tables: [item] });
  else if (found.kind === 'open-list') found.tables.push(item);
  else {
    const isTable = found.kind === 'open-table' || found.kind === 'map';
    const code = isTable ? 'list-of-tables-and-table' : found.kind === 'list' ? 'list-closed' : 'key-twice';
    throw stop(parts, header.start, code);
  }
  return item;
}

/** The table that the last part of a dotted key in `table` belongs to. The key must still be free. */
export function enterDotted(table: OpenTable, parts: readonly KeyPart[]): { parent: OpenTable; last: KeyPart } {
  const { table: parent, last } = walk(table, parts, enterByKey);
  if (parent.entries.has(last.name)) throw stop(parts, last.start, 'key-twice');
  return { parent, last };
}

/** Puts a value into a table. */
export function add<V extends Entry['value']>(table: OpenTable, { name, start, end }: KeyPart, value: V): V {
  table.entries.set(name, { keySpan: { start, end }, value });
  return value;
}

/** A table as it is now, as a value. */
export function closeTable({ start, end, entries, comments }: OpenTable): DocumentMap {
  const members: DocumentMember[] = [];
  let last = end;
  for (const [key, { keySpan, value }] of entries) {
    const closed = closeValue(value);
    last = Math.max(last, closed.end);
    members.push({ key, keySpan, value: closed });
  }
  return { kind: 'map', members, start, end: last, ...(comments ? { comments } : {}) };
}

function closeValue(value: Entry['value']): DocumentValue {
  if (value.kind === 'open-table') return closeTable(value);
  return value.kind === 'open-list' ? closeList(value) : value;
}

function closeList({ tables }: OpenList): DocumentList {
  const items = tables.map(closeTable);
  return { kind: 'list', items, start: items[0]?.start ?? 0, end: items.at(-1)?.end ?? 0 };
}

type Enter = (found: Entry['value'], parts: readonly KeyPart[], part: KeyPart) => OpenTable;

/** Goes down all parts but the last one; tables that are missing are made. */
function walk(from: OpenTable, parts: readonly KeyPart[], enter: Enter): { table: OpenTable; last: KeyPart } {
  const isHeader = enter === enterByHeader;
  let table = from;
  let at = 0;
  for (; at < parts.length - 1; at++) {
    const part = partAt(parts, at);
    const found = table.entries.get(part.name)?.value;
    if (found) table = enter(found, parts.slice(0, at + 1), part);
    else table = add(table, part, openTable(deeper(table, 1, part), part.start, isHeader ? 'passed' : 'dotted'));
  }
  return { table, last: partAt(parts, at) };
}

/** A header may go through every table, and through a list of tables into its last one. */
function enterByHeader(found: Entry['value'], parts: readonly KeyPart[], part: KeyPart): OpenTable {
  if (found.kind === 'open-table') return found;
  const last = found.kind === 'open-list' ? found.tables.at(-1) : undefined;
  if (last) return last;
  throw stop(parts, part.start, whyNotEntered(found));
}

/** Dotted keys may only add to what dotted keys made, or to a table that has not been defined yet. */
function enterByKey(found: Entry['value'], parts: readonly KeyPart[], part: KeyPart): OpenTable {
  if (found.kind === 'open-table' && (found.origin === 'dotted' || found.origin === 'passed')) {
    found.origin = 'dotted';
    return found;
  }
  const isOpen = found.kind === 'open-table' || found.kind === 'open-list';
  throw stop(parts, part.start, isOpen ? 'defined-by-header' : whyNotEntered(found));
}

function whyNotEntered(found: Entry['value']): KeyCode {
  if (found.kind === 'map') return 'inline-table-closed';
  return found.kind === 'list' ? 'list-closed' : 'not-a-table';
}

function whyNoTable(found: Entry['value']): KeyCode {
  if (found.kind === 'open-list') return 'list-of-tables-and-table';
  if (found.kind === 'open-table') return found.origin === 'dotted' ? 'defined-by-dotted-keys' : 'table-twice';
  return found.kind === 'map' ? 'inline-table-closed' : 'key-twice';
}

type KeyCode = Extract<TomlFaultReason, { readonly key: string }>['code'];

function stop(parts: readonly KeyPart[], at: number, code: KeyCode): TomlStop {
  return new TomlStop(at, { code, key: dottedKey(parts.map(({ name }) => name)) });
}

/** The depth below a table; the root has none. */
function deeper({ depth }: OpenTable, levels: number, { start }: KeyPart): number {
  if (depth + levels > DEPTH_LIMIT) throw new TomlStop(start, { code: 'too-deep' });
  return depth + levels;
}

function partAt(parts: readonly KeyPart[], at: number): KeyPart {
  const part = parts[at];
  if (!part) throw new Error('A key has at least one part');
  return part;
}
