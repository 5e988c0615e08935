import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, rowValue, startAfresh, storedOptions, watchClipboard } from '../../ui/testing-visit';
import { words } from './locales/en';
import Ipv4SubnetCalculator from './view';

beforeEach(() => startAfresh(1280, 1000));

async function open(options?: object) {
  const screen = await openTool(Ipv4SubnetCalculator, { words, id: 'ipv4-subnet-calculator', options });
  return { screen, network: screen.getByRole('textbox', { name: 'Network', exact: true }) };
}

it('shows the block, and goes to those around it', async () => {
  const { screen, network } = await open();
  await expect.poll(() => rowValue('Usable hosts')).toBe('254');
  expect(rowValue('Netmask (binary)')).toBe('11111111.11111111.11111111.00000000');
  expect(rowValue('Address type')).toBe('Private use (192.168.0.0/16, RFC 1918)');
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('button', { name: 'Next block' }).click();
  await expect.element(network).toHaveValue('192.168.1.0/24');
  await screen.getByRole('button', { name: 'Parent' }).click();
  await expect.element(network).toHaveValue('192.168.0.0/23');
  await network.fill('0.0.0.0/0');
  await expect.poll(() => rowValue('Addresses')).toBe('4,294,967,296');
  await expect.element(screen.getByRole('button', { name: 'Parent' })).toBeDisabled();
  await expect.poll(storedOptions).toContain('0.0.0.0/0');
});

it('takes another mask from the list', async () => {
  const { screen, network } = await open();
  await choose('Mask', /^\/31 /);
  await expect.element(network).toHaveValue('192.168.0.1/31');
  await expect.poll(() => rowValue('Broadcast')).toBe('none');
  await expect.element(screen.getByText(/point-to-point link/)).toBeVisible();
});

it('says what is wrong, and shows no block', async () => {
  const { screen, network } = await open();
  await network.fill('010.0.0.1/24');
  await expect.element(screen.getByText('“010” has a leading zero: write 10 (or 8 if you meant octal)')).toBeVisible();
  expect(rowValue('CIDR')).toBeUndefined();
  await network.fill('192.168.256.1/24');
  await expect.element(screen.getByText('Octet 3 is 256; the limit is 255.')).toBeVisible();
  await network.fill('192.168.0.1-192.168.0.9');
  await expect.element(screen.getByText('192.168.0.1-192.168.0.9 is not one block.')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: /range expander/ })).toBeVisible();
  await network.fill('');
  await expect.element(screen.getByText('Enter an IPv4 address.')).toBeVisible();
});

it('splits, finds the subnet of an address and copies the list', async () => {
  const copied = watchClipboard();
  const { screen } = await open();
  await expect.element(screen.getByRole('cell', { name: '192.168.0.192/26' })).toBeVisible();
  await screen.getByRole('button', { name: 'Copy as text' }).click();
  await expect.poll(() => copied).toEqual(['192.168.0.0/26\n192.168.0.64/26\n192.168.0.128/26\n192.168.0.192/26']);
  await screen.getByRole('textbox', { name: 'Is this address inside?' }).fill('192.168.0.77');
  await expect.element(screen.getByText('192.168.0.77 is inside')).toBeVisible();
  await expect.poll(() => document.querySelector('[data-marked]')?.textContent).toContain('192.168.0.64/26');
  await screen.getByRole('radio', { name: 'Hosts' }).click();
  await screen.getByRole('spinbutton', { name: 'Hosts in each subnet' }).fill('255');
  await expect.element(screen.getByText('This block has room for 254 hosts at most.')).toBeVisible();
});

it('shows the last of 2^24 subnets, and asks before it copies very many', async () => {
  const { screen, network } = await open({ text: '10.0.0.0/8', prefix: 32 });
  await expect.element(screen.getByText('16,777,216 /32 subnets of 1 host')).toBeVisible();
  const view = document.querySelector('[role="table"] [tabindex="0"]');
  if (view) view.scrollTop = view.scrollHeight;
  await expect.element(screen.getByRole('cell', { name: '10.255.255.255/32' })).toBeInTheDocument();
  await screen.getByRole('button', { name: 'Copy as text' }).click();
  // Before the work, not after it.
  await expect
    .element(screen.getByRole('dialog', { name: /^Write 16,777,216 subnets \(up to \d.* MB\)\?$/ }))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await network.fill('10.0.0.0/15');
  await screen.getByRole('button', { name: 'Copy as text' }).click();
  await expect.element(screen.getByRole('dialog', { name: /^Copy 1\.\d+ MB\?$/ })).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
});
