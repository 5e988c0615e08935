import { expect, it, vi } from 'vitest';
import { renderWithWords } from '../testing';
import { Awaited, type AwaitedProps } from './awaited';

const run = (status: AwaitedProps['run']['status']) => ({ status, cancel: vi.fn(), retry: vi.fn() });

const page = (status: AwaitedProps['run']['status']) => (
  <div style={{ display: 'grid', gap: 16 }}>
    <Awaited run={run(status)} standIn={<p style={{ height: 200 }}>Stand-in</p>}>
      {status === 'idle' ? <p>Nothing yet</p> : <p style={{ height: 200 }}>Result</p>}
    </Awaited>
    <p data-testid="below">Below</p>
  </div>
);

it('keeps the place of the first result, over which late work is shown', async () => {
  const screen = await renderWithWords(page('busy'), 'en');
  const below = () => screen.getByTestId('below').element().getBoundingClientRect().top;
  const former = below();
  await expect.element(screen.getByText('Stand-in')).not.toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
  expect(below()).toBe(former);
  expect(screen.container.querySelector('[data-awaited]')).not.toBeNull();
  await screen.rerender(page('done'));
  await expect.element(screen.getByText('Result')).toBeVisible();
  expect(screen.getByText('Stand-in').elements()).toEqual([]);
  expect(below()).toBe(former);
  expect(screen.container.querySelector('[data-awaited]')).toBeNull();
});

it('shows late work above the result from then on', async () => {
  const screen = await renderWithWords(page('done'), 'en');
  await screen.rerender(page('busy'));
  const bar = screen.getByRole('progressbar');
  await expect.element(bar).toBeVisible();
  await expect.element(screen.getByText('Result')).toBeVisible();
  const top = (element: Element) => element.getBoundingClientRect().top;
  expect(top(bar.element())).toBeLessThan(top(screen.getByText('Result').element()));
});

it('shows what is there while nothing is asked for', async () => {
  const screen = await renderWithWords(page('idle'), 'en');
  await expect.element(screen.getByText('Nothing yet')).toBeVisible();
});
