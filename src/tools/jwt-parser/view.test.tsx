import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { toBase64 } from '../../lib/base64';
import { expectNoAxeViolations, setTheme } from '../../ui/testing';
import { openTool, startAfresh, watchClipboard } from '../../ui/testing-visit';
import { words } from './locales/en';
import openssl from './openssl-vectors.json';
import { A1_SECRET, A1_TOKEN } from '../../lib/jwt/rfc-vectors';
import JwtParser from './view';

beforeEach(() => startAfresh(1280, 900));
afterEach(() => setTheme('light'));

/** The worker finds the operations by the tool's own name. */
async function open() {
  const screen = await openTool(JwtParser, { words, id: 'jwt-parser' });
  const box = (name: string) => screen.getByRole('textbox', { name, exact: true });
  return {
    screen,
    token: box('Token'),
    secret: screen.getByLabelText('Secret', { exact: true }),
    publicKey: box('Public key'),
  };
}

const tokenOf = (payload: string, header = '{"alg":"HS256"}') =>
  [header, payload].map((part) => toBase64(new TextEncoder().encode(part), { urlSafe: true })).join('.') + '.AAAA';

it('reads the example, and checks its signature with a secret that stays hidden', async () => {
  const { screen, token, secret } = await open();
  await token.fill(
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
  );
  const payload = screen.getByRole('table', { name: 'Payload' });
  await expect.element(payload.getByText('John Doe', { exact: true })).toBeVisible();
  await expect.element(payload.getByText('2018-01-18T01:30:22.000Z', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('No expiry')).toBeVisible();
  await expect.element(screen.getByText('Signature not checked')).toBeVisible();
  await expect.element(secret).toHaveAttribute('type', 'password');
  await expect.element(secret).toHaveAttribute('autocomplete', 'off');
  await secret.fill('your-256-bit-secret');
  await expect.element(screen.getByText('Signature verified')).toBeVisible();
  await expect.element(screen.getByText(/^The secret has 19 bytes/)).toBeVisible();
  await expectNoAxeViolations(screen.container);
  setTheme('dark');
  await expectNoAxeViolations(screen.container);
  await secret.fill('secret');
  await expect.element(screen.getByText('Signature wrong')).toBeVisible();
  const stored = JSON.stringify({ ...localStorage, ...sessionStorage });
  for (const hidden of ['secret', 'eyJ', 'John']) expect(stored.replaceAll('secretForm', '')).not.toContain(hidden);
  expect(location.href).not.toContain('eyJ');
});

it('copies exact values, and shows JSON as it was signed', async () => {
  const copied = watchClipboard();
  const { screen, token } = await open();
  await token.fill(tokenOf('{"id":9007199254740993,"length":1,"__proto__":{"a":[]},"name":"张三"}'));
  for (const name of ['id', '__proto__', 'name']) {
    await screen.getByRole('button', { name: `Copy the value of ${name}`, exact: true }).click();
  }
  expect(copied).toEqual(['9007199254740993', '{\n  "a": []\n}', '张三']);
  await screen.getByText('JSON', { exact: true }).click();
  await expect.element(screen.getByText('9007199254740993')).toBeVisible();
  await screen.getByText('Table', { exact: true }).click();
  await expect.element(screen.getByRole('table', { name: 'Payload' })).toBeVisible();
});

it('reads a base64url secret, and says since when a token is expired', async () => {
  const { screen, token, secret } = await open();
  await token.fill(`Authorization: Bearer ${A1_TOKEN}`);
  await expect.element(screen.getByText(/^Expired \d+ years ago$/)).toBeVisible();
  await secret.fill(A1_SECRET);
  await expect.element(screen.getByText('Signature wrong')).toBeVisible();
  await screen.getByText('Base64url', { exact: true }).click();
  await expect.element(screen.getByText('Signature verified')).toBeVisible();
});

it('checks a signature with a public key, and refuses it for HMAC', async () => {
  const { screen, token, secret, publicKey } = await open();
  await token.fill(openssl.tokens.ES256);
  await publicKey.fill(openssl.keys.ES256.certificate);
  await expect.element(screen.getByText('Signature verified')).toBeVisible();
  await expect.element(screen.getByText(/^The key comes from a certificate/)).toBeVisible();
  await token.fill(openssl.tokens.RS256);
  await expect.element(screen.getByText('An RS256 token needs an RSA public key.')).toBeVisible();
  await expect.element(screen.getByText('Signature not checked')).toBeVisible();
  await publicKey.fill(openssl.keys.rsa.pkcs1);
  await expect.element(screen.getByText('Signature verified')).toBeVisible();
  await token.fill(tokenOf('{}'));
  await expect.element(secret).toHaveAccessibleDescription(/An HS256 token needs a shared secret\./);
});

it('warns of what is not signed, and of what is encrypted', async () => {
  const { screen, token, secret } = await open();
  await token.fill('eyJhbGciOiJub25lIn0.eyJzdWIiOiJhZG1pbiJ9.');
  await expect.element(screen.getByText('This token is not signed: anyone can make it.')).toBeVisible();
  await expect.element(screen.getByText('admin', { exact: true })).toBeVisible();
  await expect.element(secret).not.toBeInTheDocument();
  await token.fill('eyJhbGciOiJSU0EtT0FFUCIsImVuYyI6IkEyNTZHQ00ifQ.a.b.c.d');
  await expect.element(screen.getByText('Encrypted token (JWE): only the header can be read.')).toBeVisible();
  await expect.element(screen.getByText('A256GCM', { exact: true })).toBeVisible();
});

it('says what is wrong with a token', async () => {
  const { screen, token } = await open();
  await token.fill('abc.def');
  await expect.element(screen.getByText('A JWT has three parts separated by dots; this has 2.')).toBeVisible();
  await expect.element(screen.getByRole('table')).not.toBeInTheDocument();
  await token.fill('eyJ!.e30.AA');
  await expect.element(screen.getByText('The header is not base64url (character 4).')).toBeVisible();
  await token.fill('eyJhbGciOiJFZERTQSJ9.RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc.AAAA');
  await expect.element(screen.getByText(/^The payload is not JSON: unexpected “E”/)).toBeVisible();
  await expect.element(screen.getByText('Example of Ed25519 signing', { exact: true })).toBeVisible();
});

it('recognises milliseconds, and folds what is long', async () => {
  const { screen, token } = await open();
  await token.fill(tokenOf(`{"exp":1734530610991,"long":"${'x'.repeat(2000)}"}`));
  await expect
    .element(screen.getByText(/^This looks like milliseconds; the standard says seconds\. .* 56935\.$/))
    .toBeVisible();
  await expect.element(screen.getByText('2024-12-18T14:03:30.991Z')).toBeVisible();
  await screen.getByRole('button', { name: 'Show all 2,000 characters' }).click();
  await expect.element(screen.getByText('x'.repeat(2000), { exact: true })).toBeVisible();
});

it('writes dates in UTC when asked to, and fits a phone', async () => {
  const { screen, token } = await open();
  await page.viewport(320, 700);
  await token.fill(tokenOf('{"exp":1300819380}'));
  await screen.getByText('UTC', { exact: true }).click();
  await expect.element(screen.getByText(/March 22, 2011.* 18:43:00 (UTC|GMT)/)).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
});

it('keeps the decoded token and the check of its signature while the leeway is wrong', async () => {
  const { screen, token, secret } = await open();
  await token.fill(A1_TOKEN);
  await secret.fill('your-256-bit-secret');
  await expect.element(screen.getByText('Signature wrong')).toBeVisible();
  const payload = screen.getByRole('table', { name: 'Payload' });
  const leeway = screen.getByRole('spinbutton', { name: words.options.leeway.label });
  await leeway.fill('');
  await expect.element(leeway).toHaveAttribute('aria-invalid', 'true');
  await expect.element(payload.getByText('joe', { exact: true })).toBeVisible();
  await expect.element(screen.getByText('Signature wrong')).toBeVisible();
});
