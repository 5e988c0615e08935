import { textAt, type SchemaNode } from './schema-node';
import { shapeProblem } from './check-shape';
import { typeOf } from './checks-scalar';
import { isBefore } from './draft';
import { findEndless } from './find-endless';
import { isObeyed, keywordOf, shapeOf } from './keywords';
import { escapeToken } from '../json/json-pointer';
import type { SchemaRegistry } from './registry';
import { TYPES } from './schema-error';
import type { SchemaFlaw } from './schema-fault';
import { schemaPlace } from './evaluation';
import { shownAddress } from './addresses';

/** So many are named; nobody mends more at once. */
const LISTED = 100;

const REFERENCES = ['$ref', '$recursiveRef', '$dynamicRef'] as const;

/** What is wrong with the schemas of some files, in the order in which they stand. */
export function findFlaws(registry: SchemaRegistry, files: ReadonlySet<number>): SchemaFlaw[] {
  const flaws: SchemaFlaw[] = [];
  for (const node of registry.known()) {
    if (!files.has(node.resource.file)) continue;
    flaws.push(...flawsOf(node, registry));
    if (flaws.length >= LISTED) break;
  }
  return flaws.length > 0 ? flaws.toSorted(byPlace) : findEndless(registry, files);
}

function byPlace(a: SchemaFlaw, b: SchemaFlaw): number {
  return a.file - b.file || a.at.start - b.at.start;
}

function flawsOf(node: SchemaNode, registry: SchemaRegistry): SchemaFlaw[] {
  const { draft } = node.resource.dialect;
  const allowsBoolean = draft !== '4';
  const { value } = node;
  if (value.kind !== 'map') return noSchema(node, allowsBoolean);
  const isReference = isBefore(draft, '2019-09') && textAt(value, '$ref') !== undefined;
  const flaws: SchemaFlaw[] = [];
  for (const [name, member] of node.members) {
    const keyword = keywordOf(name);
    if (!keyword || !isObeyed(keyword, draft) || (isReference && name !== '$ref')) continue;
    const shape = shapeOf(name, keyword, draft);
    const found = shapeProblem(shape, member.value, allowsBoolean);
    // A schema is looked at where it stands.
    if (!found || shape === 'schema') continue;
    const { flaw, tokens, key } = found;
    const place = schemaPlace(node, member);
    const facts = flaw.code === 'bad-shape' ? { ...flaw, shape, allowsBoolean } : flaw;
    const at = key ? key.keySpan : { start: found.value.start, end: found.value.end };
    const pointer = place.pointer + tokens.map((token) => `/${escapeToken(token)}`).join('');
    flaws.push({ ...facts, keyword: name, file: place.file, pointer, at });
  }
  return [...flaws, ...lostReferences(node, registry)];
}

/** What is wrong with what stands where a schema should. */
function noSchema(node: SchemaNode, allowsBoolean: boolean): SchemaFlaw[] {
  const { value, behind: { keyword, token } = { keyword: '', token: undefined } } = node;
  // In draft 4 only what forbids or allows all others may be so short.
  if (value.kind === 'boolean' && (allowsBoolean || keyword.startsWith('additional'))) return [];
  const place = schemaPlace(node, undefined);
  const { draft } = node.resource.dialect;
  if (keyword === 'items' && value.kind === 'list' && draft === '2020-12') {
    return [{ code: 'items-list', keyword, ...place }];
  }
  const meant = value.kind === 'string' ? TYPES.find((type) => type === value.text) : undefined;
  const facts = { found: typeOf(value, node), ...(token !== undefined && { token }), ...(meant && { meant }) };
  return [{ code: 'bad-shape', shape: 'schema', allowsBoolean, keyword, ...facts, ...place }];
}

function lostReferences(node: SchemaNode, registry: SchemaRegistry): SchemaFlaw[] {
  return REFERENCES.flatMap((keyword): SchemaFlaw[] => {
    const member = node.members.get(keyword);
    const known = keywordOf(keyword);
    if (member?.value.kind !== 'string' || !known || !isObeyed(known, node.resource.dialect.draft)) return [];
    const target = registry.resolve(member.value.text, node);
    if (!('code' in target)) return [];
    const problem = target.code === 'not-here' ? { ...target, address: shownAddress(target.address) } : target;
    const { start, end } = member.value;
    return [{ ...problem, keyword, ...schemaPlace(node, member), at: { start, end } }];
  });
}
