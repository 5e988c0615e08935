import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import Bip39Generator from './view';

beforeEach(() => startAfresh(1280, 900));

const ABOUT = `${'abandon '.repeat(11)}about`;

const open = async () => {
  const screen = await openTool(Bip39Generator, { words, id: 'bip39-generator' });
  return {
    screen,
    entropy: screen.getByRole('textbox', { name: 'Entropy (hex)' }),
    phrase: screen.getByRole('textbox', { name: 'Phrase', exact: true }),
  };
};

const valueOf = (field: { element: () => Element }) => {
  const element = field.element();
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement ? element.value : '';
};
const countOf = (text: string) => text.split(/\s+/).filter(Boolean).length;

it('draws a phrase, another one at the button, and as many words as asked', async () => {
  const { screen, entropy, phrase } = await open();
  await expect.poll(() => countOf(valueOf(phrase))).toBe(12);
  const first = valueOf(entropy);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  await screen.getByRole('button', { name: 'New phrase' }).click();
  await expect.poll(() => valueOf(entropy)).not.toBe(first);
  await screen.getByRole('radio', { name: '24' }).click();
  await expect.poll(() => countOf(valueOf(phrase))).toBe(24);
  expect(valueOf(entropy)).toMatch(/^[0-9a-f]{64}$/);
  await expect
    .element(screen.getByRole('list', { name: 'Words and indices' }).getByRole('listitem').nth(23))
    .toBeVisible();
  await expectNoAxeViolations(screen.container);
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(valueOf(entropy));
});

it('has a new phrase and its copy in a bar on a phone, and by Ctrl with Enter', async () => {
  await page.viewport(390, 844);
  const { screen, phrase } = await open();
  await expect.poll(() => countOf(valueOf(phrase))).toBe(12);
  const first = valueOf(phrase);
  await expect.element(screen.getByRole('button', { name: 'Copy', exact: true })).toBeInViewport();
  const renew = screen.getByRole('button', { name: 'New phrase' });
  await expect.element(renew).toBeInViewport();
  await renew.click();
  await expect.poll(() => countOf(valueOf(phrase)) === 12 && valueOf(phrase) !== first).toBe(true);
  const second = valueOf(phrase);
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  await expect.poll(() => countOf(valueOf(phrase)) === 12 && valueOf(phrase) !== second).toBe(true);
  await expectNoAxeViolations(screen.container);
});

it('works from either side, with the seed behind a button', async () => {
  const { screen, entropy, phrase } = await open();
  await entropy.fill('0'.repeat(32));
  await expect.poll(() => valueOf(phrase)).toBe(ABOUT);
  await screen.getByLabelText('BIP39 passphrase (optional)').fill('TREZOR');
  await expect.element(screen.getByRole('button', { name: 'Copy Seed (hex)' })).toBeEnabled();
  expect(screen.getByText(/^c55257c3/).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Show seed' }).click();
  await expect.element(screen.getByText(/^c55257c360c07c72/)).toBeVisible();
  await phrase.fill('legal winner thank year wave sausage worth useful legal winner thank yellow');
  await expect.poll(() => valueOf(entropy)).toBe('7f'.repeat(16));
  await expectNoAxeViolations(screen.container);
});

it('recognises the language, and spells the same entropy in another one', async () => {
  const { screen, entropy, phrase } = await open();
  await phrase.fill(`${'abaisser '.repeat(11)}abeille`);
  await expect.poll(() => valueOf(entropy)).toBe('0'.repeat(32));
  await expect.element(screen.getByText('Recognised as French.')).toBeVisible();
  const language = screen.getByRole('combobox', { name: 'Language' });
  await expect.element(language).toHaveTextContent('French');
  await language.click();
  await screen.getByRole('option', { name: 'English' }).click();
  await expect.poll(() => valueOf(phrase)).toBe(ABOUT);
  await expect.element(screen.getByText(/so it has changed/)).toBeVisible();
});

it('says what is wrong beside the field', async () => {
  const { screen, entropy, phrase } = await open();
  await entropy.fill('0'.repeat(16));
  await expect.element(screen.getByText('Use 32, 40, 48, 56 or 64 hex digits; this has 16.')).toBeVisible();
  expect(valueOf(phrase)).toBe('');
  await expect.element(screen.getByRole('button', { name: 'Copy phrase' })).toBeDisabled();
  await expect.element(screen.getByText('Correct the marked place, and the result appears here.')).toBeVisible();
  await entropy.fill('xyz');
  await expect.element(screen.getByText('Character “x” at position 1 is not a hex digit.')).toBeVisible();
  await phrase.fill('abandon '.repeat(12));
  await expect.element(screen.getByText(/checksum is not; a word is wrong or out of order/)).toBeVisible();
  await phrase.fill('abandon about');
  await expect.element(screen.getByText('A phrase has 12, 15, 18, 21 or 24 words; this has 2.')).toBeVisible();
  await phrase.fill(`${'abandon '.repeat(11)}abuot`);
  await expect.element(screen.getByText('Word 12, “abuot”, is not in the English list.')).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('button', { name: 'about', exact: true }).click();
  await expect.poll(() => valueOf(entropy)).toBe('0'.repeat(32));
  expect(valueOf(phrase)).toBe(ABOUT);
  await phrase.fill('');
  await expect.poll(() => valueOf(entropy)).toBe('');
  expect(screen.getByRole('alert').elements()).toEqual([]);
});

it('has its options below the screen of a phone from the start, whenever the words come', async () => {
  await page.viewport(390, 844);
  const { screen, phrase } = await open();
  const top = () => screen.getByText(words.passphrase, { exact: true }).first().element().getBoundingClientRect().top;
  expect(top()).toBeGreaterThanOrEqual(844);
  await expect.poll(() => countOf(valueOf(phrase))).toBe(12);
  expect(top()).toBeGreaterThanOrEqual(844);
});
