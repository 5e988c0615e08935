import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { listValues, openTool, startAfresh, storedOptions } from '../../ui/testing-visit';
import { words } from './locales/en';
import UlidGenerator from './view';

beforeEach(() => startAfresh(1280, 900));

const open = () => openTool(UlidGenerator, { words });

const ulids = () => listValues(/ULID/);

it('makes one on opening, others on request, and remembers how', async () => {
  const screen = await open();
  await expect.poll(() => ulids()[0]).toMatch(/^01[0-9A-HJKMNP-TV-Z]{24}$/);
  const [first] = ulids();
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => ulids()[0]).not.toBe(first);
  const [second] = ulids();
  await userEvent.keyboard('r');
  await expect.poll(() => ulids()[0]).not.toBe(second);
  await screen.getByRole('spinbutton', { name: 'Quantity' }).fill('20');
  await expect.poll(() => ulids().length).toBe(20);
  expect(ulids()).toEqual([...new Set(ulids())].sort());
  await screen.getByRole('radio', { name: 'Lowercase' }).click({ force: true });
  await expect.poll(() => ulids()[0]).toMatch(/^01[0-9a-hjkmnp-tv-z]{24}$/);
  await expect.poll(storedOptions).toContain('20');
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('radio', { name: 'JSON array' }).click({ force: true });
  await expect.element(screen.getByRole('group', { name: '20 ULIDs' })).toHaveTextContent(/\[\s*"01/);
});

it('takes a given time, and says when it cannot', async () => {
  const screen = await open();
  await screen.getByRole('radio', { name: 'A given instant' }).click({ force: true });
  const instant = screen.getByRole('textbox', { name: 'Instant' });
  await instant.fill('2023-11-02T00:00:00.000Z');
  await expect.poll(() => ulids()[0]).toMatch(/^01HE6N8S00/);
  await instant.fill('1469918176385');
  await expect.poll(() => ulids()[0]).toMatch(/^01ARYZ6S41/);
  await instant.fill('281474976710656');
  await expect.element(screen.getByText('The time must lie between 1970 and 10889.')).toBeVisible();
  expect(ulids()).toEqual([]);
  await instant.fill('soon');
  await expect.element(screen.getByText(/^Not an instant/)).toBeVisible();
});

it('takes a ULID or a UUID apart', async () => {
  const screen = await open();
  await screen.getByRole('tab', { name: 'Inspect' }).click();
  const field = screen.getByRole('textbox', { name: 'ULID or UUID' });
  await field.fill('01arz3ndektsv4rrffq69g5fav');
  for (const text of [
    '2016-07-30T23:54:10.259Z',
    '1469922850259',
    'd6764c61efb99302bd5b',
    '01ARZ3NDEKTSV4RRFFQ69G5FAV',
    '01563e3a-b5d3-d676-4c61-efb99302bd5b',
  ]) {
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  }
  await expectNoAxeViolations(screen.container);
  await field.fill('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  await expect.element(screen.getByText('01FWHE4YDGFK1SHH6W1G60EECF', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^This is a UUID/)).toBeVisible();
  await field.fill('8ZZZZZZZZZZZZZZZZZZZZZZZZZ');
  await expect.element(screen.getByText('Too large: a ULID starts with 0 to 7.')).toBeVisible();
  await field.fill('01ARZ3NDEKTSV4RRFFQ69G5FAU');
  await expect.element(screen.getByText('Character U at position 26 is not allowed.')).toBeVisible();
  await field.fill('01ARZ');
  await expect.element(screen.getByText('A ULID has 26 characters; this has 5.')).toBeVisible();
  await expect.element(screen.getByText(/^Correct the marked place/)).toBeVisible();
});
