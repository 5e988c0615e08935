import { createRef } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { LanguageContext } from '../languages/language';
import { language as en } from '../languages/en';
import { language as fr } from '../languages/fr';
import { language as zhCn } from '../languages/zh-cn';
import { Navigation } from '../navigation/navigation';
import { TAKEN_AS } from './command-names';
import { ResultList } from './result-list';

const WAYS = { openFile: () => undefined, chooseTool: () => undefined };

const show = (query: string, earlyKeys: readonly string[] = [], onClose = vi.fn<() => void>(), language = zhCn) =>
  render(
    <LanguageContext value={language}>
      <Navigation>
        <ResultList
          ref={createRef()}
          id="results"
          query={query}
          isPasted={false}
          given={undefined}
          waysToGive={WAYS}
          earlyKeys={earlyKeys}
          onClose={onClose}
          onSelected={() => undefined}
        />
      </Navigation>
    </LanguageContext>,
  );

const placeOfSelected = () =>
  page
    .getByRole('option')
    .elements()
    .findIndex((option) => option.ariaSelected === 'true');

beforeEach(() => localStorage.clear());

describe('keys that were pressed before the list was here', () => {
  it.each([
    [[], 0],
    [['ArrowDown', 'ArrowDown'], 2],
    [['ArrowUp', 'ArrowDown'], 1],
    [['PageDown', 'ArrowUp'], 4],
  ] as const)('%j select the line %i', async (keys, place) => {
    await show('json', keys);
    expect(placeOfSelected()).toBe(place);
  });

  it('open the line they led to', async () => {
    const onClose = vi.fn<() => void>();
    const before = location.href;
    await show('json', ['ArrowDown', 'Enter', 'ArrowDown'], onClose);
    expect(placeOfSelected()).toBe(1);
    expect(onClose).toHaveBeenCalledOnce();
    history.replaceState(null, '', before);
  });
});

it('repeats only the beginning of a long query that matches nothing', async () => {
  const screen = await show('q'.repeat(60));
  await expect.element(screen.getByRole('status')).toHaveTextContent(`「${'q'.repeat(24)}…」`);
});

it.each([zhCn, en, fr])('tells how many results are offered, not how many are in sight: $locale', async (language) => {
  const screen = await show('json', [], undefined, language);
  const all = page.getByRole('option').last();
  const { palette } = language.shell;
  await expect.element(all).toHaveTextContent(/\d/);
  const offered = Number(all.element().textContent.replaceAll(/\D/g, ''));
  expect(offered).toBeGreaterThan(5);
  await expect.element(screen.getByRole('status')).toHaveTextContent(palette.count(offered));
  await all.click();
  await expect.poll(() => page.getByRole('option').elements().length).toBe(offered);
  await expect.element(screen.getByRole('status')).toHaveTextContent(palette.count(offered));
});

it.each([zhCn, en, fr])('says for which word it found what is nearly spelled so: $locale', async (language) => {
  const screen = await show('regx', [], undefined, language);
  await expect.element(page.getByRole('option').first()).toBeVisible();
  // As the matchers read it: each kind of space as one.
  const remark = TAKEN_AS[language.locale]('regx', 'regex').replaceAll('\u00a0', ' ');
  await expect.element(screen.getByRole('paragraph').filter({ hasText: remark }).first()).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent(remark);
});

it('leads to the section of the about page where the operator has set no address', async () => {
  const before = location.href;
  const screen = await show('源码仓库', ['Enter']);
  await expect.element(screen.getByRole('option', { name: '源码仓库' })).toBeVisible();
  expect(location.href).toMatch(/\/about#source$/);
  history.replaceState(null, '', before);
});

it('waits with Enter until it is known what fits what was pasted', async () => {
  const before = location.href;
  await show('10.0.0.0/22', ['Enter']);
  await expect.poll(() => location.pathname).toMatch(/\/ipv4-subnet-calculator$/);
  history.replaceState(null, '', before);
});
