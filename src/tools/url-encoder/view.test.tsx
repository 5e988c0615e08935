import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { openTool, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import UrlEncoder from './view';

beforeEach(() => startAfresh(1280, 900));

async function open() {
  const screen = await openTool(UrlEncoder, { words });
  const card = (name: string) => screen.getByRole('region', { name, exact: true });
  return {
    screen,
    plain: card('Encode').getByRole('textbox', { name: 'Text', exact: true }),
    percent: card('Decode').getByRole('textbox', { name: 'Percent-encoded text' }),
    encoded: card('Encoded'),
    decoded: card('Decoded'),
    encodeCard: card('Encode'),
    decodeCard: card('Decode'),
  };
}

it('encodes and decodes side by side', async () => {
  const { screen, plain, percent, encoded, decoded, encodeCard } = await open();
  await expect.element(encoded.getByText('Hello%20world%20%3A)')).toBeVisible();
  await expect.element(decoded.getByText('Hello world :)')).toBeVisible();
  await expect.element(decoded.getByText('Decoded in 1 round')).toBeVisible();
  await expectNoAxeViolations(screen.container);

  await plain.fill('https://google.com/');
  await expect.element(encoded.getByText('https%3A%2F%2Fgoogle.com%2F')).toBeVisible();
  await screen.getByRole('button', { name: 'Use “Whole URL”' }).click();
  await expect.element(encoded.getByText('https://google.com/')).toBeVisible();
  await encodeCard.getByRole('button', { name: /reset/i }).click();

  await plain.fill('%E4%BD%A0');
  await screen.getByRole('button', { name: 'Decode it' }).click();
  await expect.element(percent).toHaveValue('%E4%BD%A0');
  await expect.element(decoded.getByText('你', { exact: true })).toBeVisible();
});

it('resets the options of one card only', async () => {
  const { encodeCard, decodeCard } = await open();
  const each = (card: typeof encodeCard) => card.getByRole('checkbox', { name: 'Line by line' });
  await each(encodeCard).click();
  await each(decodeCard).click();
  await encodeCard.getByRole('button', { name: /reset/i }).click();
  await expect.element(each(encodeCard)).not.toBeChecked();
  await expect.element(each(decodeCard)).toBeChecked();
  await decodeCard.getByRole('button', { name: /reset/i }).click();
  await expect.element(each(decodeCard)).not.toBeChecked();
});

it('swaps the cards', async () => {
  const { screen, plain, percent } = await open();
  await plain.fill('a b');
  await percent.fill('%41');
  await screen.getByRole('button', { name: 'Swap' }).click();
  await expect.element(plain).toHaveValue('A');
  await expect.element(percent).toHaveValue('a%20b');
});

it('says what is wrong and offers a way', async () => {
  const { screen, percent, decoded, decodeCard } = await open();
  await percent.fill('100%');
  await expect.element(screen.getByText('Invalid percent sequence “%” at character 4.')).toBeVisible();
  await expect.element(decoded.getByRole('button', { name: 'Copy' })).toBeDisabled();
  await percent.fill('%C4%E3%BA%C3');
  await expect
    .element(screen.getByText('Bytes %C4 at character 1 are not valid UTF-8; try GBK or tolerant.'))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Read as GBK' }).click();
  await expect.element(decoded.getByText('你好', { exact: true })).toBeVisible();
  await percent.fill('100%');
  await decodeCard.getByRole('checkbox', { name: 'Tolerant' }).click();
  await expect.element(decoded.getByText('100%', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('1 wrong percent sequence was kept as it is.')).toBeVisible();
});

it('encodes bytes given in hex', async () => {
  const { screen, encodeCard, encoded } = await open();
  await encodeCard.getByRole('radio', { name: 'Hex' }).click();
  await screen.getByRole('textbox', { name: 'Hex bytes' }).fill('80');
  await expect.element(encoded.getByText('%80', { exact: true })).toBeVisible();
});
