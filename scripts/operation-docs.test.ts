import { expect, it } from 'vitest';
import { docsOf, readOperationDocs } from './operation-docs.mjs';
import { ROOT } from './setup.mjs';

const nothing = () => '';

it.each([
  ['one line', '/** Adds. */\nexport const add = defineOperation({', { add: 'Adds.' }],
  [
    'several lines',
    '/**\n * Adds two\n * numbers.\n */\nexport const add = defineOperation({',
    { add: 'Adds two numbers.' },
  ],
  ['no comment', 'export const add = defineOperation({', { add: '' }],
  [
    'the comment of something else',
    '/** Options. */\nconst options = {};\n\nexport const add = defineOperation({',
    { add: '' },
  ],
  ['what is no operation', '/** Options. */\nexport const options = v.object({', {}],
])('reads %s', (_name, source, docs) => expect(docsOf(source, nothing)).toEqual(docs));

it('reads operations of another file', () =>
  expect(
    docsOf("export { add } from './add';", (path) =>
      path === './add' ? '/** Adds. */\nexport const add = defineOperation({' : '',
    ),
  ).toEqual({
    add: 'Adds.',
  }));

it('reads operations that a function makes', () =>
  expect(
    docsOf(
      "import { make } from './make';\nexport const { add, take } = make(1);",
      () => '/** Adds. */\nconst defineAdd = () =>',
    ),
  ).toEqual({ add: 'Adds.', take: '' }));

it('finds the operations of the tools', () =>
  expect(readOperationDocs(ROOT)).toMatchObject({
    'json-prettify': { prettify: expect.stringContaining('JSON') as string },
    'qrcode-generator': { draw: expect.stringContaining('PNG') as string },
    'eta-calculator': { listZones: expect.any(String) as string },
  }));
