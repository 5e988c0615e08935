import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, startAfresh, storedOptions } from '../../ui/testing-visit';
import { words as en } from './locales/en';
import { words as zhCn } from './locales/zh-cn';
import View from './view';

/** Only the true id reaches the worker. */
const open = (options: object, locale: 'en' | 'zh-cn' = 'en', id?: string) =>
  openTool(View, { words: locale === 'en' ? en : zhCn, locale, id, options });

const rowsOf = (label: string) =>
  [...document.querySelectorAll(`ul[aria-label="${label}"] > li`)].map((row) =>
    [...row.querySelectorAll(':scope > span:not(:has(button))')].map((cell) => cell.textContent).join(': '),
  );

beforeEach(() => startAfresh(1280, 900));

it('reads a number by the default country', async () => {
  const screen = await open({ country: 'DE', from: 'US' });
  const field = screen.getByRole('textbox', { name: 'Phone number' });
  await field.fill('06991320');
  await expect.element(screen.getByText('This number is valid')).toBeVisible();
  expect(screen.getByText(/valid/i).elements()).toHaveLength(1);
  expect(rowsOf('Number')).toEqual([
    'Country: 🇩🇪 Germany · DE',
    'Calling code: +49',
    'Possible length: Yes',
    'Type: Fixed line',
    'International: +49 69 91320',
    'National: 069 91320',
    'E.164: +496991320',
    'RFC 3966: tel:+496991320',
    'From the United States: 011 49 69 91320',
    'Call: tel:+496991320',
    'Text message: sms:+496991320',
    'WhatsApp: https://wa.me/496991320',
  ]);
  await expect.element(field).toHaveAttribute('placeholder', '01512 3456789');
  await expectNoAxeViolations(screen.container);
});

it('says what is wrong beside the field', async () => {
  const screen = await open({ country: 'US' });
  const field = screen.getByRole('textbox', { name: 'Phone number' });
  const alert = screen.getByRole('alert');
  await field.fill('0044 20 7946 0958');
  await expect
    .element(alert)
    .toHaveTextContent('Too long for the United States. Start with +, or with 011 from the United States.');
  await field.fill('+999123456');
  await expect.element(alert).toHaveTextContent('+999 is not a country code in use.');
  expect(rowsOf('Number')).toEqual([]);
  await field.fill('abc');
  await expect.element(alert).toHaveTextContent('No phone number found.');
  await field.fill('');
  await expect.element(alert).not.toBeInTheDocument();
});

it('finds a country by its calling code and remembers it', async () => {
  const screen = await open({ country: 'US' });
  await screen.getByRole('textbox', { name: 'Phone number' }).fill('138 0013 8000');
  await screen.getByRole('combobox', { name: 'Default country' }).click();
  await userEvent.keyboard('+86');
  await screen.getByRole('option', { name: /China · CN/ }).click();
  await expect.element(screen.getByText('This number is valid')).toBeVisible();
  expect(rowsOf('Number')[0]).toMatch(/^Country: 🇨🇳 China.* · CN$/);
  expect(storedOptions()).toContain('"country":"CN"');
});

it('reads a list and counts what is repeated', async () => {
  const screen = await open({ country: 'FR', mode: 'many' });
  await screen.getByRole('textbox', { name: 'One number per line' }).fill('+33612345678\n06 12 34 56 78\n\n+999123456');
  await expect.element(screen.getByRole('heading', { name: '3 numbers' })).toBeVisible();
  await expect.element(screen.getByText('2 valid, 1 not valid, 1 duplicate')).toBeVisible();
  await expect.element(screen.getByText('Same as line 1')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Download CSV' })).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('finds numbers in a text', async () => {
  const screen = await open({ country: 'US', mode: 'find' });
  await screen.getByRole('textbox', { name: 'Text' }).fill('Call +33 6 12 34 56 78 or (415) 555-2671, order 12345.');
  await expect.element(screen.getByRole('cell', { name: '+33612345678' })).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '+14155552671' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: '2 numbers' })).toBeVisible();
});

it('reads a long list in the worker', async () => {
  const screen = await open({ country: 'FR', mode: 'many' }, 'en', 'phone-parser-and-formatter');
  await screen.getByRole('textbox', { name: 'One number per line' }).fill('06 12 34 56 78\n'.repeat(1000));
  await expect.element(screen.getByRole('heading', { name: '1,000 numbers' })).toBeVisible();
});

it('speaks Chinese', async () => {
  const screen = await open({ country: 'CN' }, 'zh-cn');
  await screen.getByRole('textbox', { name: '电话号码' }).fill('４００ ８１０ ８８８８');
  await expect.element(screen.getByText('号码有效')).toBeVisible();
  expect(rowsOf('号码信息')).toContain('类型: 分摊费用');
});
