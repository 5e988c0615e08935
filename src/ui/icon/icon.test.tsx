import { expect, it } from 'vitest';
import { renderWithWords } from '../testing';
import { Icon } from './icon';

it('is decoration unless it has a label', async () => {
  const screen = await renderWithWords(
    <>
      <Icon name="copy" />
      <Icon name="check" label="Done" />
    </>,
  );
  const [plain] = screen.container.querySelectorAll('svg');
  expect(plain?.getAttribute('aria-hidden')).toBe('true');
  expect(screen.container.querySelector('use')?.getAttribute('href')).toMatch(/#copy$/);
  await expect.element(screen.getByRole('img', { name: 'Done' })).toBeVisible();
});

it.each([
  ['s', 14],
  ['m', 16],
  ['l', 20],
] as const)('%s is %i px', async (size, length) => {
  const screen = await renderWithWords(<Icon name="copy" size={size} />);
  const { width, height } = screen.container.querySelector('svg')?.getBoundingClientRect() ?? {};
  expect([width, height]).toEqual([length, length]);
});
