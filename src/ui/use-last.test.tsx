import { expect, it } from 'vitest';
import { renderWithWords } from './testing';
import { useLast } from './use-last';

function Shown({ value }: { value: string | undefined }) {
  return <p>{useLast(value) ?? 'none'}</p>;
}

it('keeps the last value while there is none', async () => {
  const screen = await renderWithWords(<Shown value={undefined} />);
  for (const [value, shown] of [
    [undefined, 'none'],
    ['a', 'a'],
    [undefined, 'a'],
    ['b', 'b'],
  ] as const) {
    await screen.rerender(<Shown value={value} />);
    await expect.element(screen.getByText(shown, { exact: true })).toBeVisible();
  }
});
