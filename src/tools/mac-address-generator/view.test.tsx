import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, listValues, openMoreOptions, openTool, startAfresh, storedOptions } from '../../ui/testing-visit';
import { words } from './locales/en';
import MacAddressGenerator from './view';

beforeEach(() => startAfresh(1280, 900));

const open = () => openTool(MacAddressGenerator, { words, id: 'mac-address-generator' });

const addresses = () => listValues(/MAC address/);

it('makes one with the prefix, and others at the button and the R key', async () => {
  const screen = await open();
  await expect.poll(() => addresses()[0]).toMatch(/^64:16:7F(:[0-9A-F]{2}){3}$/);
  await expect.element(screen.getByText('0: universal, the prefix belongs to a vendor')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Who owns this prefix?' }))
    .toHaveAttribute('href', expect.stringContaining('mac-address-lookup'));
  await screen.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  await expect.poll(() => addresses().length).toBe(3);
  const before = addresses().join(' ');
  await screen.getByRole('button', { name: 'New' }).click();
  await expect.poll(() => addresses().join(' ')).not.toBe(before);
  const again = addresses().join(' ');
  await userEvent.keyboard('r');
  await expect.poll(() => addresses().join(' ')).not.toBe(again);
  await screen.getByRole('spinbutton', { name: 'Quantity' }).fill('0');
  await expect.element(screen.getByText(/Correct the marked place/)).toBeVisible();
  expect(screen.getByRole('heading', { name: /MAC address/ }).elements()).toEqual([]);
  await expectNoAxeViolations(screen.container);
});

it('writes them as asked, and remembers that', async () => {
  const screen = await open();
  await openMoreOptions();
  await screen.getByRole('radio', { name: 'Lowercase' }).click();
  await choose('Separator', /^Dot/);
  await screen.getByRole('button', { name: 'VMware' }).click();
  await expect.poll(() => addresses()[0]).toMatch(/^0050\.56[0-9a-f]{2}\.[0-9a-f]{4}$/);
  await expect.poll(storedOptions).toContain('00:50:56');
  await screen.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.poll(() => addresses()[0]).toMatch(/^64:16:7F/);
});

it('asks for the kind where there is no prefix', async () => {
  const screen = await open();
  expect(screen.getByRole('combobox', { name: 'Without a prefix' }).elements()).toEqual([]);
  await screen.getByRole('textbox', { name: 'Prefix' }).fill('');
  await choose('Without a prefix', 'Multicast');
  await expect.element(screen.getByText('1: multicast, a group of stations')).toBeVisible();
});

it('says what is wrong beside the field, and shows nothing else', async () => {
  const screen = await open();
  const prefix = screen.getByRole('textbox', { name: 'Prefix' });
  await prefix.fill('6G');
  await expect.element(screen.getByText('Character “G” at position 2 is not a hex digit.')).toBeVisible();
  await expect.poll(addresses).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Copy all' }).first()).toBeDisabled();
  await prefix.fill('64:16:7F:00:00:00:1');
  await expect.element(screen.getByText('A prefix has at most 12 digits; this has 13.')).toBeVisible();
  await prefix.fill('64:16:7F:00:00:0');
  await screen.getByRole('spinbutton', { name: 'Quantity' }).fill('17');
  await expect.element(screen.getByText('This prefix leaves only 16 addresses.')).toBeVisible();
  await expectNoAxeViolations(screen.container);
});
