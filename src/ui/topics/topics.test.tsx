import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithWords } from '../testing';
import { Topic, TopicItems, TopicLinks } from './topics';

it('links to each topic, and tells which is followed', async () => {
  const onOpen = vi.fn<(id: string) => void>();
  await renderWithWords(<TopicLinks label="Topics" topics={[{ id: 'undo', name: 'Undo' }]} onOpen={onOpen} />);
  const link = page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'Undo' });
  await expect.element(link).toHaveAttribute('href', '#undo');
  link.element().addEventListener('click', (event) => event.preventDefault());
  await link.click();
  expect(onOpen).toHaveBeenCalledExactlyOnceWith('undo');
});

it('is a region named by its title, which has a link of its own', async () => {
  await renderWithWords(
    <Topic id="undo" name="Undo" linkLabel="Link to “Undo”">
      <li>git restore</li>
    </Topic>,
  );
  const region = page.getByRole('region', { name: 'Undo' });
  await expect.element(region.getByRole('link', { name: 'Link to “Undo”' })).toHaveAttribute('href', '#undo');
  await expect.element(region.getByRole('listitem')).toHaveTextContent('git restore');
});

it('stands without a topic, with a name of its own', async () => {
  await renderWithWords(
    <TopicItems label="Found">
      <li>git restore</li>
    </TopicItems>,
  );
  await expect.element(page.getByRole('list', { name: 'Found' })).toBeVisible();
});
