import type { DocumentValue } from '../document/document';
import { findLoneSurrogate } from '../lone-surrogate';
import { apiDocument } from './api-document';
import { addressOf, type Draft } from './draft';
import { EndlessSchema, Engine, type EngineSettings } from './engine';
import { schemaPlace, Sink } from './evaluation';
import { findFlaws } from './find-flaws';
import { findNotes } from './find-notes';
import { metaschemaAt } from './metaschemas';
import { filesInUse } from './files-in-use';
import { SchemaRegistry, type SchemaFile } from './registry';
import type { SchemaError } from './schema-error';
import type { SchemaFlaw, SchemaNote } from './schema-fault';
import { textAt, type SchemaNode } from './schema-node';

export interface SchemaSettings extends EngineSettings {
  /** Of schemas that do not say it. */
  readonly draft: Draft;
  /** The draft counts for the schema whatever it says of itself. */
  readonly isChosen?: boolean | undefined;
  /** The pointer of the schema that is meant within the first file, `#` before it or not. @default all of it */
  readonly part?: string | undefined;
}

function noSuchPart(reference: string, whole: SchemaNode): SchemaFlaw {
  return { code: 'no-such-place', reference, keyword: '', ...schemaPlace(whole, undefined) };
}

/** A pointer as a fragment; undefined where it has half of a character, which no address can hold. */
function asReference(part: string): string | undefined {
  if (findLoneSurrogate(part) >= 0) return undefined;
  return part.startsWith('#') ? part : `#${part.split('/').map(encodeURIComponent).join('/')}`;
}

/** So many errors of the metaschema are looked through for one that is to be told. */
const SOUGHT = 20;

/** What was found in some data. */
export interface SchemaFindings {
  readonly errors: readonly SchemaError[];
  /** How many there are; `errors` are the first ones. */
  readonly count: number;
}

/** A schema with the further ones that it refers to, ready to look at data. */
export class SchemaSet {
  /** What is wrong with the schemas: then there is no looking at data. */
  readonly flaws: readonly SchemaFlaw[];
  readonly notes: readonly SchemaNote[];
  /** The schema itself. */
  readonly root: SchemaNode;
  /** What is wrong with files that nothing refers to: it keeps nobody from looking at data. */
  readonly unused: readonly (readonly SchemaFlaw[])[];
  private readonly engine: Engine;

  /** The first file is the schema; the others are only referred to. */
  constructor(files: readonly [SchemaFile, ...SchemaFile[]], settings: SchemaSettings) {
    const registry = new SchemaRegistry(settings.draft, metaschemaAt);
    const [first, ...others] = files;
    for (const [index, file] of others.entries()) registry.add(file, index + 1);
    const whole = registry.add(first, 0, settings.isChosen ? settings.draft : undefined);
    const reference = asReference(settings.part ?? '');
    const found = reference === undefined ? undefined : registry.resolve(reference, whole);
    const part = settings.part === undefined ? whole : found;
    this.root = part === undefined || 'code' in part ? whole : part;
    this.engine = new Engine(registry, settings);
    const used = others.length === 0 ? new Set([0]) : filesInUse(registry);
    const flaws =
      part === undefined || 'code' in part ? [noSuchPart(settings.part ?? '', whole)] : findFlaws(registry, used);
    this.flaws = flaws.length > 0 ? flaws : this.againstMetaschema(registry, settings.isChosen === true);
    const isUnused = (file: number) => !used.has(file);
    const unused = others.map((_, index) => index + 1).filter(isUnused);
    this.unused = unused.map((file) => findFlaws(registry, new Set([file]))).filter(({ length }) => length > 0);
    this.notes = this.flaws.length > 0 ? [] : findNotes(registry, used, apiDocument(whole.value) !== undefined);
  }

  /** The draft by which the schema is read. */
  get draft(): Draft {
    return this.root.resource.dialect.draft;
  }

  /** Looks at a document; of what is wrong the first `limit` are kept, in the order of the text. */
  check(value: DocumentValue, limit: number): SchemaFindings | { readonly flaw: SchemaFlaw } {
    const sink = new Sink(limit);
    try {
      this.engine.check(this.root, value, sink);
    } catch (error) {
      if (!(error instanceof EndlessSchema)) throw error;
      return { flaw: { code: 'endless', keyword: '$ref', ...schemaPlace(error.node, undefined) } };
    }
    return { errors: sink.errors.toSorted((a, b) => a.at.start - b.at.start), count: sink.failed };
  }

  /** The schema that stands behind a keyword of another, or that a reference there leads to. */
  sub(value: DocumentValue, parent: SchemaNode, tokens: readonly (string | number)[]): SchemaNode {
    return this.engine.sub(value, parent, tokens);
  }

  target(node: SchemaNode, reference: string): SchemaNode | undefined {
    return this.engine.target(node, reference);
  }

  /** Whether a value fits one of the schemas. */
  fits(node: SchemaNode, value: DocumentValue): boolean {
    const sink = new Sink(0);
    try {
      this.engine.check(node, value, sink);
    } catch (error) {
      if (!(error instanceof EndlessSchema)) throw error;
      return false;
    }
    return sink.isValid;
  }

  /** What the metaschema of the schema says of it, where our own look has found nothing. */
  private againstMetaschema(registry: SchemaRegistry, isChosen: boolean): SchemaFlaw[] {
    const address = (isChosen ? undefined : textAt(this.root.value, '$schema')) ?? addressOf(this.draft);
    const known = registry.resolve(address, this.root);
    const metaschema = 'code' in known ? registry.resolve(addressOf(this.draft), this.root) : known;
    if ('code' in metaschema || metaschema === this.root) return [];
    const sink = new Sink(SOUGHT);
    this.engine.check(metaschema, this.root.value, sink);
    // What `$schema` means is worked out even where it is no address, and a note says so.
    const found = sink.errors.filter(({ keyword, pointer }) => !(keyword === 'format' && pointer.endsWith('/$schema')));
    return found.slice(0, 1).map(({ problem, keyword, pointer, at }) => ({
      code: 'metaschema',
      problem,
      keyword: pointer.slice(pointer.lastIndexOf('/') + 1) || keyword,
      file: 0,
      pointer: this.root.pointer + pointer,
      at,
    }));
  }
}
