import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import {
  dropOn,
  openTool,
  pickFiles,
  printedIn,
  startAfresh,
  watchClipboard,
  watchSaved,
} from '../../ui/testing-visit';
import { words } from './locales/en';
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
    const area = data().element();
    if (!(area instanceof HTMLTextAreaElement)) throw new Error('A text is typed there');
    expect(area.value.slice(area.selectionStart, area.selectionEnd)).toBe('"7"');
    const other = schema().element();
    if (!(other instanceof HTMLTextAreaElement)) throw new Error('A text is typed there');
    expect(other.value.slice(other.selectionStart, other.selectionEnd)).toBe('"type": "integer"');
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

  it('shows the branch that came nearest, and the others on demand', async () => {
    await open();
    await schema().fill('{"anyOf":[{"type":"string"},{"properties":{"n":{"type":"integer"}}}]}');
    await data().fill('{"n":"x"}');
    await errors().getByRole('button', { name: 'Line 1, column 1' }).click();
    await expect
      .element(page.getByRole('region', { name: 'anyOf/1' }))
      .toHaveTextContent('/n: Must be an integer, not a string.');
    await page.getByRole('button', { name: '1 other branch' }).click();
    await expect
      .element(page.getByRole('region', { name: 'anyOf/0' }))
      .toHaveTextContent('Must be a string, not an object.');
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
    expect(JSON.parse((await file?.blob.text()) ?? '')).toMatchObject({ valid: false });
  });

  it('stops a pattern that takes too long, and names it', async () => {
    await open();
    await schema().fill('{"pattern":"^(a|a)+$"}');
    await data().fill(`"${'a'.repeat(60)}!"`);
    await expect
      .element(page.getByText('The pattern “^(a|a)+$” took too long and was stopped.').first(), { timeout: 60_000 })
      .toBeVisible();
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
});
