import { isDeepStrictEqual } from 'node:util';
import { AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/ajv';
import docs from 'virtual:operation-docs';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'valibot';
import type { Operation } from '../../src/operations/define';
import { fixedRandom, job } from '../../src/operations/testing';
import { operationsOf, TOOL_IDS } from '../catalogue';
import { optionArguments } from './argument-names';
import { drawsByChance } from './chance';
import { nameOf, type Listed } from './listed';
import { makeList } from './make-list';
import { argumentsOf } from './testing-arguments';

const TIME = 300_000;

let listed: readonly Listed[] = [];
const operations = new Map<string, Operation>();

beforeAll(async () => {
  listed = await makeList();
  for (const toolId of TOOL_IDS) {
    // oxlint-disable-next-line no-await-in-loop -- they were all loaded by the list
    for (const [name, its] of Object.entries((await operationsOf(toolId)) ?? {}))
      operations.set(nameOf(toolId, name), its);
  }
}, TIME);

/** The defaults in a schema, by the names of the options. */
function optionsIn(operation: Operation | undefined, properties: Listed['tool']['inputSchema']['properties']): object {
  const named = operation ? optionArguments(operation) : [];
  const standard = named.map(({ name, argument }) => [name, properties[argument]?.['default']] as const);
  return Object.fromEntries(standard.filter(([, value]) => value !== undefined));
}

describe('the list', () => {
  it('has every operation but the one that needs a canvas, each once', () => {
    const names = listed.map(({ tool }) => tool.name);
    expect(new Set(names).size).toBe(names.length);
    expect([...operations.keys()].filter((name) => !names.includes(name))).toEqual([
      'svg-placeholder-generator_rasterizeLarge',
    ]);
  });

  it('has names and properties that every client takes', () => {
    for (const { tool } of listed) {
      expect(tool.name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/);
      for (const property of Object.keys(tool.inputSchema.properties)) expect(property).toMatch(/^[a-zA-Z]\w{0,63}$/);
    }
  });

  it('tells each operation from its neighbours', () => {
    const descriptions = listed.map(({ tool }) => tool.description);
    expect(new Set(descriptions).size).toBe(listed.length);
    expect(listed.filter(({ toolId, operationId }) => !docs[toolId]?.[operationId])).toEqual([]);
  });

  it('is bounded: descriptions to what one reads, and all of it to what a model holds', () => {
    for (const { tool } of listed) {
      expect(tool.description.length).toBeLessThan(800);
      // The table converter has the options of nine formats.
      expect(JSON.stringify(tool).length).toBeLessThan(tool.name.startsWith('table-converter') ? 6000 : 5000);
    }
    // With 225 operations it was 300,000 in all, as much for each as this allows.
    expect(JSON.stringify(listed.map(({ tool }) => tool)).length).toBeLessThan(listed.length * 1333);
  });

  it('names an option otherwise where an input is called so', () => {
    const { properties } = listed.find(({ tool }) => tool.name === 'xml-formatter_format')?.tool.inputSchema ?? {};
    expect(properties?.['text']).toMatchObject({ type: 'string' });
    expect(properties?.['textOption']).toMatchObject({ enum: ['asWritten', 'trimmed'], default: 'asWritten' });
  });

  it('has what is called shortened to what clients take, with the whole operation', () => {
    expect(nameOf('a'.repeat(80), 'convert')).toBe(`${'a'.repeat(56)}_convert`);
  });
});

describe('the schemas', () => {
  const validator = new AjvJsonSchemaValidator();

  it(
    'take every example that has a result',
    async () => {
      const refused: string[] = [];
      for (const { tool } of listed) {
        const operation = operations.get(tool.name);
        const validate = validator.getValidator(tool.inputSchema);
        for (const example of operation?.examples ?? []) {
          if (!operation || example.fault !== undefined) continue;
          // oxlint-disable-next-line no-await-in-loop -- one schema after the other
          const { valid, errorMessage } = validate(await argumentsOf(operation, example));
          if (!valid) refused.push(`${tool.name}: ${errorMessage}`);
        }
      }
      expect(refused).toEqual([]);
    },
    TIME,
  );

  it('take no argument that is none, and none of another type', () => {
    const prettify = listed.find(({ tool }) => tool.name === 'json-prettify_prettify')?.tool.inputSchema;
    const validate = validator.getValidator(prettify ?? {});
    expect(validate({ text: '{}', indent: 'tab' }).valid).toBe(true);
    for (const args of [
      {},
      { text: 1 },
      { text: '', indnt: 2 },
      { text: '', indent: 11 },
      { text: '', sortKeys: 'up' },
    ]) {
      expect([args, validate(args).valid]).toEqual([args, false]);
    }
  });

  it('tell the defaults that the operations have', () => {
    const different = listed.filter(({ tool: { name, inputSchema } }) => {
      const operation = operations.get(name);
      const given = optionsIn(operation, inputSchema.properties);
      return operation && !isDeepStrictEqual(parse(operation.options, given), parse(operation.options, {}));
    });
    expect(different).toEqual([]);
  });
});

/** Where chance comes in that no example shows. */
const MORE: Readonly<Record<string, (operation: Operation) => { readonly inputs: object; readonly options?: object }>> =
  {
    'math-evaluator_evaluate': () => ({ inputs: { sheet: 'random()' } }),
    'rsa-key-pair-generator_inspect': ({ examples }) => ({
      inputs: { ...examples[1]?.inputs, newPassphrase: 'x' },
      options: { format: 'pkcs8' },
    }),
  };

/** What an operation makes of its examples, and of them without what may be left out; its clock stands still. */
async function outcomesOf(name: string, operation: Operation, seed: number) {
  const { inputs: declared, examples, options: schema, run } = operation;
  const shown = examples.filter(({ fault }) => fault === undefined);
  const required = (inputs: object) =>
    Object.fromEntries(Object.entries(inputs).filter(([input]) => !declared[input]?.isOptional));
  // Where nothing may be left out it would be the same again.
  const canLeaveOut = ({ inputs }: (typeof shown)[number]) =>
    Object.keys(inputs).some((input) => declared[input]?.isOptional);
  const cases: { readonly inputs: object; readonly options?: object | undefined }[] = [
    ...shown,
    ...shown.filter(canLeaveOut).map(({ inputs, options }) => ({ inputs: required(inputs), options })),
    ...(Object.hasOwn(MORE, name) ? [MORE[name]?.(operation) ?? { inputs: {} }] : []),
  ];
  const results: unknown[] = [];
  for (const { inputs, options } of cases) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as chance is drawn
    results.push(await run(inputs as never, parse(schema, options ?? {}), job({ random: fixedRandom(seed) })));
  }
  // How long it took is no chance.
  return JSON.stringify(results, (key, value: unknown) => (key === 'milliseconds' ? 0 : value));
}

describe('chance', () => {
  it(
    'is told of every operation whose answers differ by it, and of no other',
    async () => {
      const differing: string[] = [];
      for (const { tool } of listed) {
        const operation = operations.get(tool.name);
        // oxlint-disable-next-line no-await-in-loop -- one operation after the other
        if (operation && (await outcomesOf(tool.name, operation, 1)) !== (await outcomesOf(tool.name, operation, 2)))
          differing.push(tool.name);
      }
      expect(differing).toEqual(listed.flatMap(({ tool }) => (drawsByChance(tool.name) ? [tool.name] : [])));
      expect(differing).toEqual(listed.flatMap(({ tool }) => (tool.annotations.idempotentHint ? [] : [tool.name])));
    },
    TIME,
  );
});
