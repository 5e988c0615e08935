import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Locale } from '../../i18n/locale';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openMoreOptions, openTool, startAfresh, watchSaved } from '../../ui/testing-visit';
import { words } from './locales/en';
import { words as chinese } from './locales/zh-cn';
import LoremIpsumGenerator from './view';

beforeEach(() => startAfresh(1280, 900));

const open = (locale: Locale = 'en') =>
  openTool(LoremIpsumGenerator, { words: locale === 'en' ? words : chinese, id: 'lorem-ipsum-generator', locale });

const text = (name = 'Placeholder text') => page.getByRole('group', { name }).element().textContent ?? '';
const amount = () => page.getByRole('spinbutton', { name: 'Amount' });
const copyButton = () => page.getByRole('button', { name: 'Copy', exact: true }).first();

it('writes what is asked for, and another text at the button', async () => {
  const screen = await open();
  await expect.poll(() => text()).toMatch(/^Lorem ipsum dolor sit amet, consectetur adipiscing elit\./);
  await expectNoAxeViolations(screen.container);
  const before = text();
  await screen.getByRole('button', { name: 'Refresh' }).first().click();
  await expect.poll(() => text()).not.toBe(before);
  await choose('Unit', 'Words');
  await amount().fill('8');
  await expect.poll(() => text()).toBe('Lorem ipsum dolor sit amet, consectetur adipiscing elit.');
  await expect.element(screen.getByText('8 words · 56 characters · 56 bytes (UTF-8)')).toBeVisible();
});

it('says what is wrong with an amount, and shows no text for it', async () => {
  const screen = await open();
  for (const wrong of ['0', '2.5', '', '1001']) {
    await amount().fill(wrong);
    await expect.element(amount()).toHaveAccessibleDescription('Enter a whole number from 1 to 1,000.');
    await expect.element(copyButton()).toBeDisabled();
    expect(page.getByRole('group', { name: 'Placeholder text' }).elements()).toEqual([]);
  }
  await openMoreOptions();
  await screen.getByRole('spinbutton', { name: 'At most' }).first().fill('51');
  await amount().fill('2');
  await expect.element(copyButton()).toBeDisabled();
  await screen.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.element(copyButton()).toBeEnabled();
  expect(text()).not.toContain('\n');
});

it('swaps the ends of a range with a notice, and keeps an amount with another unit', async () => {
  const screen = await open();
  await openMoreOptions();
  await screen.getByRole('spinbutton', { name: 'At least' }).first().fill('9');
  await expect.element(screen.getByText(/they were swapped, 8–9 is used/)).toBeVisible();
  await amount().fill('77');
  await choose('Unit', 'Bytes (UTF-8)');
  await choose('Language', 'Traditional Chinese');
  await expect.poll(() => new TextEncoder().encode(text()).length).toBe(77);
  expect(text()).toMatch(/^天地玄黃，宇宙洪荒。/);
});

it('repeats the text of a seed, in a list, and remembers all of it', async () => {
  const saved = watchSaved();
  const screen = await open();
  await choose('Unit', 'List items');
  await choose('Output', 'HTML list <ul>');
  await expect.poll(() => text()).toMatch(/^<ul>\n( {2}<li>[^<>]+<\/li>\n){5}<\/ul>$/);
  const before = text();
  await openMoreOptions();
  await screen.getByRole('button', { name: 'Keep this text' }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Seed' })).not.toHaveValue('');
  await expect.poll(() => text()).toBe(before);
  expect(page.getByRole('button', { name: 'Refresh' }).elements()).toEqual([]);
  await expect.element(screen.getByText(/the marks of the format come on top/)).toBeVisible();
  await screen.getByRole('button', { name: 'Download' }).click();
  await expect.poll(() => saved[0]?.name).toBe('lorem-ipsum.html');
  await screen.unmount();
  await open();
  await expect.poll(() => text()).toBe(before);
});

it('writes a million characters in the worker, of which only those in sight are in the page', async () => {
  const screen = await open();
  await choose('Unit', 'Characters');
  await amount().fill('1000000');
  await expect.element(screen.getByText(/ · 1,000,000 characters · 1,000,000 bytes/)).toBeVisible();
  await expect.poll(() => text()).toMatch(/Lorem ipsum dolor/);
  expect(text().length).toBeLessThan(20_000);
});

it('is Chinese on the Chinese page', async () => {
  await open('zh-cn');
  await expect.poll(() => text('占位文本')).toMatch(/^天地玄黄，宇宙洪荒。日月盈昃，辰宿列张。/);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => text('占位文本')).toMatch(/^天地玄黄/);
});
