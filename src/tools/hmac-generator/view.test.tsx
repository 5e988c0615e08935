import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, dropOn, openTool, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import HmacGenerator from './view';

const JEFE = '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843';

beforeEach(() => startAfresh(1280, 1200));

async function open(visit?: { id: string }) {
  const screen = await openTool(HmacGenerator, { words, ...visit });
  return {
    screen,
    key: screen.getByLabelText('Key', { exact: true }),
    message: screen.getByRole('textbox', { name: 'Message', exact: true }),
    expected: screen.getByRole('textbox', { name: 'Expected value' }),
  };
}

it('computes at once, and follows key and message', async () => {
  const { screen, key, message } = await open();
  await expect.element(screen.getByText(JEFE)).toBeVisible();
  await expect.element(screen.getByText('4 bytes', { exact: true })).toBeVisible();
  await expect.element(key).toHaveAttribute('type', 'password');
  await key.fill('');
  await message.fill('');
  await expect
    .element(screen.getByText('b613679a0814d9ec772f95d778c35fc5ff1697c493715653c6c712144292c5ad'))
    .toBeVisible();
  await expect.element(screen.getByText('Empty key.')).toBeVisible();
  await key.fill('a secret key');
  await expectNoAxeViolations(screen.container);
  expect(JSON.stringify(localStorage) + JSON.stringify(sessionStorage)).not.toContain('a secret key');
});

it('verifies, and shows every hash', async () => {
  const { screen, expected } = await open();
  await expected.fill(`sha256=${JEFE.toUpperCase()}`);
  await expect.element(screen.getByText('Match', { exact: true })).toBeVisible();
  await expected.fill(`v1=${JEFE.replace('5', '6')}`);
  await expect.element(screen.getByText('No match')).toBeVisible();
  await expected.fill('750c783e6ab0b503eaa86e310a5db738');
  await screen.getByRole('button', { name: 'All hashes' }).click();
  const all = screen.getByRole('list', { name: 'All hashes' });
  await expect.element(all.getByText('750c783e6ab0b503eaa86e310a5db738')).toBeVisible();
  await expect.element(all.getByText('Match', { exact: true })).toBeVisible();
  await choose('Hash', 'MD5');
  await expect.element(screen.getByText(/^MD5 and SHA1 are for old systems/)).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('says what is wrong with key and message', async () => {
  const { screen, key, message } = await open();
  await choose('Key is', 'Hex');
  await key.fill('abc');
  await expect.element(screen.getByText('The last byte has one hex digit only.')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Copy SHA256' })).toBeDisabled();
  await key.fill('abxy');
  await expect.element(screen.getByText('Character “x” at position 3 is not a hex digit.')).toBeVisible();
  await choose('Key is', 'Base64');
  await key.fill('*');
  await expect
    .element(screen.getByText('Character “*” at position 1 is not part of the Base64 alphabet.'))
    .toBeVisible();
  await key.fill('/4A=');
  await message.fill('abc');
  await expect
    .element(screen.getByText('a731528e73bc01f9b0232e63db735955f62b6a2b0cfc263adca4fe6e2de0d552'))
    .toBeVisible();
  await choose('Message is', 'Hex bytes');
  await expect.element(screen.getByText('The last byte has one hex digit only.')).toBeVisible();
  await message.fill('61zz');
  await expect.element(screen.getByText('Character “z” at position 3 is not a hex digit.')).toBeVisible();
});

it('reads a file, and writes in other ways', async () => {
  const { screen, key } = await open({ id: 'hmac-generator' });
  await screen.getByRole('tab', { name: 'File' }).click();
  await userEvent.upload(
    screen.getByLabelText('Choose a file', { exact: true }).first(),
    new File(['Hi There'], 'hi.txt'),
  );
  await choose('Key is', 'Hex');
  await key.fill('0b'.repeat(20));
  await expect
    .element(screen.getByText('b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'))
    .toBeVisible();
  await choose('Output as', 'Base64');
  await expect.element(screen.getByText('sDRMYdjbOFNcqK/OrwvxK4gdwgDJgz2nJuk3bC4yz/c=')).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('button', { name: 'Remove file' }).click();
  await expect.element(screen.getByRole('button', { name: 'Copy SHA256' })).toBeDisabled();
});

it('takes a file that is dropped on the message as its bytes', async () => {
  const { screen, key, message } = await open({ id: 'hmac-generator' });
  await screen.getByRole('tab', { name: 'Text' }).click();
  // That of the visit before is not kept, and no sample stands in its place.
  await key.fill('Jefe');
  // UTF-16, whose text has other bytes.
  dropOn(message, new File([Uint8Array.of(0xff, 0xfe, 0x61, 0)], 'wide.txt'));
  await expect
    .element(screen.getByText('2b461a232a6c6affd0e0b123d7b03aa0aa33e913af0b846dcdfef9494e934875'))
    .toBeVisible();
  await screen.getByRole('tab', { name: 'Text' }).click();
});

it('counts the line endings of the message', async () => {
  const { screen, message } = await open();
  await message.fill('a\nb');
  await screen.getByRole('radio', { name: 'CRLF', exact: true }).click();
  await expect
    .element(screen.getByText('ba345bee656ed1545c029b7820b5f6f4a057e9d6226fc2dc719e89b23e367a65'))
    .toBeVisible();
});
