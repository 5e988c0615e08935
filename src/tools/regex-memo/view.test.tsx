import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, startAfresh, storedOptions, watchClipboard } from '../../ui/testing-visit';
import { takeHandedOver } from '../../operations/drafts';
import { ROWS } from './entries';
import { words } from './locales/en';
import { words as zhCn } from './locales/zh-cn';
import { outcomeOf, promisedBy } from './testing-claims';
import RegexMemo from './view';

beforeEach(() => startAfresh(1280, 900));

it('says of this engine what it does, the newest syntax too', () => {
  const wrong = ROWS.flatMap(({ id, entry }) =>
    entry.claims.flatMap((claim) => {
      const outcome = JSON.stringify(outcomeOf(claim));
      return outcome === JSON.stringify(promisedBy(claim)) ? [] : [`${id}: ${outcome}`];
    }),
  );
  expect(wrong).toEqual([]);
});

it('is searched by syntax and by meaning', async () => {
  const screen = await openTool(RegexMemo, { words });
  const search = screen.getByRole('searchbox', { name: words.search });
  await search.fill('\\b');
  await expect.element(screen.getByText(words.entries.anchors.boundary)).toBeVisible();
  await expect.element(screen.getByText(words.entries.classes.digit)).not.toBeInTheDocument();
  await search.fill('lazy');
  await expect.element(screen.getByText(words.entries.quantifiers.lazy)).toBeVisible();
  await search.fill('qwertz');
  await expect.element(screen.getByText(words.none('qwertz'))).toBeVisible();
  await search.fill('');
  await expectNoAxeViolations(screen.container);
});

it('says how another language differs, and remembers which', async () => {
  const screen = await openTool(RegexMemo, { words });
  await choose(words.options.language.label, 'Go (RE2)');
  await screen.getByRole('searchbox', { name: words.search }).fill('(?=');
  await expect.element(screen.getByText(`Go (RE2): ${words.missing}`)).toBeVisible();
  expect(storedOptions()).toContain('"language":"go"');
});

it('copies a row, and opens the tester with its sample', async () => {
  const copied = watchClipboard();
  const screen = await openTool(RegexMemo, { words });
  await screen.getByRole('searchbox', { name: words.search }).fill('$&');
  await screen.getByRole('button', { name: words.copySyntax('$&') }).click();
  await expect.poll(() => copied).toEqual(['$&']);
  const way = screen.getByRole('link', { name: `${words.open} $&` });
  const address = new URL((way.element() as HTMLAnchorElement).href);
  expect(address.pathname).toMatch(/\/regex-tester$/);
  expect(Object.fromEntries(address.searchParams)).toEqual({
    pattern: '\\d',
    flags: 'g',
    mode: 'replace',
    replacement: '[$&]',
  });
  await way.click();
  expect(takeHandedOver('regex-tester')).toMatchObject({ text: 'a1b2' });
});

it('copies each of several signs by itself', async () => {
  const copied = watchClipboard();
  const screen = await openTool(RegexMemo, { words });
  await screen.getByRole('searchbox', { name: words.search }).fill('end of line');
  await screen
    .getByRole('button', { name: words.copySyntax('$'), exact: true })
    .first()
    .click();
  await expect.poll(() => copied).toEqual(['$']);
});

it('shows what fits best first, and says where another language is the same', async () => {
  const screen = await openTool(RegexMemo, { words });
  await choose(words.options.language.label, 'Java');
  await screen.getByRole('searchbox', { name: words.search }).fill('zero or more');
  const first = screen.getByRole('list', { name: words.results }).getByRole('listitem').first();
  await expect.element(first).toHaveTextContent(words.entries.quantifiers.star);
  await expect.element(first).toHaveTextContent(`Java: ${words.same}`);
});

it('speaks Chinese', async () => {
  const screen = await openTool(RegexMemo, { words: zhCn, locale: 'zh-cn' });
  await expect.element(screen.getByRole('heading', { name: zhCn.topics.looking })).toBeVisible();
});
