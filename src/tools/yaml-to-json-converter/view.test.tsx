import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { caretIn, choose, dropOn, openTool, printedIn, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import YamlToJson from './view';

async function open(text?: string, id?: string) {
  const screen = await openTool(YamlToJson, { words, id, height: 900 });
  if (text !== undefined) await input().fill(text);
  return screen;
}

const input = () => page.getByRole('textbox', { name: 'YAML', exact: true });
const result = () => page.getByRole('region', { name: 'JSON' });
const notes = () => page.getByRole('region', { name: 'Notes' });

const printed = () => printedIn(result());

beforeEach(() => startAfresh(1280, 1000));

it('begins with an example and converts what is typed', async () => {
  const screen = await open();
  await expect
    .poll(printed)
    .toBe('{\n  "foo": "bar",\n  "list": [\n    "item",\n    {\n      "key": "value"\n    }\n  ]\n}');
  await expectNoAxeViolations(screen.container);
  await input().fill('id: 12345678901234567890\na: .nan # c');
  await expect.poll(printed).toBe('{\n  "id": 12345678901234567890,\n  "a": null\n}');
  await expect.element(notes()).toHaveTextContent('1 comment dropped.');
});

it('obeys its options, and forgets them', async () => {
  await open('b: yes\na: !Ref x');
  await expect.poll(printed).toBe('{\n  "b": "yes",\n  "a": "x"\n}');
  await expect.element(notes()).toHaveTextContent('unknown tag !Ref');
  await choose('YAML version', /^1\.1/);
  await choose('Indent', 'One line');
  await choose('Sort keys', 'A→Z by code unit');
  await expect.poll(printed).toBe('{"a":"x","b":true}');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('checkbox', { name: 'CloudFormation short tags' }).click();
  await expect.poll(printed).toBe('{"a":{"Ref":"x"},"b":true}');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.poll(printed).toBe('{\n  "b": "yes",\n  "a": "x"\n}');
});

it('gives several documents in three ways', async () => {
  await open('a: 1\n---\nb: 2');
  await choose('Indent', 'One line');
  await expect.poll(printed).toBe('[{"a":1},{"b":2}]');
  await expect.element(result()).toHaveTextContent('2 documents');
  await choose('Documents', 'JSON Lines');
  await expect.poll(printed).toBe('{"a":1}\n{"b":2}');
  await choose('Documents', 'Only one');
  await expect.poll(printed).toBe('{"a":1}');
  await page.getByRole('spinbutton', { name: 'Which one' }).fill('2');
  await expect.poll(printed).toBe('{"b":2}');
  await expect.element(notes()).toHaveTextContent('Document 2 of 2 was taken.');
});

it('says where a text is broken, and goes there', async () => {
  await open('a:\n\tb: 1');
  await expect.element(page.getByText('Tabs cannot indent YAML, line 2, column 1')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await page.getByRole('button', { name: 'Go to line 2, column 1' }).click();
  await expect.element(input()).toHaveFocus();
  expect(caretIn(input())).toBe(3);
});

it('reads what is nearly YAML, and says so, unless it is to be strict', async () => {
  await open('a: [\n  1\n]');
  await expect.poll(printed).toBe('{\n  "a": [\n    1\n  ]\n}');
  await expect.element(notes()).toHaveTextContent('A closing bracket is not indented more than its key.');
  await page.getByRole('button', { name: 'Line 3, column 1' }).click();
  await expect.element(input()).toHaveFocus();
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('checkbox', { name: 'Strict mode' }).click();
  await expect.element(page.getByText('The indent does not fit the lines above, line 3, column 1')).toBeVisible();
});

it('shows the result as a tree', async () => {
  const screen = await open('a:\n  b: [1, x]');
  await page.getByRole('tab', { name: 'Tree' }).click();
  const rows = page.getByRole('tree');
  await expect.element(rows).toHaveTextContent('"b": [ ] 2 items');
  await expectNoAxeViolations(screen.container);
  await input().fill('c: 1');
  await expect.element(rows).toHaveTextContent('"c": 1');
  await input().fill('c: [');
  await expect.element(rows).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).toBeVisible();
});

it('shows a result that is nothing in a programmer’s sense', async () => {
  for (const [yaml, json] of [
    ['0', '0'],
    ['""', '""'],
    ['~', 'null'],
  ] as const) {
    await open(yaml);
    await expect.poll(printed).toBe(json);
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    document.body.replaceChildren();
  }
});

it('converts several files', async () => {
  const screen = await open('a: 1', 'yaml-to-json-converter');
  await page.getByRole('button', { name: 'Convert several files' }).click();
  await expect.element(page.getByRole('button', { name: /Drop or choose YAML files/ })).toBeVisible();
  const picker = screen.container.querySelector<HTMLElement>('input[type=file][multiple]');
  await userEvent.upload(picker ?? screen.container, [new File(['x: 1'], 'one.yaml'), new File(['y: ['], 'two.yml')]);
  await expect.element(page.getByRole('row', { name: /one\.yaml/ })).toHaveTextContent('13 bytes');
  await expect.element(page.getByRole('row', { name: /two\.yml/ })).toHaveTextContent('A closing “]” is missing');
  await expect.element(page.getByRole('button', { name: 'Download one.json' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Download all (ZIP)' })).toBeEnabled();
  await expectNoAxeViolations(screen.container);
  await page.getByRole('button', { name: 'Clear the list' }).click();
  await expect.element(page.getByRole('row', { name: /one\.yaml/ })).not.toBeInTheDocument();
});

it('reads a file of two megabytes in the worker', async () => {
  // The worker finds operations by the tool's own name.
  await open(undefined, 'yaml-to-json-converter');
  const item = '- name: package\n  version: 1.10\n  list: [1, 2.5, three] # c\n  text: "some text"\n';
  dropOn(input(), new File([item.repeat(24_000)], 'large.yaml'));
  await expect.element(result(), { timeout: 40_000 }).toHaveTextContent('240,002 lines');
});
