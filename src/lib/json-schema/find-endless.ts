import { schemaPlace } from './evaluation';
import { isBefore } from './draft';
import { isObeyed, keywordOf } from './keywords';
import { schemasBehind, type SchemaRegistry } from './registry';
import type { SchemaFlaw } from './schema-fault';
import type { SchemaNode } from './schema-node';

/** Keywords whose schemas look at the very same value. */
const SAME_VALUE = [
  'allOf',
  'anyOf',
  'oneOf',
  'not',
  'if',
  'then',
  'else',
  'dependentSchemas',
  'dependencies',
] as const;

interface Step {
  readonly target: SchemaNode;
  readonly keyword: string;
}

/** Schemas that ask for themselves with the same value, and so without end. */
export function findEndless(registry: SchemaRegistry, files: ReadonlySet<number>): SchemaFlaw[] {
  const state = new Map<SchemaNode, 'open' | 'done'>();
  for (const start of [...registry.known()]) {
    if (!files.has(start.resource.file)) continue;
    const found = walk(start, registry, state);
    if (found) return [found];
  }
  return [];
}

/** Goes on from a schema as far as it gets, without a call for each step: chains of references may be long. */
function walk(
  start: SchemaNode,
  registry: SchemaRegistry,
  state: Map<SchemaNode, 'open' | 'done'>,
): SchemaFlaw | undefined {
  if (state.has(start)) return undefined;
  const path: { readonly node: SchemaNode; readonly steps: readonly Step[]; next: number }[] = [];
  const enter = (node: SchemaNode) => {
    state.set(node, 'open');
    path.push({ node, steps: stepsFrom(node, registry), next: 0 });
  };
  enter(start);
  for (let top = path.at(-1); top; top = path.at(-1)) {
    const step = top.steps[top.next++];
    if (!step) {
      state.set(top.node, 'done');
      path.pop();
      continue;
    }
    const known = state.get(step.target);
    if (known === undefined) enter(step.target);
    else if (known === 'open') {
      const place = schemaPlace(top.node, top.node.members.get(step.keyword));
      return { code: 'endless', keyword: step.keyword, ...place };
    }
  }
  return undefined;
}

function stepsFrom(node: SchemaNode, registry: SchemaRegistry): Step[] {
  const { draft } = node.resource.dialect;
  const steps: Step[] = [];
  const reference = node.members.get('$ref')?.value;
  if (reference?.kind === 'string') {
    const target = registry.resolve(reference.text, node);
    if (!('code' in target)) steps.push({ target, keyword: '$ref' });
    if (isBefore(draft, '2019-09')) return steps;
  }
  for (const keyword of SAME_VALUE) {
    const member = node.members.get(keyword);
    const known = keywordOf(keyword);
    if (!member || !known || !isObeyed(known, draft)) continue;
    for (const [value] of schemasBehind(keyword, member.value, draft)) {
      const target = registry.nodeOf(value);
      if (target) steps.push({ target, keyword });
    }
  }
  return steps;
}
