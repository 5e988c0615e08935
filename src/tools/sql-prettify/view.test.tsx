import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { caretIn, openTool, pickFiles, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import SqlPrettify from './view';

beforeEach(() => startAfresh(1280, 900));

/** The worker finds the operation by the tool's real name, so what an earlier test typed is cleared first. */
async function open() {
  const screen = await openTool(SqlPrettify, { words, id: 'sql-prettify' });
  const input = screen.getByRole('textbox', { name: 'SQL', exact: true });
  await input.fill('');
  await screen.getByRole('textbox', { name: 'Parameters' }).fill('');
  return { screen, input, result: screen.getByRole('region', { name: 'Result', exact: true }) };
}

it('formats as one types, and on one line', async () => {
  const { screen, input, result } = await open();
  await input.fill('select a,b from t where x=1 -- c');
  await expect.element(result.getByText('SELECT', { exact: true })).toHaveAttribute('data-kind', 'word');
  await expect.element(result.getByText('-- c')).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('tab', { name: 'One line' }).click();
  await expect
    .element(result.getByRole('group', { name: 'Result' }))
    .toHaveTextContent('SELECT a, b FROM t WHERE x = 1');
  await input.fill('select * from t where a=:a');
  await screen.getByRole('textbox', { name: 'Parameters' }).fill(":a = 'x'\n:b = 2");
  await expect.element(result.getByRole('group', { name: 'Result' })).toHaveTextContent("WHERE a = 'x'");
  await expect.element(screen.getByText('The statement does not use :b.')).toBeVisible();
});

it('says what it cannot read, and offers the dialect that can', async () => {
  const { screen, input, result } = await open();
  await input.fill('SELECT [order] FROM [dbo].[T]');
  await expect.element(screen.getByText('Line 1, column 8: cannot read “[order] FR…”.')).toBeVisible();
  await expect.element(result.getByRole('button', { name: 'Copy' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Go to line 1, column 8' }).click();
  expect(caretIn(input)).toBe(7);
  await screen.getByRole('button', { name: 'This parses as Transact-SQL. Switch?' }).click();
  await expect.element(result.getByText('[dbo].[T]')).toBeVisible();
  await expect.element(screen.getByRole('combobox', { name: 'Dialect' })).toHaveTextContent('Transact-SQL');
  await input.fill("select 'unterminated");
  await expect.element(screen.getByText("Line 1, column 8: cannot read “'untermina…”.")).toBeVisible();
  await expect.element(screen.getByText(/sql-formatter|please|dialect used/i)).not.toBeInTheDocument();
});

it('asks before it formats more than a megabyte', async () => {
  const { screen, result } = await open();
  const text = `-- ${'x'.repeat(1_000_000)}\nselect 1`;
  pickFiles(screen.container, new File([text], 'large.sql'));
  await expect.element(result.getByText('This SQL has 1 MB')).toBeVisible();
  await result.getByRole('button', { name: 'Format it' }).click();
  await expect.element(result.getByText('3 lines')).toBeVisible();
});
