import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool } from '../../ui/testing-visit';
import { words } from './locales/en';
import UserAgentParser from './view';

const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

beforeEach(async () => {
  await page.viewport(1280, 900);
});

const open = () => openTool(UserAgentParser, { words, id: 'user-agent-parser' });

/** What was typed outlives a view; this puts both fields back. */
async function reopen() {
  const screen = await open();
  await screen.getByRole('button', { name: 'Use this browser' }).click();
  return screen;
}

it('begins with this browser, and gives it back at the button', async () => {
  const screen = await open();
  const field = screen.getByRole('textbox', { name: 'User agent' });
  await expect.element(field).toHaveValue(navigator.userAgent);
  const engine = screen.getByRole('region', { name: 'Engine' });
  await expect.element(engine).toHaveTextContent('Blink');
  await field.fill('curl/8.5.0');
  await expect.element(screen.getByRole('region', { name: 'Kind' })).toHaveTextContent('Library');
  await expect.element(engine).toHaveTextContent('No engine found');
  await screen.getByRole('button', { name: 'Use this browser' }).click();
  await expect.element(field).toHaveValue(navigator.userAgent);
  await expectNoAxeViolations(screen.container);
});

it('takes client hints into account, and says which line is wrong', async () => {
  const screen = await reopen();
  await screen.getByRole('textbox', { name: 'User agent' }).fill(WINDOWS);
  const system = screen.getByRole('region', { name: 'Operating system' });
  await expect.element(system).toHaveTextContent('10');
  await expect.element(screen.getByText(/sent by Windows 10 and 11 alike/)).toBeVisible();
  const hints = screen.getByRole('textbox', { name: 'Client hints (optional)' });
  await hints.fill('Sec-CH-UA-Platform: "Windows"\nSec-CH-UA-Platform-Version: "15.0.0"');
  await expect.element(system).toHaveTextContent('11');
  expect(screen.getByText(/sent by Windows 10 and 11 alike/).elements()).toEqual([]);
  await hints.fill('Sec-CH-UA-Platform: "Windows"\nSec-CH-UA-Mobile: no');
  await expect.element(screen.getByText('Line 2: the value of Sec-CH-UA-Mobile must be ?0 or ?1')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy JSON' }).elements()).toEqual([]);
});

it('is neutral when empty, and says when nothing is recognised', async () => {
  const screen = await reopen();
  const field = screen.getByRole('textbox', { name: 'User agent' });
  await field.fill('');
  await expect.element(screen.getByText('The result appears here.')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Browser' }).elements()).toEqual([]);
  await field.fill('hello');
  await expect.element(screen.getByText('Nothing recognised in this string.')).toBeVisible();
  await expect.element(screen.getByText(/Correct the marked place/)).toBeVisible();
  expect(screen.getByRole('region', { name: 'Browser' }).elements()).toEqual([]);
});

it('shows several as a table', async () => {
  const screen = await reopen();
  await screen.getByRole('textbox', { name: 'User agent' }).fill(`curl/8.5.0\n${WINDOWS}\nhello\ncurl/8.5.0`);
  await expect.element(screen.getByRole('heading', { name: '4 user agents' })).toBeVisible();
  await expect.element(screen.getByText('3 distinct')).toBeVisible();
  await expect.element(screen.getByRole('row', { name: /Library · curl 8.5.0/ }).first()).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: 'Windows 10' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: 'Nothing recognised' })).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('shows of a long one the two ends, so that no cell is laid out for seconds', async () => {
  const screen = await reopen();
  const long = `curl/8.5.0 ${'x'.repeat(5000)} end`;
  await screen.getByRole('textbox', { name: 'User agent' }).fill(`${long}\n${WINDOWS}`);
  const cell = screen.getByRole('cell', { name: /^curl\/8\.5\.0 x+…x+ end$/ });
  await expect.element(cell).toBeVisible();
  expect(cell.element().textContent?.length).toBeLessThan(1100);
});
