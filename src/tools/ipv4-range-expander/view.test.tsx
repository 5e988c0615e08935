import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, pasteInto, startAfresh, watchClipboard } from '../../ui/testing-visit';
import { words } from './locales/en';
import Ipv4RangeExpander from './view';

beforeEach(() => startAfresh(1280, 1000));

async function open() {
  const screen = await openTool(Ipv4RangeExpander, { words });
  return {
    screen,
    first: screen.getByRole('textbox', { name: 'Start address' }),
    last: screen.getByRole('textbox', { name: 'End address' }),
  };
}

it('turns a range into networks and one block', async () => {
  const copied = watchClipboard();
  const { screen, first, last } = await open();
  await expect.element(screen.getByRole('heading', { name: '11 networks' })).toBeVisible();
  await expect.element(screen.getByText('192.168.0.0/21')).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '+513' })).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await first.fill('10.0.0.3');
  await last.fill('10.0.0.4');
  await expect.element(screen.getByRole('heading', { name: '2 networks' })).toBeVisible();
  await screen.getByRole('radio', { name: 'Commas' }).click();
  await screen.getByRole('button', { name: 'Copy', exact: true }).click();
  await screen.getByRole('button', { name: 'Copy addresses', exact: true }).click();
  await expect.poll(() => copied).toEqual(['10.0.0.3/32, 10.0.0.4/32', '10.0.0.3\n10.0.0.4']);
  await screen.getByRole('button', { name: 'List 2 addresses' }).click();
  await expect.element(screen.getByRole('cell', { name: '10.0.0.4', exact: true }).last()).toBeVisible();
});

it('offers to swap ends, and shows nothing while one is unfinished', async () => {
  const { screen, first, last } = await open();
  await first.fill('192.168.7.1');
  await expect.element(screen.getByText('The end is below the start')).toBeVisible();
  expect(screen.getByRole('table').elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Swap' }).click();
  await expect.element(first).toHaveValue('192.168.6.255');
  await expect.element(screen.getByRole('heading', { name: '2 networks' })).toBeVisible();
  await last.fill('192.168.7');
  await expect.element(screen.getByText(/once both addresses are complete/)).toBeVisible();
  await last.fill('192.168.7.256');
  await expect.element(screen.getByText('Octet 4 is 256; the limit is 255.')).toBeVisible();
});

it('takes a pasted range apart', async () => {
  const { first, last } = await open();
  pasteInto(first, '10.0.0.1–254');
  await expect.element(first).toHaveValue('10.0.0.1');
  await expect.element(last).toHaveValue('10.0.0.254');
});

it('tells a wrong end of a pasted range at its own field', async () => {
  const { screen, first, last } = await open();
  pasteInto(first, '10.0.0.0 - 10.0.1');
  await expect.element(first).toHaveValue('10.0.0.0');
  await expect.element(last).toHaveValue('10.0.1');
  await expect.element(last).toHaveAccessibleDescription(/Four parts expected, 3 found/);
  await expect.element(first).not.toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByText('Correct the marked place, and the result appears here.')).toBeVisible();
  // Typed, it is the beginning of an address.
  await last.fill('10.0.2');
  await expect.element(screen.getByText(/once both addresses are complete/)).toBeVisible();
});

it('takes a list of ranges, and says which line is wrong', async () => {
  const { screen } = await open();
  await screen.getByRole('tab', { name: 'Several ranges' }).click();
  const list = screen.getByRole('textbox', { name: 'Ranges' });
  await list.fill('10.0.0.0-127\n10.0.0.128-255');
  await expect.element(screen.getByRole('heading', { name: '1 network', exact: true })).toBeVisible();
  await screen.getByRole('switch', { name: /^Merge/ }).click();
  await expect.element(screen.getByRole('heading', { name: '2 networks' })).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await list.fill('10.0.0.0-127\n10.0.0.9-1');
  await expect.element(screen.getByText('The end 10.0.0.1 is below the start 10.0.0.9.')).toBeVisible();
  // The other line keeps its networks.
  await expect.element(screen.getByText('1 line cannot be read and is left out')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '1 network', exact: true })).toBeVisible();
  await list.fill('10.0.0.9-1');
  await expect.poll(() => screen.getByRole('table').elements()).toEqual([]);
});

it('goes back from blocks to ranges', async () => {
  const copied = watchClipboard();
  const { screen } = await open();
  await screen.getByRole('tab', { name: 'CIDR to ranges' }).click();
  await screen.getByRole('textbox', { name: 'CIDR blocks' }).fill('10.0.0.0/25, 10.0.0.128/25\n10.0.2.0/24');
  await expect.element(screen.getByRole('heading', { name: '2 ranges' })).toBeVisible();
  await screen.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect.poll(() => copied).toEqual(['10.0.0.0-10.0.0.255\n10.0.2.0-10.0.2.255']);
  await expectNoAxeViolations(screen.container);
});
