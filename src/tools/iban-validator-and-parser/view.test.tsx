import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, startAfresh } from '../../ui/testing-visit';
import { words as en } from './locales/en';
import { words as fr } from './locales/fr';
import View from './view';

const open = (locale: 'en' | 'fr' = 'en', id?: string) =>
  openTool(View, { words: locale === 'en' ? en : fr, locale, id });

const rowsOf = (label: string) =>
  [...document.querySelectorAll(`ul[aria-label="${label}"] li`)].map((row) =>
    [...row.querySelectorAll(':scope > span:not(:has(button))')].map((cell) => cell.textContent).join(': '),
  );

beforeEach(() => startAfresh(1280, 900));

it('takes an IBAN apart', async () => {
  const screen = await open();
  await expect.element(screen.getByText('Type an IBAN or a BIC.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'IBAN or BIC' }).fill('de89370400440532013000');
  await expect.element(screen.getByText('This IBAN is valid')).toBeVisible();
  expect(rowsOf('Parts of the number')).toEqual([
    'Country: 🇩🇪 Germany · DE',
    'Check digits: 89',
    'BBAN: 370400440532013000',
    'Bank code: 37040044',
    'Account number: 0532013000',
    'QR-IBAN: No',
    'SEPA: Yes',
    'Friendly format: DE89 3704 0044 0532 0130 00',
    'Electronic format: DE89370400440532013000',
  ]);
  await expectNoAxeViolations(screen.container);
});

it('lists every rule that is broken and keeps the parts, unchecked', async () => {
  const screen = await open();
  await screen.getByRole('textbox', { name: 'IBAN or BIC' }).fill('FR7630006060011234567890189');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('for this account they would be 23');
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('French key (from position 26) is 89, should be 08.');
  await expect.element(screen.getByText('This IBAN is not valid')).toBeVisible();
  expect(rowsOf('Parts of the number')).toContain('Bank codeunchecked: 30006');
  await screen.getByRole('textbox', { name: 'IBAN or BIC' }).fill('US12345678901');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The United States does not use IBAN.');
  expect(rowsOf('Parts of the number')).toEqual([]);
});

it('checks a BIC in the same field', async () => {
  const screen = await open();
  await screen.getByRole('textbox', { name: 'IBAN or BIC' }).fill('DEUTDEFF500');
  await expect.element(screen.getByText('The form of this BIC is right')).toBeVisible();
  expect(rowsOf('Parts of the number')).toEqual([
    'BIC: DEUTDEFF500',
    'Bank: DEUT',
    'Country: 🇩🇪 Germany · DE',
    'Place: FF',
    'Branch: 500',
  ]);
});

it('makes a valid test IBAN of the chosen country, marked as such', async () => {
  const screen = await open();
  await screen.getByRole('combobox', { name: 'Country' }).click();
  await userEvent.keyboard('norw');
  await screen.getByRole('option', { name: /Norway/ }).click();
  await screen.getByRole('button', { name: 'Random IBAN' }).click();
  await expect.element(screen.getByText('Test data')).toBeVisible();
  await expect.element(screen.getByText('This IBAN is valid')).toBeVisible();
  const field = screen.getByRole('textbox', { name: 'IBAN or BIC' });
  await expect.element(field).toHaveValue(expect.stringMatching(/^NO\d\d9999\d{7}$/));
  await field.fill('DE89370400440532013000');
  await expect.element(screen.getByText('Test data')).not.toBeInTheDocument();
});

it('checks a list', async () => {
  const screen = await open();
  await screen.getByRole('radio', { name: 'Many' }).click();
  await screen
    .getByRole('textbox', { name: 'One IBAN or BIC per line' })
    .fill('DE89370400440532013000\n\nNO9386011117948\nDEUTDEFF');
  await expect.element(screen.getByRole('heading', { name: '3 lines' })).toBeVisible();
  await expect.element(screen.getByText('2 valid, 1 not valid')).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: 'NO9386011117948', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '370400440532013000', exact: true })).toBeVisible();
  await expect.element(screen.getByRole('columnheader', { name: 'SEPA' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Copy Electronic format' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('checks a long list in the worker', async () => {
  const screen = await open('en', 'iban-validator-and-parser');
  await screen.getByRole('radio', { name: 'Many' }).click();
  await screen
    .getByRole('textbox', { name: 'One IBAN or BIC per line' })
    .fill('FR76 3000 6000 0112 3456 7890 189\n'.repeat(1000));
  await expect.element(screen.getByRole('heading', { name: '1,000 lines' })).toBeVisible();
  await screen.getByRole('radio', { name: 'One' }).click();
});

it('speaks French', async () => {
  const screen = await open('fr');
  await screen.getByRole('textbox', { name: 'IBAN ou BIC' }).fill('XX12345');
  await expect.element(screen.getByRole('alert')).toHaveTextContent(/Pays inconnu\s: XX\./);
});
