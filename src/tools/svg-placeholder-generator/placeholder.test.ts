import fc from 'fast-check';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { fromBase64 } from '../../lib/base64-reader';
import { err } from '../../lib/result';
import { type PlaceholderOptions, placeholderOptions } from './operations';
import { drawPlaceholder, toBase64Uri, toCss, toEncodedUri, toImgTag } from './placeholder';

const design = (changes: Partial<PlaceholderOptions> = {}) => parse(placeholderOptions, changes);
const drawn = (text: string, changes: Partial<PlaceholderOptions> = {}) => {
  const result = drawPlaceholder(text, design(changes));
  return result.ok ? result.value : result.fault.code;
};

const DEFAULT =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 350" width="600" height="350"><rect width="600" height="350" fill="#cccccc"/><text x="50%" y="50%" dominant-baseline="central" text-anchor="middle" font-family="sans-serif" font-size="26" fill="#333333">600x350</text></svg>';

describe('drawPlaceholder', () => {
  it('by default', () => expect(drawn('')).toBe(DEFAULT));

  it('without an exact size keeps the view box', () =>
    expect(drawn('', { exactSize: false })).toBe(DEFAULT.replace(' width="600" height="350">', '>')));

  it('escapes the text', () => {
    const svg = drawn('<b>&"', { width: 16, height: 9, fontSize: 4 });
    expect(svg).toContain('>&lt;b&gt;&amp;&quot;</text>');
    expect(svg).toContain('viewBox="0 0 16 9"');
  });

  it.each<[Partial<PlaceholderOptions>, string]>([
    [{ background: '#cccccc80' }, 'fill="#cccccc" fill-opacity="0.502"/>'],
    [{ radius: 8 }, '<rect width="600" height="350" rx="8" fill="#cccccc"/>'],
    [{ pattern: 'cross' }, '<path d="M0 0L600 350M600 0L0 350" fill="none" stroke="#333333" stroke-width="1"/>'],
    [
      { pattern: 'border' },
      '<rect x="0.5" y="0.5" width="599" height="349" fill="none" stroke="#333333" stroke-width="1"/>',
    ],
    [{ hasTitle: true }, 'height="350" role="img"><title>600x350</title>'],
    [{ font: 'monospace' }, 'font-family="monospace"'],
    // 350 × 0.9 / 1.2 is higher than 600 × 0.9 / (7 × 0.6) allows.
    [{ fitsBox: true }, 'font-size="128"'],
    [{ pretty: true }, '>\n  <rect width="600" height="350" fill="#cccccc"/>\n  <text'],
  ])('%j', (changes, part) => expect(drawn('', changes)).toContain(part));

  it.each([
    // Wide characters are one em: 600 × 0.9 / 10.
    ['你好世界你好世界你好', 54],
    ['a\n你好世界你好世界你好', 54],
    // So are capital Ms, where digits are 0.6.
    ['MMMMMMMMMM', 54],
    ['ABCDEFGHIJ', 72],
    ['0123456789', 90],
    // The height is the limit: 350 × 0.9 / (2 × 1.2).
    ['a\nb', 131],
    ['', 128],
    ['x'.repeat(5000), 1],
  ])('fits %j to the box', (text, fontSize) =>
    expect(drawn(text, { fitsBox: true })).toContain(` font-size="${fontSize}"`),
  );

  it('a title of blanks is the size', () =>
    expect(drawn(' \n', { hasTitle: true })).toContain('<title>600x350</title>'));

  it('draws the text with its opacity', () => {
    const svg = drawn('a\nb', { color: '#33669980', pattern: 'border', radius: 4 });
    expect(svg).toContain('font-size="26" fill="#336699" fill-opacity="0.502"><tspan');
    expect(svg).toContain('rx="4" fill="none" stroke="#336699" stroke-opacity="0.502"');
  });

  it('breaks lines', () =>
    expect(drawn('a\r\n\nb', { fontSize: 10 })).toContain(
      '<tspan x="50%" y="163">a</tspan><tspan x="50%" y="187">b</tspan></text>',
    ));

  it('lets no blank push a line aside', () => expect(drawn('a \n\t b')).toMatch(/>a<\/tspan><tspan [^>]*>b<\/tspan>/));

  it.each(['width', 'height'] as const)('refuses a %s that is none', (side) => {
    for (const value of [0, -1, 1.5, 20_001, Number.NaN]) {
      expect(drawPlaceholder('', { ...design(), [side]: value })).toEqual(err({ code: 'bad-size', side }));
    }
    expect(drawn('', { [side]: 20_000 })).toContain('20000');
  });

  it('refuses a text that no picture shows', () => {
    expect(drawPlaceholder('x'.repeat(5001), design())).toEqual(err({ code: 'too-long', at: 5000 }));
    expect(drawn('x'.repeat(5000))).toContain('x'.repeat(5000));
  });

  it('keeps the text what it is, and never lets markup in', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1 }), (text) => {
        const content = /<text [^>]*>(.*)<\/text>/s.exec(drawn(text))?.[1] ?? '';
        expect(content.replace(/<\/?tspan[^>]*>/g, '')).not.toMatch(/[<>"]|&(?!(?:amp|lt|gt|quot);)/);
      }),
    ));
});

describe('data URIs', () => {
  it.each([
    [
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>',
      'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAxIDEiLz4=',
    ],
    [
      '<svg xmlns="http://www.w3.org/2000/svg"><text>你好😀</text></svg>',
      'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciPjx0ZXh0PuS9oOWlvfCfmIA8L3RleHQ+PC9zdmc+',
    ],
  ])('%s in Base64', (svg, uri) => expect(toBase64Uri(svg)).toBe(uri));

  it('URL-encoded', () =>
    expect(toEncodedUri('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect fill="#ccc"/></svg>')).toBe(
      "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'%3E%3Crect fill='%23ccc'/%3E%3C/svg%3E",
    ));

  it('both hold the same picture, whatever the text', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const svg = drawn(text);
        const base64 = fromBase64(toBase64Uri(svg));
        expect(base64.ok && new TextDecoder().decode(base64.value.bytes)).toBe(svg);
        const uri = toEncodedUri(svg);
        expect(decodeURIComponent(uri.slice('data:image/svg+xml,'.length))).toBe(svg.replaceAll('"', "'"));
        expect(uri).not.toMatch(/["<>#&]/);
      }),
    ));

  it('stand in HTML and CSS', () => {
    expect(toImgTag(DEFAULT, 'a "b"\n<c>', { width: 600, height: 350 })).toMatch(
      /^<img src="data:image\/svg\+xml,[^"<>&]*" width="600" height="350" alt="a &quot;b&quot; &lt;c&gt;">$/,
    );
    expect(toCss(DEFAULT)).toMatch(/^background: url\("data:image\/svg\+xml,[^"\n]*"\) center \/ cover no-repeat;$/);
  });
});
