import { describe, expect, it } from 'vitest';
import { explainPattern, namesOf, type Part } from './explain';
import { words as en } from './locales/en';
import { words as fr } from './locales/fr';
import { words as zhCn } from './locales/zh-cn';
import { quote } from './quote';
import { snippetsOf, type Language, type Use } from './snippets';
import { parsePattern } from './syntax';
import type { Difference } from './translate';

async function read(pattern: string, flags: string) {
  const parsed = await parsePattern(pattern, flags);
  if (parsed.kind !== 'parsed') throw new Error(`${pattern} is not read`);
  return parsed.pattern;
}

async function told(pattern: string, flags: string, words: typeof zhCn = en): Promise<string> {
  const lines: string[] = [];
  const tell = (parts: readonly Part[], depth: number) => {
    for (const { raw, what, times, parts: inner } of parts) {
      const said = words.parts(what);
      lines.push(`${'  '.repeat(depth)}${raw} = ${times ? words.repeated(said, words.times(times)) : said}`);
      tell(inner, depth + 1);
    }
  };
  tell(explainPattern(await read(pattern, flags), flags).parts, 0);
  return lines.join('\n');
}

describe('the explanation', () => {
  it('tells each part, with how often it may come', async () => {
    expect(await told(String.raw`^(?<y>\d{4})-ab+?c*$`, '')).toBe(
      [
        '^ = the beginning of the text',
        '(?<y>\\d{4}) = group 1, named y',
        '  \\d{4} = a digit 0–9, 4 times',
        '- = the text “-”',
        'a = the text “a”',
        'b+? = the text “b”, once or more, as few as possible',
        'c* = the text “c”, any number of times, as many as possible',
        '$ = the end of the text',
      ]
        .join('\n')
        .replace('- = the text “-”\na = the text “a”', '-a = the text “-a”'),
    );
  });

  it.each([
    ['a|', '', 'a = alternative 1\n  a = the text “a”\n = alternative 2: nothing'],
    ['[^a-z\\d]', '', '[^a-z\\d] = one character that is none of these\n  a-z = from “a” to “z”\n  \\d = a digit 0–9'],
    ['[]', '', '[] = nothing: it never matches'],
    ['[^]', '', '[^] = any character, line ends too'],
    ['^$', 'm', '^ = the beginning of a line\n$ = the end of a line'],
    ['.', 's', '. = any character'],
    ['\\1(a)', '', '\\1 = the same text as group 1\n(a) = group 1\n  a = the text “a”'],
    ['\\n\\u200b', '', '\\n\\u200b = the text “U+000AU+200B”'],
    ['\\P{L}', 'u', '\\P{L} = a character without the property L'],
    ['[\\q{ab|c}]', 'v', '[\\q{ab|c}] = one character of these\n  \\q{ab|c} = one of the strings “ab”, “c”'],
    ['(?i-s:a)', '', '(?i-s:a) = a group with the flags i and without the flags s\n  a = the text “a”'],
    ['(?<!a)', '', '(?<!a) = what is before must not be\n  a = the text “a”'],
    ['a{0,1}', '', 'a{0,1} = the text “a”, once or not at all, as many as possible'],
  ])('of %s with %j', async (pattern, flags, lines) => expect(await told(pattern, flags)).toBe(lines));

  it('speaks three languages', async () => {
    expect(await told('\\d{2,}', '', zhCn)).toBe('\\d{2,} = 数字 0–9，至少 2 次，尽可能多');
    expect(await told('\\d{2,}', '', fr)).toBe('\\d{2,} = un chiffre 0–9, 2 fois ou plus, le plus possible');
  });

  it('ends where a pattern is too deep or too long, and says so', async () => {
    const deep = await read('('.repeat(60) + 'a' + ')'.repeat(60), '');
    expect(explainPattern(deep, '').isCut).toBe(true);
    expect(namesOf(deep)).toHaveLength(60);
    expect(explainPattern(await read('a|'.repeat(2000), ''), '').isCut).toBe(true);
    expect(explainPattern(await read('a|b', ''), '').isCut).toBe(false);
  });

  it('knows groups of the same name', async () => {
    expect(namesOf(await read('(?<a>x)|(?:(y)(?<a>z))+', ''))).toEqual(['a', undefined, 'a']);
  });
});

describe('the code', () => {
  async function codeOf(use: Partial<Use>) {
    const whole = { pattern: 'a', flags: 'g', mode: 'match', replacement: '', ...use } as const;
    const snippets = snippetsOf(whole, await read(whole.pattern, whole.flags));
    return Object.fromEntries(snippets.map((one) => [one.language, one]));
  }

  it('has the literals of each language', async () => {
    const code = await codeOf({ pattern: String.raw`^"(?<in>\\.|[^"\\])*"$\/`, flags: 'gi' });
    expect(code['javascript']?.code).toContain(String.raw`/^"(?<in>\\.|[^"\\])*"$\//gi`);
    expect(code['python']?.code).toContain(String.raw`re.compile(r'^"(?P<in>\\.|[^"\\])*"\Z/', re.IGNORECASE)`);
    expect(code['java']?.code).toContain(
      String.raw`Pattern.compile("^\"(?<in>\\\\.|[^\"\\\\])*\"\\z/", Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)`,
    );
    expect(code['go']?.code).toContain('regexp.MustCompile(`(?i)^"(?P<in>\\\\.|[^"\\\\])*"$/`)');
    expect(code['csharp']?.code).toContain(
      String.raw`new Regex(@"^""(?<in>\\.|[^""\\])*""\z/", RegexOptions.IgnoreCase | RegexOptions.CultureInvariant)`,
    );
  });

  it('writes replacements as each language has them', async () => {
    const code = await codeOf({
      pattern: '(?<x>a)(b)',
      flags: 'gu',
      mode: 'replace',
      replacement: '$<x>$21 $& $$ \\',
    });
    expect(code['javascript']?.code).toBe(String.raw`const result = text.replace(/(?<x>a)(b)/gu, '$<x>$21 $& $$ \\');`);
    expect(code['python']?.code).toContain(String.raw`.sub(r"\g<x>\g<2>1 \g<0> $ \\", text)`);
    expect(code['java']?.code).toContain(String.raw`.replaceAll("${'$'}{x}$2\\1 $0 \\$ \\\\")`);
    expect(code['go']?.code).toContain('ReplaceAllString(text, `${x}${2}1 ${0} $$ \\`)');
    expect(code['csharp']?.code).toContain('Replace(text, @"${x}${2}1 ${0} $$ \\")');
    expect(code['csharp']?.differences).toContain('numbering');
  });

  it('searches for one, or splits, where that is asked', async () => {
    const one = await codeOf({ flags: '' });
    expect(one['javascript']?.code).toBe('const match = text.match(/a/);');
    expect(one['python']?.code).toContain('match = pattern.search(text)');
    expect(one['java']?.code).toContain('if (matcher.find())');
    const split = await codeOf({ mode: 'split' });
    expect(split['java']?.code).toContain('pattern.split(text, -1)');
    expect((await codeOf({ flags: '', mode: 'replace' }))['go']?.differences).toContain('all');
  });

  it.each<[string, string, Partial<Record<Language, Difference[]>>]>([
    ['a', 'gu', {}],
    ['(?=a)', '', { go: ['lookaround'] }],
    ['(?<=a+)b', '', { python: ['lookbehind-length'], java: ['lookbehind-bound'], go: ['lookaround'] }],
    ['(?<=a{0,3})b', '', { python: ['lookbehind-length'], go: ['lookaround'] }],
    ['(?<=a{1}|b{2})c', '', { python: ['lookbehind-length'], go: ['lookaround'] }],
    ['(?<=ab|c{2})d', '', { go: ['lookaround'] }],
    ['(?<=a{1,2})b', '', { python: ['lookbehind-length'], go: ['lookaround'] }],
    ['(?<=a|bc)', '', { python: ['lookbehind-length'], go: ['lookaround'] }],
    [
      '(a)?\\1',
      '',
      {
        python: ['empty-reference'],
        java: ['empty-reference'],
        go: ['backreference', 'unset-empty'],
        csharp: ['empty-reference'],
      },
    ],
    ['(a)\\1', 'g', { go: ['backreference'] }],
    ['(?<n>a)\\k<n>', 'g', { go: ['backreference'] }],
    ['a*', 'g', { go: ['empty-behind'] }],
    ['\\w', '', { python: ['unicode-classes'], csharp: ['unicode-classes'] }],
    ['a\\b', '', { python: ['unicode-classes'], java: ['unicode-boundary'], csharp: ['unicode-classes'] }],
    ['s', 'i', { python: ['folding'], java: ['folding'], go: ['folding'] }],
    ['s', 'iu', {}],
    ['\\d', '', { python: ['unicode-classes'], csharp: ['unicode-classes'] }],
    [
      '\\s',
      '',
      { python: ['other-space'], java: ['ascii-space'], go: ['ascii-space-go'], csharp: ['other-space-net'] },
    ],
    ['^', 'm', { python: ['line-ends'], java: ['line-ends'], go: ['line-ends'], csharp: ['line-ends'] }],
    ['a', 'y', { python: ['sticky'], java: ['sticky'], go: ['sticky'], csharp: ['sticky'] }],
    ['\\p{Lu}', 'u', { python: ['no-properties'] }],
    ['\\p{Script=Han}', 'u', { python: ['no-properties'], csharp: ['property'] }],
    ['[\\p{L}--a]', 'v', { python: ['sets'], java: ['sets'], go: ['sets'], csharp: ['sets'] }],
    ['(?<a_b>c)', '', { java: ['group-name'] }],
    ['(?<année>c)', '', { java: ['group-name'], go: ['group-name'] }],
    ['(?<a>c)|(?<a>d)', '', { python: ['same-name'], java: ['same-name'], go: ['unset-empty'] }],
  ])('%s with %j differs where it does', async (pattern, flags, expected) => {
    const code = await codeOf({ pattern, flags });
    const differing = Object.entries(code).flatMap(([language, { differences }]) =>
      differences.length > 0 ? [[language, differences]] : [],
    );
    expect(Object.fromEntries(differing)).toEqual(expected);
  });

  it.each([
    ['python', 'a\\', '"a\\\\"'],
    ['python', 'a\\\\', 'r"a\\\\"'],
    ['python', `'"`, `"'\\""`],
    ['java', '\u2028\t\0', '"\\u2028\\t\\u0000"'],
    ['go', 'a`', '"a`"'],
    ['go', '\\d', '`\\d`'],
    ['csharp', '"\\', '@"""\\"'],
  ] as const)('quotes for %s: %j', (language, text, expected) => expect(quote(text, language)).toBe(expected));
});
