import { describe, expect, it } from 'vitest';
import { openTextFile, previewText, withPlainLineEndings } from './open-text';
import { INLINE_LIMIT, detectEncoding, isHeldText, lineEndingOf, sizeOf, toTextSource } from './text-source';

const file = (content: BlobPart, name = 'a.txt') => new File([content], name);
const bytes = (...values: number[]) => Uint8Array.from(values);

describe('a long text becomes a file', () => {
  it('only above the limit', () => {
    expect(toTextSource('a'.repeat(INLINE_LIMIT), 'p.txt')).toBeTypeOf('string');
    const source = toTextSource('é'.repeat(INLINE_LIMIT + 1), 'p.txt');
    expect(source).toBeInstanceOf(File);
    expect(sizeOf(source)).toBe(2 * (INLINE_LIMIT + 1));
  });

  it.each(['\uFEFF', 'a\r\n', ''])('and reads back as the same text when it begins with %j', async (start) => {
    const text = start + 'x'.repeat(INLINE_LIMIT + 1);
    const source = toTextSource(text, 'p.txt');
    expect(source).toBeInstanceOf(File);
    expect(new TextDecoder().decode(await (source as File).arrayBuffer())).toBe(text);
  });

  it('but not when UTF-8 could not keep it', () => {
    const text = '\ud800' + 'x'.repeat(INLINE_LIMIT);
    expect(toTextSource(text, 'p.txt')).toBe(text);
  });
});

describe('a file is opened', () => {
  it.each([
    ['UTF-8', bytes(0x61, 0xe4, 0xbd, 0xa0), 'a你'],
    ['UTF-8 with a mark', bytes(0xef, 0xbb, 0xbf, 0x61), 'a'],
    ['UTF-16 LE', bytes(0xff, 0xfe, 0x60, 0x4f, 0x3d, 0xd8, 0x00, 0xde), '你😀'],
    ['UTF-16 BE', bytes(0xfe, 0xff, 0x4f, 0x60), '你'],
    ['uniform CRLF', 'a\r\nb\r\n', 'a\r\nb\r\n'],
    ['empty', '', ''],
  ])('as text: %s', async (_, content, text) => expect(await openTextFile(file(content))).toBe(text));

  it.each([
    ['mixed line ends', 'a\r\nb\n'],
    ['a lone CR', 'a\rb'],
    ['not UTF-8', bytes(0x61, 0xff)],
    ['a second mark', '\uFEFF\uFEFFa'],
    ['half a UTF-16 unit', bytes(0xff, 0xfe, 0x60)],
    ['too long', 'a'.repeat(INLINE_LIMIT + 1)],
    ['far too long', new Uint8Array(INLINE_LIMIT * 3 + 10)],
  ])('as itself, untouched: %s', async (_, content) => {
    const source = file(content);
    expect(await openTextFile(source)).toBe(source);
  });

  it('as text at the very limit, even with three bytes a character', async () => {
    expect(await openTextFile(file('你'.repeat(INLINE_LIMIT)))).toBe('你'.repeat(INLINE_LIMIT));
  });
});

it.each([
  ['a', 'none'],
  ['a\n', 'lf'],
  ['a\r\nb\r\n', 'crlf'],
  ['\r', 'mixed'],
  ['a\r\nb\n', 'mixed'],
  ['a\n\r\n', 'mixed'],
  ['a\r\r\n', 'mixed'],
] as const)('line ends of %j: %s', (text, ending) => expect(lineEndingOf(text)).toBe(ending));

it.each([
  [bytes(0xff, 0xfe), 'utf-16le'],
  [bytes(0xfe, 0xff), 'utf-16be'],
  [bytes(0xef, 0xbb, 0xbf), 'utf-8'],
  [bytes(), 'utf-8'],
] as const)('%s is %s', (start, encoding) => expect(detectEncoding(start)).toBe(encoding));

describe('a preview', () => {
  it('has at most 200 lines', async () => {
    const preview = await previewText(file('line\n'.repeat(1000)));
    expect(preview.text).toBe('line\n'.repeat(200));
    expect(preview).toMatchObject({ isWhole: false, isValid: true, encoding: 'utf-8' });
  });

  it('is the whole of a short text', async () => {
    expect(await previewText('a\rb')).toMatchObject({ text: 'a\rb', isWhole: true, lineEnding: 'mixed' });
  });

  it('may end inside a character of a long file', async () => {
    const preview = await previewText(file('a' + '你'.repeat(50_000)));
    expect(preview.isValid).toBe(true);
    expect(preview.text).toMatch(/^a你+$/);
  });

  it('says when the bytes are no text', async () => {
    expect((await previewText(file(bytes(0x61, 0xff, 0x62)))).isValid).toBe(false);
    expect((await previewText(file(bytes(0x61, 0xe4)))).isValid).toBe(false);
  });
});

describe('a format that tells its encoding', () => {
  const sniff = (start: Uint8Array) => (start[0] === 0x3c ? 'gb18030' : undefined);
  const gbk = file(bytes(0x3c, 0xc4, 0xe3));

  it('is read in it', async () => {
    expect(await openTextFile(gbk, sniff)).toBe('<你');
    expect(await previewText(gbk, sniff)).toMatchObject({ text: '<你', encoding: 'gb18030', isValid: true });
    expect(await withPlainLineEndings(file(bytes(0x3c, 0xc4, 0xe3, 0x0d)), sniff)).toBe('<你\n');
  });

  it('stays a file where it cannot be read', async () => {
    const unknown = file('a');
    expect(await openTextFile(unknown, sniff)).toBe(unknown);
    const wrong = file(bytes(0x3c, 0xff));
    expect(await openTextFile(wrong, sniff)).toBe(wrong);
    expect(await previewText(wrong, sniff)).toMatchObject({ isValid: false });
  });

  it('does not count for text that was pasted', async () => {
    const held = toTextSource(`<你${'x'.repeat(INLINE_LIMIT)}`, 'p.txt');
    expect(await previewText(held, sniff)).toMatchObject({ encoding: 'utf-8' });
    expect(held instanceof File && isHeldText(held)).toBe(true);
    expect(isHeldText(gbk)).toBe(false);
  });
});

it('turns every line end into LF when asked to', async () => {
  expect(await withPlainLineEndings(file('a\r\nb\rc\n'))).toBe('a\nb\nc\n');
  expect(await withPlainLineEndings('a\r\r\nb')).toBe('a\n\nb');
  expect(await withPlainLineEndings(file(bytes(0xff)))).toBeUndefined();
  const gone = file('a\r\nb\n');
  gone.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotReadableError'));
  expect(await withPlainLineEndings(gone)).toBeUndefined();
});
