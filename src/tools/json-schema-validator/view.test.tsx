import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import { handOver } from '../../operations/drafts';
import { expectNoAxeViolations } from '../../ui/testing';
import {
  choose,
  dropOn,
  openTool,
  pickFiles,
  printedIn,
  startAfresh,
  watchClipboard,
  watchSaved,
} from '../../ui/testing-visit';
import { words } from './locales/en';
import { DATA, SCHEMA } from './samples';
import JsonSchemaValidator from './view';

// The worker finds operations by the tool's own name.
const open = async () => {
  const screen = await openTool(JsonSchemaValidator, { words, id: 'json-schema-validator', height: 1000 });
  // Which tab is open is kept with what was typed.
  await page.getByRole('tab', { name: 'Validate' }).click();
  return screen;
};

const schema = () => page.getByRole('textbox', { name: 'Schema', exact: true });
const data = () => page.getByRole('textbox', { name: 'Data', exact: true });
const errors = () => page.getByRole('table', { name: 'Errors' });
const verdict = async (text: string) => {
  await expect.element(page.getByRole('status').filter({ hasText: text })).toBeVisible();
};
function selectedIn(field: Locator): string {
  const area = field.element();
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('A text is typed there');
  return area.value.slice(area.selectionStart, area.selectionEnd);
}
const tab = (name: string) => page.getByRole('tab', { name }).click();

beforeEach(() => startAfresh(1280, 1000));

describe('validate', () => {
  it('begins with an example, whose errors lead to both texts', async () => {
    const screen = await open();
    await verdict('3 errors');
    await expectNoAxeViolations(screen.container);
    await expect.element(errors()).toHaveTextContent('Must be an integer, not a string.');
    await errors().getByRole('button', { name: 'Line 2, column 9' }).click();
    await expect.element(data()).toHaveFocus();
    expect(selectedIn(data())).toBe('"7"');
    expect(selectedIn(schema())).toBe('"type": "integer"');
  });

  it('says that data fit, in JSON Lines and YAML as well', async () => {
    await open();
    await schema().fill('{"type":"object","required":["a"]}');
    await data().fill('{"a":1}');
    await verdict('Valid');
    await data().fill('{"a":1}\n{"b":1}\n');
    await verdict('1 error');
    await data().fill('a: 1\n---\na: 2\n');
    await verdict('Valid');
  });

  it('says what is wrong with a schema, and where, before any data', async () => {
    await open();
    await schema().fill('{\n"type":"strnig",\n"required":"id"}');
    await expect.element(page.getByText('type: “strnig” is no type; string?', { exact: false }).first()).toBeVisible();
    await expect.element(errors()).not.toBeInTheDocument();
    await page
      .getByRole('region', { name: 'Errors of the schema' })
      .getByRole('button', { name: 'Line 3, column 12' })
      .click();
    await expect.element(schema()).toHaveFocus();
    await schema().fill('{"$ref":"#"}');
    await expect
      .element(page.getByText('This schema refers to itself without end.', { exact: false }).first())
      .toBeVisible();
  });

  it('says what is wrong with data', async () => {
    await open();
    await schema().fill('{}');
    await data().fill('{"a":}');
    await expect.element(page.getByRole('button', { name: 'Go to line 1, column 6' })).toBeVisible();
    await expect.element(errors()).not.toBeInTheDocument();
  });

  it('takes further schemas, and asks for those that are missing', async () => {
    await open();
    await schema().fill('{"$ref":"number.json"}');
    await data().fill('"a"');
    await expect
      .element(page.getByText('“number.json” is not here; add its file', { exact: false }).first())
      .toBeVisible();
    const files = page.getByRole('group', { name: 'Further schema files' });
    pickFiles(files.element(), new File(['{"type":"number"}'], 'number.json'));
    await verdict('1 error');
    await files.getByRole('button', { name: 'Remove number.json' }).click();
    await expect.element(errors()).not.toBeInTheDocument();
  });

  it('shows the branch that came nearest at once, and the others on demand', async () => {
    await open();
    await schema().fill('{"anyOf":[{"type":"string"},{"properties":{"n":{"oneOf":[{"const":1},{"const":2}]}}}]}');
    await data().fill('{"n":3}');
    const nearest = errors().getByRole('group', { name: 'anyOf/1' });
    await expect.element(nearest).toHaveTextContent('/n: Fits none of the 2 branches of “oneOf”.');
    await nearest.getByRole('button', { name: '2 branches', exact: true }).click();
    await expect.element(nearest.getByRole('group', { name: 'oneOf/1' })).toHaveTextContent('/n: Must be 2.');
    await errors().getByRole('button', { name: '1 other branch' }).click();
    const other = errors().getByRole('group', { name: 'anyOf/0' });
    await expect.element(other).toHaveTextContent('Must be a string, not an object.');
    await other.getByRole('button', { name: 'Must be a string' }).click();
    expect(selectedIn(data())).toBe('{"n":3}');
    expect(selectedIn(schema())).toBe('"type":"string"');
  });

  it('marks both places from anywhere in a row, and by keyboard from row to row', async () => {
    await open();
    await schema().fill(SCHEMA);
    await data().fill(DATA);
    await verdict('3 errors');
    await errors().getByText('“colour” is not allowed.').click();
    expect(selectedIn(data())).toBe('"colour"');
    expect(selectedIn(schema())).toBe('"additionalProperties": false');
    await expect.poll(() => document.querySelectorAll('[data-mark]').length).toBe(1);
    const row = (line: number) => errors().getByRole('button', { name: new RegExp(`^Line ${line},`) });
    await expect.element(row(6)).toHaveAttribute('aria-current', 'true');
    row(2).element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(row(5)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(data()).toHaveFocus();
    expect(selectedIn(schema())).toBe('"uniqueItems": true');
    await schema().click();
    await expect.poll(() => document.querySelectorAll('[data-mark]').length).toBe(0);
  });

  it('shows the place in a further file', async () => {
    await open();
    await schema().fill('{"$ref":"n.json"}');
    await data().fill('"a"');
    const file = new File([`{\n"title": "x",\n${'"$comment": "y",\n'.repeat(1)}"type":"number"}`], 'n.json');
    pickFiles(page.getByRole('group', { name: 'Further schema files' }).element(), file);
    await verdict('1 error');
    await errors().getByText('Must be a number, not a string.').click();
    const text = page.getByRole('region', { name: 'n.json' });
    await expect.element(text).toHaveTextContent('"type":"number"');
    await expect.element(data()).toHaveFocus();
    await text.getByRole('button', { name: 'Close' }).click();
    await expect.element(text).not.toBeInTheDocument();
  });

  it('checks without a further file that is faulty and not used, and says so', async () => {
    await open();
    await schema().fill('{"title":"a","title":"b"}');
    await data().fill('1');
    pickFiles(page.getByRole('group', { name: 'Further schema files' }).element(), new File(['{"type":'], 'n.json'));
    await verdict('Valid');
    const notes = page.getByRole('region', { name: 'Notes' });
    await expect.element(notes).toHaveTextContent('A file that nothing refers to is faulty. n.json:');
    await expect.element(notes).toHaveTextContent('Duplicate key “title”');
  });

  it('obeys a draft that is chosen, and says so', async () => {
    await open();
    await schema().fill('{"$schema":"http://json-schema.org/draft-07/schema#","prefixItems":[{"type":"null"}]}');
    await data().fill('[1]');
    await verdict('Valid');
    await choose('Draft', '2020-12');
    await verdict('1 error');
    await expect
      .element(page.getByRole('region', { name: 'Notes' }))
      .toHaveTextContent('$schema says draft 7; it is read as draft 2020-12, as chosen.');
  });

  it('names a description of an interface, and checks with a schema in it', async () => {
    await open();
    const api = {
      openapi: '3.0.3',
      info: {},
      paths: {},
      components: { schemas: { A: { type: 'string' }, B: { type: 'null' } } },
    };
    await schema().fill(JSON.stringify(api));
    await data().fill('"a"');
    await verdict('Valid');
    await expect
      .element(page.getByRole('region', { name: 'Notes' }))
      .toHaveTextContent('This is a description of an interface (OpenAPI 3.0.3) and no schema');
    await choose('Schema in the document', '/components/schemas/B');
    await verdict('1 error');
    await schema().fill('{"type":"string"}');
    await expect
      .element(page.getByText('“/components/schemas/B” leads nowhere.', { exact: false }).first())
      .toBeVisible();
    await page.getByRole('button', { name: 'The whole document' }).click();
    await verdict('Valid');
  });

  it('shows the root as such', async () => {
    await open();
    await schema().fill('{"type":"string"}');
    await data().fill('1');
    await expect.element(errors()).toHaveTextContent('(root)');
    await expect.element(page.getByRole('button', { name: 'Copy path', exact: true })).toBeVisible();
  });

  it('takes what is handed over: schemas to the schema, all else to the data', async () => {
    await open();
    await tab('Generate a schema');
    handOver('json-schema-validator', {
      text: '{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"null"}',
    });
    await expect
      .element(schema())
      .toHaveValue('{"$schema":"https://json-schema.org/draft/2020-12/schema","type":"null"}');
    handOver('json-schema-validator', { text: '{"a":1}' });
    await expect.element(data()).toHaveValue('{"a":1}');
    await verdict('1 error');
  });

  it('notices what was swapped, and swaps it', async () => {
    await open();
    await schema().fill('{"price":7}');
    await data().fill('{"type":"object","properties":{"price":{"type":"string"}}}');
    await page.getByRole('button', { name: 'Swap' }).click();
    await expect.element(schema()).toHaveValue('{"type":"object","properties":{"price":{"type":"string"}}}');
    await verdict('1 error');
  });

  it('copies a path, and saves the errors as JSON', async () => {
    const copied = watchClipboard();
    const saved = watchSaved();
    await open();
    await schema().fill('{"properties":{"id":{"type":"integer"}}}');
    await data().fill('{"id":"7"}');
    await errors().getByRole('button', { name: 'Copy /id' }).click();
    await expect.poll(() => copied).toEqual(['/id']);
    await page.getByRole('button', { name: 'JSON', exact: true }).click();
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(['errors.json']);
    const [file] = saved;
    expect(JSON.parse((await file?.blob.text()) ?? '')).toMatchObject({
      valid: false,
      errors: [{ error: 'Must be an integer, not a string.' }],
    });
  });

  it('stops a pattern that takes too long, and names it', async () => {
    await open();
    await schema().fill('{"pattern":"^(a|a)+$"}');
    await data().fill(`"${'a'.repeat(60)}!"`);
    await expect
      .element(page.getByText('The pattern “^(a|a)+$” took too long and was stopped.').first(), { timeout: 60_000 })
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Go to line 1, column 12' })).toBeVisible();
  });

  it('reads large data from a file', async () => {
    await open();
    await schema().fill('{"items":{"type":"object","required":["b"]}}');
    const rows = Array.from({ length: 30_000 }, (_, n) => ({ a: n, b: n % 10_000 === 0 ? undefined : n }));
    dropOn(data(), new File([JSON.stringify(rows)], 'large.json'));
    await verdict('3 errors');
  });
});

it('writes a schema from data', async () => {
  await open();
  await tab('Generate a schema');
  const result = page.getByRole('region', { name: 'Schema' });
  await expect.poll(() => printedIn(result)).toContain('"format": "date-time"');
  await page.getByRole('textbox', { name: 'Samples' }).fill('{"id":1,"name":"a"}\n{"id":2.5}');
  await expect.poll(() => printedIn(result)).toContain('"required": [\n    "id"\n  ]');
  await page.getByRole('textbox', { name: 'Samples' }).fill('{"a":1,"a":2}');
  await expect.element(page.getByRole('region', { name: 'Notes' })).toHaveTextContent('Duplicate key “a”');
  await page.getByRole('textbox', { name: 'Samples' }).fill('{"a":');
  await expect.element(page.getByRole('button', { name: /^Go to line 1/ })).toBeVisible();
});

it('makes data from a schema, which stays when the tab changes', async () => {
  await open();
  await schema().fill('{"type":"array","items":{"type":"integer","minimum":5,"maximum":5},"minItems":2,"maxItems":2}');
  await tab('Sample data');
  const result = page.getByRole('region', { name: 'Sample data' });
  await expect.poll(() => printedIn(result)).toBe('[\n  5,\n  5\n]');
  await page.getByRole('textbox', { name: 'Schema' }).fill('false');
  await expect.element(page.getByText('it may allow nothing at all', { exact: false }).first()).toBeVisible();
  await page.getByRole('textbox', { name: 'Schema' }).fill('{"type":"array","minItems":200000}');
  await expect
    .element(page.getByText('minItems asks for 200,000; no more than 100,000 are made.').first())
    .toBeVisible();
});
