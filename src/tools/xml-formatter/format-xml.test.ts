import { describe, expect, it } from 'vitest';
import { encodeText } from '../../lib/charset-encoder';
import { ok } from '../../lib/result';
import { INLINE_LIMIT, toTextSource } from '../../lib/text-source';
import { PRINT_DEFAULTS } from '../../lib/xml/print-xml';
import { job } from '../../operations/testing';
import { words as en } from './locales/en';
import { words as fr } from './locales/fr';
import { words as zhCn } from './locales/zh-cn';
import { SIZE_LIMIT, formatXml, type FormattedXml, type FormatFault } from './format-xml';
import { format, formatFile, formatOptions } from './operations';
import * as v from 'valibot';
import { SAMPLES } from './samples';

function formatted(text: string): FormattedXml {
  const result = formatXml(text, PRINT_DEFAULTS);
  if (!result.ok) throw new Error(en.fault(result.fault));
  return result.value;
}

function faultOf(text: string): FormatFault {
  const result = formatXml(text, PRINT_DEFAULTS);
  if (result.ok) throw new Error('it is well-formed');
  return result.fault;
}

const defaults = v.parse(formatOptions, {});

describe('formatXml', () => {
  it('tells sizes, and where things can be folded', () => {
    const value = formatted('<a><b>é</b><c><d/><!--\n--></c></a>');
    expect(value.text).toBe('<a>\n  <b>é</b>\n  <c>\n    <d/>\n    <!--\n-->\n  </c>\n</a>');
    expect([...value.folds]).toEqual([1, 8, 3, 7, 5, 6]);
    expect(value).toMatchObject({ sourceBytes: 35, bytes: 55, elements: 4, depth: 3 });
  });

  it.each(['', ' \n\t', '\ufeff'])('makes nothing of %j', (text) => {
    expect(formatted(text)).toMatchObject({ text: '', count: 0 });
  });

  it('places its warnings in the source', () => {
    expect(formatted('<a>\n\n  <😀b:c/></a>'.replace('😀', '')).placedWarnings).toMatchObject([
      { code: 'unbound-prefix', prefix: 'b', line: 3, column: 4 },
    ]);
  });

  it('tells that the text leaves in another encoding than it says', () => {
    const declared = (encoding: string) => formatted(`<?xml version="1.0" encoding="${encoding}"?><a/>`).otherEncoding;
    expect(['GB2312', 'utf-16'].map(declared)).toEqual(['GB2312', 'utf-16']);
    expect(['UTF-8', 'utf8', 'US-ASCII'].map(declared)).toEqual([undefined, undefined, undefined]);
  });

  it('refuses what is too large before reading it', () => {
    expect(formatXml('<a/>', PRINT_DEFAULTS, undefined, SIZE_LIMIT + 1)).toMatchObject({
      fault: { code: 'too-large', limit: SIZE_LIMIT },
    });
  });

  it('reads its own samples', () => {
    for (const sample of Object.values(SAMPLES)) expect(formatted(sample).placedWarnings).toEqual([]);
  });

  it('says how far it is', () => {
    const done: number[] = [];
    const text = `<a>${'<b>text</b>'.repeat(300_000)}</a>`;
    formatXml(text, PRINT_DEFAULTS, (at, total) => {
      expect(total).toBe(text.length);
      done.push(at);
    });
    expect(done.length).toBeGreaterThan(4);
    expect(done).toEqual([...done].sort((one, other) => one - other));
  });
});

describe('a file', () => {
  const run = async (content: BlobPart) => {
    const result = await formatFile.run({ file: new File([content], 'a.xml') }, defaults, job());
    return result.ok ? result.value.text : result.fault;
  };

  it('is read in its encoding', async () => {
    const text = '<?xml version="1.0" encoding="GB2312"?>\n<a>\n  <书 名="三体"/>\n</a>';
    const bytes = encodeText(text, 'gb18030');
    if (!bytes.ok) throw new Error(bytes.fault.code);
    expect(await run(bytes.value)).toBe(text);
    expect(await run(Uint8Array.of(0xff, 0xfe, 0x3c, 0, 0x61, 0, 0x2f, 0, 0x3e, 0))).toBe('<a/>');
    expect(await run(Uint8Array.of(0x3c, 0x61, 0x3e, 0xe9))).toEqual({ code: 'not-text', encoding: 'utf-8', at: 3 });
  });

  it('made of pasted text is UTF-8 whatever it says', async () => {
    const text = `<?xml version="1.0" encoding="utf-16"?><a>${'é'.repeat(INLINE_LIMIT)}</a>`;
    const source = toTextSource(text, 'pasted.txt');
    if (typeof source === 'string') throw new Error('it is long enough to be held');
    const result = await formatFile.run({ file: source }, defaults, job());
    expect(result.ok && result.value.text).toBe(text.replace('?><', '?>\n<'));
  });
});

it('wraps only when it is told to', async () => {
  const text = '<a b="1" c="2"/>';
  const run = async (options: Partial<typeof defaults>) => {
    const result = await format.run({ text }, { ...defaults, ...options }, job());
    return result.ok ? ok(result.value.text) : result;
  };
  expect(await run({ columns: 3 })).toEqual(ok(text));
  expect(await run({ columns: 3, attributes: 'onePerLine' })).toEqual(ok('<a\n  b="1"\n  c="2"/>'));
});

describe('words', () => {
  it.each([
    ['<a><b></a></b>', 'Line 1, column 10: unexpected close tag </a>, expected </b>.'],
    ['<a x="1" x="2"/>', 'Line 1, column 10: duplicate attribute: x.'],
    ['<a/><b/>', 'Line 1, column 5: only one root element is allowed.'],
    ['<a>&copy;</a>', 'Line 1, column 4: undefined entity: copy.'],
    ['<a', 'Line 1, column 1: tag without an end.'],
    ['<a b>', 'Line 1, column 4: attribute without a value: b.'],
    ['<a>\u0000</a>', 'Line 1, column 4: the character U+0000 is not allowed in XML.'],
    [
      '<!DOCTYPE r [<!ENTITY e "<b>">]><r>&e;</r>',
      'Line 1, column 36: entity e is not well-formed: <b> is not closed.',
    ],
  ])('%j: %s', (text, message) => expect(en.fault(faultOf(text))).toBe(message));

  it('say it in the other languages, too', () => {
    const fault = faultOf('<a><b></a></b>');
    expect(zhCn.fault(fault)).toBe('第 1 行，第 10 列：意外的结束标签 </a>，应为 </b>。');
    expect(fr.fault(fault)).toBe('Ligne 1, colonne 10\u00a0: balise fermante </a> inattendue, </b> attendue.');
  });
});
