import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import TextToBinary from './view';

beforeEach(() => startAfresh(1280, 900));

async function open() {
  const screen = await openTool(TextToBinary, { words });
  return {
    screen,
    text: screen.getByRole('textbox', { name: 'Text', exact: true }),
    bytes: screen.getByRole('textbox', { name: 'Bytes', exact: true }),
  };
}

it('keeps both sides in step', async () => {
  const { screen, text, bytes } = await open();
  await expect.element(bytes).toHaveValue('01001000 01100101 01101100 01101100 01101111');
  await expectNoAxeViolations(screen.container);
  await bytes.fill('11110000 10011111 10010010 10101001 00100000 01000001');
  await expect.element(text).toHaveValue('💩 A');
  await expect.element(screen.getByRole('cell', { name: 'U+1F4A9' })).toBeVisible();
  await text.fill('   ');
  await expect.element(bytes).toHaveValue('00100000 00100000 00100000');
});

it('writes and reads hex with a prefix', async () => {
  const { screen, text, bytes } = await open();
  await screen.getByRole('radio', { name: 'Hex' }).click();
  await screen.getByRole('radio', { name: String.raw`\x` }).click();
  await text.fill('hi');
  await expect.element(bytes).toHaveValue(String.raw`\x68 \x69`);
  await bytes.fill('0x48 0x49');
  await expect.element(text).toHaveValue('HI');
});

it('says what is wrong, empties the other side and offers a way out', async () => {
  const { screen, text, bytes } = await open();
  await bytes.fill('010000011');
  await expect.element(screen.getByText('9 bits: bytes need 8 each')).toBeVisible();
  await expect.element(text).toHaveValue('');
  await bytes.fill('11111111');
  await expect.element(screen.getByText('Not UTF-8: byte 0xFF at offset 0')).toBeVisible();
  await screen.getByRole('button', { name: 'Read as ISO-8859-1' }).click();
  await expect.element(text).toHaveValue('ÿ');
  await bytes.fill('01000001 0110g001');
  await expect.element(screen.getByText('Character “g” at position 14 is not 0 or 1')).toBeVisible();
  await screen.getByRole('button', { name: 'Ignore other characters' }).click();
  await expect.element(screen.getByText('15 bits: bytes need 8 each')).toBeVisible();
});
