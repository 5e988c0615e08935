import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, startAfresh, storedOptions } from '../../ui/testing-visit';
import { words } from './locales/en';
import Bcrypt from './view';

beforeEach(() => startAfresh(1280, 1000));

async function open() {
  const screen = await openTool(Bcrypt, { words, id: 'bcrypt' });
  return {
    screen,
    cost: screen.getByRole('spinbutton', { name: 'Cost' }),
    comparedHash: screen.getByRole('textbox', { name: 'Hash', exact: true }),
  };
}

/** A password field has no role: found by its label, first that of hashing, then that of comparing. */
const passwordOf = (screen: Awaited<ReturnType<typeof open>>['screen'], index: number) =>
  screen.getByLabelText('Password', { exact: true }).nth(index);

const hashes = () => [...document.querySelectorAll('ul[aria-label="Hash"] li')].map((row) => row.textContent ?? '');

it('hashes and compares on opening, and draws a new salt on request', async () => {
  const { screen } = await open();
  await expect.poll(() => hashes()[0]).toMatch(/\$2b\$10\$[./A-Za-z0-9]{53}/);
  await expect.element(screen.getByText('Matches', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(/^About .* on this device\./)).toBeVisible();
  await expect.element(passwordOf(screen, 0)).toHaveAttribute('type', 'password');
  await expect.element(passwordOf(screen, 1)).toHaveAttribute('autocomplete', 'off');
  await expectNoAxeViolations(screen.container);
  const first = hashes()[0];
  await screen.getByRole('button', { name: 'New salt' }).click();
  await expect.poll(() => hashes()[0] ?? first).not.toBe(first);
});

it('hashes with the salt given, in every form', async () => {
  const { screen, cost } = await open();
  await screen.getByRole('radio', { name: 'Given' }).click();
  await screen.getByRole('textbox', { name: 'Salt to use' }).fill('short');
  await expect.element(screen.getByText('The salt must be 22 bcrypt base64 characters.')).toBeVisible();
  expect(hashes()).toEqual([]);
  await screen.getByRole('textbox', { name: 'Salt to use' }).fill('abcdefghijklmnopqrstuv');
  await passwordOf(screen, 0).fill('password');
  await screen.getByRole('textbox', { name: 'User name' }).fill('anna');
  await expect
    .poll(hashes)
    .toEqual([
      expect.stringContaining('$2b$10$abcdefghijklmnopqrstuu5Lo0g67CiD3M4RpN1BmBb4Crp5w7dbK'),
      expect.stringContaining('anna:$2y$10$abcdefghijklmnopqrstuu5Lo0g67CiD3M4RpN1BmBb4Crp5w7dbK'),
    ]);
  await expect.element(screen.getByText(/so it is written as “u”/)).toBeVisible();
  await cost.fill('6');
  await screen.getByRole('radio', { name: '$2a$' }).click();
  await passwordOf(screen, 0).fill(`${'a'.repeat(72)}zzz`);
  await expect.poll(() => hashes()[0]).toContain('$2a$06$abcdefghijklmnopqrstuuIBuNj.FHUDJuljpq724SoPkEleOzHW2');
  await expect.element(screen.getByText('Only the first 72 of 75 bytes count.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'User name' }).fill('a:b');
  await expect.element(screen.getByText('A user name cannot contain a colon.')).toBeVisible();
  expect(hashes()).toHaveLength(1);
});

it('tells a match, a mismatch and what is no hash', async () => {
  const { screen, comparedHash } = await open();
  await comparedHash.fill('$2y$10$abcdefghijklmnopqrstuu5Lo0g67CiD3M4RpN1BmBb4Crp5w7dbK');
  await passwordOf(screen, 1).fill('Password');
  await expect.element(screen.getByText('Does not match', { exact: true })).toBeVisible();
  await passwordOf(screen, 1).fill('password');
  await expect.element(screen.getByText('Matches', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('5Lo0g67CiD3M4RpN1BmBb4Crp5w7dbK', { exact: true })).toBeVisible();
  await comparedHash.fill('anna:$2y$10$abcdefghijklmnopqrstuu5Lo0g67CiD3M4RpN1BmBb4Crp5w7dbK');
  await expect.element(screen.getByText('Matches', { exact: true })).toBeVisible();
  await comparedHash.fill('hello');
  await expect
    .element(screen.getByText('Not a bcrypt hash: it should be 60 characters such as $2b$10$…'))
    .toBeVisible();
  expect(screen.getByText('Matches', { exact: true }).query()).toBeNull();
  await comparedHash.fill('$2b$34$abcdefghijklmnopqrstuu5Lo0g67CiD3M4RpN1BmBb4Crp5w7dbK');
  await expect.element(screen.getByText('Cost must be 4 to 31.')).toBeVisible();
  await comparedHash.fill('$2x$10$abcdefghijklmnopqrstuu5Lo0g67CiD3M4RpN1BmBb4Crp5w7dbK');
  await expect.element(screen.getByText(/faulty old implementation/)).toBeVisible();
  await comparedHash.fill('');
  await expect.poll(() => screen.getByText(/match/i).query()).toBeNull();
  await comparedHash.fill('$2a$06$If6bvum7DFjUnE9p2uDeDu0YHzrHM6tf.iqN8.yx.jNN1ILEf7h0i');
  await expect.element(screen.getByText(/needs a rehash at 10 or more/)).toBeVisible();
});

it('works long only when asked to, shows how far it is, and stops', async () => {
  const { screen, cost, comparedHash } = await open();
  // What runs on opening is over, so that one bar at a time can be cancelled.
  await expect.element(screen.getByText('Matches', { exact: true })).toBeVisible();
  await cost.fill('20');
  await expect.element(screen.getByText(/waits for the button/)).toBeVisible();
  await screen.getByRole('button', { name: 'Hash', exact: true }).click();
  await expect.element(screen.getByRole('progressbar')).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('Cancelled')).toBeVisible();
  expect(hashes()).toEqual([]);
  // Another cost is another wish.
  await cost.fill('4');
  await expect.poll(() => hashes()[0]).toMatch(/\$2b\$04\$/);
  await comparedHash.fill('$2b$31$abcdefghijklmnopqrstuu5Lo0g67CiD3M4RpN1BmBb4Crp5w7dbK');
  await expect.element(screen.getByText('31 (2,147,483,648 rounds)')).toBeVisible();
  await expect
    .element(screen.getByText(/^A check at cost 31 takes about .* You can stop it at any time\.$/))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Check', exact: true }).click();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByText('Cancelled')).toBeVisible();
});

it('remembers options and nothing secret', async () => {
  const { screen, cost } = await open();
  await cost.fill('5');
  await passwordOf(screen, 0).fill('tell-nobody');
  await expect.poll(() => hashes()[0]).toMatch(/\$2b\$05\$/);
  await expect.poll(storedOptions).toContain('"cost":5');
  const stored = JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href;
  expect(stored).not.toContain('tell-nobody');
  expect(stored).not.toContain('$2b$');
  await screen.unmount();
  const again = await open();
  await expect.element(passwordOf(again.screen, 0)).toHaveValue('password');
  await expect.element(again.cost).toHaveValue('5');
});
