import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, listValues, openMoreOptions, openTool, startAfresh, storedOptions } from '../../ui/testing-visit';
import { words } from './locales/en';
import RandomPortGenerator from './view';

beforeEach(() => startAfresh(1280, 900));

const open = () => openTool(RandomPortGenerator, { words, id: 'random-port-generator' });

const ports = () => listValues(/port/);

async function chooseCustom(screen: Awaited<ReturnType<typeof open>>, from: string, to: string) {
  await choose('Range', 'Custom');
  await screen.getByRole('textbox', { name: 'First port' }).fill(from);
  await screen.getByRole('textbox', { name: 'Last port' }).fill(to);
}

it('draws one, and others at the button and the R key', async () => {
  const screen = await open();
  await expect.poll(() => Number(ports()[0])).toBeGreaterThanOrEqual(1024);
  await screen.getByRole('spinbutton', { name: 'Quantity' }).fill('20');
  await expect.poll(() => ports().length).toBe(20);
  const before = ports().join(' ');
  await screen.getByRole('button', { name: 'New' }).click();
  await expect.poll(() => ports().join(' ')).not.toBe(before);
  const again = ports().join(' ');
  await userEvent.keyboard('r');
  await expect.poll(() => ports().join(' ')).not.toBe(again);
  await expectNoAxeViolations(screen.container);
});

it('draws a block from a range of one’s own, tells the class, and remembers it', async () => {
  const screen = await open();
  await chooseCustom(screen, '8000', '8002');
  await openMoreOptions();
  await screen.getByRole('switch', { name: 'Skip ports many services use' }).click();
  await screen.getByRole('switch', { name: 'Consecutive block' }).click();
  await screen.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  await expect.poll(ports).toEqual(['8000', '8001', '8002']);
  await expect.element(screen.getByText('User port, often HTTP').first()).toBeVisible();
  await expect.poll(storedOptions).toContain('8002');
  await choose('List as', 'JSON array');
  await expect.element(screen.getByText('[8000, 8001, 8002]').first()).toBeVisible();
});

it('says what is wrong beside the field it is about', async () => {
  const screen = await open();
  await chooseCustom(screen, '6000', '5000');
  await expect.element(screen.getByText('The first port must not be above the last.')).toBeVisible();
  await expect.poll(ports).toEqual([]);
  await screen.getByRole('textbox', { name: 'First port' }).fill('80');
  await expect
    .element(screen.getByText('Choose ports from 1024 to 65535 (0–1023 are the well-known ports).'))
    .toBeVisible();
  await screen.getByRole('textbox', { name: 'First port' }).fill('5000');
  await screen.getByRole('textbox', { name: 'Last port' }).fill('5001');
  await screen.getByRole('spinbutton', { name: 'Quantity' }).fill('3');
  // 5000 is one that many services use.
  await expect.element(screen.getByText('Only 1 port is left in this range')).toBeVisible();
  await openMoreOptions();
  await screen.getByRole('textbox', { name: 'Exclude as well' }).fill('x');
  await expect.element(screen.getByText('Enter a whole number; “x” is none.')).toBeVisible();
  await expectNoAxeViolations(screen.container);
});
