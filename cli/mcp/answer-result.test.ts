import { describe, expect, it } from 'vitest';
import { TextChunks } from '../../src/lib/text-chunks';
import { answerResult } from './answer-result';
import { MOST_BYTES, MOST_TEXT } from './limits';

const PNG = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const text = (it: string) => ({ type: 'text', text: it });

function chunksOf(it: string) {
  return new TextChunks([Uint16Array.from({ length: it.length }, (_, at) => it.charCodeAt(at))]);
}

describe('answerResult', () => {
  it.each([
    ['a text', 'a', [text('a')]],
    ['a text in pieces', chunksOf('ab'), [text('ab')]],
    ['an empty text', '', [text('')]],
    ['nothing', undefined, [text('Nothing came of it.')]],
    ['a picture', PNG, [{ type: 'image', data: 'iVBORw0KGgo=', mimeType: 'image/png' }]],
    [
      'SVG',
      new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      [text('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ],
    [
      'bytes, even such as a text has',
      new TextEncoder().encode('abc'),
      [{ type: 'resource', resource: { uri: 'handy://x', mimeType: 'application/octet-stream', blob: 'YWJj' } }],
    ],
    [
      'a file of text',
      new File(['a,b'], '', { type: 'text/csv' }),
      [{ type: 'resource', resource: { uri: 'handy://x', mimeType: 'text/csv', text: 'a,b' } }],
    ],
    [
      'a file that nobody named',
      new Blob(['a,b']),
      [{ type: 'resource', resource: { uri: 'handy://x', mimeType: 'text/plain', text: 'a,b' } }],
    ],
    [
      'a file of bytes',
      new Blob([Uint8Array.of(255, 0)]),
      [{ type: 'resource', resource: { uri: 'handy://x', mimeType: 'application/octet-stream', blob: '/wA=' } }],
    ],
    ['a file that is a picture', new Blob([PNG]), [{ type: 'image', data: 'iVBORw0KGgo=', mimeType: 'image/png' }]],
  ])('gives %s', async (_what, value, content) => expect(await answerResult(value, 'x')).toEqual({ content }));

  it('gives a report with its own text, without the index of a view', async () => {
    const value = { text: 'a', count: 2n, lines: Uint32Array.of(0, 1), kinds: new Set(['b']) };
    expect(await answerResult(value, 'x')).toEqual({
      content: [text('a')],
      structuredContent: { text: 'a', count: '2', kinds: ['b'] },
    });
  });

  it('gives a report without one as JSON', async () => {
    const value = { networks: Uint32Array.of(1, 2), bytes: Uint8Array.of(255), inner: { rest: NaN } };
    const json = { networks: [1, 2], bytes: { bytes: 1, base64: '/w==' }, inner: { rest: 'NaN' } };
    expect(await answerResult(value, 'x')).toEqual({ content: [text(JSON.stringify(json))], structuredContent: json });
  });

  it.each([[[1, { a: 2 }]], [true], [29], [null]])('gives %j with a name', async (value) => {
    expect(await answerResult(value, 'x')).toEqual({
      content: [text(JSON.stringify(value))],
      structuredContent: { value },
    });
  });

  it('gives the files of a report beside it', async () => {
    const { content, structuredContent } = await answerResult({ file: new Blob(['a'], { type: 'text/plain' }) }, 'x');
    expect(structuredContent).toEqual({ file: { bytes: 1, mimeType: 'text/plain', uri: 'handy://x/file' } });
    expect(content[1]).toEqual({
      type: 'resource',
      resource: { uri: 'handy://x/file', mimeType: 'text/plain', text: 'a' },
    });
  });
});

describe('what is too long', () => {
  const long = 'a'.repeat(MOST_TEXT - 1) + '😀b';
  const cut = [text('a'.repeat(MOST_TEXT - 1)), text('[Cut: these are the first 999,999 of 1,000,002 characters.]')];

  it.each([
    ['a text', long],
    ['a text in pieces', chunksOf(long)],
  ])('is cut between characters, and told: %s', async (_what, value) => {
    expect(await answerResult(value, 'x')).toEqual({ content: cut });
  });

  it('is cut in a report, of which nothing else is given', async () => {
    const note = text('[Left out: what the report says beside its text.]');
    expect(await answerResult({ text: long, count: 1 }, 'x')).toEqual({ content: [...cut, note] });
    expect(await answerResult({ text: 'a', rest: long }, 'x')).toEqual({ content: [text('a'), note] });
  });

  it('is cut in JSON', async () => {
    const { content, structuredContent } = await answerResult({ rest: long }, 'x');
    expect(structuredContent).toBeUndefined();
    expect(content[1]).toEqual(text('[Cut: these are the first 1,000,000 of 1,000,023 characters.]'));
  });

  it('is cut in a file of text', async () => {
    const { content } = await answerResult(new Blob([long], { type: 'text/plain' }), 'x');
    expect(content[1]).toEqual(cut[1]);
  });

  it.each([
    ['bytes', new Uint8Array(MOST_BYTES + 1)],
    ['a file', new Blob([new Uint8Array(MOST_BYTES + 1)])],
  ])('is left out where it is bytes: %s', async (_what, value) => {
    const note = text('[Left out: 10,000,001 bytes, of which at most 10,000,000 are given.]');
    expect(await answerResult(value, 'x')).toEqual({ content: [note] });
  });
});
