import { afterEach, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { collect, renderWithWords } from '../testing';
import { watchClipboard } from '../testing-visit';
import { TextCopyable } from './text-copyable';

afterEach(() => {
  vi.restoreAllMocks();
});

it('says "Copy to clipboard", then "Copied!" for 1500 ms', async () => {
  const copied = watchClipboard();
  const screen = await renderWithWords(<TextCopyable value="d41d8cd98f00" />);
  const value = screen.getByRole('button', { name: 'd41d8cd98f00' });
  await userEvent.hover(value);
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Copy to clipboard');
  const before = performance.now();
  const hints = collect(() => document.querySelector('[role="tooltip"]')?.textContent);
  const told = collect(() => screen.container.querySelector('[role="status"]')?.textContent);
  await value.click();
  expect(copied).toEqual(['d41d8cd98f00']);
  await expect.poll(() => hints).toContain('Copied!');
  await expect.poll(() => told).toEqual(['', 'Copied!', '']);
  expect(performance.now() - before).toBeGreaterThanOrEqual(1400);
});

it('copies by keyboard', async () => {
  const copied = watchClipboard();
  const screen = await renderWithWords(<TextCopyable value="a  b" />);
  await userEvent.tab();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Copy to clipboard');
  await userEvent.keyboard('{Enter}');
  expect(copied).toEqual(['a  b']);
});

it('says when it did not work', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  vi.spyOn(document, 'execCommand').mockReturnValue(false);
  const screen = await renderWithWords(<TextCopyable value="abc" />, 'zh-cn');
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('alert')).toHaveTextContent('复制失败，请手动选择后复制。');
});
