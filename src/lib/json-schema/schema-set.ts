import type { DocumentValue } from '../document/document';
import { addressOf, type Draft } from './draft';
import { EndlessSchema, Engine, type EngineSettings } from './engine';
import { schemaPlace, Sink } from './evaluation';
import { findFlaws } from './find-flaws';
import { findNotes } from './find-notes';
import { metaschemaAt } from './metaschemas';
import { SchemaRegistry, type SchemaFile } from './registry';
import type { SchemaError } from './schema-error';
import type { SchemaFlaw, SchemaNote } from './schema-fault';
import { textAt, type SchemaNode } from './schema-node';

export interface SchemaSettings extends EngineSettings {
  /** Of schemas that do not say it. */
  readonly draft: Draft;
}

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
  private readonly engine: Engine;

  /** The first file is the schema; the others are only referred to. */
  constructor(files: readonly [SchemaFile, ...SchemaFile[]], settings: SchemaSettings) {
    const registry = new SchemaRegistry(settings.draft, metaschemaAt);
    const [first, ...others] = files;
    for (const [index, file] of others.entries()) registry.add(file, index + 1);
    this.root = registry.add(first, 0);
    this.engine = new Engine(registry, settings);
    const flaws = findFlaws(registry);
    this.flaws = flaws.length > 0 ? flaws : this.againstMetaschema(registry);
    this.notes = this.flaws.length > 0 ? [] : findNotes(registry);
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
  private againstMetaschema(registry: SchemaRegistry): SchemaFlaw[] {
    const address = textAt(this.root.value, '$schema') ?? addressOf(this.draft);
    const known = registry.resolve(address, this.root);
    const metaschema = 'code' in known ? registry.resolve(addressOf(this.draft), this.root) : known;
    if ('code' in metaschema || metaschema === this.root) return [];
    const sink = new Sink(1);
    this.engine.check(metaschema, this.root.value, sink);
    return sink.errors.map(({ problem, keyword, pointer, at }) => ({
      code: 'metaschema',
      problem,
      keyword: pointer.slice(pointer.lastIndexOf('/') + 1) || keyword,
      file: 0,
      pointer,
      at,
    }));
  }
}
