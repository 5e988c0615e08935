import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import {
  choose,
  openTool,
  pickFiles,
  printedIn,
  startAfresh,
  watchClipboard,
  watchSaved,
} from '../../ui/testing-visit';
import { words } from './locales/en';
import { SAMPLES } from './samples';
import JsonToCsv from './view';

async function open(text?: string) {
  const screen = await openTool(JsonToCsv, { words, height: 900 });
  if (text !== undefined) await input().fill(text);
  return screen;
}

const input = () => page.getByRole('textbox', { name: 'JSON', exact: true });
const result = () => page.getByRole('region', { name: 'CSV' });
const notes = () => page.getByRole('region', { name: 'Notes' });
const columnRow = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name }) });

const printed = () => printedIn(result());

beforeEach(() => startAfresh(1280, 1000));

it('begins with an example and converts what is typed', async () => {
  const screen = await open();
  await expect.poll(printed).toBe('name,age,city\nAda,36,\nGrace,85,New York');
  await expect.element(result()).toHaveTextContent('2 data rows');
  await expect.element(result()).toHaveTextContent('3 columns');
  await expectNoAxeViolations(screen.container);
  await input().fill('{"a":1}\n{"a":2}');
  await expect.poll(printed).toBe('a\n1\n2');
  await expect.element(notes()).toHaveTextContent('Read as JSON Lines: 2 values.');
});

it('obeys its options, and forgets them', async () => {
  await open('[{"a":{"c":1,"d":[1,2]},"b":null}]');
  await choose('Lists', 'Join with “; ”');
  await expect.poll(printed).toBe('a.c,a.d,b\n1,1; 2,');
  await choose('Nested maps', 'JSON text');
  await expect.poll(printed).toBe('a,b\n"{""c"":1,""d"":[1,2]}",');
  await choose('Delimiter', 'Semicolon ;');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('checkbox', { name: 'Header row' }).click();
  await choose('Null as', 'null');
  await expect.poll(printed).toBe('"{""c"":1,""d"":[1,2]}";null');
  await page.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.poll(printed).toBe('a.c,a.d,b\n1,"[1,2]",');
});

it('offers the records inside an envelope, and says when nothing is at a path', async () => {
  await open(SAMPLES.envelope);
  await expect.element(notes()).toHaveTextContent('The list at data.items has 2 records.');
  await notes().getByRole('button', { name: 'Use as rows' }).click();
  await expect.poll(printed).toBe('id,name\n1,Ada\n2,Grace');
  const path = page.getByRole('textbox', { name: 'Records at' });
  await expect.element(path).toHaveValue('data.items');
  await path.fill('data.item');
  await expect.element(page.getByText('There is no “item” here.')).toBeVisible();
  await expect.element(path).toHaveAttribute('aria-invalid', 'true');
  await expect.element(result()).toHaveTextContent('No result yet');
});

it('says where a text is broken, and goes there', async () => {
  await open('[');
  await expect.element(page.getByText(/Line 1, column 2: expected a value/)).toBeVisible();
  await page.getByRole('button', { name: 'Go to line 1, column 2' }).click();
  await expect.element(input()).toHaveFocus();
  await input().fill('[]');
  await expect.element(result()).toHaveTextContent('No rows');
  await input().fill('[{"a.b":1,"a":{"b":"=2"}}]');
  await expect.element(notes()).toHaveTextContent('Another column is called “a.b”, too; it became “a.b (2)”.');
  await expect.element(notes()).toHaveTextContent('1 cell starts like a formula');
  await notes().getByRole('button', { name: 'Guard' }).click();
  await expect.poll(printed).toBe("a.b,a.b (2)\n1,'=2");
});

describe('columns', () => {
  async function openColumns() {
    const screen = await open('[{"a":1,"b":2,"c":3}]');
    await page.getByRole('button', { name: 'Columns (3)' }).click();
    await expect.element(columnRow('a')).toBeVisible();
    return screen;
  }

  it('are ticked and renamed', async () => {
    const screen = await openColumns();
    await expectNoAxeViolations(screen.container);
    await columnRow('b').getByRole('checkbox').click();
    await expect.poll(printed).toBe('a,c\n1,3');
    await columnRow('a').getByRole('textbox').fill('Ä 1');
    await expect.poll(printed).toBe('Ä 1,c\n1,3');
    await expect.element(columnRow('a').getByRole('textbox')).toHaveFocus();
    await page.getByRole('checkbox', { name: 'All columns' }).click();
    await expect.poll(printed).toBe('Ä 1,b,c\n1,2,3');
    await page.getByRole('checkbox', { name: 'All columns' }).click();
    await expect.element(result()).toHaveTextContent('No columns');
    await page.getByRole('button', { name: 'Reset columns' }).click();
    await expect.poll(printed).toBe('a,b,c\n1,2,3');
  });

  it('are moved by keys, buttons and dragging', async () => {
    await openColumns();
    const grip = columnRow('a').getByRole('button', { name: /^Move a:/ });
    grip.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(printed).toBe('b,a,c\n2,1,3');
    await expect.element(page.getByText('a is now column 2 of 3')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.poll(printed).toBe('b,c,a\n2,3,1');
    await page.getByRole('button', { name: 'Move c up' }).click();
    await expect.poll(printed).toBe('c,b,a\n3,2,1');
    await userEvent.dragAndDrop(page.getByRole('button', { name: /^Move a:/ }), columnRow('c'));
    await expect.poll(printed).toBe('a,c,b\n1,3,2');
  });
});

it('is copied as CSV and as TSV, and saved with a byte order mark when asked', async () => {
  const copied = watchClipboard();
  const saved = watchSaved();
  // The worker knows the tool by its real name.
  await openTool(JsonToCsv, { words, id: 'json-to-csv' });
  await input().fill('[{"a":"名,前","b":"x"}]');
  await expect.poll(printed).toBe('a,b\n"名,前",x');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByRole('button', { name: 'Copy as TSV' }).click();
  await expect.poll(() => copied).toEqual(['a,b\n"名,前",x', 'a\tb\n名,前\tx']);
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('button', { name: 'Excel preset' }).click();
  await expect.element(page.getByRole('button', { name: 'Excel preset' })).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('checkbox', { name: 'UTF-8 BOM in the download' })).toBeChecked();
  await expect.element(result()).toHaveTextContent('a,b');
  await page.getByRole('button', { name: 'Download output.csv' }).click();
  await expect.poll(() => saved.length).toBe(1);
  const bytes = new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? new ArrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toBe('a,b\r\n"名,前",x');
});

describe('the table', () => {
  const table = () => page.getByRole('table', { name: 'Table' });

  it('shows the cells', async () => {
    const screen = await open('[{"name":"Ada","note":"a \\"b\\", c"},{"name":"Grace"}]');
    await page.getByRole('tab', { name: 'Table' }).click();
    await expect.element(table().getByRole('columnheader', { name: 'note' })).toBeVisible();
    await expect.element(table().getByRole('cell', { name: 'a "b", c' })).toBeVisible();
    await expect.element(table().getByRole('rowheader', { name: '2' })).toBeVisible();
    await expectNoAxeViolations(screen.container);
  });

  it('draws only what is in sight of a long and wide one', async () => {
    const record = Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`column-${n}`, n]));
    const records = Array.from({ length: 3000 }, (_, id) => ({ id, ...record }));
    await openTool(JsonToCsv, { words, id: 'json-to-csv', height: 900 });
    await page.getByRole('button', { name: 'Reset to defaults' }).click();
    pickFiles(document.body, new File([JSON.stringify(records)], 'records.json'));
    await page.getByRole('tab', { name: 'Table' }).click();
    await expect.element(table()).toHaveAttribute('aria-rowcount', '3001');
    await expect.element(table().getByRole('cell', { name: '7', exact: true }).first()).toBeVisible();
    const box = table().element();
    expect(box.querySelectorAll('[role="row"]').length).toBeLessThan(100);
    expect(box.querySelectorAll('[role="columnheader"]').length).toBeLessThan(30);
    const body = box.querySelector('[tabindex]');
    body?.scrollTo(body.scrollWidth, body.scrollHeight);
    await expect.element(table().getByRole('rowheader', { name: '3,000' })).toBeVisible();
    await expect.element(table().getByRole('columnheader', { name: 'column-39' })).toBeVisible();
    await expect.element(table().getByRole('cell', { name: '39', exact: true }).first()).toBeVisible();
  });
});
