import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent, type Locator } from 'vitest/browser';
import type { RenderResult } from 'vitest-browser-react';
import { handOver } from '../../operations/drafts';
import { drawSvg } from '../../lib/qr/svg';
import { makeSymbol } from '../../lib/qr/symbol';
import { expectNoAxeViolations, renderWithWords } from '../../ui/testing';
import { openTool, pasteInto, pickFiles, startAfresh, watchClipboard, watchSaved } from '../../ui/testing-visit';
import { drawExample, EXAMPLE_TEXTS } from './draw-example';
import { words } from './locales/en';
import { PictureResult } from './picture-result';
import { codesCsv } from './codes-csv';
import { withWholes } from './joined-code';
import { Readings, type Reading } from './readings';
import type { FoundCode } from './report';
import { Results } from './results';
import { codeOf } from './testing-codes';
import QrCodeReader from './view';

const [ADDRESS, NETWORK] = EXAMPLE_TEXTS;
const SECRET = 'p:a;ss';

const opened: RenderResult[] = [];
/** The tool's own id, since its work goes to the worker; each visit begins with no pictures, for those are secret. */
async function open() {
  const screen = await openTool(QrCodeReader, { words, id: 'qr-code-reader' });
  opened.push(screen);
  return screen;
}

beforeEach(() => startAfresh(1280, 1600));
afterEach(async () => {
  vi.restoreAllMocks();
  for (const screen of opened.splice(0)) {
    for (const remove of screen.getByRole('button', { name: /^Remove / }).elements()) (remove as HTMLElement).click();
    await screen.unmount();
  }
});

const picture = (text: string, name = 'a.png') => drawExample([text], name);

describe('pictures', () => {
  it('are picked, several at once, and each has its own state', async () => {
    const screen = await open();
    await expect.element(screen.getByText(words.empty)).toBeVisible();
    const text = new File(['no picture'], 'notes.txt', { type: 'text/plain' });
    const blank = await blankPicture();
    pickFiles(screen.container, await picture('one'), text, blank);
    const found = screen.getByRole('region', { name: 'a.png' });
    await expect.element(found.getByText('1 code', { exact: true })).toBeVisible();
    await expect.element(found.getByTestId('frames')).toBeInTheDocument();
    expect(found.getByTestId('frames').element().querySelectorAll('g')).toHaveLength(1);
    await expect
      .element(screen.getByRole('region', { name: 'notes.txt' }).getByRole('alert'))
      .toHaveTextContent(words.fault({ code: 'not-picture', type: '' }));
    const nothing = screen.getByRole('region', { name: 'blank.png' });
    await expect.element(nothing).toHaveTextContent('No code found. Try a sharper, larger or straighter picture');
    await expect.element(nothing).toHaveTextContent('on white at 300 × 200');
    await expectNoAxeViolations(screen.container);
    await screen.getByRole('button', { name: 'Remove notes.txt' }).click();
    await expect.element(screen.getByRole('region', { name: 'notes.txt' })).not.toBeInTheDocument();
  });

  it('are pasted anywhere, and their text is exact', async () => {
    const copied = watchClipboard();
    const screen = await open();
    const text = 'a\tb\r\n"c" ␝ \u001d\u202e';
    pasteInto(page.elementLocator(document.body), [await picture(text)]);
    await screen.getByRole('button', { name: 'Copy 1 QR code' }).click();
    expect(copied).toEqual([text]);
    await expect.poll(() => screen.container.querySelector('pre')?.textContent).toBe('a␉b␍␊\n"c" ␝ ␝U+202E');
  });

  it('that a worker cannot decode are drawn by the page', async () => {
    const screen = await open();
    const symbol = makeSymbol('from a drawing', 'medium');
    if (!symbol.ok) throw new Error('no drawing');
    const design = { foreground: '#000', background: '#fff', quietZone: 4, shape: 'square' } as const;
    const file = new File([drawSvg(symbol.value, design, 64)], 'code.svg', { type: 'image/svg+xml' });
    pickFiles(screen.container, file);
    await expect.poll(() => screen.container.querySelector('pre')?.textContent).toBe('from a drawing');
  });

  it('of the same name are told apart, the older one keeps it', async () => {
    const screen = await open();
    pickFiles(screen.container, await picture('older', 'image.png'));
    await expect.element(screen.getByRole('region', { name: 'image.png', exact: true })).toBeVisible();
    await expect.poll(() => screen.container.querySelector('pre')?.textContent).toBe('older');
    pickFiles(screen.container, await picture('newer', 'image.png'));
    await expect.element(screen.getByRole('region', { name: 'image (2).png' })).toBeVisible();
    // What was open stays so.
    expect(screen.container.querySelector('pre')?.textContent).toBe('older');
    await expectNoAxeViolations(screen.container);
  });

  it('are handed over by other tools', async () => {
    handOver('qr-code-reader', { file: await picture('given', 'given.png') });
    const screen = await open();
    await expect.poll(() => screen.container.querySelector('pre')?.textContent).toBe('given');
  });

  it('have an example, which the page draws', async () => {
    const screen = await open();
    await screen.getByRole('button', { name: 'Example', exact: true }).click();
    await expect.element(screen.getByRole('region', { name: 'example.png' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Example', exact: true })).not.toBeInTheDocument();
  });
});

function blankPicture(): Promise<File> {
  const canvas = document.createElement('canvas');
  canvas.width = 300;
  canvas.height = 200;
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(new File([blob ?? ''], 'blank.png')), 'image/png'));
}

describe('what a code holds', () => {
  it('is an address that only a click opens, its host in bold', async () => {
    const screen = await open();
    pickFiles(screen.container, await picture(ADDRESS));
    const link = screen.getByRole('link', { name: 'Open example.com' });
    await expect.element(link).toHaveAttribute('href', ADDRESS);
    await expect.element(link).toHaveAttribute('target', '_blank');
    await expect.element(link).toHaveAttribute('rel', 'noreferrer noopener');
    expect(screen.container.querySelector('p strong')?.textContent).toBe('example.com');
  });

  it('is covered where it is a secret, also in its text, and is stored nowhere', async () => {
    const copied = watchClipboard();
    const screen = await open();
    pickFiles(screen.container, await picture(NETWORK));
    await expect.element(screen.getByText('Password')).toBeVisible();
    expect(screen.container.textContent).not.toContain(SECRET);
    expect(screen.container.textContent).not.toContain('p\\:a');
    await screen.getByRole('button', { name: 'Copy Password' }).click();
    expect(copied).toEqual([SECRET]);
    expect(screen.getByRole('button', { name: /^Send/ }).elements()).toEqual([]);
    await screen.getByRole('button', { name: 'Show' }).click();
    await expect.element(screen.getByText(SECRET)).toBeVisible();
    expect(screen.container.querySelector('pre')?.textContent).toBe(NETWORK);
    await expectNoAxeViolations(screen.container);
    const stored = JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
    expect(stored).not.toContain('a;ss');
    expect(stored).not.toContain('a\\\\;ss');
  });

  it('is there as bytes, to copy and to save', async () => {
    const saved = watchSaved();
    const copied = watchClipboard();
    const screen = await open();
    pickFiles(screen.container, await picture('AZ'));
    const fold = screen.getByRole('button', { name: 'Bytes as hex (2)' });
    await fold.click();
    await expect.element(screen.getByText('41 5a')).toBeVisible();
    await screen.getByRole('button', { name: /copy hex/i }).click();
    expect(copied).toEqual(['41 5a']);
    await screen.getByRole('button', { name: 'Download' }).click();
    await expect.poll(() => saved.map(({ name, blob }) => [name, blob.size])).toEqual([['code.bin', 2]]);
  });

  it('of all pictures together is copied and saved', async () => {
    const saved = watchSaved();
    const copied = watchClipboard();
    const screen = await open();
    pickFiles(screen.container, await picture('one', '1.png'), await picture('two', '2.png'));
    await screen.getByRole('button', { name: 'Copy all' }).click();
    expect(copied).toEqual(['one\ntwo']);
    await screen.getByRole('button', { name: 'CSV' }).click();
    await expect.poll(() => saved.map(({ name }) => name)).toEqual(['codes.csv']);
    expect(await saved[0]?.blob.text()).toContain('2.png');
  });
});

const REPORT = { width: 100, height: 100, series: [] };

async function showReading(codes: readonly FoundCode[], changes: Partial<Reading> = {}) {
  const reading: Reading = {
    picture: await picture('x', 'p.png'),
    status: 'done',
    report: { ...REPORT, codes },
    ...changes,
  };
  const act = vi.fn<() => void>();
  return renderWithWords(
    <PictureResult reading={reading} name="p.png" isAlone onCancel={act} onRetry={act} onRemove={act} />,
    'en',
    words,
  );
}

describe('a picture', () => {
  it('has a red frame where a code is damaged', async () => {
    const screen = await showReading([codeOf('', { isDamaged: true }), codeOf('b')]);
    expect(screen.container.querySelectorAll('svg [data-damaged]')).toHaveLength(1);
    await expect.element(screen.getByText('Damaged', { exact: true })).toBeVisible();
    const fold = screen.getByRole('button', { name: '1 QR code', exact: true });
    fold.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('alert')).toHaveTextContent(words.damagedCode);
    await expectNoAxeViolations(screen.container);
  });

  it('can be given up and read again', async () => {
    const cancelled = await showReading([], { status: 'cancelled', report: undefined });
    await expect.element(cancelled.getByRole('button', { name: 'Run again' })).toBeVisible();
  });

  it('says of each fact what it is', async () => {
    const fields = [
      { name: 'own', label: 'GTIN', value: '09521234543213', check: 'right' },
      { name: 'own', label: 'CRC', value: 'A13B', check: 'wrong', depth: 1 },
    ] as const;
    const code = codeOf('x', {
      version: '7',
      level: 'M',
      charset: 'gb18030',
      charsetBy: 'likely',
      isMirrored: true,
      card: { type: 'gs1', fields, warnings: [{ code: 'unknown' }] },
    });
    const screen = await showReading([code]);
    await expect.element(screen.getByText('Check right')).toBeVisible();
    await expect.element(screen.getByText('Check wrong')).toBeVisible();
    const facts = screen.getByLabelText(words.factsOf('1 QR code'));
    for (const fact of ['Version7', 'Error correctionM', 'GB18030, the likeliest', 'mirrored']) {
      await expect.element(facts).toHaveTextContent(fact);
    }
  });
});

describe('a series', () => {
  const part = (place: number, text: string) => codeOf(text, { part: { id: '124', place, of: 3 } });

  async function show(...codes: FoundCode[]) {
    const control = new Readings(() => Promise.reject(new Error('nothing is read')));
    const nothing = () => {};
    const sourced = codes.map((code, index) => ({ code, file: `${index}.png` }));
    const View = () => (
      <Results
        readings={[]}
        names={[]}
        scanned={[]}
        codes={sourced}
        onClear={nothing}
        control={control}
        onRemove={nothing}
      />
    );
    return openTool(View, { words });
  }

  it('says which parts are missing', async () => {
    const screen = await show(part(2, 'b'));
    await expect.element(screen.getByText('Part 2 of 3 read; parts 1 and 3 are missing.')).toBeVisible();
    await screen.unmount();
    const two = await show(part(3, 'c'), part(1, 'a'));
    await expect.element(two.getByText('Parts 1 and 3 of 3 read; part 2 is missing.')).toBeVisible();
  });

  it('is joined where it is whole, also over several pictures', async () => {
    const screen = await show(part(3, 'c'), part(1, 'a'), part(2, 'b'));
    await expect.element(screen.getByText('All 3 parts were read.')).toBeVisible();
    await expect.poll(() => screen.container.querySelector('pre')?.textContent).toBe('abc');
  });

  it('is one text among those of all codes, and a row of their table', () => {
    const codes = [codeOf('x'), part(3, 'c'), part(1, 'a'), part(2, 'b')];
    const whole = { ...codeOf('abc'), text: 'abc' };
    const series = [{ id: '124', of: 3, places: [1, 2, 3], missing: [], whole }];
    expect(withWholes(codes, series).map(({ text }) => text)).toEqual(['x', 'abc']);
    const rows = codesCsv([], [whole]).split('\r\n');
    expect(rows[1]).toBe('qr,abc,,');
  });
});

/** A camera that sees this picture. */
async function seeing(file: File): Promise<MediaStream> {
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [bitmap.width, bitmap.height];
  const context = canvas.getContext('2d');
  const stream = canvas.captureStream(10);
  const draw = () => {
    context?.drawImage(bitmap, 0, 0);
    if (stream.active) setTimeout(draw, 50);
  };
  draw();
  return stream;
}

describe('the camera', () => {
  async function start(file: File) {
    const streams: MediaStream[] = [];
    const ask = vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => {
      const stream = await seeing(file);
      streams.push(stream);
      return stream;
    });
    const screen = await open();
    await screen.getByRole('button', { name: 'Camera', exact: true }).click();
    const states = () => streams.flatMap((stream) => stream.getTracks().map(({ readyState }) => readyState));
    return { screen, ask, states };
  }

  const list = (screen: RenderResult): Locator => screen.getByRole('list', { name: words.fromCamera });

  it('collects each code once, says so, and ends with the page', async () => {
    const { screen, states, ask } = await start(await picture('seen'));
    await expect.element(list(screen).getByRole('listitem')).toHaveTextContent('QR code');
    await expect.element(screen.getByText('Found: QR code, seen')).toBeVisible();
    expect(ask.mock.calls[0]?.[0]).toMatchObject({ video: { facingMode: { ideal: 'environment' } } });
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(list(screen).getByRole('listitem').elements()).toHaveLength(1);
    expect(states()).toEqual(['live']);
    await screen.getByRole('button', { name: 'Turn off the camera' }).click();
    expect(states()).toEqual(['ended']);
    // Not before: axe does not come back while this stream plays.
    await expectNoAxeViolations(screen.container);
    expect(list(screen).getByRole('listitem').elements()).toHaveLength(1);
    await screen.getByRole('button', { name: 'Camera', exact: true }).click();
    await expect.poll(states).toEqual(['ended', 'live']);
    await screen.unmount();
    expect(states()).toEqual(['ended', 'ended']);
  });

  it('does not say a secret aloud', async () => {
    const { screen } = await start(await picture(NETWORK));
    await expect.element(screen.getByText('Found: QR code', { exact: true })).toBeVisible();
    expect(screen.container.textContent).not.toContain('p\\:a');
  });

  it('stops at the first code where that is wanted', async () => {
    localStorage.setItem('options.qr-code-reader', '{"keepScanning":false}');
    window.dispatchEvent(new StorageEvent('storage', { key: 'options.qr-code-reader' }));
    const { screen, states } = await start(await picture('first'));
    await expect.element(screen.getByText(words.rests.found)).toBeVisible();
    expect(states()).toEqual(['ended']);
  });

  it('stops when the page is hidden', async () => {
    const { screen, states } = await start(await picture('seen'));
    await expect.element(screen.getByLabelText(words.preview)).toBeVisible();
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    await expect.element(screen.getByText(words.rests.hidden)).toBeVisible();
    expect(states()).toEqual(['ended']);
    vi.restoreAllMocks();
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockImplementation(async () => seeing(await picture('again')));
    await screen.getByRole('button', { name: words.startAgain }).click();
    await expect.element(screen.getByText('Found: QR code, again')).toBeVisible();
  });

  it.each([
    ['NotAllowedError', 'Access to the camera was refused.'],
    ['NotFoundError', 'No camera was found.'],
  ])('says what %s means', async (name, message) => {
    vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('x', name));
    const screen = await open();
    await screen.getByRole('button', { name: 'Camera', exact: true }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(message);
  });

  it('says that the page is not secure, and pictures are read all the same', async () => {
    // As on plain http.
    vi.spyOn(navigator, 'mediaDevices', 'get').mockReturnValue(undefined as unknown as MediaDevices);
    vi.spyOn(window, 'isSecureContext', 'get').mockReturnValue(false);
    const screen = await open();
    await screen.getByRole('button', { name: 'Camera', exact: true }).click();
    await expect
      .element(screen.getByRole('alert'))
      .toHaveTextContent('The camera needs a secure page (https or localhost).');
    pickFiles(screen.container, await picture('still'));
    await expect.poll(() => screen.container.querySelector('pre')?.textContent).toBe('still');
  });
});

describe('the screen', () => {
  it('gives one still, and is shared no longer', async () => {
    const stream = await seeing(await picture('on the screen'));
    vi.spyOn(navigator.mediaDevices, 'getDisplayMedia').mockResolvedValue(stream);
    const screen = await open();
    await screen.getByRole('button', { name: 'Screen' }).click();
    await expect.poll(() => screen.container.querySelector('pre')?.textContent).toBe('on the screen');
    expect(stream.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
    await expect.element(screen.getByRole('region', { name: 'screen 1.png' })).toBeVisible();
  });

  it('says that it was refused', async () => {
    vi.spyOn(navigator.mediaDevices, 'getDisplayMedia').mockRejectedValue(new DOMException('x', 'NotAllowedError'));
    const screen = await open();
    await screen.getByRole('button', { name: 'Screen' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('No screen was chosen');
  });
});

it('looks for chosen kinds, which are remembered', async () => {
  const screen = await open();
  await screen.getByRole('button', { name: 'Kinds of code: all' }).click();
  await screen.getByRole('checkbox', { name: 'Other barcodes' }).click();
  await expect.element(screen.getByRole('button', { name: 'Kinds of code: 14 chosen' })).toBeVisible();
  await screen.getByRole('button', { name: '2D codes one by one' }).click();
  await screen.getByRole('checkbox', { name: 'Aztec' }).click();
  await expect.element(screen.getByRole('button', { name: 'Kinds of code: 13 chosen' })).toBeVisible();
  await expect.element(screen.getByRole('checkbox', { name: '2D codes' })).toBePartiallyChecked();
  expect(localStorage.getItem('options.qr-code-reader')).not.toContain('aztec');
  await screen.getByRole('button', { name: 'Reset to defaults' }).click();
  await expect.element(screen.getByRole('button', { name: 'Kinds of code: all' })).toBeVisible();
});
