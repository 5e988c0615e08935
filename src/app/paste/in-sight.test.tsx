import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Detect, Suggestion } from '../../operations/detect';
import { sampleOf } from '../../operations/detect';
import { watchPages } from '../../tools/walk';
import { renderWithWords } from '../../ui/testing';
import { loadParts, ToolBody } from '../tool-page/tool-body';
import { give } from './suggest';

// After something is handed over to a tool, what one sees is the answer for it, and nothing of a sample stands beside it.

const { complaints } = watchPages();

const detectors = import.meta.glob<Detect>('../../tools/*/detect.ts', { eager: true, import: 'detect' });

/** Hands a text over as the palette does, and opens the tool as its page does. */
async function openGiven(id: string, text: string, meant?: Suggestion): Promise<HTMLElement> {
  give(id, { text }, meant ?? detectors[`../../tools/${id}/detect.ts`]?.(sampleOf(text)));
  return open(id);
}

async function open(id: string): Promise<HTMLElement> {
  document.getElementById('main')?.remove();
  const parts = await loadParts(id, 'en');
  await renderWithWords(
    <main id="main" tabIndex={-1}>
      <ToolBody parts={parts} failure={() => <p>Failed</p>} />
    </main>,
  );
  return document.querySelector<HTMLElement>('#main') as HTMLElement;
}

const field = (name: string) => page.getByRole('textbox', { name, exact: true });

it('an account whose address is handed over is the one whose codes are shown', async () => {
  const main = await openGiven(
    'otp-generator',
    'otpauth://totp/ACME:john@example.com?secret=JBSWY3DPEHPK3PXP&issuer=ACME',
  );
  await expect.element(field('Secret')).toHaveValue('JBSWY3DPEHPK3PXP');
  await expect.element(field('Secret')).toHaveFocus();
  await expect.poll(() => main.innerText).toContain('issuer=ACME');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(field('Secret')).not.toHaveValue('JBSWY3DPEHPK3PXP');
  await expect.element(field('Secret')).not.toHaveValue('');
  expect(complaints).toEqual([]);
});

it('what a header says comes first, in the fields too', async () => {
  const main = await openGiven('basic-auth-generator', 'Authorization: Basic dXNlcjpwYXNz');
  await expect.element(field('Username')).toHaveValue('user');
  expect(main.innerText).not.toContain('Aladdin');
  await expect.poll(() => main.querySelector('dl, ul')?.textContent).toContain('pass');
  await expect.element(field('Header, token or URL')).toHaveFocus();
  expect(complaints).toEqual([]);
});

it('the tags of a page are in the form, and the former form can be had back', async () => {
  const html = '<!DOCTYPE html><html><head><title>x</title><meta property="og:title" content="Hi"></head></html>';
  await openGiven('og-meta-generator', html);
  const title = page.getByRole('textbox', { name: 'Title', exact: true });
  await expect.element(title).toHaveValue('Hi');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(title).toHaveValue('First steps');
  expect(complaints).toEqual([]);
});

it('a checksum waits for what it is of', async () => {
  const main = await openGiven('hash-text', 'd41d8cd98f00b204e9800998ecf8427e  empty.txt');
  await expect.element(field('Text')).toHaveValue('');
  await expect.element(field('Text')).toHaveFocus();
  await expect.poll(() => main.innerText).toContain('MD5');
  expect(main.innerText).not.toMatch(/match/i);
  await field('Text').fill('x');
  await expect.poll(() => main.innerText).toMatch(/no match/i);
  expect(complaints).toEqual([]);
});

it('a hash of bcrypt waits for its password', async () => {
  const main = await openGiven('bcrypt', '$2b$04$EixZaYVK1fsbw1ZfbX3OXePaWxn96p36WQoeG6Lruj3vjPGga31lW');
  const password = page.getByLabelText('Password', { exact: true }).nth(1);
  await expect.element(password).toHaveValue('');
  await expect.element(password).toHaveFocus();
  expect(main.innerText).not.toMatch(/match/i);
  await password.fill('x');
  await expect.poll(() => main.innerText).toMatch(/not match/i);
  expect(complaints).toEqual([]);
});

it('a temperature has the focus on its own scale', async () => {
  await openGiven('temperature-converter', '98.6 °F');
  await expect.element(field('Fahrenheit')).toHaveValue('98.6');
  await expect.element(field('Fahrenheit')).toHaveFocus();
  expect(complaints).toEqual([]);
});

it('compressed text is shown decompressed', async () => {
  const main = await openGiven(
    'base64-string-converter',
    'H4sIAAAAAAAAA6tWykjNyclXslIqzy/KSVHSUcpTsjKsBQAAtkvRFwAAAA==',
  );
  await expect
    .poll(() => main.innerText + [...main.querySelectorAll('textarea')].map((one) => one.value).join(''))
    .toContain('{"hello":"world","n":1}');
  expect(main.innerText).not.toMatch(/not UTF-8/i);
  expect(complaints).toEqual([]);
});

const PATCH = `--- a/x
+++ b/x
@@ -1,2 +1,3 @@
 same
-old words here
+new
+more
`;

it('a patch is shown as the two texts that it is between', async () => {
  await openGiven('text-diff', PATCH);
  await expect
    .poll(() =>
      page
        .getByRole('textbox')
        .elements()
        .map((one) => (one as HTMLTextAreaElement).value),
    )
    .toEqual(
      expect.arrayContaining([
        '--- a/x\n+++ b/x\n@@ -1,2 +1,3 @@\nsame\nold words here\n',
        '--- a/x\n+++ b/x\n@@ -1,2 +1,3 @@\nsame\nnew\nmore\n',
      ]),
    );
  expect(complaints).toEqual([]);
});

it('a text to compare has nothing on the other side', async () => {
  await openGiven('text-diff', 'Plain words');
  await expect
    .poll(() =>
      page
        .getByRole('textbox')
        .elements()
        .map((one) => (one as HTMLTextAreaElement).value),
    )
    .toContain('Plain words');
  expect(document.body.innerText).not.toContain('workers');
  expect(complaints).toEqual([]);
});
