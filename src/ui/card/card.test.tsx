import { expect, it } from 'vitest';
import { renderWithWords } from '../testing';
import { Card } from './card';

it('shows title, actions and content', async () => {
  const screen = await renderWithWords(
    <Card title="A title" level={3} actions={<button type="button">Act</button>}>
      <p>Content</p>
    </Card>,
  );
  await expect.element(screen.getByRole('heading', { level: 3, name: 'A title' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Act' })).toBeVisible();
  await expect.element(screen.getByText('Content')).toBeVisible();
});

it('has no heading without a title', async () => {
  const screen = await renderWithWords(<Card>Content</Card>);
  expect(screen.container.querySelector('header, h2, h3')).toBeNull();
});
