import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, rowValue, startAfresh, storedOptions } from '../../ui/testing-visit';
import { words } from './locales/en';
import Ipv4AddressConverter from './view';

beforeEach(() => startAfresh(1280, 1000));

async function open() {
  const screen = await openTool(Ipv4AddressConverter, { words });
  return { screen, address: screen.getByRole('textbox', { name: 'IPv4 address' }) };
}

it('converts from any notation into all of them', async () => {
  const { screen, address } = await open();
  await expect.poll(() => rowValue('Integer')).toBe('3232235777');
  await expectNoAxeViolations(screen.container);
  await address.fill('11000000.10101000.00000001.00000010');
  await expect.poll(() => rowValue('Dotted decimal')).toBe('192.168.1.2');
  await expect.element(screen.getByText('read as: dotted binary')).toBeVisible();
  await screen.getByRole('radio', { name: 'Lowercase' }).click();
  await expect.poll(() => rowValue('Hexadecimal')).toBe('0xc0a80102');
  await expect.element(screen.getByText(/RFC 6052 forbids/)).toBeVisible();
  await address.fill('8.8.8.8');
  await expect.poll(() => rowValue('Type')).toBe('Public');
  expect(screen.getByText(/RFC 6052 forbids/).elements()).toEqual([]);
  expect(storedOptions()).toContain('8.8.8.8');
});

it('offers both readings of a leading zero', async () => {
  const { screen, address } = await open();
  await address.fill('192.168.010.1');
  await expect.element(screen.getByText('“010” has a leading zero: write 10 (or 8 if you meant octal)')).toBeVisible();
  expect(rowValue('Integer')).toBeUndefined();
  await screen.getByRole('button', { name: 'Octal: 192.168.8.1' }).click();
  await expect.element(address).toHaveValue('192.168.8.1');
  await expect.poll(() => rowValue('Dotted decimal')).toBe('192.168.8.1');
});

it('reads a text as what it is told', async () => {
  const { screen, address } = await open();
  await address.fill('12345678');
  await expect.poll(() => rowValue('Dotted decimal')).toBe('0.188.97.78');
  await choose('Read as', 'Hexadecimal');
  await expect.poll(() => rowValue('Dotted decimal')).toBe('18.52.86.120');
  await address.fill('');
  await expect.element(screen.getByText('Enter an IPv4 address.')).toBeVisible();
});

it('makes a table of several lines', async () => {
  const { screen, address } = await open();
  await address.fill('192.168.1.1\n\n0x0A000001\n1.2.3.4.5');
  await expect.element(screen.getByRole('heading', { name: '3 lines' })).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /0x0A000001 10\.0\.0\.1 167772161/ })).toBeVisible();
  await expect.element(screen.getByText('Four parts expected, 5 found.')).toBeVisible();
  await expect.element(screen.getByText('1 line not recognised')).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('has a place for what a wrong address would give', async () => {
  const { screen, address } = await open();
  await address.fill('256.1.1.1');
  const empty = screen.getByText('Correct the marked place, and the result appears here.');
  await expect.element(empty).toBeVisible();
  expect(rowValue('Integer')).toBeUndefined();
  await address.fill('25.1.1.1');
  await expect.poll(() => rowValue('Dotted decimal')).toBe('25.1.1.1');
  await expect.element(empty).not.toBeInTheDocument();
});
