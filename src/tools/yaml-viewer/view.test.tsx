import { beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, dropOn, openTool, pickFiles, printedIn, startAfresh, storedOptions } from '../../ui/testing-visit';
import { words } from './locales/en';
import YamlViewer from './view';

async function open(text?: string, id?: string) {
  const screen = await openTool(YamlViewer, { words, id, height: 900 });
  if (text !== undefined) await input().fill(text);
  return screen;
}

const input = () => page.getByRole('textbox', { name: 'Input', exact: true });
const result = () => page.getByRole('region', { name: 'Result' });
const notes = () => page.getByRole('region', { name: 'Notes' });
const printed = () => printedIn(result());

beforeEach(() => startAfresh(1280, 1000));

it('begins with an example and formats what is typed', async () => {
  const screen = await open();
  await expect.poll(printed).toContain('jobs:\n  - name: build # on each push\n    settings: *defaults\n');
  await expect.element(result()).toHaveTextContent('2 documents');
  await expectNoAxeViolations(screen.container);
  await input().fill('a:   1.10 # one\n');
  await expect.poll(printed).toBe('a: 1.10 # one\n');
});

it('obeys its options, and forgets them', async () => {
  const usual = "b: 'x'\na:\n  - 1\n";
  await open("b: 'x'\na: \n   - 1\n");
  await expect.poll(printed).toBe(usual);
  await choose('Indent', '4 spaces');
  await choose('Sort keys', /^A/);
  await choose('Quotes', /^Double/);
  await expect.poll(printed).toBe('a:\n    - 1\nb: "x"\n');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.poll(printed).toBe(usual);
});

it('flags what YAML 1.1 reads otherwise, and leads there', async () => {
  await open('a: 1\ncountry: no\n');
  await expect.element(notes()).toHaveTextContent('no is text in YAML 1.2, but the boolean false in 1.1.');
  await notes().getByRole('button', { name: 'Line 2, column 10' }).click();
  await expect.element(input()).toHaveFocus();
});

it('says what is wrong with a text, and goes there', async () => {
  await open('a: 1\na: 2');
  await expect.element(page.getByText('Key “a” is repeated, line 2, column 1.')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Go to line 2, column 1' }).click();
  await expect.element(input()).toHaveFocus();
});

it('shows a tree of keys that differ in type alone, and of an alias inside its own anchor', async () => {
  await open('1: a\n"1": b\nc: &x [*x]\n');
  await page.getByRole('tab', { name: 'Tree' }).click();
  await expect.element(page.getByRole('tree')).toHaveTextContent('*x');
});

it('says why a text that is formatted has no tree', async () => {
  const levels = Array.from({ length: 7 }, (_, n) => `l${n + 1}: &l${n + 1} [${`*l${n}, `.repeat(10)}]`).join('\n');
  await open(`l0: &l0 x\n${levels}\n`);
  await expect.poll(printed).toContain('l0: &l0 x');
  await page.getByRole('tab', { name: 'Tree' }).click();
  await expect.element(page.getByText('Aliases make the document far too large', { exact: false })).toBeVisible();
});

it('shows a tree whose paths can be copied', async () => {
  await open('a: &x [1.10, {b: c}]\nd: *x\n');
  await page.getByRole('tab', { name: 'Tree' }).click();
  await expect.element(page.getByRole('tree')).toBeVisible();
  await page.getByRole('treeitem', { name: '"b"', exact: false }).first().click();
  await expect.element(page.getByRole('group', { name: 'Selected node' })).toHaveTextContent("$['a'][1]['b']");
});

it('reads a file in the worker', async () => {
  // The worker finds operations by the tool's own name.
  await open(undefined, 'yaml-viewer');
  const items = '-   name: package # c\n    version: 1.10\n'.repeat(5000);
  dropOn(input(), new File([items], 'large.yaml'));
  await expect.element(result(), { timeout: 60_000 }).toHaveTextContent('10,001 lines');
});

describe('a JSON Schema from a file', () => {
  const pick = (text: string, name = 'order.schema.json') =>
    pickFiles(page.getByRole('group', { name: 'Options' }).element(), new File([text], name));

  const findings = () => page.getByRole('region', { name: 'JSON Schema' });
  const verdict = async (text: string) => {
    await expect.element(page.getByRole('status').filter({ hasText: text })).toBeVisible();
  };

  it('says where the text does not fit, leads there, is kept nowhere and taken away', async () => {
    await open('id: "7"\nprice: 1\n', 'yaml-viewer');
    pick('{"properties":{"id":{"type":"integer"}}}');
    await verdict('1 error by the JSON Schema');
    await expect.element(findings()).toHaveTextContent('/id: Must be an integer, not a string.');
    await expect.element(notes()).not.toBeInTheDocument();
    await findings().getByRole('button', { name: 'Line 1, column 5' }).click();
    await expect.element(input()).toHaveFocus();
    await input().fill('id: 7\nprice: 1\n');
    await verdict('Fits the JSON Schema');
    await expect.element(findings()).not.toBeInTheDocument();
    expect(`${storedOptions()}${JSON.stringify(sessionStorage)}${location.href}`).not.toMatch(/integer|order/);
    await page.getByRole('button', { name: 'Remove the JSON Schema' }).click();
    await expect.element(page.getByText('Fits the JSON Schema')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Choose a file' })).toBeVisible();
  });

  it('may be YAML, and what is wrong with it is told with its place', async () => {
    await open('a: 1\n---\nb: 2\n', 'yaml-viewer');
    pick('required:\n  - a\nrequird: 1\n', 'schema.yaml');
    await expect.element(findings()).toHaveTextContent('“a” is missing.');
    await expect
      .element(findings())
      .toHaveTextContent('Unknown keyword “requird”, which does nothing; is required meant?');
    pick('{\n"type":"strnig"}');
    await expect
      .element(page.getByText('JSON Schema: line 2, column 8: type: “strnig” is no type; string?'))
      .toBeVisible();
    await expect.element(findings()).not.toBeInTheDocument();
  });

  it('is replaced by another', async () => {
    await open('a: 1\n', 'yaml-viewer');
    pick('{"properties":{"a":{"type":"string"}}}', 'one.json');
    await verdict('1 error by the JSON Schema');
    await expect.element(page.getByRole('button', { name: 'Replace' })).toBeVisible();
    pick('{"properties":{"a":{"type":"integer"}}}', 'two.json');
    await verdict('Fits the JSON Schema');
    await expect.element(page.getByRole('button', { name: 'Remove the JSON Schema' })).toHaveTextContent('two.json');
  });

  it('says so where there is nothing to check, and where the schema is no text', async () => {
    await open('# nothing\n', 'yaml-viewer');
    pick('{}');
    await expect.element(page.getByText('There is nothing to check.')).toBeVisible();
    await input().fill('a: 1\n');
    await verdict('Fits the JSON Schema');
    const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0xfe, 0x00, 0xff]);
    pickFiles(page.getByRole('group', { name: 'Options' }).element(), new File([bytes], 'picture.json'));
    await expect.element(page.getByText('picture.json is no text, so it is no JSON Schema.')).toBeVisible();
  });
});
