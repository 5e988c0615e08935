import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, openTool, rowValue, startAfresh, storedOptions, watchClipboard } from '../../ui/testing-visit';
import { words } from './locales/en';
import { words as zhCn } from './locales/zh-cn';
import JwtGenerator from './view';

beforeEach(() => startAfresh(1280, 900));

const TOKEN =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';

async function open() {
  const screen = await openTool(JwtGenerator, { words, id: 'jwt-generator' });
  return {
    screen,
    header: screen.getByRole('textbox', { name: words.header, exact: true }),
    payload: screen.getByRole('textbox', { name: words.payload, exact: true }),
    secret: screen.getByLabelText(words.secret, { exact: true }),
    parts: screen.getByRole('region', { name: words.parts }),
    claims: screen.getByRole('region', { name: words.claims, exact: true }),
  };
}

it('opens with a token, which can be taken along', async () => {
  const copied = watchClipboard();
  const { screen, parts } = await open();
  await expect.element(parts.getByText(TOKEN)).toBeVisible();
  await expect.element(screen.getByText(words.bytes(155))).toBeVisible();
  await expect.element(screen.getByText(words.note({ code: 'short-secret', length: 19, wanted: 32 }))).toBeVisible();
  await screen.getByRole('button', { name: words.copyBearer }).click();
  await screen.getByRole('button', { name: words.copyCurl }).click();
  await expect
    .poll(() => copied)
    .toEqual([`Authorization: Bearer ${TOKEN}`, `curl -H 'Authorization: Bearer ${TOKEN}' https://api.example.com/`]);
  await expect.element(screen.getByRole('link', { name: words.openJwt })).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('has header and choice of the algorithm follow each other, and remembers the choice alone', async () => {
  const { screen, header, parts, secret } = await open();
  await header.fill('{"typ":"JWT",  "alg":"HS512"}');
  await expect.element(screen.getByRole('combobox', { name: words.options.alg.label })).toHaveTextContent('HS512');
  await choose(words.options.alg.label, 'HS384');
  await expect.element(header).toHaveValue('{"typ":"JWT",  "alg":"HS384"}');
  await secret.fill('hunter2');
  await expect.element(parts).toHaveTextContent('eyJ0eXAiOiJKV1QiLCJhbGciOiJIUzM4NCJ9.');
  expect(storedOptions()).toContain('"alg":"HS384"');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/hunter2|John Doe/);
  await header.fill('{"alg":"HS1"}');
  await expect.element(screen.getByText(words.signFault({ code: 'unknown-alg', alg: 'HS1' }))).toBeVisible();
  await expect.element(parts).not.toBeInTheDocument();
});

it('gives a header back that was emptied, by its example and by the choice', async () => {
  const { screen, header } = await open();
  await header.fill('');
  await choose(words.options.alg.label, 'HS384');
  await expect.element(header).toHaveValue('{"alg":"HS384","typ":"JWT"}');
  await header.fill('');
  await screen.getByRole('button', { name: 'Fill in an example' }).first().click();
  await expect.element(header).toHaveValue('{"alg":"HS384","typ":"JWT"}');
});

it('signs with the lines of a pasted secret as they are', async () => {
  const { screen, secret, parts } = await open();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'first\r\nsecond\n');
  await secret.fill('');
  secret.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  // By Node's own HMAC.
  await expect.element(parts).toHaveTextContent('ynUlhAR87JVP_wSmMhmSGm7tQJnhm9cPTAg1LUwQ73o');
  const lines = screen.getByLabelText(words.secret, { exact: true });
  await expect.element(lines).toHaveFocus();
  expect(lines.element().tagName).toBe('TEXTAREA');
  await lines.fill('one line');
  await userEvent.tab();
  await expect.element(screen.getByLabelText(words.secret, { exact: true })).toHaveAttribute('type', 'password');
});

it('says what is wrong with the payload, and signs a raw text instead', async () => {
  const { screen, payload, parts } = await open();
  await payload.fill('{"a":1,}');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Line 1, column 8: trailing comma');
  await expect.element(parts).not.toBeInTheDocument();
  await payload.fill('[1]');
  await screen.getByRole('button', { name: words.signRaw }).click();
  await expect.element(parts).toHaveTextContent('.WzFd.');
  await expect.element(screen.getByRole('textbox', { name: words.rawPayload })).toHaveValue('[1]');
});

it('fills in claims one by one, each in its place', async () => {
  const { payload, claims } = await open();
  await payload.fill('{\n  "id": 12345678901234567890,\n  "p": 1.10\n}');
  await claims.getByRole('textbox', { name: /^iss/ }).fill('me');
  await expect.element(payload).toHaveValue('{\n  "id": 12345678901234567890,\n  "p": 1.10,\n  "iss": "me"\n}');
  await claims.getByRole('textbox', { name: /^iss/ }).fill('');
  await claims.getByRole('textbox', { name: /^aud/ }).fill('a\nb');
  await expect.element(payload).toHaveValue('{\n  "id": 12345678901234567890,\n  "p": 1.10,\n  "aud": ["a","b"]\n}');
  await claims.getByRole('button', { name: words.removeClaim('p') }).click();
  await claims.getByRole('textbox', { name: words.ownValue('id') }).fill('true');
  await expect.element(payload).toHaveValue('{\n  "id": true,\n  "aud": ["a","b"]\n}');
  await claims.getByRole('textbox', { name: words.ownName, exact: true }).fill('admin');
  await claims.getByRole('textbox', { name: words.ownValue(words.ownName) }).fill('no');
  await claims.getByRole('button', { name: words.addClaim }).click();
  await expect.element(payload).toHaveValue('{\n  "id": true,\n  "aud": ["a","b"],\n  "admin": "no"\n}');
  await claims.getByRole('button', { name: `jti: ${words.newUuid}` }).click();
  await expect.element(payload).toHaveValue(expect.stringMatching(/"jti": "[\da-f]{8}-[\da-f-]{27}"/));
});

it('sets times from now, by the calendar and in seconds', async () => {
  const { screen, payload, claims } = await open();
  await payload.fill('{}');
  await claims.getByRole('button', { name: words.setTime('exp') }).click();
  const before = Math.floor(Date.now() / 1000) + 3600;
  await screen.getByRole('button', { name: '+1 hour' }).click();
  await expect.element(payload).toHaveValue(expect.stringMatching(/^\{"exp":\d{10}\}$/));
  const { exp } = JSON.parse((payload.element() as HTMLTextAreaElement).value) as { exp: number };
  expect(exp - before).toBeGreaterThanOrEqual(0);
  expect(exp - before).toBeLessThan(30);
  await claims.getByLabelText(words.dateOf('exp')).fill('2030-01-02T03:04:05');
  await expect.element(payload).toHaveValue(`{"exp":${new Date(2030, 0, 2, 3, 4, 5).getTime() / 1000}}`);
  const seconds = claims.getByRole('textbox', { name: words.secondsOf('exp') });
  await seconds.fill('soon');
  await expect.element(screen.getByText(words.notSeconds)).toBeVisible();
  await seconds.fill('1516239022');
  await expect.element(payload).toHaveValue('{"exp":1516239022}');
  await expect.element(claims.getByText('2018-01-18T01:30:22.000Z')).toBeVisible();
});

it('fills in a template, and takes it back', async () => {
  const { screen, header, payload } = await open();
  await payload.fill('{"mine":1}');
  await screen.getByRole('button', { name: words.template }).click();
  await screen.getByRole('button', { name: words.options.template.values['github-app'] }).click();
  await expect.element(header).toHaveValue('{"alg":"RS256","typ":"JWT"}');
  await expect.element(payload).toHaveValue(expect.stringContaining('"iss": "Iv'));
  await expect.element(screen.getByText(words.enterKey)).toBeVisible();
  await screen.getByRole('button', { name: words.undo }).click();
  await expect.element(payload).toHaveValue('{"mine":1}');
  await expect.element(header).toHaveValue('{"alg":"HS256","typ":"JWT"}');
});

it('makes a key, signs with it, and gives the public half to the verifier', async () => {
  const copied = watchClipboard();
  const { screen, parts } = await open();
  await choose(words.options.alg.label, 'ES256');
  const key = screen.getByRole('textbox', { name: words.privateKey });
  await key.fill(
    '-----BEGIN PUBLIC KEY-----\nMCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=\n-----END PUBLIC KEY-----',
  );
  await expect
    .element(screen.getByText(words.signFault({ code: 'key-mismatch', alg: 'ES256', found: 'Ed25519' })))
    .toBeVisible();
  await screen.getByRole('button', { name: words.makeKey }).click();
  await expect.element(key).toHaveValue(expect.stringContaining('BEGIN PRIVATE KEY'));
  await expect.element(parts).toHaveTextContent('eyJhbGciOiJFUzI1NiIsInR5cCI6IkpXVCJ9.');
  const verifier = screen.getByRole('region', { name: words.verifier });
  await expect.element(verifier).toHaveTextContent('-----BEGIN PUBLIC KEY-----');
  await verifier.getByRole('tab', { name: 'JWKS' }).click();
  await expect.element(verifier).toHaveTextContent('"keys"');
  expect(rowValue(words.verifierRows.thumbprint)).toMatch(/^[\w-]{43}$/);
  const made = screen.getByRole('region', { name: words.newKey });
  await expect.element(made).not.toHaveTextContent('PRIVATE KEY');
  await made.getByRole('button', { name: 'Show' }).click();
  await made.getByRole('button', { name: 'Copy' }).click();
  await expect.poll(() => copied[0]).toContain('BEGIN PRIVATE KEY');
  await expectNoAxeViolations(screen.container);
});

it('makes a token of each line', async () => {
  const { screen } = await open();
  await screen.getByRole('tab', { name: words.batch }).click();
  await screen.getByRole('textbox', { name: words.lines }).fill('{"sub":"1"}\n{"sub":2');
  const tokens = screen.getByRole('region', { name: words.tokens });
  await expect.element(tokens).toHaveTextContent('.eyJzdWIiOiIxIn0.rTCH8cLoGxAm_xw68z-zXVKi9ie6xJn9tnVWjd_9ftE');
  await expect.element(screen.getByText(/^Line 2, column 9/)).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('speaks Chinese', async () => {
  const screen = await openTool(JwtGenerator, { words: zhCn, locale: 'zh-cn' });
  await expect.element(screen.getByRole('region', { name: zhCn.parts })).toBeVisible();
});
