import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readPicture } from '../../lib/qr/testing';
import { ToolIdContext } from '../../operations/tool-context';
import { expectNoAxeViolations, renderWithWords } from '../../ui/testing';
import { words as en } from './locales/en';
import { draw, encode, verify } from './operations';
import View from './view';

vi.mock('../../operations/run-operation', async () => {
  const { runOnPage } = await import('../../operations/testing-on-page');
  return runOnPage(() => [draw, encode, verify]);
});

let id = 0;
const open = async () =>
  renderWithWords(
    <ToolIdContext value={`wifi-${id}`}>
      <View />
    </ToolIdContext>,
    'en',
    en,
  );
type Screen = Awaited<ReturnType<typeof open>>;

/** What the page saves: name and content. */
let saved: { name: string; blob: Blob }[] = [];
const blobs = new Map<string, Blob>();

// The first import of a dependency is bundled by the test server, which may take longer than a test waits.
beforeAll(async () => {
  await Promise.all([import('../../lib/qr/symbol'), import('../../lib/qr/read-back'), import('./guest-card-dialog')]);
}, 60_000);
beforeEach(() => {
  id++;
  localStorage.clear();
  sessionStorage.clear();
  saved = [];
  const create = URL.createObjectURL.bind(URL);
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = create(blob);
    if (blob instanceof Blob) blobs.set(url, blob);
    return url;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ name: this.download, blob });
  });
});
afterEach(() => vi.restoreAllMocks());

const field = (screen: Screen, label: string) => screen.getByLabelText(label, { exact: true });
const payload = (screen: Screen) => screen.getByRole('region', { name: 'Payload' });

async function choose(screen: Screen, name: string, option: string) {
  await screen.getByRole('combobox', { name }).click();
  await screen.getByRole('option', { name: option, exact: true }).click();
}

it('joins a network: picture, badge, file and payload, the password masked', async () => {
  const screen = await open();
  await expect.element(screen.getByText('Enter the network name.')).toBeVisible();
  await field(screen, 'Network name (SSID)').fill('My Net');
  await expect.element(screen.getByText('Enter the password, or choose No password.')).toBeVisible();
  await field(screen, 'Password').fill('s3cret-pass');
  await expect.element(field(screen, 'Password')).toHaveAttribute('type', 'password');
  await expect.element(screen.getByRole('img', { name: 'QR code of the network My Net' })).toBeVisible();
  await expect.element(screen.getByText('Verified')).toBeVisible();
  await expect.element(payload(screen)).toHaveTextContent('WIFI:T:WPA;S:My Net;P:••••••••;;');
  await payload(screen).getByRole('button', { name: 'Show' }).click();
  await expect.element(payload(screen)).toHaveTextContent('WIFI:T:WPA;S:My Net;P:s3cret-pass;;');
  await screen.getByRole('button', { name: 'Download', exact: true }).click();
  await screen.getByRole('button', { name: 'PNG' }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['wifi-My-Net.png']);
  expect(await readPicture(saved[0]?.blob ?? new Blob())).toEqual({
    height: 1024,
    width: 1024,
    text: 'WIFI:T:WPA;S:My Net;P:s3cret-pass;;',
  });
  await expectNoAxeViolations(screen.container);
});

it('removes the picture at once when something is wrong', async () => {
  const screen = await open();
  await field(screen, 'Network name (SSID)').fill('一二三四五六七八九十');
  await field(screen, 'Password').fill('12345678');
  await expect.element(screen.getByRole('img')).toBeVisible();
  await field(screen, 'Network name (SSID)').fill('一二三四五六七八九十甲');
  await expect.element(screen.getByText('A network name holds at most 32 bytes; this one has 33.')).toBeVisible();
  expect(screen.getByRole('img').elements()).toHaveLength(0);
  expect(screen.getByRole('button', { name: /^(PNG|Download)$/ }).elements()).toHaveLength(0);
});

it('warns of passwords and of WEP', async () => {
  const screen = await open();
  await field(screen, 'Network name (SSID)').fill('Old');
  await field(screen, 'Password').fill('1234567');
  await expect
    .element(screen.getByText('A WPA password has 8 to 63 characters, or 64 hex digits; this one has 7 characters.'))
    .toBeVisible();
  await expect.element(field(screen, 'Password')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByRole('img', { name: 'QR code of the network Old' })).toBeVisible();
  await expect.element(screen.getByText('Verified')).not.toBeInTheDocument();
  await choose(screen, 'Security', 'WEP');
  await expect.element(screen.getByText('A WEP key has 5 or 13 characters, or 10 or 26 hex digits.')).toBeVisible();
  await expect.element(screen.getByText(/^WEP is broken/)).toBeVisible();
  await choose(screen, 'Security', 'No password');
  await expect.element(payload(screen)).toHaveTextContent('WIFI:T:nopass;S:Old;;');
  await expect.element(field(screen, 'Password')).not.toBeInTheDocument();
  await screen.getByRole('switch', { name: 'Hidden network' }).click();
  await expect.element(payload(screen)).toHaveTextContent('WIFI:T:nopass;S:Old;H:true;;');
});

it('makes an enterprise network with both identities', async () => {
  const screen = await open();
  await choose(screen, 'Security', 'WPA2-EAP (enterprise)');
  await field(screen, 'Network name (SSID)').fill('Corp');
  await expect.element(screen.getByText('Enter an identity.')).toBeVisible();
  await field(screen, 'Identity').fill('alice@corp.example');
  await field(screen, 'Anonymous (outer) identity').fill('anonymous@corp.example');
  await expect
    .element(payload(screen))
    .toHaveTextContent('WIFI:T:WPA2-EAP;S:Corp;E:PEAP;PH2:MSCHAPV2;A:anonymous@corp.example;I:alice@corp.example;;');
  await expect.element(screen.getByText(/^Several phone cameras join only personal networks/)).toBeVisible();
  await choose(screen, 'EAP method', 'TLS');
  await expect.element(payload(screen)).toHaveTextContent('E:TLS;A:');
});

it('fills the form from a text, and offers quotes for a name of hex digits', async () => {
  const screen = await open();
  const paste = field(screen, 'Fill in from a WIFI: text');
  await paste.fill('https://example.com');
  await screen.getByRole('button', { name: 'Fill in the form' }).click();
  await expect.element(screen.getByText('This is no Wi-Fi code: its text begins with WIFI:.')).toBeVisible();
  await paste.fill(String.raw`WIFI:T:WPA;R:1;S:cafe01;P:a\;b\:c-123;H:true;;`);
  await screen.getByRole('button', { name: 'Fill in the form' }).click();
  await expect.element(field(screen, 'Network name (SSID)')).toHaveValue('cafe01');
  await expect.element(field(screen, 'Password')).toHaveValue('a;b:c-123');
  await expect.element(screen.getByRole('combobox', { name: 'Security' })).toHaveTextContent('WPA3 only');
  await expect.element(paste).toHaveValue('');
  await screen.getByRole('checkbox', { name: 'Quote a name that looks like hex' }).click();
  await expect.element(payload(screen)).toHaveTextContent('WIFI:T:WPA;R:1;S:"cafe01";P:••••••••;H:true;;');
});

it('prints a card for guests, with the password only when that is chosen', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const screen = await open();
  await field(screen, 'Network name (SSID)').fill('Guest');
  await field(screen, 'Password').fill('welcome-123');
  await screen.getByRole('button', { name: 'Guest card' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Guest card' });
  const cards = () =>
    [...document.querySelectorAll('section[aria-label="Guest card"]')].map((card) => card.textContent);
  await expect.element(dialog).toBeVisible();
  expect(cards()).toHaveLength(2);
  expect(cards().join()).not.toContain('welcome-123');
  await dialog.getByRole('switch', { name: 'Show the password on the card' }).click();
  await expect.poll(cards).toEqual(Array(2).fill(expect.stringContaining('welcome-123')));
  await expectNoAxeViolations(dialog.element());
  await dialog.getByRole('button', { name: 'Print' }).click();
  expect(print).toHaveBeenCalledOnce();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect.poll(cards).toEqual([]);
});

it('remembers colours, size and level, and nothing of the network', async () => {
  const screen = await open();
  await field(screen, 'Network name (SSID)').fill('my-home');
  await field(screen, 'Password').fill('my-secret');
  await choose(screen, 'Security', 'WPA3 only');
  await choose(screen, 'Error correction', 'High 30%');
  await expect.poll(() => JSON.stringify(localStorage)).toContain('high');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toMatch(/my-|wpa3/);
});
