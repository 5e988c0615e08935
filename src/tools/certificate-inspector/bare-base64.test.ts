import { rootCertificates } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { toBase64 } from '../../lib/base64';
import { fromBase64 } from '../../lib/base64-reader';
import { piecesOf } from './pieces';
import { LEAF, ROOT } from './samples';

const KEY = 'MC4CAQAwBQYDK2VwBCIEIAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMD';

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => {
  const read = fromBase64(text.replaceAll(/-----[^-]*-----|\s/g, ''));
  if (!read.ok) throw new Error('Base64');
  return read.value.bytes;
};
const wrapped = (bytes: Uint8Array, lineLength: number) => toBase64(bytes, { lineLength }).trimEnd();
const sizesOf = (text: string) => piecesOf(text).map((piece) => (piece.kind === 'der' ? piece.bytes.length : piece));

describe.each([64, 76])('Base64 without a header, in lines of %d', (width) => {
  const roots = rootCertificates.map((one) => bytesOf(one));

  it('is one certificate, whatever its lines begin with', () => {
    for (const root of roots) expect(sizesOf(wrapped(root, width))).toEqual([root.length]);
  });

  it('is two where two follow each other', () => {
    roots.forEach((root, at) => {
      const next = roots[(at + 1) % roots.length] ?? root;
      const text = `${wrapped(root, width)}\n${wrapped(next, width)}`;
      expect(sizesOf(text)).toEqual([root.length, next.length]);
    });
  });

  it('may have a key behind it', () => {
    for (const root of roots) {
      expect(sizesOf(`${wrapped(root, width)}\n${wrapped(bytesOf(KEY), width)}`)).toEqual([root.length, 48]);
    }
  });

  it('is not cut at a line that begins as an object does', () => {
    const whole = bytesOf(LEAF);
    // A line that announces 256 bytes, in each line but the first and the last.
    const lines = wrapped(whole, width).split('\n');
    for (let at = 1; at < lines.length - 1; at++) {
      const odd = lines.with(at, `MIIBAA${(lines[at] ?? '').slice(6)}`).join('\n');
      expect(sizesOf(odd)).toEqual([whole.length]);
      expect(sizesOf(`${odd}\n${wrapped(bytesOf(ROOT), width)}`)).toEqual([whole.length, bytesOf(ROOT).length]);
    }
  });

  it('was cut off where another that is whole begins too early', () => {
    const lines = wrapped(bytesOf(LEAF), width).split('\n');
    const kept = lines.slice(0, -2).join('\n');
    expect(sizesOf(`${kept}\n${wrapped(bytesOf(ROOT), width)}`)).toEqual([bytesOf(kept).length, bytesOf(ROOT).length]);
  });
});
