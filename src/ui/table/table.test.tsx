import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { renderWithWords } from '../testing';
import { choose, watchClipboard, watchSaved } from '../testing-visit';
import { Table } from './table';

const ROWS = [
  { network: '10.0.0.9', count: 126 },
  { network: '10.0.0.10', count: 30 },
  { network: '10.0.0.1', count: 62 },
];

const heads = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map((head) => head.textContent);
const column = (index: number) =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.children[index]?.textContent);

describe('headers', () => {
  it.each([
    ['a list of keys', ['count', 'network'], ['count', 'network']],
    ['key and label pairs', [{ key: 'network', label: 'Network' }], ['Network']],
    ['a map from keys to labels', { count: 'Addresses', network: 'Network' }, ['Addresses', 'Network']],
    ['none: the keys of the rows', undefined, ['network', 'count']],
  ] as const)('may be %s', async (_form, headers, expected) => {
    await renderWithWords(<Table rows={ROWS} headers={headers} />);
    await expect.poll(heads).toEqual(expected);
    expect(column(0)).toHaveLength(3);
  });

  it('can be hidden', async () => {
    await renderWithWords(<Table rows={ROWS} hideHeaders />);
    await expect.element(page.getByRole('cell', { name: '126' })).toBeVisible();
    expect(heads()).toEqual([]);
  });
});

it('is named by its description', async () => {
  const screen = await renderWithWords(<Table rows={ROWS} description="All networks" />);
  await expect.element(screen.getByRole('table', { name: 'All networks' })).toBeVisible();
  await expect.element(screen.getByText('All networks')).toBeVisible();
});

it('shows what a column makes of its row', async () => {
  const headers = [{ key: 'network', label: 'Network', render: (row: (typeof ROWS)[number]) => <b>{row.network}</b> }];
  await renderWithWords(<Table rows={ROWS} headers={headers} />);
  expect(document.querySelector('td b')?.textContent).toBe('10.0.0.9');
});

describe('sorting', () => {
  it('goes up, down and back to the given order', async () => {
    await renderWithWords(<Table rows={ROWS} sortable />);
    const head = page.getByRole('columnheader', { name: 'network' });
    const button = head.getByRole('button');
    await expect.element(head).toHaveAttribute('aria-sort', 'none');
    await button.click();
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    expect(column(0)).toEqual(['10.0.0.1', '10.0.0.9', '10.0.0.10']);
    await button.click();
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    expect(column(0)).toEqual(['10.0.0.10', '10.0.0.9', '10.0.0.1']);
    await button.click();
    await expect.element(head).toHaveAttribute('aria-sort', 'none');
    expect(column(0)).toEqual(['10.0.0.9', '10.0.0.10', '10.0.0.1']);
  });

  it('works by keyboard, numbers by value', async () => {
    await renderWithWords(<Table rows={ROWS} sortable />);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(column(1)).toEqual(['30', '62', '126']);
  });
});

describe('a long table', () => {
  const many = Array.from({ length: 5000 }, (_, n) => ({ n, square: n * n }));

  it('draws few rows and tells each its place', async () => {
    await renderWithWords(<Table rows={many} description="Squares" />);
    await expect.element(page.getByRole('table')).toHaveAttribute('aria-rowcount', '5001');
    await expect.element(page.getByRole('cell', { name: '0', exact: true }).first()).toBeVisible();
    expect(document.querySelectorAll('tbody tr').length).toBeLessThan(80);
    const region = page.getByRole('region', { name: 'Squares' }).element();
    region.scrollTop = region.scrollHeight;
    await expect.element(page.getByRole('cell', { name: '24990001' })).toBeVisible();
    expect(document.querySelectorAll('tbody tr').length).toBeLessThan(80);
    await expect.element(page.getByRole('row', { name: '4999' })).toHaveAttribute('aria-rowindex', '5001');
  });

  it('can be scrolled by keyboard and sorts all its rows', async () => {
    await renderWithWords(<Table rows={many} description="Squares" sortable />);
    await expect.poll(() => page.getByRole('region').element().tabIndex).toBe(0);
    await page.getByRole('button', { name: 'n', exact: true }).click();
    await page.getByRole('button', { name: 'n', exact: true }).click();
    await expect.element(page.getByRole('cell', { name: '4999', exact: true })).toBeVisible();
  });

  it('draws two hundred rows as they are', async () => {
    await renderWithWords(<Table rows={many.slice(0, 200)} />);
    await expect.element(page.getByRole('table')).not.toHaveAttribute('aria-rowcount');
    expect(document.querySelectorAll('tbody tr')).toHaveLength(200);
  });
});

it('is saved as CSV in the order shown', async () => {
  const saved = watchSaved();
  const rows = [...ROWS, { network: 'a,"b"', count: 5 }];
  await renderWithWords(
    <Table rows={rows} headers={{ network: 'Network', count: 'Addresses' }} sortable csvName="networks.csv" />,
  );
  await page.getByRole('button', { name: 'Addresses' }).click();
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect(saved.map(({ name }) => name)).toEqual(['networks.csv']);
  expect(saved[0]?.blob.type).toBe('text/csv;charset=utf-8');
  expect(await saved[0]?.blob.text()).toBe(
    'Network,Addresses\r\n"a,""b""",5\r\n10.0.0.10,30\r\n10.0.0.1,62\r\n10.0.0.9,126\r\n',
  );
});

it('may be saved with columns that it does not show, and without formulas', async () => {
  const saved = watchSaved();
  const rows = [{ text: '=1+1 -5', name: '=1+1', count: -5 }];
  await renderWithWords(
    <Table rows={rows} headers={{ text: 'Text' }} csvName="parts.csv" csvHeaders={{ name: 'Name', count: 'Count' }} />,
  );
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect(await saved[0]?.blob.text()).toBe("Name,Count\r\n'=1+1,-5\r\n");
});

it('gives one column to copy, or one of many', async () => {
  const copied = watchClipboard();
  const headers = { network: 'Network', count: 'Addresses', note: 'Note' };
  const screen = await renderWithWords(<Table rows={ROWS} headers={headers} sortable copyKeys={['count']} />);
  await page.getByRole('button', { name: 'Addresses', exact: true }).click();
  await page.getByRole('button', { name: 'Copy Addresses' }).click();
  expect(copied).toEqual(['30\n62\n126']);
  await screen.unmount();
  await renderWithWords(<Table rows={ROWS} headers={headers} copyKeys={['count', 'network', 'note']} />);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await choose('Column to copy', 'Network');
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  expect(copied.slice(1)).toEqual(['126\n30\n62', '10.0.0.9\n10.0.0.10\n10.0.0.1']);
});

it('scrolls within itself in a narrow window', async () => {
  await page.viewport(320, 600);
  const wide = [Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`column${index}`, 'value'.repeat(3)]))];
  await renderWithWords(<Table rows={wide} label="Wide" />);
  await expect.poll(() => page.getByRole('region', { name: 'Wide' }).element().tabIndex).toBe(0);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(414, 896);
});

it('shows the two ends of a text of millions, and saves all of it', async () => {
  const saved = watchSaved();
  const text = `begin${'x'.repeat(3_000_000)}end`;
  await renderWithWords(<Table rows={[{ text }]} headers={{ text: 'Text' }} csvName="long.csv" />);
  const shown = column(0)[0] ?? '';
  expect(shown).toMatch(/^beginx+…x+end$/);
  expect(shown.length).toBeLessThan(1100);
  await page.getByRole('button', { name: 'Download CSV' }).click();
  expect(await saved[0]?.blob.text()).toBe(`Text\r\n${text}\r\n`);
});
