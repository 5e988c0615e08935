import { create } from 'qrcode/lib/core/qrcode.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { job } from '../../operations/testing';
import { readPixels, type ReadSettings } from './read-pixels';
import type { FoundCode, ReadReport } from './report';
import { blank, composed, drawCode, drawModules, recoloured, redrawn, type Picture } from './testing';

const SETTINGS: ReadSettings = { kinds: [], charset: 'auto', language: 'en' };

const read = ({ pixels, width, height }: Picture, settings: Partial<ReadSettings> = {}) =>
  readPixels(pixels, width, height, { ...SETTINGS, ...settings }, job());

async function reportOf(picture: Picture, settings: Partial<ReadSettings> = {}): Promise<ReadReport> {
  const result = await read(picture, settings);
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

async function codeIn(picture: Picture, settings: Partial<ReadSettings> = {}): Promise<FoundCode> {
  const { codes } = await reportOf(picture, settings);
  expect(codes).toHaveLength(1);
  if (!codes[0]) throw new Error('No code');
  return codes[0];
}

const ADDRESS = 'https://example.com';
/** As `create` draws it, at `scale` pixels per module and with so many modules around. */
function drawAddress(scale: number, margin: number): Picture {
  const { modules } = create([{ mode: 'byte', data: new TextEncoder().encode(ADDRESS) }], {
    errorCorrectionLevel: 'M',
  });
  return drawModules(modules.data, modules.size, scale, margin);
}

describe('pictures of a code', () => {
  const plain = drawAddress(4, 4);
  const turned = (degrees: number) => {
    const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
    const [middle, side] = [plain.width / 2, Math.ceil(plain.width * 1.5)];
    return redrawn(plain, side, side, (x, y) => {
      const [u, v] = [x - side / 2, y - side / 2];
      return [cos * u + sin * v + middle, cos * v - sin * u + middle];
    });
  };
  const inverted = (picture: Picture) => recoloured(picture, (dark) => (dark ? [255, 255, 255, 255] : [0, 0, 0, 255]));

  it.each<[string, Picture, Partial<FoundCode>]>([
    ['plain', plain, { isInverted: false, isMirrored: false, version: '2', level: 'M' }],
    ['inverted', inverted(plain), { isInverted: true }],
    ['mirrored', redrawn(plain, plain.width, plain.height, (x, y) => [plain.width - 1 - x, y]), { isMirrored: true }],
    ['turned by 30°', turned(30), {}],
    ['turned by 137°', turned(137), {}],
    ['one pixel per module', drawAddress(1, 4), {}],
    ['one pixel per module, without quiet zone', drawAddress(1, 0), {}],
    ['without quiet zone', drawAddress(4, 0), {}],
    ['inverted without quiet zone', inverted(drawAddress(4, 0)), { isInverted: true }],
    ['inverted, one pixel per module, without quiet zone', inverted(drawAddress(1, 0)), { isInverted: true }],
    ['black on transparent', recoloured(plain, (dark) => [0, 0, 0, dark ? 255 : 0]), {}],
    ['white on transparent', recoloured(plain, (dark) => [255, 255, 255, dark ? 255 : 0]), {}],
    ['black on transparent white', recoloured(plain, (dark) => (dark ? [0, 0, 0, 255] : [255, 255, 255, 0])), {}],
    [
      'white on transparent, one pixel per module',
      recoloured(drawAddress(1, 0), (dark) => [255, 255, 255, dark ? 255 : 0]),
      {},
    ],
  ])('%s', async (_name, picture, facts) =>
    expect(await codeIn(picture)).toMatchObject({ kind: 'qr', text: ADDRESS, ...facts }),
  );

  it.each([1, 2, 4])('small in 4000 × 3000, %i pixels per module', async (scale) => {
    const { corners, text } = await codeIn(
      composed(4000, 3000, [{ picture: drawAddress(scale, 4), x: 3100, y: 2200 }]),
    );
    expect(text).toBe(ADDRESS);
    expect(Math.abs(corners[0].x - 3100 - 4 * scale)).toBeLessThanOrEqual(2);
    expect(Math.abs(corners[0].y - 2200 - 4 * scale)).toBeLessThanOrEqual(2);
  });

  it('has its corners clockwise from its own upper left', async () => {
    const { corners } = await codeIn(plain);
    expect(corners).toEqual([
      { x: 16, y: 16 },
      { x: 116, y: 16 },
      { x: 116, y: 116 },
      { x: 16, y: 116 },
    ]);
    const [first] = (await codeIn(turned(137))).corners;
    expect(first.x).toBeGreaterThan(turned(137).width / 2);
  });

  it('has corners of the picture itself where it was looked at larger', async () => {
    const { corners } = await codeIn(drawAddress(1, 0));
    for (const { x, y } of corners) expect([x, y].every((place) => place >= 0 && place <= 25)).toBe(true);
  });

  it('is damaged where too much of it is gone', async () => {
    const spoilt = composed(plain.width, plain.height, [
      { picture: plain, x: 0, y: 0 },
      { picture: blank(40, 40, 0), x: 50, y: 50 },
    ]);
    const code = await codeIn(spoilt);
    expect(code).toMatchObject({ kind: 'qr', isDamaged: true, text: '' });
    expect(code.card).toBeUndefined();
  });
});

describe('several codes in one picture', () => {
  it('come in reading order', async () => {
    const wifi = 'WIFI:T:WPA;S:咖啡馆 ☕;P:p\\:a\\;ss;;';
    const first = await drawCode('qrcode', ADDRESS);
    const second = await drawCode('qrcode', wifi);
    const third = await drawCode('ean13', '4006381333931');
    const picture = composed(1000, 900, [
      { picture: third, x: 300, y: 560 },
      { picture: second, x: 600, y: 40 },
      { picture: first, x: 40, y: 60 },
    ]);
    const { codes, width, height } = await reportOf(picture);
    expect([width, height]).toEqual([1000, 900]);
    expect(codes.map(({ kind, text }) => [kind, text])).toEqual([
      ['qr', ADDRESS],
      ['qr', wifi],
      ['ean-13', '4006381333931'],
    ]);
    expect(codes[1]?.charset).toBe('utf-8');
    expect((await reportOf(picture, { kinds: ['ean-13'] })).codes.map(({ text }) => text)).toEqual(['4006381333931']);
  });

  it('are found on white and on black, each once', async () => {
    const black = recoloured(drawAddress(4, 4), (dark) => [0, 0, 0, dark ? 255 : 0]);
    const white = recoloured(await drawCode('qrcode', 'white'), (dark) => [255, 255, 255, dark ? 255 : 0]);
    const opaque = await drawCode('qrcode', 'opaque');
    const whole = composed(900, 300, [
      { picture: black, x: 0, y: 0 },
      { picture: { ...blank(300, 300), pixels: new Uint8Array(300 * 300 * 4) }, x: 300, y: 0 },
      { picture: white, x: 310, y: 10 },
      { picture: opaque, x: 640, y: 0 },
    ]);
    expect((await reportOf(whole)).codes.map(({ text }) => text)).toEqual([ADDRESS, 'white', 'opaque']);
  });

  it('keeps two codes of one text', async () => {
    const picture = composed(
      300,
      150,
      [0, 150].map((x) => ({ picture: drawAddress(4, 4), x, y: 0 })),
    );
    expect((await reportOf(picture)).codes).toHaveLength(2);
  });
});

describe('kinds', () => {
  const GS = '\u001d';
  it.each<[FoundCode['kind'], string, string, string, Readonly<Record<string, unknown>>?]>([
    ['micro-qr', 'microqrcode', '12345', '12345'],
    ['rmqr', 'rectangularmicroqrcode', 'rMQR 123', 'rMQR 123', { version: 'R13x43' }],
    ['data-matrix', 'datamatrix', '你好 DM', '你好 DM'],
    ['pdf417', 'pdf417', 'PDF417 text', 'PDF417 text'],
    ['pdf417', 'pdf417compact', 'compact', 'compact'],
    ['pdf417', 'micropdf417', 'Micro', 'Micro'],
    ['aztec', 'azteccode', 'Aztec ✓', 'Aztec ✓'],
    ['aztec', 'aztecrune', '25', '025'],
    ['maxicode', 'maxicode', 'Maxi ^029 a ^030 b', 'Maxi \u001d a \u001e b', { mode: 4, parse: true }],
    ['ean-13', 'ean13', '4006381333931', '4006381333931'],
    ['ean-8', 'ean8', '96385074', '96385074'],
    ['upc-a', 'upca', '036000291452', '036000291452'],
    ['upc-e', 'upce', '01234565', '01234565'],
    ['code-128', 'code128', 'Code-128', 'Code-128'],
    ['code-39', 'code39', 'CODE39', 'CODE39'],
    ['code-39', 'code39ext', 'Code39 ext', 'Code39 ext'],
    ['code-93', 'code93', 'CODE93', 'CODE93', { includecheck: true }],
    ['codabar', 'rationalizedCodabar', 'A1234B', 'A1234B'],
    ['itf', 'interleaved2of5', '15400141288763', '15400141288763'],
    ['code-128', 'gs1-128', '(01)09521234543213(10)ABC123(17)261231', `010952123454321310ABC123${GS}17261231`],
    ['qr', 'gs1qrcode', '(01)09521234543213(10)ABC', '010952123454321310ABC'],
    ['data-matrix', 'gs1datamatrix', '(10)ABC(01)09521234543213', `10ABC${GS}0109521234543213`],
    ['databar', 'databaromni', '(01)09521234543213', '0109521234543213'],
    ['databar', 'databarstackedomni', '(01)09521234543213', '0109521234543213'],
    ['databar-limited', 'databarlimited', '(01)09521234543213', '0109521234543213'],
    ['databar-expanded', 'databarexpanded', '(01)09521234543213(3103)000123', '01095212345432133103000123'],
    ['databar-expanded', 'databarexpandedstacked', '(01)09521234543213(3103)000123', '01095212345432133103000123'],
  ])('%s drawn as %s', async (kind, drawn, text, expected, options = {}) => {
    const picture = await drawCode(drawn, text, options);
    const code = await codeIn(picture);
    expect(code).toMatchObject({ kind, text: expected, isDamaged: false });
    expect(code.isGs1).toBe(/^gs1|^databar/.test(drawn));
    expect(await codeIn(picture, { kinds: [kind] })).toMatchObject({ kind, text: expected });
  });

  it('tells which UPC-A a UPC-E stands for', async () => {
    const code = await codeIn(await drawCode('upce', '01234565'));
    expect(code).toMatchObject({ longNumber: '012345000065' });
    expect(new TextDecoder().decode(code.bytes)).toBe('01234565');
  });

  it('tells versions and levels', async () => {
    expect(await codeIn(await drawCode('microqrcode', '12345'))).toMatchObject({ version: 'M1' });
    expect(await codeIn(await drawCode('pdf417', 'PDF417 text'))).toMatchObject({ level: '50%' });
    expect(await codeIn(await drawCode('datamatrix', 'DM'))).toMatchObject({ version: '10x10' });
  });

  it('reads the add-on of a periodical', async () => {
    expect(await codeIn(await drawCode('ean13', '9781565812314 52250', { addongap: 9 }))).toMatchObject({
      text: '9781565812314',
      addOn: '52250',
    });
    expect(await codeIn(await drawCode('ean13', '9771473968012 12', { addongap: 9 }))).toMatchObject({ addOn: '12' });
  });

  it('leaves out what was not asked for', async () => {
    const picture = await drawCode('upca', '036000291452');
    expect((await read(picture, { kinds: ['ean-13'] })).ok).toBe(false);
    expect((await read(await drawCode('ean13', '4006381333931'), { kinds: ['upc-a'] })).ok).toBe(false);
  });
});

describe('pictures without a code', () => {
  it('tells what was tried', async () => {
    const result = await read(blank(4000, 3000, 128));
    expect(result).toMatchObject({ ok: false, fault: { code: 'no-code' } });
    if (result.ok || result.fault.code !== 'no-code') throw new Error('A fault was expected');
    expect(result.fault.tried).toEqual([
      { look: 'white', width: 4000, height: 3000 },
      { look: 'smaller', width: 2000, height: 1500 },
      { look: 'smaller', width: 1000, height: 750 },
    ]);
  });

  it('refuses more than 50 megapixels', async () => {
    const result = await readPixels(new Uint8Array(), 10_000, 5001, SETTINGS, job());
    expect(result).toEqual({ ok: false, fault: { code: 'too-large', pixels: 50_010_000, limit: 50_000_000 } });
  });

  it('takes any size and any noise', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 1, max: 60 }),
        fc.infiniteStream(fc.nat(255)),
        async (width, height, noise) => {
          const pixels = Uint8Array.from(noise.take(width * height * 4));
          const result = await readPixels(pixels, width, height, SETTINGS, job());
          expect(result.ok || result.fault.code === 'no-code').toBe(true);
        },
      ),
      { numRuns: 15 },
    );
  });

  it('stops when it is cancelled', async () => {
    const controller = new AbortController();
    controller.abort(new Error('enough'));
    const { pixels, width, height } = blank(100, 100);
    await expect(readPixels(pixels, width, height, SETTINGS, job({ signal: controller.signal }))).rejects.toThrow(
      'enough',
    );
  });
});
