import { schemaPlace } from './evaluation';
import { draftAt, isBefore } from './draft';
import { formatTest } from './formats';
import { draftWith, isObeyed, isOf, keywordOf, namesOf } from './keywords';
import { nearestName } from './nearest-name';
import { OWN_FILE, type SchemaRegistry } from './registry';
import type { SchemaNote } from './schema-fault';
import type { SchemaNode } from './schema-node';

/** So many are named. */
const LISTED = 100;

/** What there is to say of the schemas though they work, in the order in which it stands there. */
export function findNotes(registry: SchemaRegistry): SchemaNote[] {
  const notes: SchemaNote[] = [];
  for (const node of registry.known()) {
    if (node.resource.file === OWN_FILE || notes.length >= LISTED) continue;
    notes.push(...notesOf(node, registry));
  }
  return notes.slice(0, LISTED).toSorted((a, b) => a.file - b.file || a.at.start - b.at.start);
}

function notesOf(node: SchemaNode, registry: SchemaRegistry): SchemaNote[] {
  const { draft } = node.resource.dialect;
  if (isBefore(draft, '2019-09') && node.members.get('$ref')?.value.kind === 'string') return besideReference(node);
  return [...node.members].flatMap(([name, member]): SchemaNote[] => {
    const place = { keyword: name, ...schemaPlace(node, member) };
    const keyword = keywordOf(name);
    if (!keyword)
      return name.startsWith('x-')
        ? []
        : [{ code: 'unknown-keyword', nearest: nearestName(name, namesOf(draft)), ...place }];
    if (!isOf(keyword, draft)) {
      const instead = keyword.instead;
      return [
        {
          code: 'other-draft',
          draft: draftWith(keyword, draft),
          own: draft,
          instead,
          isObeyed: isObeyed(keyword, draft),
          ...place,
        },
      ];
    }
    if (name === 'items' && draft === '2020-12' && member.value.kind === 'list')
      return [{ code: 'items-list', ...place }];
    const { value } = member;
    if (value.kind !== 'string') return [];
    if (name === 'format' && !formatTest(value.text, draft))
      return [{ code: 'unknown-format', format: value.text, ...place }];
    if (name === '$schema' && node.pointer === '' && !draftAt(value.text) && registry.lacks(value.text)) {
      return [{ code: 'unknown-draft', address: value.text, taken: draft, ...place }];
    }
    return [];
  });
}

/** What stands beside `$ref` where nothing beside it counts; definitions and what is only told are no loss. */
function besideReference(node: SchemaNode): SchemaNote[] {
  const { draft } = node.resource.dialect;
  const siblings = [...node.members.keys()].filter((name) => {
    const keyword = keywordOf(name);
    return keyword && isObeyed(keyword, draft) && !HARMLESS.has(name);
  });
  if (siblings.length === 0) return [];
  return [{ code: 'beside-reference', siblings, keyword: '$ref', ...schemaPlace(node, node.members.get('$ref')) }];
}

const HARMLESS: ReadonlySet<string> = new Set([
  '$ref',
  '$schema',
  '$comment',
  'definitions',
  'title',
  'description',
  'default',
  'examples',
]);
