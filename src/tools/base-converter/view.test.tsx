import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { openMoreOptions, openTool, startAfresh, storedOptions, watchClipboard } from '../../ui/testing-visit';
import { words } from './locales/en';
import BaseConverter from './view';

beforeEach(() => startAfresh(1280, 900));

async function open(options: object = {}, id?: string) {
  const screen = await openTool(BaseConverter, { words, id, options });
  return { screen, box: (name: string) => screen.getByRole('textbox', { name, exact: true }) };
}

it('shows the number in all notations', async () => {
  const { screen, box } = await open();
  await expect.element(box('Number')).toHaveValue('42');
  await expect.element(box('Binary')).toHaveValue('101010');
  await expect.element(box('Hexadecimal')).toHaveValue('2a');
  await expect.element(box('Custom: base 62')).toHaveValue('G');
  await expect.element(screen.getByText('6 bits, 1 byte')).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('takes any row as the input', async () => {
  const { screen, box } = await open();
  await box('Hexadecimal').fill('FF_FF');
  await expect.element(box('Number')).toHaveValue('65535');
  await expect.element(box('Hexadecimal')).toHaveValue('FF_FF');
  await box('Base 64').fill('f//////////');
  await expect.element(box('Decimal')).toHaveValue('18446744073709551615');
  await box('Octal').fill('8');
  await expect.element(screen.getByText('Digit “8” at position 1 is not valid in base 8.')).toBeVisible();
  await expect.element(box('Number')).toHaveValue('');
  await expect.element(box('Decimal')).toHaveValue('');
  await expect.element(screen.getByRole('button', { name: 'Copy Decimal' })).toBeDisabled();
  await box('Octal').fill('');
  await expect.element(box('Octal')).not.toHaveAttribute('aria-invalid');
});

it('says what is wrong, and offers the base that fits', async () => {
  const { screen, box } = await open();
  await box('Number').fill('A3B5');
  await expect.element(screen.getByText('Digit “A” at position 1 is not valid in base 10.')).toBeVisible();
  await expect.element(screen.getByText('Correct the marked place, and the result appears here.')).toBeVisible();
  await screen.getByRole('button', { name: 'Read in base 16' }).click();
  await expect.element(box('Decimal')).toHaveValue('41909');
});

it('writes fractions, and says what parentheses mean', async () => {
  const { screen, box } = await open();
  await box('Number').fill('0.1');
  await expect.element(box('Binary')).toHaveValue('0.0(0011)');
  await expect.element(screen.getByText('Digits in parentheses repeat without end')).toBeVisible();
  await box('Hexadecimal').fill('a.8');
  await expect.element(box('Decimal')).toHaveValue('10.5');
});

it('shows the two’s complement in a word', async () => {
  const { screen, box } = await open({ word: 8 });
  await box('Number').fill('-42');
  await expect.element(box('Bit pattern')).toHaveValue('11010110');
  await expect.element(box('Hexadecimal')).toHaveValue('d6');
  await expect.element(box('Decimal')).toHaveValue('-42');
  await expect.element(box('Unsigned')).toHaveValue('214');
  await box('Unsigned').fill('128');
  await expect.element(box('Signed')).toHaveValue('-128');
  await box('Number').fill('256');
  await expect.element(screen.getByText('Does not fit in 8 bits (−128…255).')).toBeVisible();
});

it('swaps bytes', async () => {
  const { screen, box } = await open({ word: 32, byteOrder: 'little' });
  await box('Number').fill('0x12345678');
  await expect.element(box('Pattern in hexadecimal')).toHaveValue('78563412');
  await expect.element(box('Unsigned')).toHaveValue('2018915346');
  await expect.element(screen.getByText('base 16', { exact: true })).toBeVisible();
});

it('checks an alphabet of one’s own', async () => {
  const { screen, box } = await open({ digits: 'own', ownDigits: 'ab' });
  await expect.element(box('Custom: base 2')).toHaveValue('bababa');
  await openMoreOptions();
  await box('Your own digits').fill('aba');
  await expect.element(screen.getByText('The alphabet repeats “a”.')).toBeVisible();
});

it('lists one number per line', async () => {
  const { screen, box } = await open();
  await box('Number').fill('1\n0xFF\nfish');
  await expect.element(screen.getByText('3 numbers')).toBeVisible();
  await expect.element(screen.getByRole('cell', { name: '11111111' })).toBeVisible();
  await expect.element(screen.getByText('1 line cannot be read')).toBeVisible();
});

it('shows the beginning of a long number and copies all of it', async () => {
  const copied = watchClipboard();
  // The worker finds operations by the tool's own name.
  const { screen, box } = await open({}, 'base-converter');
  await box('Number').fill('9'.repeat(4000));
  await expect.element(screen.getByText('… 3,288 more. Copy takes all.')).toBeVisible();
  await screen.getByRole('button', { name: 'Copy Binary' }).click();
  await expect.poll(() => copied).toEqual([(10n ** 4000n - 1n).toString(2)]);
});

it('works on 100,000 digits beside the page', async () => {
  const { screen, box } = await open({}, 'base-converter');
  await box('Number').fill('7'.repeat(100_000));
  await expect.element(screen.getByText('… 90,000 more. Copy takes all.')).toBeVisible();
  await expect.element(screen.getByText('332,193 bits, 41,525 bytes')).toBeVisible();
}, 60_000);

it('remembers options, not the number', async () => {
  const { screen, box } = await open({ from: 16 });
  await box('Number').fill('ff');
  await screen.getByRole('switch', { name: 'Upper case' }).click();
  await expect.element(box('Hexadecimal')).toHaveValue('FF');
  expect(JSON.parse(storedOptions() ?? '')).toEqual({ from: 16, upperCase: true });
});
