import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, startAfresh, storedOptions } from '../../ui/testing-visit';
import { words } from './locales/en';
import { words as fr } from './locales/fr';
import DeviceInformation from './view';

beforeEach(() => startAfresh(1280, 900));

const open = () => openTool(DeviceInformation, { words });

it('shows this browser, and asks for nothing', async () => {
  const ask = vi.spyOn(Notification, 'requestPermission');
  const screen = await open();
  await expect
    .element(screen.getByRole('region', { name: 'Screen' }))
    .toHaveTextContent(`${window.screen.width} × ${window.screen.height}`);
  await expect.element(screen.getByRole('region', { name: 'Device' })).toHaveTextContent(navigator.userAgent);
  await expect.element(screen.getByRole('region', { name: 'Device' })).toHaveTextContent(/Operating systemLinux/);
  await expect.element(screen.getByText(words.private)).toBeVisible();
  expect(ask).not.toHaveBeenCalled();
  await expectNoAxeViolations(screen.container);
});

it('follows the window, and stops when asked', async () => {
  const screen = await open();
  const card = screen.getByRole('region', { name: 'Screen' });
  await page.viewport(800, 600);
  await expect.element(card).toHaveTextContent(`Window size${window.innerWidth} × ${window.innerHeight}`);
  await screen.getByRole('switch', { name: 'Update by itself' }).click();
  const before = `${window.innerWidth} × ${window.innerHeight}`;
  await page.viewport(700, 500);
  await expect.element(card).toHaveTextContent(before);
  await screen.getByRole('button', { name: 'Update now' }).click();
  await expect.element(card).toHaveTextContent(`Window size${window.innerWidth} × ${window.innerHeight}`);
  await expect.poll(storedOptions).toContain('false');
});

it('copies all of it as text and as JSON', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await open();
  await screen.getByRole('button', { name: 'Copy all' }).click();
  await expect.poll(() => write.mock.lastCall?.[0]).toContain(`Screen size: ${window.screen.width} × `);
  await screen.getByRole('button', { name: 'Copy JSON' }).click();
  await expect.poll(() => write.mock.lastCall?.[0]).toContain(`"width": ${window.screen.width}`);
});

it('has its buttons in one line of a phone, in French too', async () => {
  await page.viewport(390, 844);
  const screen = await openTool(DeviceInformation, { words: fr, locale: 'fr' });
  screen.container.style.padding = '0 16px';
  const boxOf = (name: string) => screen.getByRole('button', { name, exact: true }).element().getBoundingClientRect();
  expect(boxOf(fr.copyText).top).toBe(boxOf(fr.copyJson).top);
  expect(boxOf(fr.copyText).right).toBeLessThanOrEqual(390);
  await page.viewport(320, 700);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
