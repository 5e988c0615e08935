import fc from 'fast-check';
import { expect, it } from 'vitest';
import { escapeHtml, FORMATS, formatFiller } from './formats';

const blocks = ['One, two.', 'Three & <four>.'];

it.each([
  ['plain', false, 'One, two.\n\nThree & <four>.'],
  ['plain', true, 'One, two.\nThree & <four>.'],
  ['html', false, '<p>One, two.</p>\n<p>Three &amp; &lt;four&gt;.</p>'],
  ['html', true, '<p>One, two.</p>\n<p>Three &amp; &lt;four&gt;.</p>'],
  ['html-list', true, '<ul>\n  <li>One, two.</li>\n  <li>Three &amp; &lt;four&gt;.</li>\n</ul>'],
  ['markdown', false, 'One, two.\n\nThree & <four>.'],
  ['markdown', true, '- One, two.\n- Three & <four>.'],
  ['json', false, '[\n  "One, two.",\n  "Three & <four>."\n]'],
] as const)('%s, as a list: %s', (format, isList, text) => {
  expect(formatFiller({ blocks, isList }, format)).toBe(text);
});

it('lets no markup in', () =>
  fc.assert(
    fc.property(fc.string(), (text) => {
      const escaped = escapeHtml(text);
      expect(escaped).not.toMatch(/[<>]|&(?!(?:amp|lt|gt);)/);
      expect(escaped.replace(/&lt;/g, '<').replace(/&gt;/g, '>').replace(/&amp;/g, '&')).toBe(text);
    }),
  ));

it('JSON holds the blocks', () =>
  fc.assert(
    fc.property(fc.array(fc.string()), (given) => {
      expect(JSON.parse(formatFiller({ blocks: given, isList: false }, 'json'))).toEqual(given);
    }),
  ));

it('has a file for each', () => expect(FORMATS).toHaveLength(5));
