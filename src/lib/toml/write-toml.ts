import type {
  DocumentDate,
  DocumentList,
  DocumentMap,
  DocumentMember,
  DocumentNull,
  DocumentNumber,
  DocumentValue,
} from '../document/document';
import { placeOf, type FaultPlace } from '../document/document-fault';
import { NoteList } from '../document/note-list';
import { withWholeCharacters } from '../document/whole-characters';
import type { DocumentNote, DocumentPath } from '../document/note';
import { err, ok, type Result } from '../result';
import { countComments, linesBelow, linesOf } from './comment-lines';
import { isRfc3339, tomlDate } from './toml-dates';
import { basicString, multiLineString, type TomlVersion } from './toml-escapes';
import { tomlKey } from './toml-keys';

export interface WriteTomlOptions {
  /** What becomes of null, which TOML has not. @default 'leave-out' */
  readonly nulls?: 'leave-out' | 'text' | 'fault';
  /** The key for a root that is no map. @default 'items' */
  readonly rootKey?: string;
  /** Integers beyond 64 bits as strings, or as they are. @default 'text' */
  readonly largeIntegers?: 'text' | 'number';
  /** Lists of maps as `[[tables]]`, or on the line of their key. @default 'tables' */
  readonly listsOfMaps?: 'tables' | 'inline';
  /** Dates as dates, or as strings. @default true */
  readonly dates?: boolean;
  /** Strings that are exactly a date or date-time of RFC 3339 become dates. @default false */
  readonly datesFromStrings?: boolean;
  /** @default true */
  readonly comments?: boolean;
  /** @default '1.0' */
  readonly version?: TomlVersion;
}

export interface WrittenToml {
  readonly text: string;
  readonly notes: readonly DocumentNote[];
}

interface NullFault {
  readonly code: 'null-not-in-toml';
  readonly path: DocumentPath;
}

/** `at` is where in the source the null begins. */
export type WriteTomlFault = { readonly code: 'nothing-for-toml' } | (NullFault & { readonly at: number });

/** The same, for those who know the source. */
export type PlacedWriteFault = { readonly code: 'nothing-for-toml' } | (NullFault & FaultPlace);

/** The fault with its place in the text that the tree was read from. */
export function placeWriteFault(fault: WriteTomlFault, text: string): PlacedWriteFault {
  return 'at' in fault ? { ...fault, ...placeOf(text, fault.at) } : fault;
}

const MIN_INTEGER = -(2n ** 63n);
const MAX_INTEGER = 2n ** 63n - 1n;

/**
 * Writes a tree as TOML 1.0 (or 1.1, which only has shorter escapes), with a line break at the end. Plain values come
 * before the tables, since what follows a header belongs to it; each table has its header, each list of maps its
 * `[[headers]]`. Numbers stay digit for digit. What TOML cannot hold is in the notes, with its path.
 */
export function writeToml(root: DocumentValue, options: WriteTomlOptions = {}): Result<WrittenToml, WriteTomlFault> {
  return root.kind === 'null' ? err({ code: 'nothing-for-toml' }) : new TomlWriter(options).write(root);
}

/** Members of a map by where they go: on lines of their own, or below headers. */
interface Parts {
  readonly pairs: readonly DocumentMember[];
  readonly sections: readonly DocumentMember[];
}

class TomlWriter {
  private readonly notes = new NoteList();
  private readonly lines: string[] = [];
  private readonly path: (string | number)[] = [];
  private readonly nulls: 'leave-out' | 'text' | 'fault';
  private readonly keepsComments: boolean;
  private readonly version: TomlVersion;
  /** Comments of tables without a header; they go above the next one. */
  private carried: string[] = [];
  private isWrapped = false;
  private fault: WriteTomlFault | undefined;

  constructor(private readonly options: WriteTomlOptions) {
    this.nulls = options.nulls ?? 'leave-out';
    this.keepsComments = options.comments ?? true;
    this.version = options.version ?? '1.0';
  }

  write(root: DocumentValue): Result<WrittenToml, WriteTomlFault> {
    const { notes, lines } = this;
    const whole = withWholeCharacters(root, notes);
    const table = whole.kind === 'map' ? whole : this.wrap(whole);
    const { before = [], after, inside } = this.keepsComments ? (table.comments ?? {}) : {};
    this.writeComments([...before, ...(after === undefined ? [] : [after])]);
    this.writeTable(this.split(table), '');
    this.writeComments([...this.carried, ...(inside ?? [])]);
    if (this.fault) return err(this.fault);
    const dropped = this.keepsComments ? 0 : countComments(root);
    if (dropped > 0) notes.add({ code: 'comments-dropped', count: dropped });
    return ok({ text: lines.length === 0 ? '' : `${lines.join('\n')}\n`, notes: notes.toNotes() });
  }

  private wrap(root: DocumentValue): DocumentMap {
    const { start, end } = root;
    const key = this.options.rootKey ?? 'items';
    this.isWrapped = true;
    this.notes.add({ code: 'root-wrapped', key });
    return { kind: 'map', members: [{ key, keySpan: { start, end: start }, value: root }], start, end };
  }

  // Tables

  private writeTable({ pairs, sections }: Parts, prefix: string): void {
    for (const { key, value } of pairs) this.inside(key, () => this.writePair(key, value));
    for (const { key, value } of sections) {
      const header = `${prefix}${this.key(key)}`;
      this.inside(key, () => {
        if (value.kind === 'map') this.writeSection(value, header);
        else if (value.kind === 'list') this.writeTables(value, header);
      });
    }
  }

  private writePair(key: string, value: DocumentValue): void {
    const { before, after } = this.keepsComments ? (value.comments ?? {}) : {};
    this.writeComments(before);
    const text = value.kind === 'list' ? this.list(value) : this.plain(value, true);
    this.lines.push(behind(`${this.key(key)} = ${text}`, after));
    // A value that is no list has nothing inside but what followed it, at the root.
    if (this.keepsComments && value.kind !== 'list') this.writeComments(value.comments?.inside);
  }

  /** A table with its header, if it needs one. */
  private writeSection(map: DocumentMap, header: string): void {
    const parts = this.split(map);
    const { before = [], after, inside } = this.keepsComments ? (map.comments ?? {}) : {};
    if (parts.pairs.length > 0 || parts.sections.length === 0) this.writeHeader(`[${header}]`, before, after);
    else this.carried.push(...before, ...(after === undefined ? [] : [after]));
    this.writeTable(parts, `${header}.`);
    this.writeComments(inside);
  }

  /** A list of maps, each with a header of its own. */
  private writeTables({ items, comments = {} }: DocumentList, header: string): void {
    const { before = [], after, inside } = this.keepsComments ? comments : {};
    this.carried.push(...before, ...(after === undefined ? [] : [after]));
    items.forEach((item, index) => {
      this.inside(index, () => {
        if (item.kind === 'null') this.noteNull(item);
        if (item.kind !== 'map') return;
        const own = this.keepsComments ? (item.comments ?? {}) : {};
        this.writeHeader(`[[${header}]]`, own.before, own.after);
        this.writeTable(this.split(item), `${header}.`);
        this.writeComments(own.inside);
      });
    });
    this.writeComments(inside);
  }

  private writeHeader(header: string, before: readonly string[] = [], after?: string): void {
    if (this.lines.length > 0) this.lines.push('');
    this.writeComments([...this.carried, ...before]);
    this.carried = [];
    this.lines.push(behind(header, after));
  }

  private writeComments(comments: readonly string[] = [], indent = ''): void {
    for (const line of linesOf(comments)) this.lines.push(`${indent}${line}`);
  }

  /** Parts the members. Nulls that are left out are noted here. */
  private split({ members }: DocumentMap): Parts {
    const pairs: DocumentMember[] = [];
    const sections: DocumentMember[] = [];
    for (const member of members) {
      if (this.isSection(member.value)) sections.push(member);
      else if (member.value.kind !== 'null' || this.nulls === 'text') pairs.push(member);
      else this.inside(member.key, () => this.noteNull(member.value));
    }
    return { pairs, sections };
  }

  private isSection(value: DocumentValue): boolean {
    if (value.kind === 'map') return true;
    if (value.kind !== 'list' || this.options.listsOfMaps === 'inline') return false;
    const items = this.nulls === 'text' ? value.items : value.items.filter(({ kind }) => kind !== 'null');
    return items.length > 0 && items.every(({ kind }) => kind === 'map');
  }

  // Values

  /** A list behind its key: on one line, or on several where comments ask for it. */
  private list(list: DocumentList): string {
    if (!this.keepsComments || linesBelow(list).length === 0) return this.plain(list);
    const lines = list.items.flatMap((item, index) =>
      this.inside(index, () => {
        const comments = linesOf([...(item.comments?.before ?? []), ...linesBelow(item)]).map((line) => `  ${line}`);
        const text = this.item(item);
        return text === undefined ? [] : [...comments, behind(`  ${text},`, item.comments?.after)];
      }),
    );
    const last = linesOf(list.comments?.inside ?? []).map((line) => `  ${line}`);
    return ['[', ...lines, ...last, ']'].join('\n');
  }

  /** A value as it stands on a line; text with line breaks only on lines of its own where it is not in a list or table. */
  private plain(value: DocumentValue, mayBreak = false): string {
    switch (value.kind) {
      case 'map':
        return this.inlineTable(value);
      case 'list':
        return `[${value.items.flatMap((item, index) => this.inside(index, () => this.item(item) ?? [])).join(', ')}]`;
      case 'string':
        return this.string(value.text, mayBreak);
      case 'number':
        return this.number(value);
      case 'date':
        return this.date(value);
      case 'boolean':
        return String(value.value);
      case 'null':
        this.noteNull(value);
        return '""';
    }
  }

  /** An item of a list; nothing where it is left out. */
  private item(value: DocumentValue): string | undefined {
    if (value.kind !== 'null' || this.nulls === 'text') return this.plain(value);
    this.noteNull(value);
    return undefined;
  }

  private inlineTable({ members }: DocumentMap): string {
    const pairs = members.flatMap(({ key, value }) =>
      this.inside(key, () => {
        const text = this.item(value);
        return text === undefined ? [] : [`${this.key(key)} = ${text}`];
      }),
    );
    return pairs.length === 0 ? '{}' : `{ ${pairs.join(', ')} }`;
  }

  private string(text: string, mayBreak: boolean): string {
    if (this.options.datesFromStrings && isRfc3339(text)) return text;
    return mayBreak && text.includes('\n') ? multiLineString(text, this.version) : basicString(text, this.version);
  }

  private number({ source }: DocumentNumber): string {
    if (source === 'NaN') return 'nan';
    if (source.endsWith('Infinity')) return source.startsWith('-') ? '-inf' : 'inf';
    // Eighteen digits always fit.
    if (source.length <= 18 || !/^-?\d+$/.test(source)) return source;
    const integer = BigInt(source);
    if (integer >= MIN_INTEGER && integer <= MAX_INTEGER) return source;
    const as = this.options.largeIntegers ?? 'text';
    this.notes.add({ code: 'large-integer', source, as, path: this.here() });
    return as === 'text' ? `"${source}"` : source;
  }

  private date({ source }: DocumentDate): string {
    return this.options.dates === false ? basicString(source, this.version) : tomlDate(source, this.version);
  }

  private noteNull({ start }: DocumentNull | DocumentValue): void {
    const path = this.here();
    if (this.nulls === 'fault') this.fault ??= { code: 'null-not-in-toml', path, at: start };
    else this.notes.add({ code: this.nulls === 'text' ? 'null-as-text' : 'null-left-out', path });
  }

  private key(key: string): string {
    return tomlKey(key);
  }

  // Where the writer is

  private inside<T>(part: string | number, act: () => T): T {
    this.path.push(part);
    const result = act();
    this.path.pop();
    return result;
  }

  /** The path in the source, which knows nothing of the key that a root without one was given. */
  private here(): DocumentPath {
    return this.path.slice(this.isWrapped ? 1 : 0);
  }
}

function behind(text: string, comment: string | undefined): string {
  if (comment === undefined) return text;
  return `${text} ${linesOf([comment.replace(/[\r\n]+/g, ' ')]).join(' ')}`;
}
