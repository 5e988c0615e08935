import { beforeEach, expect, it } from 'vitest';
import { expectNoAxeViolations } from '../../ui/testing';
import { dropOn, openTool, startAfresh, watchClipboard, watchSaved } from '../../ui/testing-visit';
import rsa from './fixtures/rsa.pdf?url';
import root from './fixtures/root.pem?raw';
import two from './fixtures/two.pdf?url';
import { words } from './locales/en';
import { words as fr } from './locales/fr';
import { words as zhCn } from './locales/zh-cn';
import PdfSignatureChecker from './view';

const rootLines = root.trimEnd().split('\n').length;

beforeEach(() => startAfresh(1280, 900));

async function open(chosen: typeof zhCn = words, locale: 'zh-cn' | 'en' | 'fr' = 'en') {
  // Only the true id reaches the worker, where files are read.
  const screen = await openTool(PdfSignatureChecker, { words: chosen, locale, id: 'pdf-signature-checker' });
  const drop = (content: BlobPart, name = 'a.pdf') =>
    dropOn(
      // What was dropped before stays within the visit.
      screen.getByRole('button', { name: chosen.drop }).or(screen.getByRole('button', { name: chosen.anotherFile })),
      new File([content], name),
    );
  return { screen, drop };
}

const bytesOf = async (url: string) => (await fetch(url)).arrayBuffer();

it('shows who signed, and that nothing was changed', async () => {
  const copied = watchClipboard();
  const saved = watchSaved();
  const { screen, drop } = await open();
  drop(await bytesOf(rsa));
  await expect.element(screen.getByText(words.status.intact)).toBeVisible();
  await expect.element(screen.getByText(words.wholeFile)).toBeVisible();
  await expect.element(screen.getByText(words.trust({ code: 'unasked' }))).toBeVisible();
  await expect.element(screen.getByText(words.notChecked)).toBeVisible();
  await expect.element(screen.getByText('(Approved)', { exact: true })).toBeVisible();
  await expect.element(screen.getByText(words.timeFrom.signer, { exact: true })).toBeVisible();
  const chain = screen.getByRole('list', { name: words.chainOf(1) });
  await expect.element(chain.getByRole('button', { name: 'Signer rsa', exact: true })).toBeVisible();
  await chain.getByRole('button', { name: 'Signer rsa', exact: true }).click();
  await expect.element(screen.getByText('CN=Signer rsa,O=趁手,C=CN')).toBeVisible();
  await chain.getByRole('button', { name: words.copyPem('Signer rsa') }).click();
  await expect.poll(() => copied.at(-1)).toMatch(/^-----BEGIN CERTIFICATE-----\n/);
  await screen.getByRole('button', { name: 'Download chain.pem' }).click();
  await expect.poll(() => saved).toHaveLength(1);
  expect((await saved[0]?.blob.text())?.match(/BEGIN CERTIFICATE/g)).toHaveLength(2);
  await expectNoAxeViolations(screen.container);
});

it('tells what was changed or added', async () => {
  const { screen, drop } = await open();
  const bytes = new Uint8Array(await bytesOf(rsa));
  const changed = bytes.slice();
  changed[20] = (changed[20] ?? 0) ^ 1;
  drop(changed);
  await expect.element(screen.getByText(words.status.changed)).toBeVisible();
  await expect.element(screen.getByText(words.signatureFault({ code: 'wrong-digest' }))).toBeVisible();
  dropOn(screen.getByRole('button', { name: words.anotherFile }), new File([bytes, '\n'.repeat(28)], 'b.pdf'));
  await expect.element(screen.getByText('28 bytes added after signing.')).toBeVisible();
});

it('checks trust by the roots that are given', async () => {
  const { screen, drop } = await open();
  drop(await bytesOf(two));
  await expect.element(screen.getByText(words.trust({ code: 'unasked' })).first()).toBeVisible();
  await screen.getByRole('button', { name: words.roots }).click();
  const roots = screen.getByRole('textbox', { name: words.roots });
  await roots.fill('hello');
  await expect.element(screen.getByText(words.rootFault({ code: 'no-root' }))).toBeVisible();
  // What is wrong there hides nothing of the report.
  await expect.element(screen.getByText(words.trust({ code: 'roots-unread' })).first()).toBeVisible();
  await expect.element(screen.getByText(words.status.intact).first()).toBeVisible();
  await roots.fill(`${root}${root.replace('MII', 'M!I')}`);
  const broken = { code: 'not-base64', block: 2, label: 'CERTIFICATE', at: 0, line: 0 } as const;
  await expect.element(screen.getByText(words.rootFault({ ...broken, line: rootLines + 2 }))).toBeVisible();
  await expect.element(screen.getByText(words.trust({ code: 'trusted' })).first()).toBeVisible();
  await roots.fill(root);
  await expect.element(screen.getByText(words.trust({ code: 'trusted' })).first()).toBeVisible();
  await expect.element(screen.getByText(words.added(6237, 1)).first()).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: words.title(2, 'signature') })).toBeVisible();
});

it('says at once who signed, and first of all what became of each', async () => {
  const { screen, drop } = await open();
  drop(await bytesOf(two));
  const summary = screen.getByRole('list', { name: words.summary });
  await expect.element(summary.getByText(/^Signed by “Signer rsa” at /)).toBeVisible();
  await expect.element(summary.getByText(words.added(6237, 1))).toBeVisible();
  await expect.element(summary.getByText(words.wholeFile)).toBeVisible();
  await expect.element(screen.getByRole('status').getByText(/^Signed by “Signer rsa” at /)).toBeVisible();
});

it('says when there is nothing to check', async () => {
  const { screen, drop } = await open(fr, 'fr');
  drop('%PDF-1.7\n');
  await expect.element(screen.getByText(fr.none)).toBeVisible();
  dropOn(screen.getByRole('button', { name: fr.anotherFile }), new File(['hello'], 'b.pdf'));
  await expect.element(screen.getByText(fr.fault({ code: 'not-a-pdf' }))).toBeVisible();
});

it('speaks Chinese', async () => {
  const { screen, drop } = await open(zhCn, 'zh-cn');
  drop(await bytesOf(rsa));
  await expect.element(screen.getByText(zhCn.status.intact)).toBeVisible();
});
