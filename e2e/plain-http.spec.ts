import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, constants } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { plainUrl } from './site';
import { atRest, instrument } from './use/instruments';
import { watch } from './watch';

// Over plain http browsers withhold clipboard and `crypto.subtle`; `used.spec.ts` and `tools.spec.ts` use every tool there.

test('plain http is what the tests call so', async ({ page }) => {
  await page.goto(plainUrl());
  const has = await page.evaluate(() => ({
    isSecure: isSecureContext,
    clipboard: 'clipboard' in navigator,
    subtle: 'subtle' in crypto,
    randomUUID: 'randomUUID' in crypto,
    serviceWorker: 'serviceWorker' in navigator,
  }));
  expect(has).toEqual({ isSecure: false, clipboard: false, subtle: false, randomUUID: false, serviceWorker: false });
});

test('an RSA key pair is made in a worker, and its copies are the two halves of one', async ({ page, context }) => {
  const { problems } = await watch(page, context, new URL(plainUrl()).origin);
  await instrument(page, context);
  const worker = page.waitForEvent('worker');
  await page.goto(`${plainUrl()}en/rsa-key-pair-generator`);
  expect((await worker).url()).toContain('/assets/worker-');
  const main = page.getByRole('main');
  for (const half of ['PRIVATE', 'PUBLIC']) {
    // The search for primes takes as long as chance has it.
    const box = main
      .locator('section')
      .filter({ hasText: `BEGIN ${half} KEY` })
      .last();
    await expect(box).toBeVisible({ timeout: 60_000 });
    await box.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => page.evaluate(() => instruments.copied.join(''))).toContain(`BEGIN ${half} KEY`);
  }
  const copied = await page.evaluate(() => instruments.copied);
  const whole = copied.flatMap((text) => text.match(/-----BEGIN [\w ]+-----[^]+?-----END [\w ]+-----/g) ?? []);
  const secret = whole.find((pem) => pem.includes('PRIVATE')) ?? '';
  const shared = whole.find((pem) => pem.includes('PUBLIC')) ?? '';
  const jwkOf = (pem: string) => createPublicKey(pem).export({ format: 'jwk' });
  expect(createPrivateKey(secret).asymmetricKeyDetails?.modulusLength).toBeGreaterThanOrEqual(2048);
  expect(jwkOf(shared)).toEqual(jwkOf(secret));
  expect(problems).toEqual([]);
});

test('a text that is too long for a box is copied whole', async ({ page, context }) => {
  const { problems } = await watch(page, context, new URL(plainUrl()).origin);
  await instrument(page, context);
  await page.goto(`${plainUrl()}en/ipv6-ula-generator`);
  await expect(page.locator('html[data-started]')).toBeAttached();
  await atRest(page);
  await page.getByRole('main').getByRole('button', { name: 'Copy all' }).click();
  await expect.poll(() => page.evaluate(() => instruments.copied.length)).toBe(1);
  const lines = await page.evaluate(() => instruments.copied.join('').split('\n'));
  expect(lines.length).toBeGreaterThanOrEqual(65_536);
  expect(lines[0]).toMatch(/^fd[\da-f:]+\/64$/);
  expect(problems).toEqual([]);
});

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });

/** A token as the standard makes it (RFC 7515), signed with an RSA key. */
function tokenOf(alg: 'RS256' | 'RS512' | 'PS256' | 'PS384'): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const content = `${part({ alg, typ: 'JWT' })}.${part({ sub: 'somebody' })}`;
  const padding = alg.startsWith('PS')
    ? { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }
    : { padding: constants.RSA_PKCS1_PADDING };
  const signature = sign(`sha${alg.slice(2)}`, Buffer.from(content), { key: rsa.privateKey, ...padding });
  return `${content}.${signature.toString('base64url')}`;
}

test('RS and PS signatures are checked in a worker, right and wrong ones', async ({ page, context }) => {
  const { problems } = await watch(page, context, new URL(plainUrl()).origin);
  await page.goto(`${plainUrl()}en/jwt-parser`);
  await expect(page.locator('html[data-started]')).toBeAttached();
  const main = page.getByRole('main');
  const worker = page.waitForEvent('worker');
  for (const alg of ['RS256', 'RS512', 'PS256', 'PS384'] as const) {
    const token = tokenOf(alg);
    await main.getByRole('textbox', { name: 'Token', exact: true }).fill(token);
    await main
      .getByRole('textbox', { name: 'Public key' })
      .fill(rsa.publicKey.export({ type: 'spki', format: 'pem' }).toString());
    await expect(main.getByText('Signature verified').first(), alg).toBeVisible();
    const [header, , signature] = token.split('.');
    const other = Buffer.from('{"sub":"another"}').toString('base64url');
    await main.getByRole('textbox', { name: 'Token', exact: true }).fill(`${header}.${other}.${signature}`);
    await expect(main.getByText('Signature wrong').first(), alg).toBeVisible();
  }
  expect((await worker).url()).toContain('/assets/worker-');
  expect(problems).toEqual([]);
});
