import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import Encryption from './view';

const LOREM = 'Lorem ipsum dolor sit amet';
const AES = 'U2FsdGVkX18BAgMEBQYHCH08coa67CQ069BsFx+XX/1R0sxv0f+BSIz4dSMMHxws';
/** The bytes 00 ff fe 01, sealed by `openssl enc -aes-256-cbc -md md5`. */
const BINARY = 'U2FsdGVkX18BAgMEBQYHCPcWIeyHILmlKu2MdDc18Wc=';

beforeEach(async () => {
  await startAfresh(1280, 1000);
  // Fewer rounds than anybody should take: what takes long is tested without a page.
  localStorage.setItem('options.encryption', JSON.stringify({ iterations: 100_000 }));
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

async function open() {
  const screen = await openTool(Encryption, { words, id: 'encryption' });
  return {
    screen,
    text: screen.getByRole('textbox', { name: 'Text', exact: true }),
    ciphertext: screen.getByRole('textbox', { name: 'Encrypted text', exact: true }),
    /** A password field has no role: found by its label, first that of encrypting, then that of decrypting. */
    passphrase: (index: number) => screen.getByLabelText('Passphrase', { exact: true }).nth(index),
    choose: (field: string, option: string) =>
      choose(screen.getByRole('combobox', { name: field, exact: true }).first(), option),
  };
}

/** What stands in the output of that name, and is no stand-in for what is to come. */
const shown = (label: string) =>
  document.querySelector(`section[aria-label="${label}"] :not([data-awaited]) > * > pre`)?.textContent ?? '';

it('encrypts and decrypts on opening, and keeps no secret', async () => {
  const { screen, text, passphrase } = await open();
  await expect.poll(() => shown(words.result)).toMatch(/aesgcm1\.100000\.[\w-]{22}\.[\w-]{16}\.[\w-]{56}/);
  await expect.poll(() => shown(words.plain)).toContain(LOREM);
  await expect.element(screen.getByText('Opened as: AES-GCM with PBKDF2 (modern)')).toBeVisible();
  await expect.element(screen.getByText(/^About .* on this device\.$/).first()).toBeVisible();
  await expect.element(passphrase(0)).toHaveAttribute('type', 'password');
  await expectNoAxeViolations(screen.container);
  await passphrase(0).fill('tell-nobody');
  await text.fill('nor-this');
  await expect.poll(() => shown(words.result)).toMatch(/aesgcm1\.100000\.[\w-]{22}\.[\w-]{16}\.[\w-]{32}$/);
  const stored = JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href;
  expect(stored).not.toContain('tell-nobody');
  expect(stored).not.toContain('nor-this');
  await screen.unmount();
  const again = await open();
  await expect.element(again.passphrase(0)).toHaveValue('my secret key');
  await expect.element(again.text).toHaveValue(LOREM);
});

it('exchanges legacy texts with a warning, the command, and what fits', async () => {
  const { screen, ciphertext, passphrase, choose } = await open();
  await choose('Algorithm', 'AES (legacy, OpenSSL)');
  await expect.element(screen.getByText(words.legacyWarning)).toBeVisible();
  await expect.poll(() => shown(words.result)).toContain('U2FsdGVkX1');
  await expect
    .element(screen.getByText('openssl enc -aes-256-cbc -md md5 -a -A -in text.txt -out encrypted.txt'))
    .toBeVisible();
  await ciphertext.fill(AES);
  await expect
    .element(screen.getByText('Opened as: AES (legacy, OpenSSL) · MD5 (CryptoJS, OpenSSL before 1.1)'))
    .toBeVisible();
  await expect.poll(() => shown(words.plain)).toContain(LOREM);
  await passphrase(1).fill('wrong');
  await expect.element(screen.getByText('Wrong passphrase, algorithm or key derivation.')).toBeVisible();
  expect(shown(words.plain)).not.toContain(LOREM);
  await passphrase(1).fill('');
  await expect.element(screen.getByText('Enter a passphrase.')).toBeVisible();
  await ciphertext.fill('');
  await expect.poll(() => screen.getByText('Enter a passphrase.').query()).toBeNull();
});

it('tells what is wrong with a text, and shows bytes that are none', async () => {
  const { screen, ciphertext, choose } = await open();
  await ciphertext.fill('U2FsdGVkX1*');
  await expect.element(screen.getByText('This is not Base64 (character 11).')).toBeVisible();
  await ciphertext.fill('aGVsbG8gd29ybGQgaGVsbG8gd29ybGQ=');
  await expect.element(screen.getByText('This text has no “Salted__” header.')).toBeVisible();
  await choose(words.options.openAlgorithm.label, 'RC4 (legacy, CryptoJS)');
  await ciphertext.fill('U2FsdGVkX18BAgMEBQYHCPr4UBZUuWog1Wv6Ga17dNX7GJsjNOSEpd4Q');
  await expect.element(screen.getByText('The result is not text; the passphrase is probably wrong.')).toBeVisible();
  await expect.element(screen.getByText(/^00000000 {2}/)).toBeVisible();
  await screen.getByRole('button', { name: words.showBytes }).click();
  await expect.poll(() => shown(words.plain)).toMatch(/[0-9a-f]{52}/);
});

it('takes a raw key and IV, and warns of an IV that is used twice', async () => {
  const { screen, text, choose } = await open();
  await choose('Algorithm', 'AES-GCM (raw key)');
  const iv = screen.getByRole('textbox', { name: 'IV', exact: true });
  await expect.element(iv).toHaveValue(expect.stringMatching(/^[0-9a-f]{24}$/));
  await expect.element(screen.getByText(words.ivDrawn)).toBeVisible();
  // Before the key: another key draws another IV into the field that is being filled.
  await iv.fill('00'.repeat(12));
  await screen.getByLabelText('Key', { exact: true }).fill('00'.repeat(16));
  await choose(words.options.readAs.label, 'Hex');
  await text.fill('00'.repeat(16));
  await screen.getByRole('radio', { name: 'Hex' }).click();
  await expect
    .poll(() => shown(words.result))
    .toContain('0388dace60b6a392f328c2b971b2fe78ab6e47d42cec13bdf53a67b21257bddf');
  await expect.element(screen.getByText('ab6e47d42cec13bdf53a67b21257bddf', { exact: true })).toBeVisible();
  await text.fill('01'.repeat(16));
  await expect.element(screen.getByText(words.ivReused)).toBeVisible();
  await expectNoAxeViolations(screen.container);
  await screen.getByLabelText('Key', { exact: true }).fill('00 '.repeat(16));
  await text.fill('02'.repeat(16));
  await expect.element(screen.getByText(words.ivReused)).toBeVisible();
  await screen.getByRole('button', { name: words.newIv }).click();
  await expect.poll(() => screen.getByText(words.ivReused).query()).toBeNull();
  await screen.getByLabelText('Key', { exact: true }).fill('00'.repeat(15));
  await expect.element(screen.getByText('The key must be 16, 24 or 32 bytes; this has 15.')).toBeVisible();
});

it('counts other additional data under the same key and IV as a reuse, and takes any length of IV', async () => {
  const { screen, choose } = await open();
  await choose('Algorithm', 'AES-GCM (raw key)');
  const iv = screen.getByRole('textbox', { name: 'IV', exact: true });
  await expect.element(iv).toHaveValue(expect.stringMatching(/^[0-9a-f]{24}$/));
  await iv.fill('07'.repeat(16));
  await expect.element(screen.getByText('16 bytes; 12 is the usual length for GCM.')).toBeVisible();
  await expect.poll(() => shown(words.result)).toMatch(/\S{20}/);
  await screen.getByRole('radio', { name: 'Hex' }).click();
  await expect.poll(() => shown(words.result)).toMatch(/[0-9a-f]{84}/);
  expect(screen.getByText(words.ivReused).query()).toBeNull();
  await screen.getByRole('textbox', { name: 'Additional data', exact: true }).fill('other');
  await expect.element(screen.getByText(words.ivReused)).toBeVisible();
});

it('rests only what a wrong field is about, and keeps what was encrypted', async () => {
  const { screen } = await open();
  await expect.poll(() => shown(words.result)).toMatch(/aesgcm1\./);
  await expect.poll(() => shown(words.plain)).toContain(LOREM);
  const encrypted = shown(words.result);
  const rounds = screen.getByRole('spinbutton', { name: words.options.iterations });
  await rounds.fill('');
  await expect.element(rounds).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(() => shown(words.result)).toBe('');
  expect(shown(words.plain)).toContain(LOREM);
  await rounds.fill('100000');
  await expect.poll(() => shown(words.result)).toBe(encrypted);
});

it('opens what is no text with a hex view and the file, and rests PBKDF2 alone while it has no rounds', async () => {
  const { screen, ciphertext } = await open();
  await ciphertext.fill(`"${AES}"`);
  await expect.poll(() => shown(words.plain)).toContain(LOREM);
  const rounds = screen.getByRole('spinbutton', { name: words.options.iterations }).last();
  await rounds.fill('');
  await expect.element(rounds).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(() => shown(words.plain)).toContain(LOREM);
  await ciphertext.fill('U2FsdGVkX18BAgMEBQYHCF1b21HWo4j5IwKY6gz+vas1L94nZtazj7lhAPcghnbZ');
  await expect.poll(() => shown(words.plain)).toBe('');
  await expect.poll(() => screen.getByText('Wrong passphrase, algorithm or key derivation.').query()).toBeNull();
  await rounds.fill('10000');
  await expect.poll(() => shown(words.plain)).toContain(LOREM);
  await ciphertext.fill(BINARY);
  await expect.element(screen.getByText(words.notUtf8)).toBeVisible();
  await expect.element(screen.getByText(/^00000000 {2}00 ff fe 01/)).toBeVisible();
  await expect
    .element(screen.getByText('Opened as: AES (legacy, OpenSSL) · MD5 (CryptoJS, OpenSSL before 1.1)'))
    .toBeVisible();
});
