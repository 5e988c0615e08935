import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { CATEGORIES } from '../../tools/types';
import { LanguageContext } from '../languages/language';
import { language } from '../languages/zh-cn';
import { Navigation } from '../navigation/navigation';
import { collapsedCategories, favouriteTools } from '../settings/stored-settings';
import { Menu } from './menu';

const [model] = language.tools;

/** A catalogue of so many tools, the first of each category called after it. */
function catalogue(count: number) {
  return Array.from({ length: count }, (_, n) => {
    const category = CATEGORIES[n % CATEGORIES.length] ?? 'web';
    return { icon: model?.icon ?? '', description: '', category, id: `tool-${n}`, name: `Tool ${n}` };
  });
}

async function openMenu(count: number, currentPath: string) {
  await render(
    <LanguageContext value={{ ...language, tools: catalogue(count) }}>
      <Navigation>
        <Menu currentPath={currentPath} onFollow={() => undefined} />
      </Navigation>
    </LanguageContext>,
  );
  return page.getByRole('navigation');
}

beforeEach(async () => {
  collapsedCategories.set({});
  favouriteTools.set([]);
  await page.viewport(1280, 800);
});

it('shows all tools of all categories', async () => {
  const menu = await openMenu(150, '/tool-3');
  expect(menu.getByRole('link').elements()).toHaveLength(150);
});

it('with many tools opens the category of the current one alone, and others when they are asked for', async () => {
  favouriteTools.set(['tool-0', 'tool-1']);
  const menu = await openMenu(1000, '/tool-3');
  const inOne = 1000 / CATEGORIES.length;
  await expect.element(menu.getByRole('link', { name: 'Tool 3', exact: true })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link').elements()).toHaveLength(inOne + 2);
  const [first] = CATEGORIES;
  await menu.getByText(language.shell.categories[first]).click();
  expect(menu.getByRole('link').elements()).toHaveLength(2 * inOne + 2);
  // And stays so.
  expect(collapsedCategories.get()).toEqual({ [first]: false });
  await menu.getByText(language.shell.categories[first]).click();
  expect(menu.getByRole('link').elements()).toHaveLength(inOne + 2);
});
