import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, pickFiles, startAfresh } from '../../ui/testing-visit';
import { words } from './locales/en';
import RsaKeyPairGenerator from './view';

beforeEach(() => startAfresh(1280, 900));

/** The tool's own id, by which the worker finds the operations. Drafts are emptied by the tests that fill them. */
async function open() {
  return openTool(RsaKeyPairGenerator, { words, id: 'rsa-key-pair-generator' });
}

const textOf = (name: string) => document.querySelector(`section[aria-label="${name}"] pre`)?.textContent ?? '';

const NOTHING = 'Correct the marked place, and the result appears here.';

const TIME = { timeout: 30_000 };

it('makes a pair of 2048 bits on opening, its private half hidden until asked for, and another on request', async () => {
  const screen = await open();
  await expect.poll(() => textOf('Public key'), TIME).toMatch(/^-----BEGIN PUBLIC KEY-----\nMIIBIjAN/);
  expect(textOf('Private key')).toMatch(/^-----BEGIN PRIVATE KEY-----\nMIIE/);
  expect(screen.getByRole('group', { name: 'Private key' }).elements()).toEqual([]);
  await screen.getByRole('region', { name: 'Private key' }).getByRole('button', { name: 'Show' }).click();
  await expect.element(screen.getByRole('group', { name: 'Private key' })).toBeVisible();
  await expectNoAxeViolations(screen.container);
  const first = textOf('Public key');
  await screen.getByRole('button', { name: 'Generate new pair' }).click();
  await expect.poll(() => textOf('Public key') !== first && textOf('Public key').length, TIME).toBe(first.length);
  expect(JSON.stringify(localStorage)).not.toContain('KEY');
});

it('writes other types and forms', async () => {
  const screen = await open();
  await choose('Key type', 'Ed25519');
  await choose('Format', 'OpenSSH');
  await expect.poll(() => textOf('Public key'), TIME).toMatch(/^ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAA\S+ user@host\n$/);
  await screen.getByRole('textbox', { name: 'Comment' }).fill('me@there');
  await expect.poll(() => textOf('Public key'), TIME).toMatch(/ me@there\n$/);
  expect(textOf('Private key')).toMatch(/^-----BEGIN OPENSSH PRIVATE KEY-----\n/);
  await choose('Format', 'JWK');
  await expect.poll(() => textOf('Private key'), TIME).toMatch(/"crv": "Ed25519"/);
  await expect.element(screen.getByText(/^This format has no encryption/)).toBeVisible();
  await choose('Format', 'DER files');
  await expect.poll(() => textOf('Public key'), TIME).toMatch(/^MCowBQYDK2VwAyEA/);
});

it('encrypts the private key by a masked passphrase', async () => {
  const screen = await open();
  await choose('Key type', 'ECDSA P-256');
  const passphrase = screen.getByLabelText('Passphrase for the private key');
  await expect.element(passphrase).toHaveAttribute('type', 'password');
  await passphrase.fill('a secret');
  await expect.poll(() => textOf('Private key'), TIME).toMatch(/^-----BEGIN ENCRYPTED PRIVATE KEY-----\n/);
  expect(JSON.stringify(localStorage)).not.toContain('a secret');
});

it('takes other sizes that are a multiple of 256', async () => {
  const screen = await open();
  await choose('Key size', 'Other size');
  const bits = screen.getByRole('textbox', { name: 'Other size' });
  await bits.fill('2050');
  await expect.element(screen.getByText('Use 1024 to 8192 bits, a multiple of 256.')).toBeVisible();
  await expect.element(screen.getByText(NOTHING)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Generate new pair' })).toBeDisabled();
  await bits.fill('1280');
  await expect.element(screen.getByText(/^1280-bit RSA is below/)).toBeVisible();
  await choose('Key size', '1024 bits');
  await expect.element(screen.getByText(/^1024-bit RSA is broken for new use\./)).toBeVisible();
});

it('makes large keys on request only', async () => {
  const screen = await open();
  await choose('Key size', '8192 bits');
  await expect.element(screen.getByText(/^This size may take seconds to minutes/)).toBeVisible();
  expect(textOf('Public key')).toBe('');
  const press = (name: string) => {
    const button = screen.getByRole('button', { name }).query();
    if (button instanceof HTMLElement) button.click();
    return button !== null;
  };
  press('Generate new pair');
  // By chance a pair is there before it can be cancelled: then another is asked for.
  await expect
    .poll(() => {
      if (!press('Cancel') && textOf('Public key') !== '') press('Generate new pair');
      return screen.getByRole('button', { name: 'Run again' }).query();
    }, TIME)
    .not.toBeNull();
});

const LINE = 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAINdamAGCsQq31Uv+08lkBzoO4XLz2qYjJa8CGmj3B1Ea me@here';
const JWK =
  '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}';

it('reads, converts and compares keys', async () => {
  const screen = await open();
  await screen.getByRole('tab', { name: 'Convert / inspect' }).click();
  const key = screen.getByRole('textbox', { name: 'Key', exact: true });
  await key.fill('hello');
  await expect.element(screen.getByText('Not a PEM, OpenSSH or JWK key.')).toBeVisible();
  await expect.element(screen.getByText(NOTHING)).toBeVisible();
  await key.fill(JWK);
  await expect.element(screen.getByText('kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k')).toBeVisible();
  await expect.element(screen.getByText('Ed25519, private key')).toBeVisible();
  const second = screen.getByRole('textbox', { name: 'Do these two match?' });
  await second.fill(LINE);
  await expect.element(screen.getByText('These two keys belong together.')).toBeVisible();
  await second.fill(LINE.replace('ed25519 AAAAC3NzaC1lZDI1NTE5AAAAINd', 'ed25519 AAAAC3NzaC1lZDI1NTE5AAAAINc'));
  await expect
    .element(screen.getByText(/^(These two keys do not belong together\.|The numbers of this key)/))
    .toBeVisible();
  await expectNoAxeViolations(screen.container);
  await key.fill(LINE);
  await expect.element(screen.getByText('OpenSSH public key line')).toBeVisible();
  expect(textOf('Private key')).toBe('');
});

it('asks for the passphrase of an encrypted key', async () => {
  const screen = await open();
  await screen.getByRole('tab', { name: 'Generate' }).click();
  await choose('Key type', 'Ed25519');
  await choose('Format', 'OpenSSH');
  await screen.getByLabelText('Passphrase for the private key').fill('right');
  await expect.poll(() => textOf('Private key').length, TIME).toBeGreaterThan(420);
  const locked = textOf('Private key');
  await screen.getByRole('tab', { name: 'Convert / inspect' }).click();
  await screen.getByRole('textbox', { name: 'Key', exact: true }).fill(locked);
  await expect.element(screen.getByText('This key is encrypted: enter its passphrase.')).toBeVisible();
  const passphrase = screen.getByLabelText('Passphrase', { exact: true });
  await passphrase.fill('wrong');
  await expect.element(screen.getByText('Wrong passphrase.')).toBeVisible();
  await passphrase.fill('right');
  await expect.element(screen.getByText('OpenSSH private key, encrypted')).toBeVisible();
});

it('says so where a file cannot be read', async () => {
  const reading = vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(new DOMException('gone', 'NotFoundError'));
  const screen = await open();
  await screen.getByRole('tab', { name: words.inspect }).click();
  await expect.element(screen.getByRole('textbox', { name: 'Key', exact: true })).toBeVisible();
  pickFiles(screen.container, new File(['x'], 'x.pem'));
  await expect.element(page.getByText('This file could not be read.')).toBeVisible();
  reading.mockRestore();
});
