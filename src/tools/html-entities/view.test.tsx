import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { caretIn, choose, openTool, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import HtmlEntities from './view';

beforeEach(() => startAfresh(1280, 900));

async function open() {
  const screen = await openTool(HtmlEntities, { words });
  return {
    screen,
    plain: screen.getByRole('textbox', { name: 'Text', exact: true }),
    entities: screen.getByRole('textbox', { name: 'Escaped' }),
  };
}

it('escapes and unescapes, whichever side is edited', async () => {
  const { screen, plain, entities } = await open();
  const written = '&lt;title&gt;Tools &amp; &quot;more&quot;&lt;/title&gt;';
  await expect.element(entities).toHaveValue(written);
  await expect.element(screen.getByText('7 entities')).toBeVisible();
  await expect.element(plain).toHaveValue('<title>Tools & "more"</title>');
  await expectNoAxeViolations(screen.container);

  await entities.fill('&copy; 2024');
  await expect.element(plain).toHaveValue('© 2024');
  await plain.fill('a < b');
  await expect.element(entities).toHaveValue('a &lt; b');
  await entities.fill(written);
  await expect.element(plain).toHaveValue('<title>Tools & "more"</title>');
});

it('offers text files to open', async () => {
  const { screen } = await open();
  const pickers = [...screen.container.querySelectorAll('input[type=file]')];
  expect(pickers.map((picker) => picker.getAttribute('accept')?.includes('.html'))).toEqual([true, true]);
});

it('writes what the options ask for', async () => {
  const { screen, plain, entities } = await open();
  await plain.fill("it's é &lt;");
  await choose(screen.getByRole('combobox', { name: 'Escape' }), /^Non-ASCII as names/);
  await expect.element(entities).toHaveValue('it&#39;s &eacute; &amp;lt;');
  await screen.getByRole('radio', { name: '&apos;' }).click();
  await screen.getByRole('checkbox', { name: 'Leave existing entities alone' }).click();
  await expect.element(entities).toHaveValue('it&apos;s &eacute; &lt;');
  await expect.element(screen.getByText('1 existing entity was left alone.')).toBeVisible();
  await screen.getByRole('button', { name: /reset/i }).click();
  await expect.element(entities).toHaveValue('it&#39;s é &amp;lt;');
  await choose(screen.getByRole('combobox', { name: 'Escape' }), /^Every character/);
  await screen.getByRole('radio', { name: 'Hexadecimal' }).click();
  await plain.fill('a\u0080');
  await expect.element(entities).toHaveValue(expect.stringContaining('&#x61;'));
  await expect
    .element(screen.getByText('No entity stands for these characters, they were kept: U+0080.'))
    .toBeVisible();
});

it('tells what it left, marks it and goes there', async () => {
  const { screen, plain, entities } = await open();
  await entities.fill('&lt;\n&unknown; &#0; &copy;=1');
  await expect.element(screen.getByText('Left as is: &unknown;')).toBeVisible();
  await expect.element(screen.getByText('&#0; stands for no character; it became U+FFFD.')).toBeVisible();
  await expect.element(screen.getByText('1 left as is')).toBeVisible();
  await expect.element(plain).toHaveValue('<\n&unknown; \uFFFD ©=1');
  await screen.getByRole('checkbox', { name: 'Show invisible characters and what is left', exact: true }).click();
  const left = screen.getByText('&unknown;', { exact: true });
  await expect.element(left).toHaveAttribute('data-kind', 'mark');
  // The colour alone would say nothing to some.
  expect(getComputedStyle(left.element()).textDecorationLine).toBe('underline');
  await screen.getByRole('button', { name: 'Line 2, column 1', exact: true }).click();
  expect(caretIn(entities)).toBe(5);
  await screen.getByRole('radio', { name: 'XML' }).click();
  await expect.element(screen.getByText('Left as is: &copy;')).toBeVisible();
});

it('shows invisible characters on request, and copies them as they are', async () => {
  const { screen, entities } = await open();
  await entities.fill('a&nbsp;b');
  await screen.getByRole('checkbox', { name: 'Show invisible characters' }).click();
  const blank = screen.getByTitle('U+00A0');
  await expect.element(blank).toHaveAttribute('data-shown', '·');
  expect(blank.element().textContent).toBe('\u00A0');
  const view = screen.getByRole('group', { name: 'Text', exact: true });
  await view.click();
  await userEvent.keyboard('{Control>}a{/Control}');
  const copied: string[] = [];
  const listen = (event: ClipboardEvent) => copied.push(event.clipboardData?.getData('text/plain') ?? '');
  document.addEventListener('copy', listen);
  await userEvent.keyboard('{Control>}c{/Control}');
  document.removeEventListener('copy', listen);
  expect(copied).toEqual(['a\u00A0b']);
});
