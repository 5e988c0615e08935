import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { DocumentValue } from '../../lib/document/document';
import { readJsonDocument } from '../../lib/document/read-json-document';
import { toJsonPath } from '../../lib/json/json-path';
import { evaluate } from './jmespath/evaluate';
import { orWrong } from './jmespath/lex';
import { parseExpression } from './jmespath/parse';
import { runPath } from './json-path/evaluate';
import { parsePath } from './json-path/parse';
import { stepsTo } from './json-path/walk';
import { isSameValue, listOf } from './model';

function casesOf<T>(name: string): readonly T[] {
  const text = readFileSync(new URL(`testdata/${name}.jsonl`, import.meta.url), 'utf8');
  // Each line is a case; what it holds is told by its suite.
  return text
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as T);
}

function valueOf(plain: unknown): DocumentValue {
  const read = readJsonDocument(JSON.stringify(plain), { strict: true });
  const [value] = read.ok ? read.value.roots : [];
  if (!value) throw new Error('The suite holds JSON');
  return value;
}

interface PathCase {
  readonly name: string;
  readonly selector: string;
  readonly document?: unknown;
  readonly result?: unknown;
  readonly results?: readonly unknown[];
  readonly result_paths?: readonly string[];
  readonly results_paths?: readonly (readonly string[])[];
  readonly invalid_selector?: true;
}

describe('JSONPath Compliance Test Suite', () => {
  const cases = casesOf<PathCase>('jsonpath');

  it('is whole', () => expect(cases.length).toBe(703));

  it.each(cases.filter((one) => one.invalid_selector))('refuses $name', ({ selector }) =>
    expect(parsePath(selector).ok).toBe(false),
  );

  it.each(cases.filter((one) => !one.invalid_selector))('$name', ({ selector, document, ...expected }) => {
    const query = parsePath(selector);
    if (!query.ok) throw new Error(query.fault.code);
    const nodes = [...runPath(query.value, { value: valueOf(document) })];
    const found = listOf(nodes.map(({ value }) => value));
    const paths = nodes.map((node) => toJsonPath(stepsTo(node)));
    const results = expected.results ?? [expected.result];
    const ways = expected.results_paths ?? [expected.result_paths];
    const place = results.findIndex((result) => isSameValue(found, valueOf(result)));
    expect(place).toBeGreaterThanOrEqual(0);
    expect(paths).toEqual(ways[place]);
  });
});

interface JmespathCase {
  readonly name: string;
  readonly given: unknown;
  readonly expression: string;
  readonly result?: unknown;
  readonly error?: string;
}

describe('JMESPath compliance tests', () => {
  const cases = casesOf<JmespathCase>('jmespath');
  const search = ({ given, expression }: JmespathCase) => {
    const parsed = parseExpression(expression);
    return parsed.ok ? orWrong(expression, () => evaluate(parsed.value, valueOf(given))) : parsed;
  };

  it('are whole', () => expect(cases.length).toBe(892));

  it.each(cases.filter(({ error }) => error !== undefined))('refuse $name: $expression', (one) =>
    expect(search(one).ok).toBe(false),
  );

  it.each(cases.filter(({ error }) => error === undefined))('$name: $expression', (one) => {
    const found = search(one);
    if (!found.ok) throw new Error(found.fault.code);
    expect(isSameValue(found.value, valueOf(one.result))).toBe(true);
  });
});
