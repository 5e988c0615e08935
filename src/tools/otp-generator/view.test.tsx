import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { encodePng } from '../../lib/qr/png';
import { drawRaster } from '../../lib/qr/raster';
import { makeSymbol } from '../../lib/qr/symbol';
import { doneRuns } from '../../operations/done-runs';
import { expectNoAxeViolations } from '../../ui/testing';
import { openMoreOptions, openTool, pickFiles, rowValue, startAfresh, watchSaved } from '../../ui/testing-visit';
import { words } from './locales/en';
import { draw, scan } from './operations';
import OtpGenerator from './view';

vi.mock('../../operations/run-operation', async () => {
  const { runOnPage } = await import('../../operations/testing-on-page');
  return runOnPage(() => [draw, scan]);
});

const RFC_BASE32 = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const EXPORT =
  'otpauth-migration://offline?data=Ci0KCkhlbGxvId6tvu8SEGFsaWNlQGdvb2dsZS5jb20aB0V4YW1wbGUgASgBMAIQARgBIAA%3D';

beforeEach(() => startAfresh(1280, 1000));

const open = () => openTool(OtpGenerator, { words });
type Screen = Awaited<ReturnType<typeof open>>;

const secretOf = (screen: Screen) => screen.getByRole('textbox', { name: 'Secret', exact: true });
const codeAt = (step: string) => document.querySelector(`[data-step="${step}"] dd`)?.textContent;
async function fillIn(screen: Screen, secret: string, time: string) {
  await secretOf(screen).fill(secret);
  await openMoreOptions();
  await screen.getByRole('textbox', { name: 'Time' }).fill(time);
}

it('begins with a secret of its own, new at the button, and keeps none of it', async () => {
  const screen = await open();
  await expect.element(secretOf(screen)).toHaveValue(expect.stringMatching(/^[A-Z2-7]{32}$/));
  await expect.poll(() => codeAt('current')).toMatch(/^\d{6}$/);
  await expect.element(screen.getByText(/^Valid for another \d+ s$/)).toBeVisible();
  await expect.poll(() => rowValue('Base32')).toMatch(/^[A-Z2-7]{32}$/);
  const secret = rowValue('Base32') ?? '';
  await screen.getByRole('radio', { name: '8' }).click();
  await expect.poll(() => codeAt('current')).toMatch(/^\d{8}$/);
  expect(rowValue('Base32')).toBe(secret);
  await expect.poll(() => JSON.stringify(localStorage)).toContain('digits');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(secret);
  await screen.getByRole('button', { name: 'New secret' }).click();
  await expect.poll(() => rowValue('Base32')).not.toBe(secret);
  await expect.element(screen.getByRole('img', { name: 'QR code of the otpauth:// address' })).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('checks a code at the present without keeping it, so that a chain checks at its own', async () => {
  const screen = await openTool(OtpGenerator, { words, id: 'otp-generator' });
  await secretOf(screen).fill(RFC_BASE32);
  await expect.poll(() => codeAt('current')).toMatch(/^\d{6}$/);
  await screen.getByRole('textbox', { name: words.code, exact: true }).fill(codeAt('current') ?? '');
  await expect
    .poll(() => doneRuns('otp-generator').find(({ operation }) => operation.id === 'check')?.options)
    .toMatchObject({ kind: 'totp', time: '' });
});

it('has the codes above the options on a phone, and what sets up an app below them', async () => {
  await page.viewport(390, 844);
  const screen = await open();
  await expect.poll(() => codeAt('current')).toMatch(/^\d{6}$/);
  const options = screen.getByRole('region', { name: 'Options' }).element().getBoundingClientRect();
  expect(document.querySelector('[data-step="current"]')?.getBoundingClientRect().bottom).toBeLessThan(options.top);
  const setUp = screen.getByRole('heading', { name: words.setUp }).element();
  expect(setUp.getBoundingClientRect().top).toBeGreaterThan(options.bottom);
});

it('keeps the secret whatever stands in the other fields, and rests only what depends on them', async () => {
  const screen = await open();
  await expect.element(secretOf(screen)).toHaveValue(expect.stringMatching(/^[A-Z2-7]{32}$/));
  await expect.poll(() => rowValue('Base32')).toMatch(/^[A-Z2-7]{32}$/);
  const secret = rowValue('Base32') ?? '';
  const window = screen.getByRole('spinbutton', { name: 'Window (steps)' });
  await window.fill('');
  await expect.poll(() => codeAt('current')).toMatch(/^\d{6}$/);
  const picture = screen.getByRole('img', { name: 'QR code of the otpauth:// address' });
  await expect.element(picture).toBeVisible();
  await window.fill('99');
  await expect.element(secretOf(screen)).toHaveValue(secret);
  const period = screen.getByRole('spinbutton', { name: 'Period' });
  await period.fill('');
  await expect.poll(() => codeAt('current')).toBeUndefined();
  await expect.element(screen.getByText(words.noCodes)).toBeVisible();
  await expect.element(secretOf(screen)).toHaveValue(secret);
  await period.fill('60');
  await expect.poll(() => rowValue('Base32')).toBe(secret);
  await openMoreOptions();
  await screen.getByRole('textbox', { name: 'Time' }).fill('soon');
  await expect.poll(() => codeAt('current')).toBeUndefined();
  await expect.element(picture).toBeVisible();
  expect(rowValue('Base32')).toBe(secret);
  await period.fill('');
  await screen.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.element(period).toHaveValue('30');
  await expect.element(secretOf(screen)).toHaveValue(secret);
});

it('offers to read an address that was pasted as a secret', async () => {
  const screen = await open();
  await secretOf(screen).fill(` otpauth://hotp/Example:anna?secret=${RFC_BASE32}&issuer=Example&counter=2`);
  await expect.element(screen.getByText(words.addressInSecret)).toBeVisible();
  expect(screen.getByText(/is not base32/).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Use Example · anna' }).click();
  await expect.element(secretOf(screen)).toHaveValue(RFC_BASE32);
  await expect.poll(() => rowValue('Counter 2')).toBe('359152');
  await screen.getByRole('textbox', { name: 'Code to check' }).fill('287082');
  await expect.element(screen.getByText('Not valid: a replay')).toBeVisible();
});

it('says when a time is read as milliseconds', async () => {
  const screen = await open();
  await fillIn(screen, 'ITTOOLS', '1609477200000');
  await expect.poll(() => codeAt('current')).toBe('885809');
  await expect.element(screen.getByText('Read as milliseconds: 2021-01-01T05:00:00.000Z')).toBeVisible();
});

it('gives the codes around a given time', async () => {
  const screen = await open();
  await fillIn(screen, 'ITTOOLS', '1609477200');
  await expect.poll(() => ['previous', 'current', 'next'].map(codeAt)).toEqual(['918365', '885809', '556793']);
  expect(rowValue('Hex')).toBe('44e6e72e');
  expect(rowValue('Bytes')).toBe('68, 230, 231, 46');
  expect(rowValue('Epoch seconds')).toBe('1609477200');
  expect(rowValue('Counter')).toBe('53649240');
  expect(rowValue('Counter (hex)')).toBe('0000000003329f58');
  await expect.element(screen.getByText(/RFC 4226 asks for 16 or more/)).toBeVisible();
  expect(screen.getByText(/^Valid for another/).elements()).toEqual([]);
  await screen.getByRole('textbox', { name: 'Time' }).fill('0');
  await expect.poll(() => codeAt('previous')).toBe('—');
});

it('follows a counter', async () => {
  const screen = await open();
  await secretOf(screen).fill('12345678901234567890');
  await screen.getByRole('radio', { name: 'Text' }).click();
  await screen.getByRole('radio', { name: 'HOTP' }).click();
  await expect.poll(() => [rowValue('Counter 0'), rowValue('Counter 9')]).toEqual(['755224', '520489']);
  await screen.getByRole('textbox', { name: 'Counter' }).fill('9007199254740993');
  await expect.poll(() => rowValue('Counter 9007199254740993')).toBe('354518');
  await screen.getByRole('textbox', { name: 'Counter' }).fill('18446744073709551616');
  await expect.element(screen.getByText(/^A counter is a whole number/)).toBeVisible();
});

it('says beside the field what is wrong with the secret, and shows no code', async () => {
  const screen = await open();
  await secretOf(screen).fill('ABC1');
  await expect.element(screen.getByText('Character “1” at position 4 is not base32 (A–Z, 2–7).')).toBeVisible();
  await expect.poll(() => codeAt('current')).toBeUndefined();
  expect(screen.getByRole('button', { name: 'PNG' }).elements()).toEqual([]);
  await secretOf(screen).fill('ABC');
  await expect.element(screen.getByText('Incomplete secret: 3 characters.')).toBeVisible();
  await secretOf(screen).fill('');
  await expect.element(screen.getByText('Enter a secret.')).toBeVisible();
  await fillIn(screen, RFC_BASE32, 'soon');
  await expect.element(screen.getByText(/^Enter Unix seconds/)).toBeVisible();
  await expectNoAxeViolations(screen.container);
});

it('checks a code, and tells how far the clock is off', async () => {
  const screen = await open();
  await fillIn(screen, RFC_BASE32, '89');
  const code = screen.getByRole('textbox', { name: 'Code to check' });
  await code.fill('287 082');
  await expect.element(screen.getByText('Valid (1 step late)')).toBeVisible();
  await screen.getByRole('spinbutton', { name: 'Window (steps)' }).fill('0');
  await expect.element(screen.getByText('Not valid within ±0')).toBeVisible();
  await expect.element(screen.getByText(/about 30 s slow/)).toBeVisible();
  await screen.getByRole('textbox', { name: 'Time' }).fill('59');
  await expect.element(screen.getByText('Valid (current)')).toBeVisible();
  await code.fill('28708');
  await expect.element(screen.getByText('A code has 6 digits.')).toBeVisible();
});

it('hides the secret on request', async () => {
  const screen = await open();
  await fillIn(screen, RFC_BASE32, '59');
  await expect.poll(() => codeAt('current')).toBe('287082');
  expect(screen.container.textContent).toContain(RFC_BASE32);
  await screen.getByRole('switch', { name: 'Hide the secret' }).click();
  await expect.poll(() => screen.container.textContent.includes(RFC_BASE32)).toBe(false);
  expect(screen.getByLabelText('Secret', { exact: true }).element()).toHaveAttribute('type', 'password');
  expect(codeAt('current')).toBe('287082');
});

it('takes an account from an export', async () => {
  const screen = await open();
  await screen.getByRole('textbox', { name: /migration/ }).fill('https://example.com');
  await expect.element(screen.getByText('Not an otpauth:// address.')).toBeVisible();
  await screen.getByRole('textbox', { name: /migration/ }).fill(EXPORT);
  await screen.getByRole('button', { name: 'Use Example · alice@google.com' }).click();
  await expect.element(secretOf(screen)).toHaveValue('JBSWY3DPEHPK3PXP');
  await openMoreOptions();
  await expect.element(screen.getByRole('textbox', { name: 'Account' })).toHaveValue('alice@google.com');
  await screen.getByRole('textbox', { name: 'Time' }).fill('59');
  await expect.poll(() => codeAt('current')).toBe('996554');
  await expectNoAxeViolations(screen.container);
});

it('reads the QR code in a picture', async () => {
  const screen = await open();
  // It comes with the first codes.
  await expect.poll(() => screen.container.querySelector('[type="file"]')).not.toBeNull();
  const symbol = makeSymbol(EXPORT, 'medium');
  if (!symbol.ok) throw new Error(symbol.fault.code);
  const design = { foreground: '#000000', background: '#ffffff', quietZone: 4, shape: 'square' } as const;
  const raster = drawRaster(symbol.value, design, 480);
  if (!raster.ok) throw new Error(raster.fault.code);
  pickFiles(screen.container, new File(['no picture'], 'a.png', { type: 'image/png' }));
  await expect.element(screen.getByText(words.noPicture)).toBeVisible();
  pickFiles(
    screen.container,
    new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'a.svg', { type: 'image/svg+xml' }),
  );
  await expect.element(screen.getByText(words.noQr)).toBeVisible();
  pickFiles(screen.container, new File([new Uint8Array(encodePng(raster.value))], 'qr.png', { type: 'image/png' }));
  await expect.element(screen.getByRole('button', { name: 'Use Example · alice@google.com' })).toBeVisible();
});

it('saves the QR code', async () => {
  const saved = watchSaved();
  const screen = await open();
  await secretOf(screen).fill(RFC_BASE32);
  for (const name of ['PNG', 'SVG']) await screen.getByRole('button', { name, exact: true }).click();
  await expect.poll(() => saved.map(({ name }) => name).toSorted()).toEqual(['otp.png', 'otp.svg']);
});
