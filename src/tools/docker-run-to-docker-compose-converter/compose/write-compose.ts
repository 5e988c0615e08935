import {
  Document,
  isMap,
  isScalar,
  isSeq,
  type Node,
  Pair,
  type ParsedNode,
  parseDocument,
  type ToStringOptions,
  visit,
  YAMLMap,
} from 'yaml';
import { type DocumentFault, type FaultPlace, placeOf } from '../../../lib/document/document-fault';
import { err, ok, type Result } from '../../../lib/result';
import { readYaml } from '../../../lib/yaml/read-yaml';
import type { YamlFault } from '../../../lib/yaml/yaml-fault';
import { AS_WRITTEN, type ComposeDocument, keepBareTags, secondDocument, withoutGaps } from './as-written';
import { columnOf, endOfMembers, indentLines, insertAll, type Insertion } from './insertions';
import type { ComposeMap, ComposeModel } from './model';
import { canHold, hasGaps, isNothing, offsetOf, scalar, textOf, toNode } from './nodes';

/** Why the existing file cannot be merged into. */
export type ExistingFault =
  | { readonly code: 'bad-yaml'; readonly problem: YamlFault | DocumentFault }
  | ({ readonly code: 'several-documents' | 'not-a-map' } & FaultPlace)
  | ({ readonly code: 'member-not-a-map'; readonly key: string } & FaultPlace);

/** The order in which new ones of them stand. */
const SECTIONS = ['services', 'networks', 'volumes'] as const;

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
