import { readFileSync } from 'node:fs';
import { expect, test, type Page } from '@playwright/test';
import { words } from '../src/tools/pdf-signature-checker/locales/zh-cn';
import { open } from './page';

const FOLDER = 'src/tools/pdf-signature-checker/fixtures/';
const signed = readFileSync(`${FOLDER}rsa.pdf`);
const root = readFileSync(`${FOLDER}root.pem`, 'utf8');

/** Gives the page a file as a visitor picks it. */
async function pick(page: Page, name: string, buffer: Buffer): Promise<void> {
  await page.getByRole('main').locator('input[type="file"]').first().setInputFiles({
    name,
    mimeType: 'application/pdf',
    buffer,
  });
  await expect(page.getByRole('main')).toContainText(name);
}

test('a signed PDF is checked as it is, altered, lengthened and cut off', async ({ page }) => {
  await open(page, '/pdf-signature-checker');
  const main = page.getByRole('main');
  await pick(page, 'valid.pdf', signed);
  await expect(main.getByText(words.status.intact)).toBeVisible();
  await expect(main.getByText(words.wholeFile)).toBeVisible();
  await expect(main.getByText(/^由「Signer rsa」于 /)).toBeVisible();

  const altered = Buffer.from(signed.toString('latin1').replace('0 0 200 100', '0 0 201 100'), 'latin1');
  await pick(page, 'altered.pdf', altered);
  await expect(main.getByText(words.status.changed)).toBeVisible();

  await pick(page, 'lengthened.pdf', Buffer.concat([signed, Buffer.from('% 28 bytes that were added\n\n')]));
  await expect(main.getByText(words.added(28, 0))).toBeVisible();
  await expect(main.getByText(words.status.intact)).toBeVisible();

  await pick(page, 'cut.pdf', signed.subarray(0, 2000));
  await expect(main.getByText(words.signatureFault({ code: 'cut-off' }))).toBeVisible();
});

test('the roots that are given say whether the signer is trusted, and what is wrong with them hides nothing', async ({
  page,
}) => {
  await open(page, '/pdf-signature-checker');
  const main = page.getByRole('main');
  await pick(page, 'valid.pdf', signed);
  await expect(main.getByText(words.trust({ code: 'unasked' }))).toBeVisible();
  await main.getByRole('button', { name: words.roots }).click();
  const field = main.getByRole('textbox', { name: words.roots });
  await field.fill('hello');
  await expect(main.getByText(words.rootFault({ code: 'no-root' }))).toBeVisible();
  await expect(main.getByText(words.status.intact)).toBeVisible();
  await field.fill(root);
  await expect(main.getByText(words.trust({ code: 'trusted' }))).toBeVisible();
});
