import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, startAfresh, storedOptions, watchClipboard } from '../../ui/testing-visit';
import { words as en } from './locales/en';
import { words as zhCn } from './locales/zh-cn';
import View from './view';

const before = location.href;
const open = (address = '', locale: 'en' | 'zh-cn' = 'en') => {
  history.replaceState(null, '', `${location.pathname}${address || location.search}`);
  return openTool(View, { words: locale === 'en' ? en : zhCn, locale });
};

beforeEach(() => startAfresh(1280, 900));
afterEach(() => history.replaceState(null, '', before));

it('lists 115 commands in ten sections', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('heading', { name: 'Undo' })).toBeVisible();
  expect(screen.container.querySelectorAll('section[id] li')).toHaveLength(115);
  expect(screen.container.querySelectorAll('section[id]')).toHaveLength(10);
  await expectNoAxeViolations(screen.container);
});

it('fills in names, remembers them and copies', async () => {
  const copied = watchClipboard();
  const screen = await openTool(View, { words: en, id: 'git-memo' });
  await screen.getByRole('textbox', { name: 'FILE' }).fill('a b.txt');
  await screen.getByRole('button', { name: "Copy git add 'a b.txt'", exact: true }).click();
  await expect.poll(() => copied).toEqual(["git add 'a b.txt'"]);
  expect(storedOptions()).toContain('a b.txt');
  await screen.getByRole('textbox', { name: 'FILE' }).fill('');
  await expect.element(screen.getByRole('button', { name: 'Copy git add FILE', exact: true })).toBeVisible();
});

it('warns when a command that discards work is copied', async () => {
  watchClipboard();
  const screen = await open();
  await screen.getByRole('button', { name: 'Copy git clean -fd', exact: true }).click();
  await expect.element(screen.getByText('Copied. This command discards work')).toBeVisible();
});

it('filters, also in English on a Chinese page, and offers the topics when nothing is left', async () => {
  const screen = await open('', 'zh-cn');
  const filter = screen.getByRole('searchbox', { name: '筛选' });
  const headings = () =>
    [...screen.container.querySelectorAll('section h2')].map((head) => head.firstChild?.textContent);
  await filter.fill('undo');
  await expect.poll(headings).toEqual(['撤销']);
  await filter.fill('zzz');
  await expect.element(screen.getByText('没有符合的命令')).toBeVisible();
  await screen.getByRole('link', { name: '标签' }).click();
  await expect.element(screen.getByRole('heading', { name: '标签' })).toBeInViewport();
  await expect.element(filter).toHaveValue('');
});

it('opens on the section of the address', async () => {
  const screen = await open(`${location.search}#undo`);
  await expect.element(screen.getByRole('heading', { name: 'Undo' })).toBeInViewport();
});

it('opens on the section that the palette asked for', async () => {
  const screen = await open('?section=tags');
  await expect.element(screen.getByRole('heading', { name: 'Tags' })).toBeInViewport();
});
