import type { DocumentValue } from '../document/document';
import { replaceLoneSurrogates } from '../lone-surrogate';
import { fileNameIn, NO_ADDRESS, resolveAddress, type SplitAddress } from './addresses';
import { draftAt, isBefore, nearestDraft, type Draft } from './draft';
import { isObeyed, keywordOf, shapeOf } from './keywords';
import { escapeToken, pointerTokens } from '../json/json-pointer';
import {
  makeNode,
  memberOf,
  textAt,
  type Behind,
  type Dialect,
  type SchemaNode,
  type SchemaResource,
} from './schema-node';

/** A schema as it was given: the name of its file, and what stands in it. */
export interface SchemaFile {
  readonly name: string;
  readonly root: DocumentValue;
  /** Where it would be fetched from, if that is known. */
  readonly address?: string;
}

/** Why a reference leads nowhere. */
export type ReferenceProblem =
  | { readonly code: 'not-here'; readonly address: string }
  | { readonly code: 'no-such-place'; readonly reference: string };

/** The trees of metaschemas by their addresses; they are no files of the visitor. */
export type Metaschemas = (address: string) => DocumentValue | undefined;

/** The file number of what comes with this program. */
export const OWN_FILE = -1;

/** Knows every schema of some files by its address, its anchors and its place. */
export class SchemaRegistry {
  private readonly resources = new Map<string, SchemaResource>();
  private readonly nodes = new Map<DocumentValue, SchemaNode>();
  private readonly splits = new Map<string, SplitAddress>();
  private readonly files: { readonly name: string; readonly resource: SchemaResource }[] = [];

  constructor(
    private readonly fallback: Draft,
    private readonly metaschemas: Metaschemas,
  ) {}

  /** Adds a file and its number. Metaschemas come before what names them. A draft that was chosen counts in place of what `$schema` says. */
  add({ name, root, address }: SchemaFile, file: number, chosen?: Draft): SchemaNode {
    const base =
      address ?? resolveAddress(encodeURIComponent(replaceLoneSurrogates(name)), NO_ADDRESS)?.address ?? NO_ADDRESS;
    const node = this.addRoot(root, base, file, chosen);
    this.files.push({ name, resource: node.resource });
    // It is also known by where it came from, whatever address it gives itself.
    if (!this.resources.has(base)) this.resources.set(base, node.resource);
    return node;
  }

  /** Every schema that was found so far, in the order of the text. */
  known(): Iterable<SchemaNode> {
    return this.nodes.values();
  }

  /** Whether no schema has the address. */
  lacks(address: string): boolean {
    const split = resolveAddress(address, NO_ADDRESS);
    return !split || !this.resourceAt(split.address);
  }

  /** The draft that a schema says it is of, or that the address there most likely means. */
  saidDraft(root: DocumentValue): Draft | undefined {
    return this.dialectOf(textAt(root, '$schema'))?.draft;
  }

  nodeOf(value: DocumentValue): SchemaNode | undefined {
    return this.nodes.get(value);
  }

  /** The schema within another, which the scan found, or which stands where none was expected. */
  inside(value: DocumentValue, parent: SchemaNode, pointer: string): SchemaNode {
    return this.nodes.get(value) ?? this.scan(value, parent.resource, pointer);
  }

  /** What a reference that stands in a schema leads to. */
  resolve(reference: string, from: SchemaNode): SchemaNode | ReferenceProblem {
    const split = this.split(reference, from.resource.address);
    if (!split) return { code: 'no-such-place', reference };
    const resource = this.resourceAt(split.address);
    if (!resource) return { code: 'not-here', address: split.address };
    return this.within(resource, split.fragment) ?? { code: 'no-such-place', reference };
  }

  /** The same reference is often made, and asked for several times. */
  private split(reference: string, base: string): SplitAddress | undefined {
    const key = `${base} ${reference}`;
    const known = this.splits.get(key);
    if (known) return known;
    const split = resolveAddress(reference, base);
    if (split) this.splits.set(key, split);
    return split;
  }

  private within(resource: SchemaResource, fragment: string): SchemaNode | undefined {
    if (fragment === '') return this.nodes.get(resource.root);
    if (fragment.startsWith('/')) return this.atPointer(resource, fragment);
    const value = resource.anchors.get(fragment) ?? resource.dynamicAnchors.get(fragment);
    return value && this.nodes.get(value);
  }

  private atPointer(resource: SchemaResource, fragment: string): SchemaNode | undefined {
    let value: DocumentValue | undefined = resource.root;
    let around = resource;
    let pointer = resource.pointer;
    for (const token of pointerTokens(fragment)) {
      value = childAt(value, token);
      if (!value) return undefined;
      pointer += `/${escapeToken(token)}`;
      around = this.nodes.get(value)?.resource ?? around;
    }
    return this.nodes.get(value) ?? this.scan(value, around, pointer);
  }

  private resourceAt(address: string): SchemaResource | undefined {
    const known = this.resources.get(address);
    if (known) return known;
    const own = this.metaschemas(address);
    if (own) return this.addRoot(own, address, OWN_FILE).resource;
    // A file that says nothing of its address is known by its name.
    const name = fileNameIn(address);
    return name === '' ? undefined : this.files.find((file) => file.name === name)?.resource;
  }

  private addRoot(root: DocumentValue, base: string, file: number, chosen?: Draft): SchemaNode {
    const said = chosen === undefined ? this.dialectOf(textAt(root, '$schema')) : usual(chosen);
    const dialect = said ?? usual(this.fallback);
    const resource = this.makeResource(root, { base, dialect, file, pointer: '' });
    return this.scan(root, resource, '');
  }

  /** What `$schema` says; undefined where it says nothing. */
  private dialectOf(address: string | undefined, seen: readonly string[] = []): Dialect | undefined {
    if (address === undefined) return undefined;
    const draft = draftAt(address);
    if (draft) return usual(draft);
    const split = resolveAddress(address, NO_ADDRESS);
    const own = split && !seen.includes(address) ? this.resourceAt(split.address) : undefined;
    if (!own) return usual(nearestDraft(address));
    const base = this.dialectOf(textAt(own.root, '$schema'), [...seen, address]) ?? usual(nearestDraft(address));
    return ofVocabulary(memberOf(own.root, '$vocabulary')?.value, base);
  }

  private makeResource(
    root: DocumentValue,
    { base, dialect, file, pointer }: { base: string; dialect: Dialect; file: number; pointer: string },
  ): SchemaResource {
    const id = ownId(root, dialect.draft);
    const address = (id === undefined ? undefined : resolveAddress(id, base)?.address) ?? base;
    const recursive = memberOf(root, '$recursiveAnchor')?.value;
    const resource: SchemaResource = {
      address,
      dialect,
      root,
      file,
      pointer,
      anchors: new Map(),
      dynamicAnchors: new Map(),
      isRecursive: recursive?.kind === 'boolean' && recursive.value,
    };
    // The first one keeps the address: a later one with the same is a mistake of who wrote them.
    if (!this.resources.has(address)) this.resources.set(address, resource);
    return resource;
  }

  /** Notes a schema and all within it. */
  private scan(value: DocumentValue, around: SchemaResource, pointer: string, behind?: Behind): SchemaNode {
    const { draft } = around.dialect;
    const id = value === around.root ? undefined : ownId(value, draft);
    const resource =
      id === undefined || id.startsWith('#')
        ? around
        : this.makeResource(value, {
            base: around.address,
            dialect: this.dialectOf(textAt(value, '$schema')) ?? around.dialect,
            file: around.file,
            pointer,
          });
    const node = makeNode(value, resource, pointer, behind);
    this.nodes.set(value, node);
    noteAnchors(node);
    const hasOnlyReference = isBefore(resource.dialect.draft, '2019-09') && node.members.has('$ref');
    for (const [key, member] of node.members) {
      // Beside `$ref` older drafts see nothing, but what it leads to may stand there.
      if (hasOnlyReference && key !== 'definitions') continue;
      for (const [child, token] of schemasBehind(key, member.value, resource.dialect.draft)) {
        const place = token === undefined ? '' : `/${escapeToken(token)}`;
        if (this.nodes.has(child)) continue;
        this.scan(child, resource, `${pointer}/${escapeToken(key)}${place}`, { keyword: key, token });
      }
    }
    return node;
  }
}

/** The schemas that stand behind a keyword, and at which key or index there. */
export function schemasBehind(key: string, value: DocumentValue, draft: Draft): [DocumentValue, string | undefined][] {
  const keyword = keywordOf(key);
  if (!keyword || !isObeyed(keyword, draft)) return [];
  switch (shapeOf(key, keyword, draft)) {
    case 'schema':
      return [[value, undefined]];
    case 'schemas':
      return listed(value);
    case 'schemaOrSchemas':
      return value.kind === 'list' ? listed(value) : [[value, undefined]];
    case 'schemaMap':
    case 'patternMap':
      return named(value);
    case 'dependencies':
      return named(value).filter(([child]) => child.kind !== 'list');
    default:
      return [];
  }
}

function listed(value: DocumentValue): [DocumentValue, string][] {
  return value.kind === 'list' ? value.items.map((item, index) => [item, String(index)]) : [];
}

function named(value: DocumentValue): [DocumentValue, string][] {
  return value.kind === 'map' ? value.members.map((member) => [member.value, member.key]) : [];
}

function noteAnchors({ value, resource }: SchemaNode): void {
  const { draft } = resource.dialect;
  if (isBefore(draft, '2019-09')) {
    const id = ownId(value, draft);
    if (id?.startsWith('#') && id.length > 1) resource.anchors.set(id.slice(1), value);
    return;
  }
  const anchor = textAt(value, '$anchor');
  if (anchor !== undefined) resource.anchors.set(anchor, value);
  const dynamic = draft === '2020-12' ? textAt(value, '$dynamicAnchor') : undefined;
  if (dynamic !== undefined) resource.dynamicAnchors.set(dynamic, value);
}

/** The address that a schema gives itself. In older drafts one beside `$ref` is none. */
function ownId(value: DocumentValue, draft: Draft): string | undefined {
  if (isBefore(draft, '2019-09') && textAt(value, '$ref') !== undefined) return undefined;
  return textAt(value, draft === '4' ? 'id' : '$id');
}

function childAt(value: DocumentValue | undefined, token: string): DocumentValue | undefined {
  if (value?.kind === 'list') return /^(?:0|[1-9]\d*)$/.test(token) ? value.items[Number(token)] : undefined;
  return value && memberOf(value, token)?.value;
}

function usual(draft: Draft): Dialect {
  return { draft, asserts: true, assertsFormat: false };
}

function ofVocabulary(vocabulary: DocumentValue | undefined, base: Dialect): Dialect {
  if (vocabulary?.kind !== 'map') return base;
  const has = (name: string) => vocabulary.members.some(({ key }) => key.endsWith(`/vocab/${name}`));
  return { ...base, asserts: has('validation'), assertsFormat: has('format-assertion') };
}
