import type { DocumentValue } from '../document/document';
import { makePattern } from '../make-pattern';
import type { Below, Checker } from './checker';
import { fail, Seen, type Check, type Frame, type Inside, type Sink } from './evaluation';
import { checkMaker } from './make-checks';
import { escapeToken } from '../json/json-pointer';
import type { SchemaRegistry } from './registry';
import type { SchemaNode } from './schema-node';

export interface EngineSettings {
  /** Whether formats must be right; otherwise they only tell what is meant, as the newer drafts say. */
  readonly formats: boolean;
  /** Told before a pattern is tried on a text that may take it long. */
  readonly onPattern?: ((pattern: string) => void) | undefined;
}

/** Thrown where a schema asks for itself with the same value. */
export class EndlessSchema extends Error {
  constructor(readonly node: SchemaNode) {
    super('A schema refers to itself without end');
  }
}

/** So often may a schema look at the same value from within itself: once more, since other resources may be in sight then. */
const MOST_LOOKS = 2;

/** Shorter texts take no pattern long. */
const SHORT_TEXT = 16;

/** Looks at values with the schemas of a registry. */
export class Engine implements Checker {
  private readonly checks = new Map<SchemaNode, readonly Check[]>();
  private readonly patterns = new Map<string, ((text: string) => boolean) | undefined>();
  private readonly makeChecks: (node: SchemaNode) => readonly Check[];

  constructor(
    private readonly registry: SchemaRegistry,
    private readonly settings: EngineSettings,
  ) {
    this.makeChecks = checkMaker(this, settings.formats);
  }

  /** Looks at a whole document. */
  check(node: SchemaNode, value: DocumentValue, sink: Sink): void {
    const scope = { resource: node.resource, outer: undefined };
    this.run({ node, value, way: undefined, route: undefined, scope, looking: undefined, seen: undefined, sink });
  }

  within(frame: Frame, node: SchemaNode, { tokens, sink = frame.sink, seen }: Inside): void {
    let looks = 0;
    for (let at = frame.looking; at; at = at.outer) if (at.node === node) looks++;
    if (looks >= MOST_LOOKS) throw new EndlessSchema(node);
    const scope =
      node.resource === frame.scope.resource ? frame.scope : { resource: node.resource, outer: frame.scope };
    const looking = { node, outer: frame.looking };
    const { value, way } = frame;
    this.run({ node, value, way, route: routeTo(frame, tokens), scope, looking, seen, sink });
  }

  below(frame: Frame, node: SchemaNode, { value, token, tokens, sink = frame.sink }: Below): void {
    const scope =
      node.resource === frame.scope.resource ? frame.scope : { resource: node.resource, outer: frame.scope };
    const way = { parent: frame.way, token };
    this.run({
      node,
      value,
      way,
      route: routeTo(frame, tokens),
      scope,
      looking: { node, outer: undefined },
      seen: undefined,
      sink,
    });
  }

  private run(frame: Frame): void {
    const { node } = frame;
    if (node.value.kind === 'boolean') {
      if (!node.value.value) fail(frame, '', { code: 'forbidden' });
      return;
    }
    if (node.value.kind !== 'map') return;
    const asksSeen = node.members.has('unevaluatedProperties') || node.members.has('unevaluatedItems');
    const seen = asksSeen ? new Seen() : frame.seen;
    // A schema that is entered from outside is looking, too.
    const own: Frame =
      asksSeen || !frame.looking ? { ...frame, seen, looking: frame.looking ?? { node, outer: undefined } } : frame;
    for (const check of this.checksOf(node)) {
      check(own);
      if (frame.sink.isDone) return;
    }
    if (asksSeen && seen) frame.seen?.addAll(seen);
  }

  private checksOf(node: SchemaNode): readonly Check[] {
    const checks = this.checks.get(node) ?? this.makeChecks(node);
    this.checks.set(node, checks);
    return checks;
  }

  sub(value: DocumentValue, parent: SchemaNode, tokens: readonly (string | number)[]): SchemaNode {
    return this.registry.inside(
      value,
      parent,
      parent.pointer + tokens.map((token) => `/${escapeToken(token)}`).join(''),
    );
  }

  target(node: SchemaNode, reference: string): SchemaNode | undefined {
    const target = this.registry.resolve(reference, node);
    return 'code' in target ? undefined : target;
  }

  known(value: DocumentValue | undefined): SchemaNode | undefined {
    return value && this.registry.nodeOf(value);
  }

  pattern(source: string): ((text: string) => boolean) | undefined {
    if (!this.patterns.has(source)) this.patterns.set(source, this.makePattern(source));
    return this.patterns.get(source);
  }

  private makePattern(source: string): ((text: string) => boolean) | undefined {
    const pattern = compilePattern(source);
    if (!pattern) return undefined;
    const { onPattern } = this.settings;
    return (text) => {
      if (text.length > SHORT_TEXT) onPattern?.(source);
      return pattern.test(text);
    };
  }
}

function routeTo(frame: Frame, tokens: readonly (string | number)[]) {
  let { route } = frame;
  for (const token of tokens) route = { parent: route, token };
  return route;
}

/** A pattern as the standard reads them: by ECMAScript, in whole characters. */
export function compilePattern(source: string): RegExp | undefined {
  try {
    return makePattern(source, 'u');
  } catch {
    return undefined;
  }
}
