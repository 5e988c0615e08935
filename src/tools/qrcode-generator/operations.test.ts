import { unzipSync } from 'fflate';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { job } from '../../operations/testing';
import { batch, draw, encode, verify } from './operations';
import { designOptions, encodeOptions, pictureOptions } from '../../lib/qr/design-options';

const LOGO = new Uint8Array(32 * 32 * 4).fill(120);

describe('batch', () => {
  const pack = (text: string, options: object = {}) => batch.run({ text }, parse(pictureOptions, options), job());

  it('packs a code per line, numbered as the lines are', async () => {
    const zip = await pack('a\r\n\n b \n中');
    const files = zip.ok ? unzipSync(zip.value) : {};
    expect(Object.keys(files)).toEqual(['qr-code-001.svg', 'qr-code-003.svg', 'qr-code-004.svg']);
    const alone = await draw.run({ text: ' b ' }, parse(pictureOptions, {}), job());
    expect(alone).toEqual({ ok: true, value: files['qr-code-003.svg'] });
  });

  it('packs PNG of the asked size', async () => {
    const zip = await pack('a\nb', { format: 'png', size: 300 });
    const png = (zip.ok ? unzipSync(zip.value) : {})['qr-code-002.png'] ?? new Uint8Array(24);
    expect(new DataView(png.buffer, png.byteOffset).getUint32(16)).toBe(300);
  });

  it('tells the line that does not fit', async () => {
    expect(await pack(`a\n${'b'.repeat(2332)}`)).toEqual({
      ok: false,
      fault: { code: 'line-too-long', line: 2, level: 'medium', bytes: 2332, most: 2331, unit: 'byte' },
    });
    expect(await pack('a'.repeat(2000), { format: 'png', size: 100 })).toMatchObject({
      fault: { code: 'line-too-small', line: 1 },
    });
  });

  it('stops when aborted', async () => {
    const controller = new AbortController();
    controller.abort(new Error('stop'));
    const run = batch.run({ text: 'a' }, parse(pictureOptions, {}), job({ signal: controller.signal }));
    await expect(run).rejects.toThrow('stop');
  });
});

describe('logo', () => {
  it('stands in the SVG and still scans', async () => {
    const options = { level: 'high' as const };
    const encoded = await encode.run({ text: 'https://example.com', logo: LOGO }, parse(encodeOptions, options), job());
    expect(encoded).toMatchObject({ value: { svg: expect.stringContaining('href="data:image/png;base64,iVBOR') } });
    const verified = await verify.run(
      { text: 'https://example.com', logo: LOGO },
      parse(designOptions, options),
      job(),
    );
    expect(verified).toEqual({ ok: true, value: { scans: true } });
  });

  it('must be a square of pixels', async () =>
    expect(await encode.run({ text: 'a', logo: new Uint8Array(5) }, parse(encodeOptions, {}), job())).toMatchObject({
      fault: { code: 'bad-logo' },
    }));
});

it('tells of lone surrogates', async () =>
  expect(await encode.run({ text: 'a\uD800' }, parse(encodeOptions, {}), job())).toMatchObject({
    value: { isBroken: true },
  }));
