import { beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { ToolIdContext } from '../../operations/tool-context';
import { expectNoAxeViolations, renderWithWords } from '../../ui/testing';
import { words } from './locales/en';
import Encryption from './view';

beforeEach(async () => {
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await page.viewport(1280, 900);
});

let visits = 0;

async function open() {
  visits += 1;
  const toolId = `encryption-${visits}`;
  const screen = await renderWithWords(
    <ToolIdContext value={toolId}>
      <Encryption />
    </ToolIdContext>,
    'en',
    words,
  );
  const card = (name: string) => screen.getByRole('heading', { name, exact: true }).element().closest('section');
  const encryptCard = page.elementLocator(card('Encrypt') ?? document.body);
  const decryptCard = page.elementLocator(card('Decrypt') ?? document.body);
  return { screen, toolId, encryptCard, decryptCard };
}

type Part = Awaited<ReturnType<typeof open>>['encryptCard'];

async function choose(part: Part, label: string, option: string | RegExp) {
  await part.getByRole('combobox', { name: label }).click();
  await part.getByRole('option', { name: option }).click();
}

const resultOf = (part: Part, name: string) => part.getByRole('region', { name });

it('decrypts with the passphrase, and says when it is wrong', async () => {
  const { screen, decryptCard } = await open();
  const result = resultOf(decryptCard, 'Plain text');
  await expect.element(result).toHaveTextContent('Lorem ipsum dolor sit amet');
  const passphrase = decryptCard.getByLabelText('Passphrase');
  await expect.element(passphrase).toHaveAttribute('type', 'password');
  await passphrase.fill('wrong');
  await expect.element(decryptCard.getByText('Wrong passphrase, or the text was altered.')).toBeVisible();
  await expect.element(result).not.toHaveTextContent('Lorem');
  await expect.element(decryptCard.getByRole('button', { name: 'Copy', exact: true })).toBeDisabled();
  await passphrase.fill('');
  await expect.element(decryptCard.getByText('Enter a passphrase.')).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('encrypts into a line of the modern format, and tells how long a key takes', async () => {
  const { encryptCard } = await open();
  await expect.element(resultOf(encryptCard, 'Encrypted text')).toHaveTextContent(/aesgcm1\.600000\./);
  await expect.element(encryptCard.getByText(/^About [\d.]+ s on this device/)).toBeVisible();
});

it('warns of a legacy format, shows the command, and remembers only options', async () => {
  const { screen, toolId, encryptCard } = await open();
  await choose(encryptCard, 'Algorithm', /Legacy: AES/);
  await expect.element(resultOf(encryptCard, 'Encrypted text')).toHaveTextContent(/U2FsdGVkX1/);
  await expect.element(encryptCard.getByText(/^Legacy format: weak key derivation/)).toBeVisible();
  await expect.element(encryptCard.getByText('openssl enc -aes-256-cbc -md md5 -a -A -in decrypted.txt')).toBeVisible();
  await choose(encryptCard, 'Key derivation', /^PBKDF2/);
  await expect.element(encryptCard.getByText(/-pbkdf2 -iter 10000/)).toBeVisible();
  await encryptCard.getByRole('textbox', { name: 'Plain text' }).fill('confidential words');
  await encryptCard.getByLabelText('Passphrase').fill('confidential phrase');
  await expect.poll(() => localStorage.getItem(`options.${toolId}`)).toContain('pbkdf2');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('confidential');
  expect(location.href).not.toContain('confidential');
  await expectNoAxeViolations(screen.container);
  await screen.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.element(resultOf(encryptCard, 'Encrypted text')).toHaveTextContent(/aesgcm1/);
});

it('tells which legacy method fits', async () => {
  const { decryptCard } = await open();
  const input = decryptCard.getByRole('textbox', { name: 'Encrypted text' });
  await input.fill('U2FsdGVkX18BAgMEBQYHCNYxwmWWfewgKk/mkxBPcpXuN8ApybKepuJdXMVQzpL5');
  await expect.element(resultOf(decryptCard, 'Plain text')).toHaveTextContent('Lorem ipsum dolor sit amet');
  await expect.element(decryptCard.getByText(/^This fits: Legacy: AES .*SHA-256/)).toBeVisible();
  await expect.element(decryptCard.getByText(/^Legacy format/)).toBeVisible();
  await input.fill('U2FsdGVkX1*');
  await expect.element(decryptCard.getByText('Not valid base64 (character 11).')).toBeVisible();
  await input.fill('aGVsbG8=');
  await expect.element(decryptCard.getByText("This text has no 'Salted__' header.")).toBeVisible();
  await input.fill('');
  await expect.element(resultOf(decryptCard, 'Plain text')).toHaveTextContent('The result appears here.');
});

it('shows what is no text in hex', async () => {
  const { screen, decryptCard } = await open();
  await choose(decryptCard, 'Algorithm', /Rabbit/);
  await decryptCard
    .getByRole('textbox', { name: 'Encrypted text' })
    .fill('U2FsdGVkX18BAgMEBQYHCPr4UBZUuWog1Wv6Ga17dNX7GJsjNOSEpd4Q');
  await expect.element(resultOf(decryptCard, 'Plain text')).toHaveTextContent('Lorem ipsum dolor sit amet');
  await decryptCard.getByLabelText('Passphrase').fill('wrong');
  await expect
    .element(decryptCard.getByText('The result is not text; the passphrase is probably wrong.'))
    .toBeVisible();
  await expect.element(resultOf(decryptCard, 'Bytes')).toHaveTextContent(/00000000 {2}/);
  await expect.element(decryptCard.getByRole('button', { name: /decrypted\.bin/ })).toBeEnabled();
  await expectNoAxeViolations(screen.container);
});

it('takes a key and an IV, and warns when both meet another text', async () => {
  const { screen, encryptCard, decryptCard } = await open();
  await choose(encryptCard, 'Algorithm', 'Raw key: AES-GCM');
  await expect.element(resultOf(encryptCard, 'Encrypted text')).toHaveTextContent('Enter a key and an IV.');
  await encryptCard.getByLabelText(/^Key \(/).fill('00');
  await encryptCard.getByRole('button', { name: 'New IV' }).click();
  await expect.element(encryptCard.getByText('The key must be 16, 24 or 32 bytes; this has 1.')).toBeVisible();
  await encryptCard.getByLabelText(/^Key \(/).fill('00'.repeat(16));
  await encryptCard.getByRole('textbox', { name: /^IV/ }).fill('00'.repeat(12));
  await choose(encryptCard, 'Encrypted text as', 'Hex');
  await choose(encryptCard, 'Plain text as', 'Hex');
  await encryptCard.getByRole('textbox', { name: 'Plain text' }).fill('00'.repeat(16));
  await expect
    .element(resultOf(encryptCard, 'Encrypted text'))
    .toHaveTextContent(/0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bddf/);
  await encryptCard.getByRole('textbox', { name: 'Plain text' }).fill('11'.repeat(16));
  await expect.element(encryptCard.getByText(/have already encrypted another text/)).toBeVisible();
  await encryptCard.getByRole('button', { name: 'New IV' }).click();
  await expect.poll(() => encryptCard.getByText(/have already encrypted another text/).query()).toBeNull();

  await choose(decryptCard, 'Algorithm', 'Raw key: AES-GCM');
  await decryptCard.getByLabelText(/^Key \(/).fill('00'.repeat(16));
  await decryptCard.getByRole('textbox', { name: /^IV/ }).fill('00'.repeat(12));
  const input = decryptCard.getByRole('textbox', { name: 'Encrypted text' });
  await input.fill('0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bd');
  await expect
    .element(decryptCard.getByText('Wrong key, IV or additional data, or the text was altered.'))
    .toBeVisible();
  await input.fill('58e2fccefa7e3061367f1d57a4e7455a');
  await expect.element(resultOf(decryptCard, 'Plain text')).toHaveTextContent('Decrypted: the text is empty.');
  await expectNoAxeViolations(screen.container);
});

it('fits a phone', async () => {
  await page.viewport(320, 700);
  await open();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});
