import { describe, expect, it } from 'vitest';
import type { DialectId } from './dialects';
import { escapeText } from './escape';
import type { EscapeSettings } from './style';
import { unescapeText, type UnescapeSettings } from './unescape';

const WRITING: EscapeSettings = {
  ...{ language: 'json', quotes: true, ascii: false, amount: 'needed', html: false, perLine: false, width: 0 },
};
const READING: UnescapeSettings = { language: 'json', peel: false, strict: false, perLine: false };
const raw = String.raw;

function written(text: string, language: DialectId, settings: Partial<EscapeSettings> = {}) {
  const made = escapeText(text, { ...WRITING, ...settings, language });
  return made.ok ? made.value.text : `${made.fault.what} at ${made.fault.at}`;
}

async function read(source: string, language: DialectId, settings: Partial<UnescapeSettings> = {}) {
  const made = await unescapeText(source, { ...READING, ...settings, language });
  return made.ok ? made.value.text : `${made.fault.found} at ${made.fault.line}:${made.fault.column}`;
}

const TEXT = 'He said: "It\'s 5%"\n\\n 😀';
const CONTROLS = 'a\0b\x07\x1b1é';
const SIGNS = '${x} `y` $HOME ??= \\';

describe('escaping, as the catalogue has it', () => {
  it.each<[string, DialectId, string]>([
    ...(['json', 'java', 'c', 'csharp', 'rust'] as const).map((language): [string, DialectId, string] => [
      TEXT,
      language,
      raw`"He said: \"It's 5%\"\n\\n 😀"`,
    ]),
    ...(['javascript', 'python'] as const).map((language): [string, DialectId, string] => [
      TEXT,
      language,
      raw`'He said: "It\'s 5%"\n\\n 😀'`,
    ]),
    [TEXT, 'posix', "'He said: \"It'\\''s 5%\"\n\\n 😀'"],
    [TEXT, 'bash', raw`$'He said: "It\'s 5%"\n\\n 😀'`],
    [TEXT, 'sql', "'He said: \"It''s 5%\"\n\\n 😀'"],
    [TEXT, 'postgresql', "E'He said: \"It''s 5%\"\n\\\\n 😀'"],
    [CONTROLS, 'c', raw`"a\000b\a\0331é"`],
    [CONTROLS, 'java', raw`"a\0b\7\0331é"`],
    [CONTROLS, 'javascript', raw`'a\0b\x07\x1b1é'`],
    [CONTROLS, 'python', raw`'a\x00b\x07\x1b1é'`],
    [CONTROLS, 'rust', raw`"a\0b\u{7}\u{1b}1é"`],
    [CONTROLS, 'json', raw`"a\u0000b\u0007\u001b1é"`],
    [CONTROLS, 'posix', 'nul at 1'],
    [CONTROLS, 'postgresql', 'nul at 1'],
    ['\u2028', 'javascript', raw`'\u2028'`],
    ...(['java', 'c', 'python', 'rust', 'json'] as const).map((language): [string, DialectId, string] => [
      '\u2028',
      language,
      language === 'python' ? "'\u2028'" : '"\u2028"',
    ]),
    [SIGNS, 'template', '`\\${x} \\`y\\` $HOME ??= \\\\`'],
    [SIGNS, 'c', '"${x} `y` $HOME ?\\?= \\\\"'],
    [SIGNS, 'posix', "'${x} `y` $HOME ??= \\'"],
    [SIGNS, 'postgresql', "E'${x} `y` $HOME ??= \\\\'"],
    ['\ud800', 'json', raw`"\ud800"`],
    ['1+1=2? (a|b)', 'regex-javascript', raw`\x31\+1\x3d2\?\x20\(a\|b\)`],
    ['1+1=2? (a|b)', 'regex-python', raw`1\+1=2\?\ \(a\|b\)`],
    ['Zürich', 'regex-javascript', raw`\x5aürich`],
    [raw`a\Eb`, 'regex-java', raw`\Qa\E\\E\Qb\E`],
    [raw`$1 \x`, 'replace-java', raw`\$1 \\x`],
    ["Don’t 'x'", 'powershell', "'Don’’t ''x'''"],
    [raw`a\\"b`, 'windows-argument', raw`a\\\\\"b`],
    ['ends with \\ space\\', 'windows-argument', '"ends with \\ space\\\\"'],
    ['', 'windows-argument', '""'],
    ['say "hi" & 50% ^x', 'cmd', raw`^"say^ \^"hi\^"^ ^&^ 50^%^ ^^x^"`],
    ['<a> & "b" ]]>', 'xml-text', '&lt;a&gt; &amp; "b" ]]&gt;'],
    ['a\n\tb', 'xml-attribute', '"a&#10;&#9;b"'],
    ['a ]]> b & <c>', 'xml-cdata', '<![CDATA[a ]]]]><![CDATA[> b & <c>]]>'],
    ['a,b "c"', 'csv', '"a,b ""c"""'],
    [
      '50% of $5 & #1_a {x} ~y ^z \\n 你',
      'latex',
      raw`50\% of \$5 \& \#1\_a \{x\} \textasciitilde{}y \textasciicircum{}z \textbackslash{}n 你`,
    ],
    [' a=b:c#d!é😀\n', 'properties', raw`\ a\=b\:c\#d\!\u00E9\uD83D\uDE00\n`],
  ])('%j in %s', (text, language, literal) => expect(written(text, language)).toBe(literal));

  it('keeps javac from reading a number behind half a character', () => {
    expect(written('\ud800\\u0041', 'java')).toBe(raw`"\ud800\134u0041"`);
  });

  it('writes what is not ASCII as escapes on request', () => {
    expect(written('é 你 😀', 'json', { ascii: true })).toBe(raw`"\u00e9 \u4f60 \ud83d\ude00"`);
  });
});

describe('unescaping, as the catalogue has it', () => {
  it.each<[string, DialectId, string]>([
    ["'\\x41\\u{1F600}\\u0041\\0\\\nend'", 'javascript', 'A😀A\0end'],
    [raw`"\uuuu0041\101\s"`, 'java', 'AA '],
    [raw`'\N{GREEK SMALL LETTER ALPHA}\101\U0001F600\q'`, 'python', raw`αA😀\q`],
    [raw`"\101\x41" "B\u4f60"`, 'c', 'AAB你'],
    [raw`$'\x41\u4f60\101'"B\$x"'C'\ D`, 'bash', 'A你AB$xC D'],
    ["'it''s'", 'sql', "it's"],
  ])('%j in %s', async (source, language, text) => expect(await read(source, language)).toBe(text));

  it.each([
    [raw`%22%7B%5C%22a%5C%22%3A1%7D%22`, ['url', 'json'], '{"a":1}', 'json'],
    [raw`"{\"a\":\"{\\\"b\\\":\\\"你\\\"}\"}"`, ['json'], raw`{"a":"{\"b\":\"你\"}"}`, 'nested'],
    [raw`[{\"a\":1}]`, ['json'], '[{"a":1}]', 'json'],
  ])('peels %j', async (source, languages, text, json) => {
    const made = await unescapeText(source, { ...READING, peel: true });
    if (!made.ok) throw new Error(made.fault.code);
    expect(made.value).toMatchObject({ text, json, leftCount: 0 });
    expect(made.value.layers.map(({ language }) => language)).toEqual(languages);
  });

  it('stops at what is no escape where it is strict', async () => {
    expect(await read(raw`"a\qb"`, 'json', { strict: true })).toBe(raw`\q at 1:3`);
  });

  it.each([
    [raw`"a\qb`, 1],
    [raw`"a\qb" + "c`, 10],
    [raw`"a" + 'b' + "c`, 13],
  ])('says of %j which quote is never closed', async (source, column) => {
    const made = await unescapeText(source, { ...READING, language: 'javascript' });
    const open = made.ok ? made.value.left.find(({ kind }) => kind === 'open') : undefined;
    expect(open?.column).toBe(column);
  });
});
