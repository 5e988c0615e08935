import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, rowValue, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import Ipv6UlaGenerator from './view';

beforeEach(() => startAfresh(1280, 1000));

const open = (options?: object) => openTool(Ipv6UlaGenerator, { words, id: 'ipv6-ula-generator', options });

it('makes a prefix on request only, and remembers it', async () => {
  const screen = await open();
  await expect.poll(() => rowValue('Prefix')).toMatch(/^fd[0-9a-f:]+::\/48$/);
  await expectNoAxeViolations(screen.container);
  const first = rowValue('Prefix');
  await screen.getByRole('textbox', { name: 'Subnet id' }).fill('1');
  await expect.poll(() => rowValue('Chosen subnet')).toBe(first?.replace('::/48', ':1::/64'));
  expect(rowValue('Prefix')).toBe(first);
  await screen.getByRole('button', { name: 'New prefix' }).click();
  await expect.poll(() => rowValue('Prefix')).not.toBe(first);
  const second = rowValue('Prefix');
  await screen.unmount();
  await open();
  await expect.poll(() => rowValue('Prefix')).toBe(second);
});

it('derives one from a time and a MAC address', async () => {
  const screen = await open();
  await choose('Method', /RFC 4193/);
  await screen.getByRole('textbox', { name: 'Time' }).fill('2026-01-15T10:20:30Z');
  await screen.getByRole('button', { name: 'New prefix' }).click();
  await expect.poll(() => rowValue('Prefix')).toBe('fdc1:aa5d:8298::/48');
  expect(rowValue('SHA-1')).toBe('2f3d2d8263d877acc61160f93bb011c1aa5d8298');
  expect(rowValue('Last subnet')).toBe('fdc1:aa5d:8298:ffff::/64');
  await screen.getByRole('textbox', { name: 'MAC address' }).fill('20:37:06:12:34:5');
  await expect.element(screen.getByText('A MAC address has 12 hex digits; 11 found.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'New prefix' })).toBeDisabled();
  // What was made stays until another one is asked for.
  expect(rowValue('Prefix')).toBe('fdc1:aa5d:8298::/48');
});

it('lists the subnets of a prefix one has', async () => {
  const screen = await open({ method: 'own' });
  const prefix = screen.getByRole('textbox', { name: 'Prefix' });
  await prefix.fill('fc00:1:2::/48');
  await expect.element(screen.getByText('Not a ULA: it must begin with fd.')).toBeVisible();
  expect(rowValue('Prefix')).toBeUndefined();
  await prefix.fill('fd00:ab:1::/48');
  await screen.getByRole('radio', { name: 'Decimal' }).click();
  await screen.getByRole('textbox', { name: 'Subnet id' }).fill('65535');
  await expect.poll(() => rowValue('First address')).toBe('fd00:ab:1:ffff::1');
  await expect.element(screen.getByRole('cell', { name: 'fd00:ab:1:ffff::/64' })).toBeInTheDocument();
  await screen.getByRole('textbox', { name: 'Subnet id' }).fill('65536');
  await expect.element(screen.getByText('The highest subnet id is 65535.')).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('keeps the prefix while the id of the subnet is wrong', async () => {
  const screen = await open();
  await expect.poll(() => rowValue('Chosen subnet')).toMatch(/::\/64$/);
  const [prefix, id, zone] = ['Prefix', 'Global ID', 'Reverse zone'].map((name) => rowValue(name));
  const field = screen.getByRole('textbox', { name: 'Subnet id' });
  const empty = screen.getByText('Correct the marked place, and the result appears here.');
  for (const wrong of ['g', '-1', '12:34', '', '10000']) {
    await field.fill(wrong);
    await expect.element(empty).toBeVisible();
    await expect.poll(() => rowValue('Chosen subnet')).toBeUndefined();
    expect(['Prefix', 'Global ID', 'Reverse zone'].map((name) => rowValue(name))).toEqual([prefix, id, zone]);
    await expect
      .element(screen.getByRole('cell', { name: prefix?.replace('/48', '/64') ?? '', exact: true }))
      .toBeInTheDocument();
    await expect.element(screen.getByText('radvd', { exact: true })).not.toBeInTheDocument();
  }
  await expectNoAxeViolations(screen.container);
  await field.fill('2');
  await expect.poll(() => rowValue('Chosen subnet')).toBe(prefix?.replace('::/48', ':2::/64'));
  await expect.element(empty).not.toBeInTheDocument();
});

it('has a place for what a wrong prefix would give', async () => {
  const screen = await open({ method: 'own' });
  await expect.element(screen.getByText('The subnets of the prefix appear here.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Prefix' }).fill('fc00::');
  await expect.element(screen.getByText('Correct the marked place, and the result appears here.')).toBeVisible();
});
