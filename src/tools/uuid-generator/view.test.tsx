import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, listValues, openMoreOptions, openTool, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import UuidGenerator from './view';

beforeEach(() => startAfresh(1280, 900));

const open = () => openTool(UuidGenerator, { words });

const uuids = () => listValues(/UUID/);

it('makes one of version 4 on opening, and others on request', async () => {
  const screen = await open();
  await expect.poll(() => uuids()[0]).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const [first] = uuids();
  await screen.getByRole('button', { name: 'Refresh' }).click();
  await expect.poll(() => uuids()[0]).not.toBe(first);
  await expectNoAxeViolations(screen.container);
});

it('makes a UUID of each name', async () => {
  const screen = await open();
  await choose('Version', /^v5/);
  await expect.poll(uuids).toEqual(['dd2c1780-811a-5296-81c5-178a0ef488bc']);
  expect(screen.getByRole('button', { name: 'Refresh' }).elements()).toEqual([]);
  expect(screen.getByRole('spinbutton', { name: 'Quantity' }).elements()).toEqual([]);
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('');
  await expect.poll(uuids).toEqual(['1b4db7eb-4057-5ddf-91e0-36dec72071f5']);
  await choose('Namespace', /^DNS/);
  await screen.getByRole('textbox', { name: 'Name', exact: true }).fill('www.example.com\n你好');
  await expect.poll(uuids).toEqual(['2ed6657d-e927-568b-95e1-2665a8aea6a2', '2e0ffe38-c785-5cbb-9611-15527dc01535']);
  await choose('Namespace', /^Another/);
  await screen.getByRole('textbox', { name: 'Namespace UUID' }).fill('nobody');
  await expect.element(screen.getByText('Namespace must be a UUID.')).toBeVisible();
  expect(uuids()).toEqual([]);
  await screen.getByRole('textbox', { name: 'Namespace UUID' }).fill('{6BA7B810-9DAD-11D1-80B4-00C04FD430C8}');
  await expect.poll(() => uuids()[0]).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
});

it('takes a given instant, and says when it cannot', async () => {
  const screen = await open();
  await choose('Version', /^v7/);
  await screen.getByRole('radio', { name: 'A given instant' }).click({ force: true });
  const instant = screen.getByRole('textbox', { name: 'Instant' });
  await instant.fill('2022-02-22T19:22:22Z');
  await expect.poll(() => uuids()[0]).toMatch(/^017f22e2-79b0-7/);
  await instant.fill('1969-12-31');
  await expect.element(screen.getByText(/^This version holds instants from 1970-01-01/)).toBeVisible();
  expect(uuids()).toEqual([]);
  await instant.fill('tomorrow');
  await expect.element(screen.getByText(/^Not an instant/)).toBeVisible();
});

it.each([
  [/^NIL/, '00000000-0000-0000-0000-000000000000'],
  [/^MAX/, 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
])('makes %s, of which there is one', async (version, uuid) => {
  const screen = await open();
  await choose('Version', version);
  await expect.poll(uuids).toEqual([uuid]);
  expect(screen.getByRole('button', { name: 'Refresh' }).elements()).toEqual([]);
});

it('writes other forms', async () => {
  const screen = await open();
  await choose('Version', /^MAX/);
  await screen.getByRole('radio', { name: 'Uppercase' }).click({ force: true });
  await openMoreOptions();
  await screen.getByRole('switch', { name: 'Hyphens' }).click();
  await screen.getByRole('radio', { name: '{…}' }).click({ force: true });
  await expect.poll(uuids).toEqual([`{${'F'.repeat(32)}}`]);
  await screen.getByRole('radio', { name: 'urn:uuid:' }).click({ force: true });
  await expect.poll(uuids).toEqual(['urn:uuid:FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF']);
  await expect.element(screen.getByRole('switch', { name: 'Hyphens' })).toBeDisabled();
});

it('takes a UUID apart', async () => {
  const screen = await open();
  await screen.getByRole('tab', { name: 'Inspect' }).click();
  const field = screen.getByRole('textbox', { name: 'UUID' });
  await field.fill('017F22E2-79B0-7CC3-98C4-DC0C0C07398F');
  for (const text of [
    '2022-02-22T19:22:22.000Z',
    '01FWHE4YDGFK1SHH6W1G60EECF',
    '1989357241971137676463954034883508623',
    'AX8i4nmwfMOYxNwMDAc5jw==',
    'e2227f01b079c37c98c4dc0c0c07398f',
  ]) {
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  }
  await expectNoAxeViolations(screen.container);
  await field.fill('C232AB00-9414-11EC-B3C8-9F6BDECED846');
  for (const text of ['13256', '9f:6b:de:ce:d8:46'])
    await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  await field.fill('017f22e2-79b0-7cc3-18c4-dc0c0c07398f');
  await expect.element(screen.getByText(/^Variant is not RFC 9562/)).toBeVisible();
  await field.fill('not-a-uuid');
  await expect.element(screen.getByText('Not a UUID: expected 32 hex digits, with or without hyphens.')).toBeVisible();
  expect(screen.getByText('Other notations').elements()).toEqual([]);
  await expect.element(screen.getByText(/^Correct the marked place/)).toBeVisible();
});
