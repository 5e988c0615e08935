import { describe, expect, it } from 'vitest';
import { job } from '../../operations/testing';
import { readPixels } from './read-pixels';
import type { ReadReport } from './report';
import { joinSeries } from './series';
import { composed, drawBytes, eciHeader, partHeader, type Picture } from './testing';

const READING = { charset: 'auto', language: 'zh-cn' } as const;

async function read({ pixels, width, height }: Picture): Promise<ReadReport> {
  const result = await readPixels(pixels, width, height, { ...READING, kinds: [] }, job());
  if (!result.ok) throw new Error(JSON.stringify(result.fault));
  return result.value;
}

const TEXT = '第一部分 / part one 第二部分 / part two 第三部分 end.';
const BYTES = new TextEncoder().encode(TEXT);
const PARITY = BYTES.reduce((parity, byte) => parity ^ byte, 0);
// Both cuts fall inside a character.
const CUTS = [0, 25, 52, BYTES.length];
const part = (place: number) => drawBytes(BYTES.slice(CUTS[place - 1], CUTS[place]), partHeader(place, 3, PARITY));
const together = (...places: readonly number[]) =>
  composed(
    200 * places.length,
    200,
    places.map((place, index) => ({ picture: part(place), x: 200 * index, y: 0 })),
  );

describe('a series', () => {
  it('is joined by its bytes', async () => {
    expect(BYTES).toHaveLength(65);
    const { codes, series } = await read(together(3, 1, 2));
    expect(codes.map((code) => code.part)).toEqual([3, 1, 2].map((place) => ({ id: String(PARITY), place, of: 3 })));
    expect(codes.every(({ card }) => card === undefined)).toBe(true);
    expect(series).toEqual([expect.objectContaining({ id: String(PARITY), of: 3, places: [1, 2, 3], missing: [] })]);
    expect(series[0]?.whole).toMatchObject({ text: TEXT, bytes: BYTES, charset: 'utf-8', charsetBy: 'only' });
    expect(series[0]?.whole?.card).toBeDefined();
  });

  it('names what is missing', async () => {
    const { series } = await read(together(1, 2));
    expect(series).toEqual([{ id: String(PARITY), of: 3, places: [1, 2], missing: [3] }]);
    expect((await read(together(2))).series).toMatchObject([{ places: [2], missing: [1, 3] }]);
  });

  it('is joined over several pictures, where a part may stand twice', async () => {
    const reports = await Promise.all([together(2), together(3, 2), together(1)].map(read));
    expect(reports.every(({ series }) => series[0]?.whole === undefined)).toBe(true);
    const [series, ...others] = await joinSeries(reports, READING);
    expect(others).toEqual([]);
    expect(series?.whole?.text).toBe(TEXT);
  });

  it('has the charset that its parts are marked with', async () => {
    const halves = [
      [0xbf, 0xe0, 0xd8],
      [0xd2, 0xd5, 0xe2],
    ].map((bytes, index) => drawBytes(Uint8Array.from(bytes), [...partHeader(index + 1, 2, 9), ...eciHeader(7)]));
    const reports = await Promise.all(halves.map(read));
    expect((await joinSeries(reports, READING))[0]?.whole).toMatchObject({ text: 'Привет', charsetBy: 'mark' });
  });

  it('is none of codes by themselves', async () => {
    expect(await joinSeries([await read(drawBytes(BYTES))], READING)).toEqual([]);
  });
});
