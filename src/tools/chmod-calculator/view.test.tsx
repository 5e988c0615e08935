import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, startAfresh, storedOptions } from '../../ui/testing-visit';
import { words } from './locales/en';
import ChmodCalculator from './view';

beforeEach(() => startAfresh(1280, 900));

async function open() {
  const screen = await openTool(ChmodCalculator, { words });
  const box = (name: string) => screen.getByRole('textbox', { name, exact: true });
  const showUmask = () => screen.getByRole('button', { name: words.umask }).click();
  const showMore = () => screen.getByRole('button', { name: 'More options' }).click();
  return {
    screen,
    showUmask,
    showMore,
    octal: box('Octal'),
    symbolic: box('Symbolic'),
    expression: box('Expression'),
    path: box('Path'),
  };
}

it('keeps all fields in step', async () => {
  const { screen, octal, symbolic } = await open();
  await expect.element(octal).toHaveValue('755');
  await expect.element(symbolic).toHaveValue('rwxr-xr-x');
  await octal.fill('4644');
  await expect.element(symbolic).toHaveValue('rwSr--r--');
  await expect.element(screen.getByRole('checkbox', { name: 'setuid' })).toBeChecked();
  await expect.element(screen.getByRole('checkbox', { name: 'Owner: run' })).not.toBeChecked();
  await symbolic.fill('drwxrwxrwt');
  await expect.element(octal).toHaveValue('1777');
  await expect.element(screen.getByRole('radio', { name: 'Directory' })).toBeChecked();
  await screen.getByRole('checkbox', { name: 'Others: write' }).click();
  await expect.element(octal).toHaveValue('1775');
  await expect.element(symbolic).toHaveValue('rwxrwxr-t');
  await expect.element(screen.getByText('drwxrwxr-t', { exact: true })).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('reads a whole line of ls', async () => {
  const { octal, symbolic } = await open();
  await symbolic.fill('-rwsr-xr-x 1 root root 68248 Apr  7  2025 /usr/bin/passwd');
  await expect.element(octal).toHaveValue('4755');
  await expect.element(symbolic).toHaveValue('-rwsr-xr-x 1 root root 68248 Apr  7  2025 /usr/bin/passwd');
});

it('leaves what is being typed alone, and says how it is read', async () => {
  const { screen, octal, symbolic } = await open();
  await octal.fill('75');
  await expect.element(octal).toHaveValue('75');
  await expect.element(symbolic).toHaveValue('---rwxr-x');
  await expect.element(screen.getByText('Read as 0075.')).toBeVisible();
});

it('shows no result for what cannot be read', async () => {
  const { screen, showUmask, octal, symbolic, path } = await open();
  await showUmask();
  await octal.fill('888');
  await expect.element(screen.getByText('Octal digits are 0 to 7, at most four.')).toBeVisible();
  expect(screen.getByText(/^chmod /).elements()).toEqual([]);
  // The result, its commands and the umask for it: each says so in its place.
  const nothing = screen.getByText('Correct the marked place, and the result appears here.');
  await expect.poll(() => nothing.elements().length).toBe(3);
  for (const place of nothing.all()) await expect.element(place).toBeVisible();
  await expect.element(path).toHaveValue('path');
  // What is not there has no rows either; the other way round still works.
  await expect.element(screen.getByRole('button', { name: 'Copy Octal' })).not.toBeInTheDocument();
  await expect.element(screen.getByRole('textbox', { name: 'umask value' })).toBeVisible();
  await expect.element(symbolic).toHaveValue('');
  await symbolic.fill('rwxwwxrwx');
  await expect.element(screen.getByText('Position 4 must be r or -.')).toBeVisible();
  await symbolic.fill('rwxrwxrw');
  await expect.element(screen.getByText('Expected 9 letters, or 10 with the type, found 8.')).toBeVisible();
  await screen.getByRole('checkbox', { name: 'Owner: write' }).click();
  await expect.element(octal).toHaveValue('555');
});

it('applies an expression', async () => {
  const { screen, showMore, octal, expression } = await open();
  await octal.fill('644');
  await showMore();
  await expression.fill('u+x,g+w');
  await expect.element(screen.getByText('Gives 764 (rwxrw-r--)')).toBeVisible();
  await expect.element(octal).toHaveValue('644');
  await userEvent.keyboard('{Enter}');
  await expect.element(octal).toHaveValue('764');
  await expression.fill('u+x,z+w');
  await expect.element(screen.getByText('The clause “z+w” is wrong at position 5.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Apply' })).toBeDisabled();
});

it('gives commands for the path', async () => {
  const { screen, path } = await open();
  await path.fill("it's -here");
  await screen.getByRole('switch', { name: /Recursive/ }).click();
  await expect.element(screen.getByText("chmod -R 755 'it'\\''s -here'", { exact: true })).toBeVisible();
  await expect.element(screen.getByText("chmod -R u=rwx,g=rx,o=rx 'it'\\''s -here'", { exact: true })).toBeVisible();
});

it('walks the grid with the arrow keys', async () => {
  const { screen, octal } = await open();
  const first = screen.getByRole('checkbox', { name: 'Owner: read' });
  first.element().focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight} ');
  await expect.element(screen.getByRole('checkbox', { name: 'Group: write' })).toBeChecked();
  await expect.element(octal).toHaveValue('775');
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowRight}{ArrowRight}{ArrowRight} ');
  await expect.element(octal).toHaveValue('4775');
});

it('has the result above the options on a phone', async () => {
  await page.viewport(390, 844);
  const { screen } = await open();
  const options = screen.getByRole('region', { name: 'Options' }).element().getBoundingClientRect();
  const command = screen.getByText('chmod 755 path', { exact: true }).element();
  expect(command.getBoundingClientRect().bottom).toBeLessThan(options.top);
});

it('clears bits by umask, both ways', async () => {
  const { screen, showUmask, octal } = await open();
  expect(screen.getByText('umask 022', { exact: true }).query()).toBeNull();
  await showUmask();
  await expect.element(screen.getByText('umask 022', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('No umask makes new files that can be run.')).toBeVisible();
  await octal.fill('640');
  await expect.element(screen.getByText('umask 137', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('umask 027', { exact: true })).toBeVisible();
  await screen.getByRole('textbox', { name: 'umask value' }).fill('133');
  await expect.poll(() => screen.getByText('644', { exact: true }).elements().length).toBe(2);
});

it('warns of what anyone may write', async () => {
  const { screen, octal } = await open();
  await octal.fill('4777');
  await expect.element(screen.getByText(/^A setuid program that anyone may write/)).toBeVisible();
  await expect.element(screen.getByText('Anyone may change it.')).toBeVisible();
});

it('remembers the mode', async () => {
  const { octal } = await open();
  await choose('Usual permissions', /^2775/);
  await expect.element(octal).toHaveValue('2775');
  expect(storedOptions()).toContain(String(0o2775));
});
