import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DocumentValue } from '../document/document';
import { writeJson } from '../document/write-json';
import { readJson } from '../json/read-json';
import { toDocument } from '../json/to-document';
import type { Draft } from './draft';
import { memberOf, textAt } from './schema-node';
import { SchemaSet } from './schema-set';

function linesOf(name: string): DocumentValue[] {
  const text = readFileSync(new URL(`testdata/${name}`, import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .map((line) => {
      const index = readJson(line, { strict: true });
      const [tree] = index.ok ? toDocument(index.value) : [];
      if (!tree) throw new Error(`No JSON: ${line.slice(0, 80)}`);
      return tree;
    });
}

function itemsAt(value: DocumentValue, key: string): readonly DocumentValue[] {
  const found = memberOf(value, key)?.value;
  return found?.kind === 'list' ? found.items : [];
}

function valueAt(value: DocumentValue, key: string): DocumentValue {
  const found = memberOf(value, key)?.value;
  if (!found) throw new Error(`No ${key}`);
  return found;
}

const REMOTES = linesOf('remotes.jsonl').map((line) => {
  const name = textAt(line, 'name') ?? '';
  return { name, address: `http://localhost:1234/${name}`, root: valueAt(line, 'schema') };
});

const CASES = linesOf('suite.jsonl');

/** Of each draft those that stand in its own folder, those in none, and those that the case names. */
function remotesFor(draft: Draft, text: string) {
  return REMOTES.filter(({ name }) => {
    const [folder] = /^draft[\d-]+\//.exec(name) ?? [];
    return folder === undefined || folder === `draft${draft}/` || text.includes(name);
  });
}

/** What is answered otherwise than the suite wants it. */
function misses(draft: Draft, isWanted: (file: string) => boolean, formats: boolean) {
  let count = 0;
  const wrong: string[] = [];
  for (const line of CASES) {
    const file = textAt(line, 'file') ?? '';
    const drafts = itemsAt(line, 'drafts').map((item) => (item.kind === 'string' ? item.text : ''));
    if (!drafts.includes(draft) || !isWanted(file)) continue;
    const one = valueAt(line, 'case');
    const schema = { name: 'schema.json', root: valueAt(one, 'schema') };
    const set = new SchemaSet([schema, ...remotesFor(draft, writeJson(one, { indent: 0 }).text)], { draft, formats });
    for (const test of itemsAt(one, 'tests')) {
      count++;
      const found = set.flaws.length > 0 ? undefined : set.check(valueAt(test, 'data'), 1);
      const isValid = found && 'count' in found ? found.count === 0 : undefined;
      const expected = valueAt(test, 'valid');
      if (expected.kind === 'boolean' && isValid === expected.value) continue;
      const flaw = set.flaws[0]?.code ?? '';
      wrong.push(`${file}: ${textAt(one, 'description')}: ${textAt(test, 'description')}${flaw && ` (${flaw})`}`);
    }
  }
  return { count, wrong };
}

/** The content of a text is told by its keywords, not checked, as the newer drafts have it. */
const NOT_CHECKED = [
  'optional/content: validation of string-encoded content based on media type: an invalid JSON document',
  'optional/content: validation of binary string-encoding: an invalid base64 string (% is not a valid character)',
  'optional/content: validation of binary-encoded media type documents: a validly-encoded invalid JSON document',
  'optional/content: validation of binary-encoded media type documents: an invalid base64 string that is valid JSON',
];

describe('the JSON Schema Test Suite', () => {
  it.each([
    ['4', 618],
    ['6', 839],
    ['7', 927],
    ['2019-09', 1259],
    ['2020-12', 1299],
  ] as const)('draft %s: every required test', (draft, count) => {
    const found = misses(draft, (file) => !file.startsWith('optional/'), false);
    expect(found).toEqual({ count, wrong: [] });
  });

  it.each([
    ['4', 219],
    ['6', 325],
    ['7', 676],
    ['2019-09', 757],
    ['2020-12', 764],
  ] as const)('draft %s: every format', (draft, count) => {
    const found = misses(draft, (file) => file.startsWith('optional/format/'), true);
    expect(found).toEqual({ count, wrong: [] });
  });

  it.each([
    ['4', 100, []],
    ['6', 106, []],
    ['7', 118, NOT_CHECKED],
    ['2019-09', 158, []],
    ['2020-12', 162, []],
  ] as const)('draft %s: what else is optional', (draft, count, wrong) => {
    const found = misses(draft, (file) => file.startsWith('optional/') && !file.startsWith('optional/format/'), false);
    expect(found).toEqual({ count, wrong });
  });
});
