import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import {
  choose,
  listValues,
  openMoreOptions,
  openTool,
  startAfresh,
  storedOptions,
  watchClipboard,
} from '../../ui/testing-visit';
import { words } from './locales/en';
import TokenGenerator from './view';

beforeEach(() => startAfresh(1280, 900));

const open = () => openTool(TokenGenerator, { words, id: 'token-generator' });

const tokens = () => listValues(/tokens?$/);

const token = () => tokens()[0] ?? '';

it('makes a token on opening, and a new one on request', async () => {
  const screen = await open();
  await expect.poll(token).toMatch(/^[A-Za-z0-9]{64}$/);
  await expect.element(screen.getByText('381.07 bits of entropy per token')).toBeVisible();
  await expect.element(screen.getByText('Strong')).toBeVisible();
  await expect.element(screen.getByText('64 drawn from 62 characters')).toBeVisible();
  const first = token();
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(token).not.toBe(first);
  const second = token();
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(token).not.toBe(second);
  await expectNoAxeViolations(screen.container);
});

it('never stores a token, but remembers the options', async () => {
  const screen = await open();
  await screen.getByRole('spinbutton', { name: 'Length' }).fill('16');
  await screen.getByRole('checkbox', { name: /^Symbols/ }).click();
  await expect.poll(token).toMatch(/^[!-~]{16}$/);
  await expect.element(screen.getByText('104.87 bits of entropy per token')).toBeVisible();
  const stored = JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href;
  expect(stored).not.toContain(JSON.stringify(token()).slice(1, -1));
  expect(storedOptions()).toContain('"length":16');
  await screen.unmount();
  await open();
  await expect.poll(token).toMatch(/^[!-~]{16}$/);
});

it('says what is wrong and shows nothing then', async () => {
  const screen = await open();
  for (const name of [/^Uppercase/, /^Lowercase/, /^Digits/]) await screen.getByRole('checkbox', { name }).click();
  const sets = screen.getByRole('group', { name: words.characters });
  await expect.element(sets.getByText('Choose at least one character set.')).toBeVisible();
  await expect.element(sets).toHaveAccessibleDescription('Choose at least one character set.');
  expect(tokens()).toEqual([]);
  await expect.element(screen.getByRole('button', { name: 'Copy all' })).toBeDisabled();
  await screen.getByRole('button', { name: 'More options' }).click();
  await screen.getByRole('textbox', { name: 'More characters' }).fill('aab😀😀');
  await expect.poll(token).toMatch(/^[ab😀]{64}$/u);
  await expect.element(screen.getByText('64 drawn from 3 characters')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Excluded characters' }).fill('ab😀');
  await expect.element(screen.getByText('Every character is excluded.')).toBeVisible();
  await screen.getByRole('button', { name: 'Reset to defaults' }).click();
  await screen.getByRole('switch', { name: 'At least one of each chosen set' }).click();
  await screen.getByRole('spinbutton', { name: 'Length' }).fill('2');
  await expect.element(screen.getByText('Length must be at least 3 to hold one of each set.')).toBeVisible();
  await screen.getByRole('spinbutton', { name: 'Length' }).fill('10000');
  await screen.getByRole('spinbutton', { name: 'Quantity' }).fill('501');
  await expect.element(screen.getByText('Too many characters in all; lower the length or the quantity.')).toBeVisible();
});

it('fills in the look-alikes', async () => {
  const screen = await open();
  await openMoreOptions();
  await screen.getByRole('textbox', { name: 'Excluded characters' }).fill('0x');
  await screen.getByRole('button', { name: 'Look-alikes' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Excluded characters' })).toHaveValue('0xOIl1');
});

it.each([
  [/256-bit hex/, /^[0-9a-f]{64}$/, '256 bits'],
  [/256-bit base64url/, /^[\w-]{43}$/, '256 bits'],
  [/PIN/, /^\d{6}$/, '19.93 bits'],
  [/API key/, /^[A-Za-z0-9]{48}$/, '285.8 bits'],
  [/Passphrase/, /^[a-z]+(-[a-z]+){5,7}$/, '77.55 bits'],
])('makes the preset %s', async (name, pattern, bits) => {
  const screen = await open();
  await choose('Preset', name);
  await expect.poll(token).toMatch(pattern);
  await expect.element(screen.getByText(`${bits} of entropy per token`)).toBeVisible();
});

it('copies a line by a click on it, and all lines by the button', async () => {
  const copied = watchClipboard();
  const screen = await open();
  await screen.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  await expect.poll(() => tokens().length).toBe(3);
  const [, second = ''] = tokens();
  await screen.getByText(second, { exact: true }).click();
  await expect.poll(() => copied).toEqual([second]);
  await screen.getByRole('button', { name: 'Copy 3', exact: true }).click();
  await expect.poll(() => copied.at(-1)).toBe(tokens()[2]);
  await screen.getByRole('button', { name: 'Copy all' }).click();
  await expect.poll(() => copied.at(-1)).toBe(tokens().join('\n'));
  expect(copied).toHaveLength(3);
});

it('draws only what is in sight of 10,000', async () => {
  const screen = await open();
  await screen.getByRole('spinbutton', { name: 'Length' }).fill('12');
  await screen.getByRole('spinbutton', { name: 'Quantity' }).fill('10000');
  await expect.element(screen.getByRole('heading', { name: '10,000 tokens' })).toBeVisible();
  await expect.poll(() => tokens().length).toBeGreaterThan(5);
  expect(tokens().length).toBeLessThan(100);
});

it('shows a JSON array', async () => {
  const screen = await open();
  await screen.getByRole('spinbutton', { name: 'Quantity' }).fill('2');
  await openMoreOptions();
  await screen.getByRole('radio', { name: 'JSON array' }).click({ force: true });
  await expect
    .poll(() => screen.getByRole('group', { name: '2 tokens' }).element().textContent)
    .toMatch(/\[\s*"[A-Za-z0-9]{64}",\s*"[A-Za-z0-9]{64}"\s*\]/);
});

it('keeps refresh, copy and the first token in sight on a phone', async () => {
  await page.viewport(390, 844);
  const screen = await open();
  await expect.poll(token).toMatch(/^.{64}$/);
  for (const name of ['Refresh', 'Copy']) {
    await expect.element(screen.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  }
});
