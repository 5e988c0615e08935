import { API_KEYWORDS } from './api-document';
import { schemaPlace } from './evaluation';
import { draftAt, isBefore } from './draft';
import { formatTest } from './formats';
import { draftWith, isObeyed, isOf, keywordOf, namesOf } from './keywords';
import { nearestName } from './nearest-name';
import type { SchemaRegistry } from './registry';
import type { SchemaNote } from './schema-fault';
import type { SchemaNode } from './schema-node';

/** So many are named. */
const LISTED = 100;

/** What there is to say of the schemas though they work, in the order in which it stands there. */
export function findNotes(registry: SchemaRegistry, files: ReadonlySet<number>, isApi: boolean): SchemaNote[] {
  const notes: SchemaNote[] = [];
  for (const node of registry.known()) {
    const { file } = node.resource;
    if (!files.has(file) || notes.length >= LISTED) continue;
    if (!isApi || file !== 0) notes.push(...notesOf(node, registry));
    // The members of the description itself are no keywords, and some of those in its schemas are its own.
    else if (node.pointer !== '') notes.push(...notesOf(node, registry).filter((note) => !isOfApi(note)));
  }
  return notes.slice(0, LISTED).toSorted((a, b) => a.file - b.file || a.at.start - b.at.start);
}

function isOfApi({ code, keyword }: SchemaNote): boolean {
  return code === 'unknown-keyword' && API_KEYWORDS.has(keyword);
}

function notesOf(node: SchemaNode, registry: SchemaRegistry): SchemaNote[] {
  return [...draftNotes(node, registry), ...keywordNotes(node)];
}

/** Where a schema is not read as the draft that it says it is of. */
function draftNotes(node: SchemaNode, registry: SchemaRegistry): SchemaNote[] {
  const member = node.members.get('$schema');
  if (node.pointer !== '' || member?.value.kind !== 'string') return [];
  const address = member.value.text;
  const place = { keyword: '$schema', ...schemaPlace(node, member) };
  const taken = node.resource.dialect.draft;
  if (!draftAt(address) && registry.lacks(address)) return [{ code: 'unknown-draft', address, taken, ...place }];
  const said = registry.saidDraft(node.value);
  return said === undefined || said === taken ? [] : [{ code: 'draft-chosen', said, taken, ...place }];
}

function keywordNotes(node: SchemaNode): SchemaNote[] {
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
    if (name === 'enum' && member.value.kind === 'list' && member.value.items.length === 0)
      return [{ code: 'empty-enum', ...place }];
    const { value } = member;
    if (value.kind !== 'string') return [];
    if (name === 'format' && !formatTest(value.text, draft))
      return [{ code: 'unknown-format', format: value.text, ...place }];
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
