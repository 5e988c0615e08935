import fc from 'fast-check';
import { safeParse, type BaseIssue, type BaseSchema } from 'valibot';
import { expect, it } from 'vitest';
import type { FieldsSchema } from '../../operations/complete-options';
import { linkedAs, readParameter, writeParameter } from '../../operations/linked';
import { caseOptions } from '../../tools/case-converter/options';
import { pickerOptions } from '../../tools/emoji-picker/options';
import { fittingOptions } from '../settings/fit-entries';
import { holdsText, wayOf } from './link-way';

// Whatever is chosen in a tool, a link brings it back: over the options of all tools.

const modules = import.meta.glob<Record<string, unknown>>('../../tools/*/operations.ts', { eager: true });

type Field = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

const isFields = (found: unknown): found is FieldsSchema =>
  typeof found === 'object' && found !== null && 'entries' in found && 'kind' in found && found.kind === 'schema';

/** The schema that something exported is, or that it declares as an operation. */
function schemasIn(found: unknown): readonly FieldsSchema[] {
  if (isFields(found)) return [found];
  const declared = typeof found === 'object' && found !== null && 'options' in found ? found.options : undefined;
  return isFields(declared) ? [declared] : [];
}

/** Options as they are remembered, and those that an operation declares for itself. */
const schemas = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module).flatMap((found) =>
    schemasIn(found).map((schema) => [path.split('/')[3] ?? '', schema] as const),
  ),
);
const fields = schemas.flatMap(([toolId, { entries }]) =>
  Object.entries(entries).map(([name, field]) => [`${toolId} ${name}`, field] as const),
);

/** Every value that a list of choices names. */
function choicesOf(field: Field): readonly unknown[] {
  const inner = 'wrapped' in field ? choicesOf(field.wrapped as Field) : [];
  const listed = 'options' in field && Array.isArray(field.options) ? (field.options as unknown[]) : [];
  const plain = listed.filter((option) => typeof option !== 'object');
  const nested = listed.flatMap((option) =>
    typeof option === 'object' && option !== null && 'kind' in option ? choicesOf(option as Field) : [],
  );
  const fallback = 'default' in field ? [field.default] : [];
  return [...inner, ...plain, ...nested, ...fallback];
}

const USUAL = [true, false, null, 0, 1, 2, 10, 64, -1, 1.5, '', ' ', 'a b', '4', 'null', 'true', '"a"', '[1]', 'é/&=#'];

it('looks at the options of nearly all tools', () => {
  expect(new Set(schemas.map(([toolId]) => toolId)).size).toBeGreaterThan(60);
  expect(fields.length).toBeGreaterThan(300);
});

it.each(fields)('%s comes back from a link as it was', (_, field) => {
  const values = [...choicesOf(field), ...USUAL].filter(
    (value) => value !== undefined && safeParse(field, value).success,
  );
  for (const value of values) {
    const query = new URLSearchParams({ it: writeParameter(field, value) });
    const read = readParameter(field, new URLSearchParams(query.toString()).get('it') ?? '');
    expect(read).toEqual({ value });
  }
});

const sources = import.meta.glob<string>('../../tools/*/*.tsx', { eager: true, query: '?raw', import: 'default' });
const optionModules = import.meta.glob<Record<string, unknown>>(
  ['../../tools/*/*options.ts', '../../tools/chmod-calculator/use-mode.ts'],
  { eager: true },
);
const toolOf = (path: string) => path.split('/')[3] ?? '';

/** The options that pages keep, as each page names them: only these are ever in a link. */
const kept = [
  ...new Set(
    Object.entries(sources).flatMap(([path, source]) =>
      [
        ...source.matchAll(
          source.includes('DocumentConverter') ? /(?:useOptions\(|operation=\{)(\w+)/g : /useOptions\((\w+)\)/g,
        ),
      ].map(([, name = '']) => `${toolOf(path)} ${name}`),
    ),
  ),
];
const keptFields = kept.flatMap((named) => {
  const [toolId, name = ''] = named.split(' ');
  const found = [...Object.entries(modules), ...Object.entries(optionModules)].flatMap(([path, module]) =>
    toolOf(path) === toolId ? schemasIn(module[name]) : [],
  );
  const [schema] = found;
  return schema ? Object.entries(schema.entries).map(([option, field]) => [`${named} ${option}`, field] as const) : [];
});

it('every option of a page that may hold a text is declared a parameter, an input or the own', () => {
  expect(kept.length).toBeGreaterThan(60);
  // Every one was found but those of pages that keep several, chosen as they run.
  const found = new Set(keptFields.map(([name]) => name.split(' ').slice(0, 2).join(' ')));
  expect(kept.filter((named) => !found.has(named))).toEqual([]);
  const texts = keptFields.filter(([, field]) => holdsText(field));
  expect(texts.length).toBeGreaterThan(50);
  expect(texts.filter(([, field]) => linkedAs(field) === undefined).map(([name]) => name)).toEqual([]);
});

it('nothing that may have been typed stands in a query, unless it is declared a parameter', () => {
  const inQuery = fields.filter(([, field]) => wayOf(field) === 'query' && linkedAs(field) !== 'parameter');
  const typed = inQuery.filter(([, field]) =>
    ['q7 Zx', ['q7 Zx'], { q7: 'Zx' }].some((value) => safeParse(field, value).success),
  );
  expect(typed.map(([name]) => name)).toEqual([]);
  expect(inQuery.length).toBeGreaterThan(150);
});

it('what is a text of the visitor’s goes with the input', () => {
  const withInput = keptFields.filter(([, field]) => wayOf(field) === 'fragment').map(([name]) => name.split(' ')[0]);
  expect(new Set(withInput)).toEqual(
    new Set([
      'benchmark-builder',
      'docker-run-to-docker-compose-converter',
      'git-memo',
      'ipv6-ula-generator',
      'math-evaluator',
      'rsa-key-pair-generator',
    ]),
  );
});

it('favourites and recent ones are in no link', () => {
  const { recent, favourites } = pickerOptions.entries;
  const own: readonly Field[] = [recent, favourites, caseOptions.entries.favourites];
  expect(own.map(wayOf)).toEqual(['nowhere', 'nowhere', 'nowhere']);
});

it('no text in a query harms any field', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.json()), (text) => {
      for (const [, field] of fields) {
        const read = readParameter(field, text);
        expect(read === undefined || safeParse(field, read.value).success).toBe(true);
      }
    }),
    { numRuns: 50 },
  );
});

it.each(keptFields)('%s comes back from a file of settings as it was', async (named, field) => {
  const [toolId = '', , option = ''] = named.split(' ');
  const values = [...choicesOf(field), ...USUAL].filter(
    (value) => value !== undefined && safeParse(field, value).success,
  );
  for (const value of values) {
    const options = { [option]: value };
    // oxlint-disable-next-line no-await-in-loop -- one failure is enough
    expect(await fittingOptions(toolId, options)).toEqual(options);
  }
});
