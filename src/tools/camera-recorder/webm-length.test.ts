import writer from 'fix-webm-duration';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findCluster, writeWebmLength } from './webm-length';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const hexOf = async (blob: Blob) =>
  [...new Uint8Array(await blob.arrayBuffer())].map((byte) => byte.toString(16).padStart(2, '0')).join('');

// As a recorder writes it: EBML, a segment of unknown size, Info with a scale of a millisecond, Tracks.
const HEADER = '1a45dfa38442868101';
const SEGMENT = '1853806701ffffffffffffff';
const INFO = '1549a966872ad7b1830f4240';
const TRACKS = '1654ae6b80';
const CLUSTERS = `1f43b67501ffffffffffffff${'e78100'}1f43b67501ffffffffffffff${'e78105'}`;
const WEBM = HEADER + SEGMENT + INFO + TRACKS + CLUSTERS;
// 1600 as a float of eight bytes.
const LENGTH = '4489884099000000000000';

/** The browser's, for the library: node has none. */
class FileReaderOfNode {
  result: ArrayBuffer | undefined;
  onloadend: () => void = () => {};
  readAsArrayBuffer(blob: Blob) {
    void blob.arrayBuffer().then((buffer) => {
      this.result = buffer;
      this.onloadend();
    });
  }
}

beforeEach(() => void vi.stubGlobal('FileReader', FileReaderOfNode));

describe('a WebM file', () => {
  it('gets its length, and keeps an open segment and every cluster', async () => {
    const written = await writeWebmLength(new Blob([bytes(WEBM)], { type: 'video/webm;codecs=vp9' }), 1600, writer);
    const hex = await hexOf(written);
    expect(written.type).toBe('video/webm;codecs=vp9');
    expect(hex).toContain(LENGTH);
    expect(hex.endsWith(TRACKS + CLUSTERS)).toBe(true);
    // The segment's size says, in as many bytes as it takes, that it is unknown.
    expect(hex).toMatch(/18538067(ff|7fff|3fffff|1fffffff)1549a966/);
    expect(findCluster(bytes(hex))).toBe((hex.length - CLUSTERS.length) / 2);
  });

  it('is read only as far as its head', async () => {
    const large = new Blob([bytes(WEBM), new Uint8Array(3_000_000)]);
    const seen: number[] = [];
    const written = await writeWebmLength(large, 1600, (head, ms, options) => {
      seen.push(head.size);
      return writer(head, ms, options);
    });
    expect(seen).toEqual([(WEBM.length - CLUSTERS.length) / 2]);
    expect(written.size).toBeGreaterThan(large.size);
  });

  it.each([
    ['empty', ''],
    ['no WebM', '000000186674797069736f6d'],
    ['cut off', WEBM.slice(0, 30)],
    ['without a picture', HEADER + SEGMENT + INFO + TRACKS],
    ['of garbage', 'ffffffffffffffffffffffff'],
  ])('that is %s stays as it is', async (_, hex) => {
    const file = new Blob([bytes(hex)]);
    expect(await writeWebmLength(file, 1600, writer)).toBe(file);
  });

  it('that has a length keeps it', async () => {
    const info = `1549a96692${INFO.slice(10)}${LENGTH}`;
    const file = new Blob([bytes(HEADER + SEGMENT + info + TRACKS + CLUSTERS)]);
    expect(await writeWebmLength(file, 9999, writer)).toBe(file);
  });

  it('stays as it is when the library makes something else of it', async () => {
    const file = new Blob([bytes(WEBM)]);
    expect(await writeWebmLength(file, 1600, () => Promise.resolve(new Blob(['nonsense'])))).toBe(file);
  });
});
