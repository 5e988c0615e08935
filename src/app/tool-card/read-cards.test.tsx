import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import catalogue from 'virtual:catalogue/zh-cn';
import { Home } from '../../pages/home/home';
import { LanguageContext, languageOfHome } from '../languages/language';
import { Navigation } from '../navigation/navigation';
import { readCards } from './read-cards';

const [first, second, ...others] = catalogue.map(({ id, category, icon, name, description }) => ({
  id,
  category,
  icon,
  name,
  description,
}));
if (!first || !second) throw new Error('The catalogue has no two tools');
const tools = [{ ...first, name: 'A <b> & "c"', isNew: true as const }, second, ...others];

it('reads from the cards of home the tools that home was drawn with', async () => {
  const { container } = await render(
    <LanguageContext value={languageOfHome(tools)}>
      <Navigation>
        <Home onSearch={() => undefined} />
      </Navigation>
    </LanguageContext>,
  );
  expect(readCards(container)).toEqual(tools);
});

it('finds none in a page without cards', () => {
  expect(readCards(document.createElement('div'))).toEqual([]);
});
