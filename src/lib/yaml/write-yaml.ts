import type { Comments, DocumentList, DocumentMap, DocumentMember, DocumentValue } from '../document/document';
import type { DocumentNote } from '../document/note';
import { NoteList } from '../document/note-list';
import { withWholeCharacters } from '../document/whole-characters';
import { compareKeys, type KeyOrder } from '../json/sort-keys';
import {
  blockText,
  foldedText,
  foldQuoted,
  oneLineText,
  type BlockText,
  type Quotes,
  type TextStyle,
} from './yaml-text';
import { commentLine, commentsOnLines, dateText, numberText } from './yaml-pieces';

export interface WriteYamlOptions {
  /** Blanks per level. @default 2 */
  readonly indent?: number;
  /** Lists stand a level deeper than their key. @default true */
  readonly indentLists?: boolean;
  /** Breaks long texts at 80 columns. @default false */
  readonly fold?: boolean;
  /** How texts of one line are quoted; keys only are where needed. @default 'needed' */
  readonly quotes?: Quotes;
  /** Written so that readers of YAML 1.1 understand it alike. @default true */
  readonly safeFor11?: boolean;
  /** @default 'source' */
  readonly sortKeys?: KeyOrder;
  /** Also begins the first document with `---`. @default false */
  readonly documentStart?: boolean;
  /** @default 'null' */
  readonly nulls?: 'null' | '~' | 'empty';
  /** Dates and date-times as they are, or in quotes; local times always are. @default 'plain' */
  readonly dates?: 'plain' | 'quoted';
  /** @default true */
  readonly comments?: boolean;
}

export interface WrittenYaml {
  readonly text: string;
  readonly notes: readonly DocumentNote[];
}

/**
 * Writes trees as the documents of a YAML stream in block style, one line feed at the end of each. Read as YAML 1.2, and
 * with `safeFor11` as 1.1, it gives the same trees: numbers keep their digits and texts are quoted where they must be.
 * Only half a character, which YAML cannot hold, becomes U+FFFD with a note.
 */
export function writeYaml(documents: readonly DocumentValue[], options: WriteYamlOptions = {}): WrittenYaml {
  return new YamlWriter(options).write(documents);
}

/** The column at which long texts are broken, and how narrow they may get. */
const FOLD_WIDTH = 80;
const LEAST_WIDTH = 20;
/** Longer keys, in UTF-16 units, need a line of their own (the standard: 1024 characters). */
const LONGEST_KEY = 1000;
const CACHED_KEYS = 10_000;
const BLOCK_LENGTH = 1 << 13;

const NULL_TEXTS = { null: 'null', '~': '~', empty: '' } as const;

const EMPTY: readonly string[] = [];
const EMPTY_MEMBERS: readonly DocumentMember[] = [];

class YamlWriter {
  private readonly notes = new NoteList();
  private readonly step: number;
  private readonly indentLists: boolean;
  private readonly folds: boolean;
  private readonly style: TextStyle;
  private readonly order: KeyOrder;
  private readonly nullText: string;
  private readonly keepsComments: boolean;
  private readonly keys = new Map<string, string>();
  private readonly blanks: string[] = [''];
  private readonly blocks: string[] = [];
  private block = '';
  private dropped = 0;

  constructor(private readonly options: WriteYamlOptions) {
    this.step = options.indent ?? 2;
    this.indentLists = options.indentLists ?? true;
    this.folds = options.fold ?? false;
    this.style = { quotes: options.quotes ?? 'needed', safeFor11: options.safeFor11 ?? true };
    this.order = options.sortKeys ?? 'source';
    this.nullText = NULL_TEXTS[options.nulls ?? 'null'];
    this.keepsComments = options.comments ?? true;
  }

  write(documents: readonly DocumentValue[]): WrittenYaml {
    documents.forEach((document, n) => {
      if (n > 0 || (this.options.documentStart ?? false)) this.block += '---\n';
      this.root(withWholeCharacters(document, this.notes, documents.length > 1 ? [n] : []));
    });
    this.blocks.push(this.block);
    if (this.dropped > 0) this.notes.add({ code: 'comments-dropped', count: this.dropped });
    return { text: this.blocks.join(''), notes: this.notes.toNotes() };
  }

  private root(value: DocumentValue): void {
    const comments = this.kept(value.comments);
    this.comment(comments?.before, 0);
    if (hasChildren(value)) {
      this.comment(comments?.after === undefined ? EMPTY : [comments.after], 0);
      this.children(value, 0, false);
    } else {
      // Nothing at all would be no document.
      if (value.kind === 'null' && this.nullText === '') this.block += 'null';
      const below = this.scalar(value, 0, 0, this.step);
      this.endLine(comments?.after);
      this.below(below, this.step);
    }
    this.comment(comments?.inside, 0);
  }

  /** The members or items of a container, at a column; the first one may stand behind a dash. */
  private children(value: DocumentContainer, column: number, isCompact: boolean): void {
    const members = value.kind === 'map' ? this.sorted(value.members) : EMPTY_MEMBERS;
    const count = value.kind === 'map' ? members.length : value.items.length;
    for (let n = 0; n < count; n++) {
      const member = members[n];
      const child = member?.value ?? (value.kind === 'list' ? value.items[n] : undefined);
      if (!child) throw new Error('A child must be there');
      const comments = this.kept(child.comments);
      if (!isCompact || n > 0) {
        this.comment(comments?.before, column);
        this.block += this.blank(column);
      }
      if (member) this.member(member, comments, column);
      else this.item(child, comments, column);
    }
  }

  /** A member whose indentation stands there already. */
  private member({ key, value }: DocumentMember, comments: Comments | undefined, column: number): void {
    const name = this.key(key);
    const isLong = name.length > LONGEST_KEY;
    this.block += isLong ? `? ${name}\n${this.blank(column)}:` : `${name}:`;
    if (!hasChildren(value)) return this.leaf(value, comments, column, column + name.length + 2, this.step);
    const isBeside = value.kind === 'list' && !this.indentLists && !isLong;
    this.container(value, comments, isBeside ? column : column + this.step);
  }

  private item(item: DocumentValue, comments: Comments | undefined, column: number): void {
    this.block += '-';
    // What is in a list stands beside its dash, however deep the other levels are.
    if (!hasChildren(item)) return this.leaf(item, comments, column, column + 2, 2);
    const first = item.kind === 'map' ? this.sorted(item.members)[0]?.value : item.items[0];
    const isCompact = comments?.after === undefined && (!this.keepsComments || first?.comments?.before === undefined);
    if (!isCompact) return this.container(item, comments, column + 2);
    this.block += ' ';
    this.children(item, column + 2, true);
    this.comment(comments?.inside, column + 2);
  }

  /** A container on the lines below its key or dash. */
  private container(value: DocumentContainer, comments: Comments | undefined, column: number): void {
    this.endLine(comments?.after);
    this.children(value, column, false);
    this.comment(comments?.inside, column);
  }

  /**
   * A scalar or an empty container behind a key or a dash. It begins at the column `at`; lines below it, if there are,
   * begin `step` after `column`.
   */
  private leaf(value: DocumentValue, comments: Comments | undefined, column: number, at: number, step: number): void {
    if (value.kind !== 'null' || this.nullText !== '') this.block += ' ';
    const below = this.scalar(value, at, step, column + step);
    const behind = [...(comments?.after === undefined ? EMPTY : [comments.after]), ...(comments?.inside ?? EMPTY)];
    this.endLine(behind.length === 0 ? undefined : behind.join(' '));
    this.below(below, column + step);
    if (this.block.length > BLOCK_LENGTH) this.flush();
  }

  private below(lines: readonly string[], column: number): void {
    for (const line of lines) this.block += line === '' ? '\n' : `${this.blank(column)}${line}\n`;
  }

  /** Writes what stands on the line of a value and gives the lines below it. */
  private scalar(value: DocumentValue, at: number, step: number, inner: number): readonly string[] {
    switch (value.kind) {
      case 'string':
        return this.text(value.text, at, step, inner);
      case 'number':
        this.block += numberText(value.source, this.style.safeFor11);
        return EMPTY;
      case 'date':
        this.block += dateText(value.source, value.form === 'local-time' || this.options.dates === 'quoted');
        return EMPTY;
      case 'boolean':
        this.block += value.value ? 'true' : 'false';
        return EMPTY;
      case 'null':
        this.block += this.nullText;
        return EMPTY;
      case 'map':
        this.block += '{}';
        return EMPTY;
      case 'list':
        this.block += '[]';
        return EMPTY;
    }
  }

  private text(text: string, at: number, step: number, inner: number): readonly string[] {
    const width = this.folds ? Math.max(LEAST_WIDTH, FOLD_WIDTH - inner) : 0;
    const block = text.includes('\n') ? blockText(text, step, width) : undefined;
    if (block) return this.blockLines(block);
    const line = oneLineText(text, this.style, false);
    const room = Math.max(LEAST_WIDTH, FOLD_WIDTH - at);
    if (!this.folds || line.length <= room) {
      this.block += line;
      return EMPTY;
    }
    const folded = this.style.quotes === 'needed' ? foldedText(text, width) : undefined;
    if (folded) return this.blockLines(folded);
    const [first = '', ...rest] = line === text ? [line] : foldQuoted(line, room, width);
    this.block += first;
    return rest;
  }

  private blockLines({ header, lines }: BlockText): readonly string[] {
    this.block += header;
    return lines;
  }

  private key(key: string): string {
    const known = this.keys.get(key);
    if (known !== undefined) return known;
    const written = oneLineText(key, this.style, true);
    if (this.keys.size < CACHED_KEYS) this.keys.set(key, written);
    return written;
  }

  private sorted(members: readonly DocumentMember[]): readonly DocumentMember[] {
    const { order } = this;
    return order === 'source' ? members : [...members].sort((a, b) => compareKeys(a.key, b.key, order));
  }

  private blank(column: number): string {
    const { blanks } = this;
    while (blanks.length <= column) blanks.push(' '.repeat(blanks.length));
    return blanks[column] ?? '';
  }

  private flush(): void {
    this.blocks.push(this.block);
    this.block = '';
  }

  // Comments

  /** The comments to write; those that are not kept are counted. Asked once for each value. */
  private kept(comments: Comments | undefined): Comments | undefined {
    if (!comments || this.keepsComments) return comments;
    const { before = EMPTY, after, inside = EMPTY } = comments;
    this.dropped += before.length + inside.length + (after === undefined ? 0 : 1);
    return undefined;
  }

  private comment(lines: readonly string[] = EMPTY, column: number): void {
    for (const line of lines) {
      for (const part of commentsOnLines(line)) this.block += `${this.blank(column)}${part}\n`;
    }
  }

  private endLine(comment: string | undefined): void {
    this.block += comment === undefined ? '\n' : ` ${commentLine(comment)}\n`;
  }
}

type DocumentContainer = DocumentMap | DocumentList;

function hasChildren(value: DocumentValue): value is DocumentContainer {
  return (value.kind === 'map' && value.members.length > 0) || (value.kind === 'list' && value.items.length > 0);
}
