import { userEvent } from 'vitest/browser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { forgetStored, openTool, watchClipboard } from '../../ui/testing-visit';
import { words as en } from './locales/en';
import { words as zhCn } from './locales/zh-cn';
import View from './view';

const open = (search = '', locale: 'en' | 'zh-cn' = 'en') => {
  history.replaceState(null, '', `${location.pathname}${search}`);
  return openTool(View, { words: locale === 'en' ? en : zhCn, locale });
};

const before = location.search;
beforeEach(forgetStored);
afterEach(() => history.replaceState(null, '', `${location.pathname}${before}`));

it('shows five groups and all 64 codes', async () => {
  const screen = await open();
  const headings = screen.getByRole('heading', { level: 2 });
  await expect
    .poll(() => headings.elements().map((heading) => heading.textContent))
    .toEqual(['1xx informational response', '2xx success', '3xx redirection', '4xx client error', '5xx server error']);
  expect(screen.getByRole('listitem').elements()).toHaveLength(64);
  await expectNoAxeViolations(screen.container);
});

it('filters WebDAV and shows unofficial codes on demand', async () => {
  const screen = await open();
  await screen.getByRole('radio', { name: 'WebDAV' }).click();
  await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(7);
  await screen.getByRole('radio', { name: 'All' }).click();
  await screen.getByRole('checkbox', { name: 'Show unofficial codes' }).click();
  await expect.poll(() => screen.getByRole('listitem').elements().length).toBe(90);
  await expect.element(screen.getByText('unofficial: nginx').first()).toBeVisible();
});

it('copies a code by click and by Enter, and puts it into the address', async () => {
  const copied = watchClipboard();
  const screen = await open();
  await screen.getByRole('button', { name: '308 Permanent Redirect' }).click();
  await expect.poll(() => copied).toEqual(['308 Permanent Redirect']);
  expect(location.search).toBe('?code=308');
  (screen.getByRole('button', { name: '404 Not Found' }).element() as HTMLButtonElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => copied).toEqual(['308 Permanent Redirect', '404 Not Found']);
  await expect.element(screen.getByRole('button', { name: '404 Not Found' })).toHaveAttribute('aria-current', 'true');
});

it('scrolls to the code of the address', async () => {
  const screen = await open('?code=511');
  const card = screen.getByRole('button', { name: '511 Network Authentication Required' });
  await expect.element(card).toHaveAttribute('aria-current', 'true');
  await expect.element(card).toBeInViewport();
});

it('says that words are those of unofficial codes', async () => {
  const screen = await open();
  await screen.getByRole('searchbox', { name: 'Search' }).fill('cloudflare');
  await expect.element(screen.getByText('8 unofficial codes match “cloudflare”.')).toBeVisible();
  await screen.getByRole('button', { name: 'Show unofficial codes' }).click();
  await expect.element(screen.getByText('unofficial: Cloudflare').first()).toBeVisible();
});

it('shows an unofficial code that the address asks for, and explains one that nobody has', async () => {
  const screen = await open('?code=499');
  await expect.element(screen.getByRole('button', { name: '499 Client Closed Request' })).toBeInViewport();
  await screen.unmount();
  const other = await open('?code=432');
  await expect.element(other.getByText('432 is not assigned; clients treat it as 400.')).toBeVisible();
});

it('searches', async () => {
  const screen = await open();
  const search = screen.getByRole('searchbox', { name: 'Search' });
  const first = () => screen.getByRole('listitem').elements()[0]?.querySelector('button')?.textContent;
  await search.fill('404');
  await expect.element(screen.getByRole('heading', { name: 'Search results' })).toBeVisible();
  await expect.poll(first).toBe('404 Not Found');
  await search.fill('forbiden');
  await expect.poll(first).toBe('403 Forbidden');
  // Words of another language than the page's.
  await search.fill('茶壶');
  await expect.poll(first).toBe("418 I'm a teapot");
  await search.fill('xyz');
  await expect.element(screen.getByText('No status code matches “xyz”.')).toBeVisible();
  await search.fill('499');
  await expect.element(screen.getByText('499 is not assigned; clients treat it as 400.')).toBeVisible();
  await screen.getByRole('button', { name: 'Show unofficial codes' }).click();
  await expect.poll(first).toBe('499 Client Closed Request');
});

it('finds by Chinese words', async () => {
  const screen = await open('', 'zh-cn');
  await screen.getByRole('searchbox', { name: '搜索' }).fill('未找到');
  await expect.element(screen.getByRole('button', { name: '404 Not Found' })).toBeVisible();
});

it('links to the RFC in another tab', async () => {
  const screen = await open();
  const link = screen.getByRole('link', { name: 'RFC 9110 § 15.5.5', exact: true });
  await expect.element(link).toHaveAttribute('href', 'https://www.rfc-editor.org/rfc/rfc9110.html#section-15.5.5');
  await expect.element(link).toHaveAttribute('target', '_blank');
  await expect.element(link).toHaveAttribute('rel', 'noreferrer');
});
