import { isObeyed, keywordOf } from './keywords';
import type { SchemaRegistry } from './registry';
import type { SchemaNode } from './schema-node';

const REFERENCES = ['$ref', '$recursiveRef', '$dynamicRef', '$schema'] as const;

/** The numbers of the files that the first one refers to, by itself or through others. */
export function filesInUse(registry: SchemaRegistry): ReadonlySet<number> {
  const used = new Set([0]);
  const seen = new Set<SchemaNode>();
  for (let known = -1; known !== seen.size;) {
    known = seen.size;
    for (const node of registry.known()) {
      if (seen.has(node) || !used.has(node.resource.file)) continue;
      seen.add(node);
      for (const target of targetsOf(node, registry)) used.add(target.resource.file);
    }
  }
  return used;
}

function targetsOf(node: SchemaNode, registry: SchemaRegistry): SchemaNode[] {
  return REFERENCES.flatMap((name) => {
    const value = node.members.get(name)?.value;
    const keyword = keywordOf(name);
    if (value?.kind !== 'string' || !keyword || !isObeyed(keyword, node.resource.dialect.draft)) return [];
    const target = registry.resolve(value.text, node);
    return 'code' in target ? [] : [target];
  });
}
