import type { DocumentMember, DocumentValue } from '../document/document';
import { fail, Seen, Sink, type Frame, type Scope } from './evaluation';
import type { Checker, MakeCheck } from './checker';
import { nearestFirst } from './nearest-branch';
import type { SchemaNode } from './schema-node';

/** So much is kept of what is wrong with one branch. */
const PER_BRANCH = 10;

function schemasIn(checker: Checker, node: SchemaNode, { key, value }: DocumentMember): SchemaNode[] {
  return value.kind === 'list' ? value.items.map((item, index) => checker.sub(item, node, [key, index])) : [];
}

function allOf(checker: Checker): MakeCheck {
  return (node, member) => {
    const schemas = schemasIn(checker, node, member);
    return (frame) => {
      for (const [index, schema] of schemas.entries()) {
        checker.within(frame, schema, { tokens: ['allOf', index], seen: frame.seen });
        if (frame.sink.isDone) return;
      }
    };
  };
}

/** Looks at the value as each of the schemas; what fits may count as looked at. */
function branchesOf(checker: Checker, frame: Frame, keyword: string, schemas: readonly SchemaNode[], most: number) {
  const matches: number[] = [];
  const sinks: Sink[] = [];
  for (const [index, schema] of schemas.entries()) {
    const sink = new Sink(frame.sink.isAsked ? PER_BRANCH : 0);
    const seen = frame.seen && new Seen();
    checker.within(frame, schema, { tokens: [keyword, index], sink, seen });
    sinks.push(sink);
    if (!sink.isValid) continue;
    if (seen) frame.seen?.addAll(seen);
    matches.push(index);
    if (matches.length >= most) break;
  }
  return { matches, sinks };
}

function anyOf(checker: Checker): MakeCheck {
  return (node, member) => {
    const schemas = schemasIn(checker, node, member);
    return (frame) => {
      // All that fit have looked at something; where nobody asks, one is enough.
      const { matches, sinks } = branchesOf(checker, frame, 'anyOf', schemas, frame.seen ? Infinity : 1);
      if (matches.length > 0) return;
      const branches = frame.sink.isAsked ? nearestFirst(sinks, frame.way) : [];
      fail(frame, 'anyOf', { code: 'anyOf', count: schemas.length }, { branches });
    };
  };
}

function oneOf(checker: Checker): MakeCheck {
  return (node, member) => {
    const schemas = schemasIn(checker, node, member);
    return (frame) => {
      const { isAsked } = frame.sink;
      const { matches, sinks } = branchesOf(checker, frame, 'oneOf', schemas, isAsked || frame.seen ? Infinity : 2);
      if (matches.length === 1) return;
      if (matches.length > 1) fail(frame, 'oneOf', { code: 'severalOf', count: schemas.length, matches });
      else {
        const branches = isAsked ? nearestFirst(sinks, frame.way) : [];
        fail(frame, 'oneOf', { code: 'oneOf', count: schemas.length }, { branches });
      }
    };
  };
}

function not(checker: Checker): MakeCheck {
  return (node, { value }) => {
    const schema = checker.sub(value, node, ['not']);
    return (frame) => {
      const sink = new Sink(0);
      checker.within(frame, schema, { tokens: ['not'], sink, seen: frame.seen && new Seen() });
      if (sink.isValid) fail(frame, 'not', { code: 'not' });
    };
  };
}

function condition(checker: Checker): MakeCheck {
  return (node, { value }) => {
    const schema = checker.sub(value, node, ['if']);
    const branch = (keyword: string) => {
      const member = node.members.get(keyword);
      return member && checker.sub(member.value, node, [keyword]);
    };
    const then = branch('then');
    const otherwise = branch('else');
    return (frame) => {
      const sink = new Sink(0);
      const seen = frame.seen && new Seen();
      checker.within(frame, schema, { tokens: ['if'], sink, seen });
      if (sink.isValid && seen) frame.seen?.addAll(seen);
      const next = sink.isValid ? then : otherwise;
      if (next) checker.within(frame, next, { tokens: [sink.isValid ? 'then' : 'else'], seen: frame.seen });
    };
  };
}

function reference(
  checker: Checker,
  keyword: string,
  toTarget: (target: SchemaNode, scope: Scope) => SchemaNode,
): MakeCheck {
  return (node, { value }) => {
    const target = value.kind === 'string' ? checker.target(node, value.text) : undefined;
    if (!target) return undefined;
    return (frame) => {
      checker.within(frame, toTarget(target, frame.scope), { tokens: [keyword], seen: frame.seen });
    };
  };
}

/** The name behind the `#` of a reference, where it is no pointer. */
function anchorIn(reference: string): string | undefined {
  const at = reference.indexOf('#');
  const name = at < 0 ? '' : reference.slice(at + 1);
  return name === '' || name.startsWith('/') ? undefined : name;
}

/** The outermost of the resources one came through that has what is asked for. */
function outermost(scope: Scope, find: (scope: Scope) => DocumentValue | undefined): DocumentValue | undefined {
  let found: DocumentValue | undefined;
  for (let at: Scope | undefined = scope; at; at = at.outer) found = find(at) ?? found;
  return found;
}

/** The keywords that look at the same value again. */
export const logicChecks: Readonly<Record<string, (checker: Checker) => MakeCheck>> = {
  $ref: (checker) => reference(checker, '$ref', (target) => target),
  $recursiveRef: (checker) =>
    reference(checker, '$recursiveRef', (target, scope) => {
      if (!target.resource.isRecursive) return target;
      const root = outermost(scope, ({ resource }) => (resource.isRecursive ? resource.root : undefined));
      return checker.known(root) ?? target;
    }),
  $dynamicRef: (checker) => (node, member) => {
    const { value } = member;
    const name = value.kind === 'string' ? anchorIn(value.text) : undefined;
    return reference(checker, '$dynamicRef', (target, scope) => {
      if (name === undefined || target.resource.dynamicAnchors.get(name) !== target.value) return target;
      return checker.known(outermost(scope, ({ resource }) => resource.dynamicAnchors.get(name))) ?? target;
    })(node, member);
  },
  allOf,
  anyOf,
  oneOf,
  not,
  if: condition,
};
