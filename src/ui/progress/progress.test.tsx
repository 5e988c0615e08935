import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { expectNoAxeViolations, renderWithWords } from '../testing';
import { Progress } from './progress';
import { useDelayed } from './use-delayed';

/** A start ten seconds before a moment at which the clock stands still, however busy the machine is. */
function tenSecondsAgo(): number {
  const now = Date.now();
  vi.spyOn(Date, 'now').mockReturnValue(now);
  return now - 10_000;
}

afterEach(() => {
  vi.restoreAllMocks();
});

it('tells share, amount, speed and time left', async () => {
  const onCancel = vi.fn();
  const startedAt = tenSecondsAgo();
  const screen = await renderWithWords(
    <Progress label="disk.iso" done={2.8e9} total={4.5e9} startedAt={startedAt} unit="bytes" onCancel={onCancel} />,
  );
  const bar = screen.getByRole('progressbar', { name: 'disk.iso' });
  await expect.element(bar).toHaveAttribute('aria-valuenow', '62');
  await expect.element(screen.getByText('2.8 / 4.5 GB')).toBeVisible();
  await expect.element(screen.getByText('280 MB per second')).toBeVisible();
  await expect.element(screen.getByText('about 7 seconds left')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  expect(onCancel).toHaveBeenCalledOnce();
  await expectNoAxeViolations(screen.container);
});

it('has no share where the amount is not known', async () => {
  const screen = await renderWithWords(<Progress done={1200} startedAt={Date.now()} unit="items" />);
  await expect.element(screen.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  await expect.element(screen.getByText('1,200 items')).toBeVisible();
});

it.each([
  ['zh-cn', '还需约 7 秒'],
  ['fr', 'encore 7 secondes environ'],
] as const)('speaks %s', async (locale, words) => {
  const startedAt = tenSecondsAgo();
  const screen = await renderWithWords(
    <Progress done={2.8e9} total={4.5e9} startedAt={startedAt} unit="bytes" />,
    locale,
  );
  const seen = () => screen.container.textContent?.replace(/\s/g, '');
  await expect.poll(seen).toContain(words.replace(/\s/g, ''));
});

it('is delayed, and gone at once', async () => {
  function Frame() {
    const [active, setActive] = useState(true);
    const isDue = useDelayed(active, 100);
    return (
      <button type="button" onClick={() => setActive(false)}>
        {isDue ? 'due' : 'not yet'}
      </button>
    );
  }
  const screen = await renderWithWords(<Frame />);
  await expect.element(screen.getByText('not yet')).toBeVisible();
  await expect.element(screen.getByText('due')).toBeVisible();
  await screen.getByText('due').click();
  await expect.element(screen.getByText('not yet')).toBeVisible();
});
