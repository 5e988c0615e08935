import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import MacAddressLookup from './view';

beforeEach(() => startAfresh(1280, 900));

const open = () => openTool(MacAddressLookup, { words, id: 'mac-address-lookup' });

it('shows the holder, the bits and, when it is asked for, the postal address', async () => {
  const screen = await open();
  const rows = screen.getByRole('list', { name: 'Registration' });
  await expect.element(rows.getByText('Cisco Systems, Inc')).toBeVisible();
  await expect.element(rows.getByText('MA-L, 24 bits')).toBeVisible();
  await expect.element(screen.getByText('fe80::2237:6ff:fe12:3456')).toBeVisible();
  await expect.element(screen.getByText('20:37:06:FF:FE:12:34:56')).toBeVisible();
  await expect.element(screen.getByText('IEEE list of August 26, 2026')).toBeVisible();
  await screen.getByRole('button', { name: 'Show the registered address' }).click();
  await expect.element(rows.getByText('80 West Tasman Drive')).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('says what is wrong beside the field', async () => {
  const screen = await open();
  const field = screen.getByRole('textbox', { name: 'MAC address' });
  await field.fill('20:37:06:12:34:5');
  await expect.element(screen.getByText('A MAC address has 12 hex digits; 11 found.')).toBeVisible();
  await expect.element(screen.getByText('Cisco Systems, Inc')).toBeVisible();
  await field.fill('20:37:06:12:34:ZZ');
  await expect.element(screen.getByText('Character “Z” at position 16 is not a hex digit.')).toBeVisible();
  await expect.poll(() => screen.getByText('Cisco Systems, Inc').elements()).toEqual([]);
  await expect.element(screen.getByText('Correct the marked place, and the result appears here.')).toBeVisible();
  await field.fill('550e8400-e29b-41d4-a716-446655440000');
  await expect.element(screen.getByText('This is a UUID, not a MAC address.')).toBeVisible();
  await expect.poll(() => screen.getByRole('list', { name: 'Registration' }).elements()).toEqual([]);
  await field.fill('fe80::2237:6ff:fe12:3456');
  await screen.getByRole('button', { name: 'Look up 20:37:06:12:34:56' }).click();
  await expect.element(field).toHaveValue('20:37:06:12:34:56');
  await expect.element(screen.getByText('Cisco Systems, Inc')).toBeVisible();
  await field.fill('52:54:00:12:34:56');
  await expect.element(screen.getByText('Locally administered; prefix used by QEMU/KVM')).toBeVisible();
  await expect.element(screen.getByText('Not in the IEEE list of August 26, 2026')).toBeVisible();
  await field.fill('');
  await expect.element(screen.getByText('Type an address to see who it is registered to.')).toBeVisible();
  await field.fill('20:37:06:12:34:56');
});

it('finds every address of a text', async () => {
  const screen = await open();
  const field = screen.getByRole('textbox', { name: 'MAC address' });
  await field.fill('? (10.0.0.1) at c8:5c:e2:7a:bc:de on en0\n? (10.0.0.2) at 33:33:0:0:0:1 on en0\nlo0');
  const table = screen.getByRole('table', { name: '2 addresses' });
  await expect.element(table.getByText('SYNERGY SYSTEMS AND SOLUTIONS')).toBeVisible();
  await expect.element(table.getByText('IPv6 multicast')).toBeVisible();
  await expect.element(screen.getByText('1 line holds no address')).toBeVisible();
  await page.viewport(390, 844);
  const topOf = (name: string) => screen.getByRole('button', { name }).element().getBoundingClientRect().top;
  expect(topOf('Copy the table')).toBe(topOf('Download CSV'));
  await page.viewport(1280, 900);
  await expectNoAxeViolations(screen.container);
  await field.fill('20:37:06:12:34:56');
});

it('finds the blocks of a vendor', async () => {
  const screen = await open();
  await screen.getByRole('tab', { name: 'By name' }).click();
  const field = screen.getByRole('textbox', { name: 'Name of the organisation' });
  await field.fill('raspberry trading');
  await expect.element(screen.getByRole('cell', { name: 'DC:A6:32' })).toBeVisible();
  await field.fill('no such vendor');
  await expect.element(screen.getByText(/No organisation in the list/)).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await field.fill('');
  await screen.getByRole('tab', { name: 'By address' }).click();
});
