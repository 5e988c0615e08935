import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Modal } from '../modal/modal';
import { renderWithWords } from '../testing';
import { showToast } from './toast';

const open: (() => void)[] = [];
const show: typeof showToast = (request) => {
  const close = showToast(request);
  open.push(close);
  return close;
};

afterEach(() => {
  vi.useRealTimers();
  for (const close of open.splice(0)) close();
});

it.each([
  [undefined, 'status'],
  ['success', 'status'],
  ['info', 'status'],
  ['error', 'alert'],
] as const)('of the kind %s has the role %s', async (kind, role) => {
  const screen = await renderWithWords(null);
  show({ message: 'Something happened', kind });
  await expect.element(screen.getByRole(role)).toHaveTextContent('Something happened');
});

it('goes away by itself, but not while the pointer is on it', async () => {
  const screen = await renderWithWords(<p>Elsewhere</p>);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  show({ message: 'Short', duration: 400 });
  const toast = screen.getByText('Short');
  await userEvent.hover(toast);
  await vi.advanceTimersByTimeAsync(10_000);
  await expect.element(toast).toBeVisible();
  await userEvent.hover(screen.getByText('Elsewhere'));
  await vi.advanceTimersByTimeAsync(399);
  await expect.element(toast).toBeVisible();
  await vi.advanceTimersByTimeAsync(1);
  await expect.element(toast).not.toBeInTheDocument();
});

it('stays until it is closed when told so', async () => {
  const screen = await renderWithWords(null);
  show({ message: 'Stays', duration: 'stay' });
  await screen.getByRole('button', { name: 'Close' }).click();
  await expect.element(screen.getByText('Stays')).not.toBeInTheDocument();
});

it('is taken away by who showed it', async () => {
  const screen = await renderWithWords(null);
  const close = show({ message: 'Mine', duration: 'stay' });
  await expect.element(screen.getByText('Mine')).toBeVisible();
  close();
  await expect.element(screen.getByText('Mine')).not.toBeInTheDocument();
});

it('acts and closes', async () => {
  const onAction = vi.fn<() => void>();
  const screen = await renderWithWords(null);
  show({ message: 'New version', kind: 'info', action: { label: 'Reload', onAction } });
  await screen.getByRole('button', { name: 'Reload' }).click();
  expect(onAction).toHaveBeenCalledOnce();
  await expect.element(screen.getByText('New version')).not.toBeInTheDocument();
});

it('does not stand there twice, and never covers the page', async () => {
  const screen = await renderWithWords(null);
  show({ message: 'Same' });
  show({ message: 'Same' });
  await expect.poll(() => screen.getByText('Same').elements().length).toBe(1);
  for (const message of ['One', 'Two', 'Three']) show({ message });
  await expect.poll(() => document.querySelectorAll('[role="status"]').length).toBe(3);
  await expect.element(screen.getByText('Same')).not.toBeInTheDocument();
});

it.each([320, 390, 1280])('has room on a screen of %d px, and stands in its middle', async (width) => {
  await page.viewport(width, 800);
  const screen = await renderWithWords(null);
  show({
    message: 'Rien n’a été copié : impossible de lire ce fichier comme du texte.',
    kind: 'error',
    duration: 'stay',
  });
  show({ message: 'Short', action: { label: 'Undo', onAction: () => undefined }, duration: 'stay' });
  for (const role of ['alert', 'status'] as const) {
    const toast = screen.getByRole(role);
    await expect.element(toast).toBeVisible();
    const { left, right } = toast.element().getBoundingClientRect();
    expect(left).toBeGreaterThanOrEqual(16);
    expect(width - right).toBeCloseTo(left, 0);
  }
  await page.viewport(1280, 800);
});

it('says it in the language of the page', async () => {
  const screen = await renderWithWords(null, 'fr');
  show({ message: (words) => words.copiedToClipboard });
  await expect.element(screen.getByRole('status')).toHaveTextContent('Copié dans le presse-papiers');
});

it('can be used above a modal dialog and outlives it', async () => {
  const onAction = vi.fn<() => void>();
  const dialog = (isOpen: boolean) => (
    <Modal open={isOpen} title="Dialog" onClose={() => undefined}>
      <p>Inside</p>
    </Modal>
  );
  const screen = await renderWithWords(dialog(true));
  await expect.element(screen.getByText('Inside')).toBeVisible();
  show({ message: 'Above', duration: 'stay', action: { label: 'Undo', onAction } });
  const button = screen.getByRole('button', { name: 'Undo' });
  await expect.element(button).toBeVisible();
  const { left, top } = button.element().getBoundingClientRect();
  expect(button.element().contains(document.elementFromPoint(left + 5, top + 5))).toBe(true);
  await screen.rerender(dialog(false));
  await expect.element(screen.getByText('Above')).toBeVisible();
  await button.click();
  expect(onAction).toHaveBeenCalledOnce();
});
