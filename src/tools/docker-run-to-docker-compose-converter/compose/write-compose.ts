import {
  Document,
  isMap,
  isScalar,
  isSeq,
  Pair,
  parseDocument,
  Scalar,
  visit,
  YAMLMap,
  YAMLSeq,
  type CollectionTag,
  type DocumentOptions,
  type Node,
  type ParsedNode,
  type ScalarTag,
  type SchemaOptions,
  type Tags,
  type ToStringOptions,
} from 'yaml';
import { placeOf, type DocumentFault, type FaultPlace } from '../../../lib/document/document-fault';
import { err, ok, type Result } from '../../../lib/result';
import { readYaml } from '../../../lib/yaml/read-yaml';
import { doubleQuoted } from '../../../lib/yaml/yaml-text';
import type { YamlFault } from '../../../lib/yaml/yaml-fault';
import { columnOf, endOfMembers, indentLines, insertAll, type Insertion } from './insertions';
import { Quoted, type ComposeMap, type ComposeModel, type ComposeValue } from './model';
import { styleOf } from './quoting';

/** Why the existing file cannot be merged into. */
export type ExistingFault =
  | { readonly code: 'bad-yaml'; readonly problem: YamlFault | DocumentFault }
  | ({ readonly code: 'several-documents' | 'not-a-map' } & FaultPlace)
  | ({ readonly code: 'member-not-a-map'; readonly key: string } & FaultPlace);

/** Nothing at all, which must not become an empty text. */
const NOTHING: ScalarTag = {
  tag: 'tag:yaml.org,2002:null',
  default: true,
  identify: (value) => value === null,
  test: /^$/,
  resolve: () => new Scalar(null),
  stringify: () => '',
};

/**
 * Everything else is text, and stays as it was written: the file that is merged into may hold numbers which another
 * reader would write otherwise (0755, 1.10, long ids).
 */
const AS_WRITTEN: DocumentOptions & SchemaOptions = {
  schema: 'failsafe',
  customTags: (tags) => [NOTHING, ...tags.map((tag) => (isTextTag(tag) ? withOwnQuotes(tag) : tag))],
  version: '1.2',
};

type AnyTag = ScalarTag | CollectionTag | Tags[number];

function isTextTag(tag: AnyTag): tag is ScalarTag {
  return typeof tag === 'object' && tag.tag === 'tag:yaml.org,2002:str';
}

/** Texts of ours in double quotes have all escapes that some reader needs: the library leaves single ones out. */
function withOwnQuotes(tag: ScalarTag): ScalarTag {
  return {
    ...tag,
    stringify: (item, ...rest) =>
      item.type === 'QUOTE_DOUBLE' && item.source === undefined && typeof item.value === 'string'
        ? doubleQuoted(item.value)
        : (tag.stringify?.(item, ...rest) ?? ''),
  };
}

/** The order in which new ones of them stand. */
const SECTIONS = ['services', 'networks', 'volumes'] as const;

type ComposeDocument = Document<Node, boolean>;

/** An existing Compose file, read so that all of it can be written again with more in it. */
export class ComposeFile {
  private added: ComposeModel | undefined;

  private constructor(
    private readonly document: ComposeDocument,
    private readonly root: YAMLMap,
    private readonly source: string,
  ) {}

  /** An empty file. */
  static empty(): ComposeFile {
    const root = new YAMLMap();
    const document: ComposeDocument = new Document<Node>(undefined, AS_WRITTEN);
    document.contents = root;
    return new ComposeFile(document, root, '');
  }

  /** Reads a file. An empty one, or one of comments only, is a file, too. */
  static read(text: string): Result<ComposeFile, ExistingFault> {
    const source = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
    const read = readYaml(source);
    if (!read.ok) return err({ code: 'bad-yaml', problem: read.fault });
    if (read.value.documents.length > 1)
      return err({ code: 'several-documents', ...placeOf(source, secondDocument(source)) });
    const document: Document.Parsed<ParsedNode, boolean> = parseDocument(source, AS_WRITTEN);
    const [error] = document.errors;
    if (error) {
      return err({ code: 'bad-yaml', problem: { code: 'unreadable', ...placeOf(source, error.pos[0]) } });
    }
    keepBareTags(document);
    const contents: unknown = document.contents;
    // All nodes of a document may be replaced by others; the type of a parsed one says where its own came from.
    const editable = document as unknown as ComposeDocument;
    if (isMap(contents)) {
      const wrong = ['services', 'volumes', 'networks'].find((key) => !canHold(contents.get(key, true)));
      if (wrong === undefined) return ok(new ComposeFile(editable, contents, source));
      return err({ code: 'member-not-a-map', key: wrong, ...placeOf(source, offsetOf(contents.get(wrong, true))) });
    }
    if (!isNothing(contents)) return err({ code: 'not-a-map', ...placeOf(source, offsetOf(contents)) });
    const root = new YAMLMap();
    editable.contents = root;
    return ok(new ComposeFile(editable, root, source));
  }

  /** Keys of the services that are there. */
  get serviceKeys(): ReadonlySet<string> {
    const services: unknown = this.root.get('services', true);
    return new Set(isMap(services) ? services.items.map(({ key }) => textOf(key)) : []);
  }

  /** Adds what commands made. What is there stays: networks and volumes of the same key are taken for the same. */
  add({ name, services, volumes, networks }: ComposeModel): void {
    this.added = {
      name,
      services: this.withoutKnown('services', services),
      networks: this.withoutKnown('networks', networks),
      volumes: this.withoutKnown('volumes', volumes),
    };
  }

  /** The file as text, with line feeds. What was there stands as it stood wherever lines can be put between its lines. */
  toText(indent: number): string {
    const style: ToStringOptions = {
      indent,
      lineWidth: 0,
      nullStr: '',
      indentSeq: this.indentsLists(),
      flowCollectionPadding: this.padsFlows(),
    };
    const inserted = this.source === '' ? undefined : this.insert(style);
    this.addAll();
    const rewritten = this.document.toString(style);
    if (inserted === undefined) return rewritten;
    // Only what is read as the very same file may take its place.
    const again = parseDocument(inserted, AS_WRITTEN);
    keepBareTags(again);
    const isSame = again.errors.length === 0 && withoutGaps(again.toString(style)) === withoutGaps(rewritten);
    return isSame ? inserted : rewritten;
  }

  private withoutKnown(key: string, members: ComposeMap): ComposeMap {
    const map: unknown = this.root.get(key, true);
    const known = new Set(isMap(map) ? map.items.map((item) => textOf(item.key)) : []);
    return new Map([...members].filter(([name]) => !known.has(name)));
  }

  /** The source with new lines between its own; undefined where lines cannot be put in. */
  private insert(style: ToStringOptions): string | undefined {
    const { added, root, source } = this;
    const [first] = root.items;
    const start = first && isScalar(first.key) ? first.key.range?.[0] : undefined;
    const end = endOfMembers(source, root);
    if (!added || root.flow === true || start === undefined || end === undefined || columnOf(source, start) > 0) {
      return undefined;
    }
    const insertions: Insertion[] = [];
    if (added.name !== '') {
      if (root.has('name')) return undefined;
      insertions.push({ at: start, column: 0, text: writeMembers(new Map([['name', added.name]]), style, false) });
    }
    for (const key of SECTIONS) {
      const members = added[key];
      if (members.size === 0) continue;
      const map: unknown = root.get(key, true);
      if (map === undefined) {
        const gap = hasGaps(root);
        insertions.push({ at: end, column: 0, text: writeMembers(new Map([[key, members]]), style, gap) });
        continue;
      }
      const column = isMap(map) && map.flow !== true ? this.columnOfMembers(map) : undefined;
      const at = isMap(map) ? endOfMembers(source, map) : undefined;
      if (!isMap(map) || column === undefined || at === undefined) return undefined;
      insertions.push({ at, column, text: indentLines(writeMembers(members, style, hasGaps(map)), column) });
    }
    return insertAll(source, insertions);
  }

  private columnOfMembers({ items: [first] }: YAMLMap): number | undefined {
    const start = first && isScalar(first.key) ? first.key.range?.[0] : undefined;
    return start === undefined ? undefined : columnOf(this.source, start);
  }

  private addAll(): void {
    if (!this.added) return;
    if (this.added.name !== '') this.setName(this.added.name);
    for (const key of SECTIONS) this.addMembers(key, this.added[key]);
    this.added = undefined;
  }

  private setName(name: string): void {
    const pair = this.root.items.find(({ key }) => textOf(key) === 'name');
    if (pair) pair.value = scalar(name);
    else this.root.items.unshift(new Pair(scalar('name'), scalar(name)));
  }

  private addMembers(key: string, members: ComposeMap): void {
    if (members.size === 0) return;
    const map = this.mapAt(key);
    const isSpaced = hasGaps(map);
    for (const [name, value] of members) {
      const node = scalar(name);
      node.spaceBefore = isSpaced;
      map.items.push(new Pair(node, toNode(value)));
    }
  }

  /** The map of that key, made where it is missing, and in block style, so that it can grow. */
  private mapAt(key: string): YAMLMap {
    const known = this.root.items.find((item) => textOf(item.key) === key);
    if (known && isMap(known.value)) {
      known.value.flow = false;
      return known.value;
    }
    const map = new YAMLMap();
    if (known) {
      if (isScalar(known.value)) map.commentBefore = known.value.comment;
      known.value = map;
      return map;
    }
    const node = scalar(key);
    node.spaceBefore = hasGaps(this.root);
    this.root.items.push(new Pair(node, map));
    return map;
  }

  /** Whether lists stand further in than their keys, as the first one does. */
  private indentsLists(): boolean {
    let indents = true;
    visit(this.document, {
      Pair: (_, { key, value }) => {
        if (!isSeq(value) || value.flow === true || !isScalar(key) || !value.range || !key.range) return undefined;
        indents = columnOf(this.source, value.range[0]) > columnOf(this.source, key.range[0]);
        return visit.BREAK;
      },
    });
    return indents;
  }

  /** Whether blanks stand inside brackets, as in the first ones. */
  private padsFlows(): boolean {
    let pads = true;
    visit(this.document, {
      Collection: (_, { flow, items, range }) => {
        if (flow !== true || items.length === 0 || !range) return undefined;
        pads = /\s/.test(this.source.charAt(range[0] + 1));
        return visit.BREAK;
      },
    });
    return pads;
  }
}

/** Members as lines at the first column, with an empty line before each where the file has such. */
function writeMembers(members: ComposeMap, style: ToStringOptions, isSpaced: boolean): string {
  const lines = [...members].map(([key, value]) => {
    const map = new YAMLMap();
    map.items.push(new Pair(scalar(key), toNode(value)));
    const document: ComposeDocument = new Document<Node>(undefined, AS_WRITTEN);
    document.contents = map;
    return document.toString(style);
  });
  return (isSpaced ? ['', ...lines] : [lines.join('')]).join('\n');
}

function withoutGaps(text: string): string {
  return text.replace(/\n\s*\n/g, '\n').trim();
}

/** A tag without a value, such as `!reset`, is read as an empty text, and would be written with quotes. */
function keepBareTags(document: Document.Parsed<ParsedNode, boolean>): void {
  visit(document, {
    Scalar: (_, node) => {
      if (node.tag !== undefined && node.value === '' && node.type === 'PLAIN') node.value = null;
    },
  });
}

function hasGaps({ items }: YAMLMap): boolean {
  return items.slice(1).some(({ key }) => isScalar(key) && key.spaceBefore === true);
}

function isNothing(node: unknown): boolean {
  if (node === undefined || node === null) return true;
  if (!isScalar(node)) return false;
  const isPlain = node.type === undefined || node.type === 'PLAIN';
  return node.value === null || (isPlain && /^(?:~|[Nn]ull|NULL)$/.test(textOf(node)));
}

function canHold(node: unknown): boolean {
  return isMap(node) || isNothing(node);
}

function offsetOf(node: unknown): number {
  return (isScalar(node) || isSeq(node) || isMap(node) ? node.range?.[0] : undefined) ?? 0;
}

/** Offset of the mark before the second document. */
function secondDocument(source: string): number {
  const marks = [...source.matchAll(/^---(?=\s|$)/gm)].map(({ index }) => index);
  return marks.find((index) => /\S/.test(source.slice(0, index).replace(/^\s*(?:#.*|%.*)$/gm, ''))) ?? 0;
}

function textOf(key: unknown): string {
  return isScalar(key) ? String(key.value) : '';
}

function scalar(text: string, style: Scalar.Type = styleOf(text)): Scalar {
  const node = new Scalar(text);
  node.type = style;
  return node;
}

function toNode(value: ComposeValue): Node {
  if (value === null) return new Scalar(null);
  if (value instanceof Quoted) return scalar(value.text, 'QUOTE_DOUBLE');
  if (typeof value === 'string') return scalar(value);
  if (typeof value === 'number' || typeof value === 'boolean') return scalar(String(value), 'PLAIN');
  if (isList(value)) {
    const list = new YAMLSeq();
    list.items.push(...value.map(toNode));
    if (value.length === 0) list.flow = true;
    return list;
  }
  const map = new YAMLMap();
  for (const [key, member] of value) map.items.push(new Pair(scalar(key), toNode(member)));
  if (value.size === 0) map.flow = true;
  return map;
}

function isList(value: readonly ComposeValue[] | ComposeMap): value is readonly ComposeValue[] {
  return Array.isArray(value);
}
