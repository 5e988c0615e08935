import { beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { instantText } from '../../i18n/instant-text';
import { fromBase64 } from '../../lib/base64-reader';
import { expectNoAxeViolations } from '../../ui/testing';
import { choose, dropOn, openTool, rowValue, startAfresh, watchClipboard, watchSaved } from '../../ui/testing-visit';
import pkcs12 from '../../lib/x509/testdata/pkcs12.json';
import { words } from './locales/en';
import { words as fr } from './locales/fr';
import { words as zhCn } from './locales/zh-cn';
import { INTERMEDIATE, LEAF, LIST, REQUEST, ROOT } from './samples';
import CertificateInspector from './view';

const KEY = 'MC4CAQAwBQYDK2VwBCIEIAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMD';
const MOMENT = '2026-02-01T00:00:00Z';

beforeEach(() => startAfresh(1280, 900));

async function open(chosen: typeof zhCn = words, locale: 'zh-cn' | 'en' | 'fr' = 'en') {
  // Only the true id reaches the worker, where all is read.
  const screen = await openTool(CertificateInspector, { words: chosen, locale, id: 'certificate-inspector' });
  const box = screen.getByRole('textbox', { name: chosen.box });
  const at = async (moment: string) => {
    await screen.getByRole('radio', { name: chosen.given, exact: true }).click();
    await screen.getByRole('textbox', { name: chosen.instant }).fill(moment);
  };
  return { screen, box, at };
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  const read = fromBase64(text);
  if (!read.ok) throw new Error('Base64');
  return read.value.bytes;
};

it('says what a certificate says, each value to copy', async () => {
  const copied = watchClipboard();
  const { screen, box, at } = await open();
  await box.fill(LEAF);
  await at(MOMENT);
  await expect.element(screen.getByText(words.timeLeft.current({ n: 69, unit: 'day' })).first()).toBeVisible();
  await expect.poll(() => rowValue('SHA-256')).toMatch(/^C2:BC:C9:12:63/);
  expect(rowValue(words.pin)).toBe('jO8GW3r4NmkVC30ycE09PnXD6a7g1PZ0BUTGjoGzd6o=');
  expect(rowValue(words.subject)).toBe('CN=example.com,O=趁手 😀,C=CN');
  expect(rowValue(words.validation)).toBe(words.validations.domain);
  expect(rowValue(words.serialDecimal)).toBe('11237144602830150878951019661219281646911489');
  await expect.element(screen.getByText('Identifier of its own key: 3D:85:34:3D:95', { exact: false })).toBeVisible();
  await expect.element(screen.getByText('domain validated (2.23.140.1.2.1)', { exact: false })).toBeVisible();
  await screen.getByRole('button', { name: 'Copy SHA-256' }).first().click();
  await expect.poll(() => copied.at(-1)).toMatch(/^C2:BC:C9.*4F:85$/);
  await screen.getByRole('radio', { name: words.options.hex.values.plain }).click();
  await expect.poll(() => rowValue('SHA-256')).toMatch(/^c2bcc91263/);
  await screen.getByRole('radio', { name: 'UTC' }).click();
  await expect.poll(() => rowValue(words.notAfter)).toContain('April 11, 2026');
  await screen.getByRole('button', { name: words.text }).click();
  await expect.element(screen.getByText(/Certificate:\s+Data:\s+Version: 3 \(0x2\)/)).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('keeps three answers apart, and puts the chain in order', async () => {
  const copied = watchClipboard();
  const saved = watchSaved();
  const { screen, box, at } = await open();
  await box.fill([LEAF, ROOT, INTERMEDIATE].join('\n'));
  await at(MOMENT);
  await expect.element(screen.getByText(words.oneChain(3))).toBeVisible();
  await expect.element(screen.getByText(words.intact.yes)).toBeVisible();
  await expect.element(screen.getByText(words.complete)).toBeVisible();
  await expect.element(screen.getByText(words.trusted.unasked)).toBeVisible();
  await expect.element(screen.getByText(words.reordered)).toBeVisible();
  const chain = screen.getByRole('list', { name: words.links(1) });
  await expect.element(chain.getByText(words.pastedAs(3))).toBeVisible();
  await screen.getByRole('button', { name: words.orderedPem }).click();
  await expect.poll(() => copied.at(-1)?.indexOf(INTERMEDIATE.slice(0, 40))).toBeGreaterThan(500);
  await screen.getByRole('button', { name: words.calendar }).click();
  await expect.poll(() => saved).toHaveLength(1);
  expect(await saved[0]?.blob.text()).toContain('SUMMARY:Certificate “example.com” expires');
  await screen.getByRole('button', { name: words.roots }).click();
  await screen.getByRole('textbox', { name: words.roots }).fill(ROOT);
  await expect.element(screen.getByText(words.trusted.yes)).toBeVisible();
  await screen.getByRole('textbox', { name: words.roots }).fill('');
  await expectNoAxeViolations(screen.container);
});

it('tells what is missing, out of date or revoked', async () => {
  const { screen, box, at } = await open();
  await box.fill(`${LEAF}\n${ROOT}`);
  await at('2026-02-03');
  await expect.element(screen.getByText(words.missing('CN=Int I,O=Test', []))).toBeVisible();
  await box.fill([LEAF, INTERMEDIATE, ROOT, LIST].join('\n'));
  await screen.getByRole('radio', { name: 'UTC' }).click();
  const since = instantText(Date.UTC(2026, 1, 1, 12), { language: 'en', isUtc: true });
  await expect.element(screen.getByText(`“example.com” is revoked since ${since}, key compromise.`)).toBeVisible();
  // In the chain, and beside the object.
  await expect.poll(() => screen.getByText(words.revocation.revoked, { exact: true }).elements()).toHaveLength(2);
  await screen.getByRole('button', { name: words.titles(4, 'list', 'CN=Int I,O=Test') }).click();
  await expect.element(screen.getByRole('cell', { name: '80FF00000000000000000000000000000001' })).toBeVisible();
  await screen.getByRole('searchbox', { name: words.findSerial }).fill('80:FE');
  await expect.element(screen.getByText(words.found(0))).toBeVisible();
  // As OpenSSL's short form and some browsers write it.
  await screen.getByRole('searchbox', { name: words.findSerial }).fill('11237144602830150878951019661219281646911489');
  await expect.element(screen.getByText(words.found(1))).toBeVisible();
});

it('tests a host name', async () => {
  const { screen, box } = await open();
  await box.fill(LEAF);
  const host = screen.getByRole('textbox', { name: words.host });
  await host.fill('2001:0DB8:0:0:0:0:0:1');
  await expect.element(screen.getByText(words.hostFits('2001:db8::1'), { exact: false })).toBeVisible();
  await host.fill('a.b.example.com');
  await expect.element(screen.getByText(words.hostDiffers, { exact: false })).toBeVisible();
  await host.fill('a b');
  await expect.element(screen.getByText(words.fault({ code: 'bad-host' }))).toBeVisible();
  // What is typed there stays within the visit, and so for the next test.
  await host.fill('');
});

it('says which key belongs to what, and warns of one that is private', async () => {
  const { screen, box } = await open();
  await box.fill([LEAF, REQUEST, KEY].join('\n'));
  const titles = [
    words.titles(1, 'certificate', 'example.com'),
    words.titles(2, 'request', 'example.com'),
    words.titles(3, 'key', 'Ed25519'),
  ];
  await expect.element(screen.getByText(words.sameKey(titles))).toBeVisible();
  await expect.element(screen.getByText(words.privateKey)).toBeVisible();
  await box.fill([LEAF, KEY.replaceAll('AwMDAwMDAwMDAwMD', 'BAQEBAQEBAQEBAQE')].join('\n'));
  await expect.element(screen.getByText(words.noMatch(words.titles(2, 'key', 'Ed25519')))).toBeVisible();
});

it('tells each fault beside what was read, and one alone beside the field', async () => {
  const { screen, box } = await open();
  await box.fill(`${LEAF.slice(0, -4)}\n${ROOT}`);
  await expect.element(screen.getByText(words.fault({ code: 'cut-off', announced: 611, there: 609 }))).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: words.titles(1, 'certificate', 'Root R'), exact: true }))
    .toBeVisible();
  await box.fill('hello');
  await expect.element(screen.getByText(words.fault({ code: 'nothing' }))).toBeVisible();
  expect(screen.getByRole('heading', { name: words.objects }).elements()).toEqual([]);
});

it('takes several files at once', async () => {
  const { screen, box } = await open();
  const zone = screen.getByRole('button', { name: words.drop });
  dropOn(zone, new File([bytesOf(LEAF)], 'leaf.der'), new File([ROOT], 'root.crt'));
  await expect.element(screen.getByText(words.missing('CN=Int I,O=Test', []))).toBeVisible();
  dropOn(box, new File([bytesOf(INTERMEDIATE)], 'int.cer'));
  await expect.element(screen.getByText(words.oneChain(3))).toBeVisible();
  await box.fill('');
  dropOn(zone, new File([Uint8Array.of(0xfe, 0xed, 0xfe, 0xed, 0, 0, 0, 2)], 'a.jks'));
  await expect.element(screen.getByText(words.fault({ code: 'java-keystore' }))).toBeVisible();
});

it('asks for a password only where one is needed', async () => {
  const { screen, box } = await open(fr, 'fr');
  await expect.element(screen.getByText(fr.empty)).toBeVisible();
  await box.fill(LEAF);
  expect(screen.getByLabelText(fr.password, { exact: true }).elements()).toEqual([]);
  expect(screen.getByText(fr.empty).elements()).toEqual([]);
  await box.fill('');
  const { password: right, base64 } = pkcs12.legacy;
  dropOn(screen.getByRole('button', { name: fr.drop }), new File([bytesOf(base64)], 'a.pfx'));
  await expect.element(screen.getByText(fr.fault({ code: 'needs-password' }))).toBeVisible();
  const password = screen.getByLabelText(fr.password, { exact: true });
  await password.fill('passwort');
  await expect.element(screen.getByText(fr.fault({ code: 'wrong-password' }))).toBeVisible();
  await expect.element(screen.getByText(fr.locked)).toBeVisible();
  await password.fill(right);
  await expect.element(screen.getByText(fr.privateKey)).toBeVisible();
  expect(JSON.stringify(sessionStorage) + JSON.stringify(localStorage)).not.toContain(right);
  // What is gone takes its password along.
  await box.fill(LEAF);
  await box.fill('');
  await expect.poll(() => screen.getByLabelText(fr.password, { exact: true }).elements()).toEqual([]);
});

it('shows many objects in a table, and one of them as a card', async () => {
  const { screen, box } = await open(zhCn, 'zh-cn');
  await box.fill(Array.from({ length: 30 }, (_, at) => (at === 7 ? LEAF : ROOT)).join('\n'));
  await expect.element(screen.getByRole('table', { name: zhCn.objects })).toBeVisible();
  await choose(zhCn.show, zhCn.titles(8, 'certificate', 'example.com'));
  await expect.poll(() => rowValue(zhCn.subject)).toBe('CN=example.com,O=趁手 😀,C=CN');
  await userEvent.keyboard('{Escape}');
});
