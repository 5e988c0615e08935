import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, rowValue, startAfresh, storedOptions, watchClipboard } from '../../ui/testing-visit';
import { words } from './locales/en';
import CidrWorkbench from './view';

beforeEach(() => startAfresh(1280, 1000));

const open = () => openTool(CidrWorkbench, { words, id: 'cidr-workbench' });
type Screen = Awaited<ReturnType<typeof open>>;

async function openTab(name: string): Promise<Screen> {
  const screen = await open();
  await screen.getByRole('tab', { name, exact: true }).click();
  return screen;
}

it('tells everything about a block, and goes to those around it', async () => {
  const screen = await open();
  const block = screen.getByRole('textbox', { name: 'Block or address' });
  await expect.poll(() => rowValue('CIDR')).toBe('2001:db8:85a3::/64');
  expect(rowValue('Type')).toBe('Documentation (2001:db8::/32, RFC 3849)');
  expect(rowValue('Addresses')).toBe('18446744073709551616 (2^64)');
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('button', { name: 'Next block' }).click();
  await expect.element(block).toHaveValue('2001:db8:85a3:1::/64');
  await block.fill('2001:0:4136:e378:8000:63bf:3fff:fdd2');
  await expect.poll(() => rowValue('Teredo client')).toBe('192.0.2.45');
  await block.fill('10.0.0.0/31');
  await expect.poll(() => rowValue('Usable')).toBe('10.0.0.0 – 10.0.0.1 (2)');
  await expect.element(screen.getByRole('link', { name: words.openSubnet })).toBeVisible();
});

it('says what is wrong with a block, and shows none', async () => {
  const screen = await open();
  const block = screen.getByRole('textbox', { name: 'Block or address' });
  await block.fill('1.2.3.4/33');
  await expect.element(screen.getByText('IPv4 prefixes are 0–32.')).toBeVisible();
  expect(rowValue('CIDR')).toBeUndefined();
  await block.fill('10.0.0.1-10.0.0.9');
  await expect.element(screen.getByRole('link', { name: words.openRange })).toBeVisible();
  await block.fill('');
  await expect.element(screen.getByText(words.empty)).toBeVisible();
});

it('splits a block into subnets that are worked out by their rows', async () => {
  const copied = watchClipboard();
  const screen = await open();
  await screen.getByRole('textbox', { name: 'Block or address' }).fill('2001:db8:1234::/60');
  await expect.element(screen.getByRole('cell', { name: '2001:db8:1234:f::/64' })).toBeVisible();
  await screen.getByRole('button', { name: 'Copy as text' }).click();
  await expect.poll(() => copied[0]?.split('\n').length).toBe(16);
});

it('merges a list, and says which lines were left out', async () => {
  const copied = watchClipboard();
  const screen = await openTab('Merge');
  const list = screen.getByRole('textbox', { name: 'Blocks' });
  await list.fill('10.0.0.0/25 # office\n10.0.0.128/25\n10.0.1.0/24, 10.0.0.7');
  await expect.element(screen.getByRole('heading', { name: '1 block', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '10.0.0.0/23', exact: true })).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => copied).toEqual(['10.0.0.0/23']);
  await list.fill('10.0.0.1/24\n256.1.1.1');
  await expect.element(screen.getByText(words.leftOut(1))).toBeVisible();
  await expect.element(screen.getByText(/has host bits set and was read as 10\.0\.0\.0\/24/)).toBeVisible();
  await screen.getByRole('radio', { name: 'Refuse' }).click();
  await expect.element(screen.getByText(/Host bits are set: the block is 10\.0\.0\.0\/24/).first()).toBeVisible();
  await expect.poll(storedOptions).toContain('refuse');
});

it('leaves out what is excluded', async () => {
  const screen = await openTab('Exclude');
  await expect.element(screen.getByRole('heading', { name: '32 blocks' })).toBeVisible();
  await screen.getByRole('button', { name: 'Multicast' }).click();
  await expect
    .element(screen.getByRole('textbox', { name: 'Excluded' }))
    .toHaveValue('10.0.0.0/8\n172.16.0.0/12\n192.168.0.0/16\n224.0.0.0/4\nff00::/8');
  await screen.getByRole('textbox', { name: 'Allowed' }).fill('10.0.0.0/24');
  await expect.element(screen.getByText('Nothing is left.')).toBeVisible();
  expect(screen.getByRole('table').elements()).toEqual([]);
  await expectNoAxeViolations(screen.container);
});

it('compares a list with itself, and with another', async () => {
  const screen = await openTab('Compare');
  await expect.element(screen.getByRole('heading', { name: '7 overlapping pairs' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: 'equals' })).toBeVisible();
  await screen.getByRole('textbox', { name: 'List B (optional)' }).fill('0.0.0.0/0, ::/0');
  await expect.element(screen.getByText(words.covered)).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'A ∩ B: 3 blocks' })).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('says that what is typed is not the block that is planned, and takes it when the field is left', async () => {
  const screen = await openTab('Plan');
  const root = screen.getByRole('textbox', { name: 'Block to plan' });
  const piece = (name: RegExp) => screen.getByRole('treeitem', { name });
  await expect.element(piece(/10\.0\.0\.0\/25/)).toBeVisible();
  await root.fill('2001:db8:1234::/48');
  await expect.element(screen.getByText(words.rootEnter)).toBeVisible();
  await expect.element(piece(/10\.0\.0\.0\/25/)).toBeVisible();
  await userEvent.tab();
  await expect.element(piece(/2001:db8:1234::\/48/)).toBeVisible();
  await expect.element(screen.getByText(words.rootEnter)).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(piece(/10\.0\.0\.0\/25/)).toBeVisible();
  await expect.element(root).toHaveValue('10.0.0.0/24');
  await screen.getByRole('button', { name: 'Redo' }).click();
  await expect.element(root).toHaveValue('2001:db8:1234::/48');
  await root.fill('10.0.0.0/40');
  await userEvent.tab();
  await expect.element(screen.getByText('IPv4 prefixes are 0–32.')).toBeVisible();
  await expect.element(piece(/2001:db8:1234::\/48/)).toBeVisible();
  await root.fill('');
  await userEvent.tab();
  await expect.element(root).toHaveValue('2001:db8:1234::/48');
  // The plan is a draft, which the next test would find.
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(root).toHaveValue('10.0.0.0/24');
});

it('plans a block', async () => {
  const copied = watchClipboard();
  const screen = await openTab('Plan');
  const root = screen.getByRole('textbox', { name: 'Block to plan' });
  await expect.element(screen.getByRole('treeitem', { name: /10\.0\.0\.0\/25/ })).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('button', { name: 'New plan' }).click();
  await screen.getByRole('textbox', { name: 'Hosts of each subnet' }).fill('office: 100, 50, 20, 2');
  await screen.getByRole('button', { name: 'Fit in' }).click();
  await expect.element(screen.getByRole('treeitem', { name: '10.0.0.224/30 2 hosts 4 addresses' })).toBeVisible();
  await expect.element(screen.getByText('10.0.0.228/30', { exact: true }).last()).toBeVisible();
  await screen.getByRole('button', { name: 'Copy JSON' }).click();
  await expect.poll(() => JSON.parse(copied[0] ?? '{}').children[0]).toEqual({ label: 'office' });
  await screen.getByRole('button', { name: 'Undo' }).click();
  await root.fill('2001:db8::/48');
  await screen.getByRole('button', { name: 'New plan' }).click();
  await screen.getByRole('button', { name: 'Split in half' }).click();
  await expect.element(screen.getByRole('treeitem', { name: /2001:db8:0:8000::\/49/ })).toBeVisible();
  await screen.getByRole('button', { name: 'Join again' }).click();
  await expect.poll(() => screen.getByRole('treeitem').elements().length).toBe(1);
  await root.fill('10.0.0.0/40');
  await screen.getByRole('button', { name: 'New plan' }).click();
  await expect.element(screen.getByText('IPv4 prefixes are 0–32.')).toBeVisible();
});
