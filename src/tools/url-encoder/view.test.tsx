import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import UrlEncoder from './view';

beforeEach(() => startAfresh(1280, 900));

async function open() {
  const screen = await openTool(UrlEncoder, { words });
  return {
    screen,
    plain: screen.getByRole('textbox', { name: 'Text', exact: true }),
    percent: screen.getByRole('textbox', { name: 'Encoded' }),
  };
}

it('encodes and decodes, whichever side is edited', async () => {
  const { screen, plain, percent } = await open();
  await expect.element(plain).toHaveValue('Hello world :)');
  await expect.element(percent).toHaveValue('Hello%20world%20%3A)');
  await percent.fill('Hello%20world%20%3A%29');
  await expect.element(plain).toHaveValue('Hello world :)');
  await expect.element(screen.getByText('Decoded in 1 round')).toBeVisible();
  await expectNoAxeViolations(screen.container);

  await plain.fill('https://google.com/');
  await expect.element(percent).toHaveValue('https%3A%2F%2Fgoogle.com%2F');
  await screen.getByRole('button', { name: 'Use “Whole URL”' }).click();
  await expect.element(percent).toHaveValue('https://google.com/');
  await screen.getByRole('button', { name: /reset/i }).click();
  await expect.element(percent).toHaveValue('https%3A%2F%2Fgoogle.com%2F');

  await plain.fill('%E4%BD%A0');
  await screen.getByRole('button', { name: 'Decode it' }).click();
  await expect.element(percent).toHaveValue('%E4%BD%A0');
  await expect.element(plain).toHaveValue('你');
});

it('resets the options of one direction only', async () => {
  const { screen, plain, percent } = await open();
  const each = screen.getByRole('checkbox', { name: 'Line by line' });
  const reset = screen.getByRole('button', { name: /reset/i });
  const tolerant = screen.getByRole('checkbox', { name: 'Tolerant' });
  await each.click();
  await percent.fill('%41');
  await expect.element(tolerant).toBeVisible();
  await each.click();
  await plain.fill('a b');
  await expect.element(tolerant).not.toBeInTheDocument();
  await reset.click();
  await expect.element(each).not.toBeChecked();
  await percent.fill('%42');
  await expect.element(tolerant).toBeVisible();
  await expect.element(each).toBeChecked();
  await reset.click();
  await expect.element(each).not.toBeChecked();
});

it('makes what was decoded the source when it is edited', async () => {
  const { plain, percent } = await open();
  await percent.fill('%41');
  await expect.element(plain).toHaveValue('A');
  await plain.fill('A b');
  await expect.element(percent).toHaveValue('A%20b');
});

it('says what is wrong and offers a way', async () => {
  const { screen, plain, percent } = await open();
  const copy = screen.getByRole('button', { name: 'Copy', exact: true });
  await percent.fill('100%');
  await expect.element(screen.getByText('Invalid percent sequence “%” at character 4.')).toBeVisible();
  await expect.element(copy.first()).toBeDisabled();
  await percent.fill('%C4%E3%BA%C3');
  await expect
    .element(screen.getByText('Bytes %C4 at character 1 are not valid UTF-8; try GBK or tolerant.'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Read as GBK' }).click();
  await expect.element(plain).toHaveValue('你好');
  await percent.fill('100%');
  await screen.getByRole('checkbox', { name: 'Tolerant' }).click();
  await expect.element(plain).toHaveValue('100%');
  await expect.element(screen.getByText('1 wrong percent sequence was kept as it is.')).toBeVisible();
});

it('encodes bytes given in hex', async () => {
  const { screen, percent } = await open();
  await screen.getByRole('radio', { name: 'Hex' }).click();
  await screen.getByRole('textbox', { name: 'Hex bytes' }).fill('80');
  await expect.element(percent).toHaveValue('%80');
});
