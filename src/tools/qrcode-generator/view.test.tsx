import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { readPicture } from '../../lib/qr/testing';
import { ToolIdContext } from '../../operations/tool-context';
import { expectNoAxeViolations, renderWithWords } from '../../ui/testing';
import { openMoreOptions } from '../../ui/testing-visit';
import { words as en } from './locales/en';
import { batch, draw, encode, verify } from './operations';
import View from './view';

vi.mock('../../operations/run-operation', async () => {
  const { runOnPage } = await import('../../operations/testing-on-page');
  return runOnPage(() => [batch, draw, encode, verify]);
});

let id = 0;
const open = async () =>
  renderWithWords(
    <ToolIdContext value={`qr-${id}`}>
      <View />
    </ToolIdContext>,
    'en',
    en,
  );

/** What the page saves: name and content. */
let saved: { name: string; blob: Blob }[] = [];
const blobs = new Map<string, Blob>();

// The first import of a dependency is bundled by the test server, which may take longer than a test waits.
beforeAll(async () => {
  await Promise.all([import('../../lib/qr/symbol'), import('../../lib/qr/read-back'), import('./batch')]);
}, 60_000);
beforeEach(() => {
  id++;
  localStorage.clear();
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

type Screen = Awaited<ReturnType<typeof open>>;
const textBox = (screen: Screen) => screen.getByRole('textbox', { name: 'Text', exact: true });

async function choose(screen: Screen, name: string, option: string) {
  await screen.getByRole('combobox', { name }).click();
  await screen.getByRole('option', { name: option, exact: true }).click();
}

async function save(screen: Screen, format: string) {
  await screen.getByRole('button', { name: 'Download', exact: true }).click();
  await screen.getByRole('button', { name: format, exact: true }).click();
}

it('draws and verifies the example at once', async () => {
  const screen = await open();
  await expect.element(screen.getByRole('img', { name: 'QR code: https://example.com' })).toBeVisible();
  await expect.element(screen.getByText('Version 2 · 25 × 25 modules · byte mode · 19 of 26 bytes used')).toBeVisible();
  await expect.element(screen.getByText('Verified')).toBeVisible();
  expect(screen.getByRole('link', { name: 'WiFi QR code generator' }).element().getAttribute('href')).toMatch(
    /wifi-qrcode-generator$/,
  );
  await expectNoAxeViolations(screen.container);
});

it('gives PNG of the exact size, WebP and SVG that browsers read', async () => {
  const screen = await open();
  await textBox(screen).fill('你好 😀');
  await screen.getByRole('spinbutton', { name: 'Size' }).fill('500');
  await save(screen, 'PNG');
  await expect.poll(() => saved.length).toBe(1);
  await save(screen, 'WebP');
  await expect.poll(() => saved.length).toBe(2);
  for (const { blob } of saved) expect(await readPicture(blob)).toEqual({ width: 500, height: 500, text: '你好 😀' });
  await save(screen, 'SVG');
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['qr-code.png', 'qr-code.webp', 'qr-code.svg']);
  const shown = screen.getByRole('img').element() as HTMLImageElement;
  await expect.poll(() => shown.naturalWidth).toBe(500);
});

it('asks for text, and offers the level that fits', async () => {
  const screen = await open();
  await textBox(screen).fill('');
  await expect.element(screen.getByText('Enter some text to encode.')).toBeVisible();
  await textBox(screen).fill('7'.repeat(5597));
  await expect.element(screen.getByText(/medium: 5,597 digits, at most 5,596\./)).toBeVisible();
  await textBox(screen).fill('a'.repeat(2332));
  await expect
    .element(
      screen.getByText(
        'Too long for error correction medium: 2,332 bytes, at most 2,331. Lower the correction level or shorten the text.',
      ),
    )
    .toBeVisible();
  await expect.element(screen.getByRole('img')).not.toBeInTheDocument();
  await screen.getByRole('button', { name: 'Use low 7%' }).click();
  await expect.element(screen.getByText(/^Version 36 /)).toBeVisible();
});

it('warns of what does not scan', async () => {
  const screen = await open();
  await screen.getByRole('textbox', { name: 'Foreground', exact: true }).fill('#ffffff');
  await screen.getByRole('textbox', { name: 'Background', exact: true }).fill('#000000');
  await expect.element(screen.getByText(/many readers do not invert/)).toBeVisible();
  await expect
    .element(screen.getByText('This design does not scan — raise the contrast or the correction level.'))
    .toBeVisible();
});

it('makes an e-mail, and lets the payload be changed', async () => {
  const screen = await open();
  await choose(screen, 'Content type', 'E-mail');
  await expect.element(screen.getByText('Fill in the form, and the code appears here.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'To', exact: true }).fill('jane@example.com');
  await screen.getByRole('textbox', { name: 'Subject' }).fill('Hi there');
  await screen.getByRole('textbox', { name: 'Body' }).fill('a&b');
  const payload = screen.getByRole('textbox', { name: 'Payload' });
  await expect.element(payload).toHaveValue('mailto:jane@example.com?subject=Hi%20there&body=a%26b');
  await payload.fill('mailto:x@y.z');
  await save(screen, 'PNG');
  await expect.poll(() => saved.length).toBe(1);
  expect((await readPicture(saved[0]?.blob ?? new Blob())).text).toBe('mailto:x@y.z');
  await screen.getByRole('textbox', { name: 'Subject' }).fill('');
  await expect.element(payload).toHaveValue('mailto:jane@example.com?body=a%26b');
});

it('makes a contact with CR LF, also after a change by hand', async () => {
  const screen = await open();
  await choose(screen, 'Content type', 'Contact (vCard)');
  await screen.getByRole('textbox', { name: 'First name' }).fill('Jane');
  await screen.getByRole('textbox', { name: 'Last name' }).fill('Doe');
  const payload = screen.getByRole('textbox', { name: 'Payload' });
  await expect.element(payload).toHaveValue('BEGIN:VCARD\nVERSION:3.0\nN:Doe;Jane;;;\nFN:Jane Doe\nEND:VCARD\n');
  await payload.fill('BEGIN:VCARD\nVERSION:3.0\nN:Doe;J;;;\nFN:J Doe\nEND:VCARD\n');
  await save(screen, 'PNG');
  await expect.poll(() => saved.length).toBe(1);
  expect((await readPicture(saved[0]?.blob ?? new Blob())).text).toBe(
    'BEGIN:VCARD\r\nVERSION:3.0\r\nN:Doe;J;;;\r\nFN:J Doe\r\nEND:VCARD\r\n',
  );
});

it('makes an event in UTC', async () => {
  const screen = await open();
  await choose(screen, 'Content type', 'Event');
  await screen.getByRole('textbox', { name: 'Title' }).fill('Lunch');
  await expect.element(screen.getByText('Enter when it starts.')).toBeVisible();
  await choose(screen, 'Time zone', 'UTC');
  await screen.getByLabelText('Start').fill('2026-11-20T12:30');
  await expect
    .element(screen.getByRole('textbox', { name: 'Payload' }))
    .toHaveValue(expect.stringContaining('DTSTART:20261120T123000Z\n'));
});

it('takes a logo, switches to high, and back when it is removed', async () => {
  const screen = await open();
  await expect.element(screen.getByText('Verified')).toBeVisible();
  const canvas = new OffscreenCanvas(40, 20);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 20);
  const picker = screen.container.querySelector<HTMLInputElement>('input[accept="image/*"]');
  const give = (file: File) => {
    const transfer = new DataTransfer();
    transfer.items.add(file);
    if (picker) picker.files = transfer.files;
    picker?.dispatchEvent(new Event('change', { bubbles: true }));
  };
  give(new File(['no picture'], 'a.txt'));
  await expect.element(screen.getByText('This file is not an image.')).toBeVisible();
  give(new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' }));
  await expect.element(screen.getByText('logo.png')).toBeVisible();
  await expect.element(screen.getByRole('combobox', { name: 'Error correction' })).toHaveTextContent('High 30%');
  await expect.element(screen.getByText(/^Version 3 /)).toBeVisible();
  await expect.element(screen.getByText('Verified')).toBeVisible();
  await screen.getByRole('button', { name: 'Remove the logo' }).click();
  await expect.element(screen.getByRole('combobox', { name: 'Error correction' })).toHaveTextContent('Medium 15%');
});

it('packs a batch, and tells the line that is too long', async () => {
  const screen = await open();
  const lines = screen.getByRole('textbox', { name: 'Contents, one per line' });
  await lines.fill('a\nb');
  await screen.getByRole('button', { name: 'Make a ZIP' }).click();
  await expect.poll(() => saved.map(({ name }) => name)).toEqual(['qr-codes.zip']);
  await lines.fill(`a\n${'b'.repeat(3000)}`);
  await screen.getByRole('button', { name: 'Make a ZIP' }).click();
  await expect
    .element(screen.getByText('Line 2 is too long for error correction medium: 3,000 bytes, at most 2,331.'))
    .toBeVisible();
});

it('remembers the design and no content', async () => {
  const screen = await open();
  await textBox(screen).fill('my secret');
  await openMoreOptions();
  await screen.getByText('Dots', { exact: true }).click();
  await expect.poll(() => JSON.stringify(localStorage)).toContain('dots');
  expect(JSON.stringify(localStorage)).not.toContain('secret');
});
