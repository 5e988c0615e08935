import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { job } from '../../operations/testing';
import { FORMS, MODES, type EscapeSettings } from './escape';
import { describeEscaped, describeText, entityOptions } from './operations';
import * as v from 'valibot';
import { createReader } from './references';
import { RULES, type Rules } from './rules';
import { REMARKS, unescapeText, type Remark } from './unescape';

const defaults = v.parse(entityOptions, {});

async function escaped(text: string, options: Partial<EscapeSettings> = {}) {
  const result = await describeText.run({ text }, { ...defaults, ...options }, job());
  if (!result.ok) throw new Error('escaping never fails');
  return result.value;
}

function unescaped(text: string, rules: Rules = 'html') {
  return unescapeText(text, rules, () => {});
}

const about = ({ kind, reference, value }: Remark) => `${kind} ${reference} ${value}`;

const MIXED = "it's © é 你好 😀\u00A0!";

describe('escape', () => {
  it.each<[string, Partial<EscapeSettings>, string]>([
    ['<title>Tools & "more"</title>', {}, '&lt;title&gt;Tools &amp; &quot;more&quot;&lt;/title&gt;'],
    [MIXED, {}, 'it&#39;s © é 你好 😀\u00A0!'],
    [MIXED, { mode: 'names' }, 'it&#39;s &copy; &eacute; &#20320;&#22909; &#128512;&nbsp;!'],
    [MIXED, { mode: 'decimal' }, 'it&#39;s &#169; &#233; &#20320;&#22909; &#128512;&#160;!'],
    [MIXED, { mode: 'hexadecimal' }, 'it&#39;s &#xA9; &#xE9; &#x4F60;&#x597D; &#x1F600;&#xA0;!'],
    ['∳ ≂̸ ﬁ', { mode: 'names' }, '&awconint; &nesim; &filig;'],
    ['fj', { mode: 'names' }, 'fj'],
    ['𝔄', { mode: 'names' }, '&Afr;'],
    ["it's", { apostrophe: 'name' }, 'it&apos;s'],
    ["it's", { apostrophe: 'name', mode: 'names' }, 'it&apos;s'],
    ['a😀', { mode: 'every' }, '&#97;&#128512;'],
    ['a😀', { mode: 'every', everyAs: 'hexadecimal' }, '&#x61;&#x1F600;'],
    ['a <\n\'é"', { mode: 'every', everyAs: 'names' }, '&#97;&#32;&lt;&NewLine;&#39;&eacute;&quot;'],
    ["'", { mode: 'every', everyAs: 'names', apostrophe: 'name' }, '&apos;'],
    ['👨‍👩‍👧', { mode: 'decimal' }, '&#128104;&#8205;&#128105;&#8205;&#128103;'],
    ['a\r\nb\tc', { mode: 'names' }, 'a\r\nb\tc'],
    ['', { mode: 'every' }, ''],
  ])('%j %j', async (text, options, expected) => expect((await escaped(text, options)).text).toBe(expected));

  it.each([
    ['&amp; & &lt <', '&amp; &amp; &amp;lt &lt;'],
    ['&copy 2024 &unknown; &#39; &#x1F600; &#12', '&amp;copy 2024 &amp;unknown; &#39; &#x1F600; &amp;#12'],
    ['&NotEqualTilde;&&amp', '&NotEqualTilde;&amp;&amp;amp'],
  ])('leaves entities of %j alone on request', async (text, expected) => {
    expect((await escaped(text, { keepExisting: true })).text).toBe(expected);
    // Also where every other character is written as one.
    const every = await escaped(text, { keepExisting: true, mode: 'every' });
    expect(unescaped(every.text).text).toBe(unescaped(expected).text);
  });

  it('counts', async () => {
    expect(await escaped('&lt; <é>', { mode: 'names', keepExisting: true })).toMatchObject({ count: 3, keptCount: 1 });
    expect(await escaped('≂̸ é', { mode: 'names' })).toMatchObject({ count: 2 });
    expect(await escaped('ab', { mode: 'every' })).toMatchObject({ count: 2, keptCount: 0 });
  });

  it('keeps what a number would turn into something else', async () => {
    const kept = await escaped('\0\u0080\u0081\u009F\u00A0', { mode: 'every', everyAs: 'hexadecimal' });
    expect(kept).toMatchObject({ text: '\0\u0080&#x81;\u009F&#xA0;', unwritable: [0, 0x80, 0x9f], count: 2 });
    expect((await escaped('é\u0085', { mode: 'names' })).unwritable).toEqual([0x85]);
  });

  it('writes a lone surrogate as UTF-8 would have it, and tells', async () => {
    expect(await escaped('a\ud800b')).toMatchObject({ text: 'a\uFFFDb', loneSurrogateAt: 1 });
    expect(await escaped('\udc00', { mode: 'decimal' })).toMatchObject({ text: '&#65533;', loneSurrogateAt: 0 });
    expect(await escaped('😀')).not.toHaveProperty('loneSurrogateAt');
  });
});

describe('unescape', () => {
  it.each<[string, Rules, string]>([
    ['&lt;title&gt;Tools &amp; &quot;more&quot;&lt;/title&gt;', 'html', '<title>Tools & "more"</title>'],
    ['&copy 2024 &notit; &notin; &amp;lt;', 'html', '© 2024 ¬it; ∉ &lt;'],
    ['&#128512; &#x1F600; &#128;', 'html', '😀 😀 €'],
    ['&#0; &#xD800; &#x110000;', 'html', '\uFFFD \uFFFD \uFFFD'],
    ['a&b=c&copy=1', 'html', 'a&b=c©=1'],
    ['a&b=c&copy=1', 'attribute', 'a&b=c&copy=1'],
    ['a&b=c&copy;=1&copy', 'attribute', 'a&b=c©=1©'],
    ['&notit; &not;it &not it', 'attribute', '&notit; ¬it ¬ it'],
    ['&CounterClockwiseContourIntegral;', 'html', '∳'],
    ['&NotEqualTilde;', 'html', '≂̸'],
    ['&nbsp;', 'html', '\u00A0'],
    ['&unknown; &', 'html', '&unknown; &'],
    ['&apos;', 'html', "'"],
    ['&apos', 'html', '&apos'],
    ['&nbsp;&lt;', 'xml', '&nbsp;<'],
    ['&lt;&gt;&amp;&quot;&apos;&#65;&#x41;&#x1F600;', 'xml', '<>&"\'AA😀'],
    ['&lt &#65 &#X41; &LT; &copy;', 'xml', '&lt &#65 &#X41; &LT; &copy;'],
    // XML numbers are Unicode, without the old mapping of browsers.
    ['&#128;&#x85;', 'xml', '\u0080\u0085'],
    ['&#65&#x42 &#X43;', 'html', 'AB C'],
    ['&#;&#x;&#xg;&#X', 'html', '&#;&#x;&#xg;&#X'],
    ['&#0000000000000000000000000000065;', 'html', 'A'],
    ['&#99999999999999999999999999;&#xFFFFFFFFFFFFFFFFFFFFF;', 'html', '\uFFFD\uFFFD'],
    ['&#129;&#141;&#13;&#1;&#xFFFF;', 'html', '\u0081\u008D\r\u0001\uFFFF'],
    ['&Aacute;&aacute;&AACUTE;', 'html', 'Áá&AACUTE;'],
    ['&fjlig;&Afr;', 'html', 'fj𝔄'],
    ['&&amp;&amp', 'html', '&&&'],
    ['你好 😀', 'html', '你好 😀'],
    ['', 'html', ''],
  ])('%j [%s]', (text, rules, expected) => expect(unescaped(text, rules).text).toBe(expected));

  it.each([
    [0x80, '€'],
    [0x82, '‚'],
    [0x83, 'ƒ'],
    [0x84, '„'],
    [0x85, '…'],
    [0x86, '†'],
    [0x87, '‡'],
    [0x88, 'ˆ'],
    [0x89, '‰'],
    [0x8a, 'Š'],
    [0x8b, '‹'],
    [0x8c, 'Œ'],
    [0x8e, 'Ž'],
    [0x91, '‘'],
    [0x92, '’'],
    [0x93, '“'],
    [0x94, '”'],
    [0x95, '•'],
    [0x96, '–'],
    [0x97, '—'],
    [0x98, '˜'],
    [0x99, '™'],
    [0x9a, 'š'],
    [0x9b, '›'],
    [0x9c, 'œ'],
    [0x9e, 'ž'],
    [0x9f, 'Ÿ'],
  ])('reads %i as windows-1252', (number, character) => {
    const read = unescaped(`&#${number};`);
    expect(read.text).toBe(character);
    expect(read.remarks.map(about)).toEqual([`windows-1252 &#${number}; ${character}`]);
  });

  it('tells what it left, once each, and where in the result', () => {
    const read = unescaped('&lt;&unknown; &\n😀&nope;&unknown;&#;');
    expect(read).toMatchObject({ count: 1, leftCount: 4, text: '<&unknown; &\n😀&nope;&unknown;&#;' });
    expect(read.remarks).toEqual([
      { kind: 'left', reference: '&unknown;', value: '&unknown;', at: 4, line: 1, column: 5, count: 2 },
      { kind: 'left', reference: '&nope;', value: '&nope;', at: 18, line: 2, column: 2, count: 1 },
      { kind: 'left', reference: '&#;', value: '&#;', at: 33, line: 2, column: 17, count: 1 },
    ]);
    const ranges = [...read.leftRanges];
    const pieces = ranges.flatMap((start, n) => (n % 2 === 0 ? [read.text.slice(start, ranges[n + 1])] : []));
    expect(pieces).toEqual(['&unknown;', '&nope;', '&unknown;', '&#;']);
  });

  it.each<[string, Rules, string[]]>([
    ['a & b && c', 'html', []],
    ['a&b=c&copy=1', 'attribute', ['left &copy &copy']],
    [
      '&nbsp;&名;&#X41;&#65 &lt',
      'xml',
      ['left &nbsp; &nbsp;', 'left &名; &名;', 'left &#X41; &#X41;', 'left &#65 &#65'],
    ],
    [
      '&#0;&#xD800;&#x110000;&#xFFFD;',
      'html',
      ['no-character &#0; \uFFFD', 'no-character &#xD800; \uFFFD', 'no-character &#x110000; \uFFFD'],
    ],
    ['&copy 1 &#65 ', 'html', ['no-semicolon &copy ©', 'no-semicolon &#65 A']],
  ])('remarks on %j [%s]', (text, rules, expected) =>
    expect(unescaped(text, rules).remarks.map(about)).toEqual(expected),
  );

  it('tells only so many', () => {
    const text = Array.from({ length: REMARKS + 5 }, (_, n) => `&x${n};`).join('');
    expect(unescaped(text)).toMatchObject({ leftCount: REMARKS + 5, moreRemarks: 5 });
    expect(unescaped(text).remarks).toHaveLength(REMARKS);
    expect(unescaped(`&${'x'.repeat(1000)};`).remarks[0]?.reference).toHaveLength(41);
  });

  it('makes a lone surrogate U+FFFD, and tells', () => {
    expect(unescaped('&lt;\udc00')).toMatchObject({ text: '<\uFFFD', loneSurrogateAt: 4 });
  });
});

describe('there and back', () => {
  const replaceLoneSurrogates = (text: string) => text.replace(/\p{Surrogate}/gu, '\uFFFD');
  /** All of Unicode, halves of pairs included, and what means something here more often than chance would have it. */
  const unit = fc.oneof(
    { weight: 3, arbitrary: fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code)) },
    fc.constantFrom(
      '&',
      ';',
      '#',
      'x',
      '&lt;',
      '&copy',
      '<',
      '>',
      '"',
      "'",
      '=',
      '\u20E5',
      '\u20D2',
      '\u0338',
      '≂',
      '\0',
      '\r',
      '\u0080',
    ),
    fc.integer({ min: 0, max: 0x2ff }).map((code) => String.fromCharCode(code)),
  );
  const settings = MODES.flatMap((mode) => FORMS.map((everyAs) => ({ mode, everyAs }))).filter(
    ({ mode, everyAs }) => mode === 'every' || everyAs === 'decimal',
  );

  it.each(settings)('%j', async (chosen) => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit, maxLength: 30 }),
        fc.constantFrom('number' as const, 'name' as const),
        async (text, apostrophe) => {
          const { text: written } = await escaped(text, { ...chosen, apostrophe });
          const isNamed = chosen.mode === 'names' || chosen.everyAs === 'names';
          for (const rules of RULES) {
            if (isNamed && rules === 'xml') continue;
            expect(unescaped(written, rules).text).toBe(replaceLoneSurrogates(text));
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it.each(settings)('every character there is, %j', async (chosen) => {
    let all = '';
    for (let code = 0; code <= 0x10ffff; code += code < 0x3000 ? 1 : 61) {
      if (code < 0xd800 || code > 0xdfff) all += String.fromCodePoint(code);
    }
    const { text: written } = await escaped(all, chosen);
    expect(unescaped(written).text === all).toBe(true);
  });
});

it('takes 10 MB', async () => {
  const text = 'Tools & "more" <é😀> &nbsp; '.repeat(350_000);
  const named = await escaped(text, { mode: 'names' });
  expect(named.count).toBe(350_000 * 8);
  const read = await describeEscaped.run({ text: named.text }, defaults, job());
  expect(read.ok && read.value.text === text).toBe(true);
});

it('reads strictly only what ends with a semicolon', () => {
  const read = createReader('strict');
  expect(read('&lt;', 0)).toMatchObject({ length: 4, value: '<' });
  expect(read('&lt', 0)).toBeUndefined();
});
