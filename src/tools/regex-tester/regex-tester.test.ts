import * as fc from 'fast-check';
import { analyse } from 'scslre';
import { describe, expect, it } from 'vitest';
import { PATTERN_RECIPES } from '../../lib/pattern-recipes';
import { err } from '../../lib/result';
import { sampleOf } from '../../operations/detect';
import { job } from '../../operations/testing';
import { COMMON_NAMES } from './common-names';
import { commonPattern } from './common-patterns';
import { compile } from './compile';
import { detect } from './detect';
import { findMatches, MOST_LISTED } from './find-matches';
import { flagFault, withFlag } from './flags';
import { highlightRanges } from './highlight';
import { readLiteral, readPasted, writeLiteral } from './literal';
import { find } from './operations';
import { runawayFault } from './runaway';
import { matchesOf } from './scan';
import { replaceMatches, splitByMatches } from './substitute';
import { parsePattern } from './syntax';

/** Expressions of every kind that both the engine and its methods take, to be held against those methods. */
const expressions = fc.constantFrom(
  ...[
    'a',
    'a*',
    '',
    '(a)|(b)',
    '(?<x>a)(?<y>b)?',
    '.',
    '\\b',
    '(?=a)',
    '(?<=a)',
    '(?!b)',
    '[^a]',
    '^',
    '$',
    '\\ud83d',
    '(a)(b)(c)(a)(b)(c)(a)(b)(c)(a)',
  ],
);
const flagSets = fc.subarray(['g', 'i', 'm', 's', 'u', 'y', 'd']).map((flags) => flags.join(''));
const texts = fc.oneof(
  fc.string({ unit: fc.constantFrom('a', 'b', 'c', '\n', '😀', '\ud83d', '\0', ' '), maxLength: 30 }),
  fc.string({ unit: 'binary' }),
);

describe('flags', () => {
  it.each([
    ['', undefined],
    ['dgimsuy', undefined],
    ['dgimsvy', undefined],
    ['uv', { code: 'u-and-v' }],
    ['gg', { code: 'repeated-flag', flag: 'g' }],
    ['x', { code: 'unknown-flag', flag: 'x' }],
    ['G', { code: 'unknown-flag', flag: 'G' }],
    ['g\ud800', { code: 'unknown-flag', flag: '\ud800' }],
  ])('%j', (flags, fault) => expect(flagFault(flags)).toEqual(fault));

  it.each([
    ['gu', 'v', true, 'gv'],
    ['gv', 'u', true, 'gu'],
    ['g', 'd', true, 'dg'],
    ['dg', 'd', false, 'g'],
    ['xg', 'i', true, 'gi'],
  ] as const)('%s with %s set to %s is %s', (flags, flag, isSet, after) => {
    expect(withFlag(flags, flag, isSet)).toBe(after);
  });
});

describe('literals', () => {
  it.each([
    ['/a+/gi', 'a+', 'gi'],
    [' /a/ ', 'a', ''],
    ['/[/]\\//u', '[/]\\/', 'u'],
    ['/a/b/g', undefined, ''],
    ['/usr/bin', undefined, ''],
    ['//comment', undefined, ''],
    ['/* comment */', undefined, ''],
    ['/a', undefined, ''],
    ['/a/gg', undefined, ''],
    ['a', undefined, ''],
    ['/a\nb/', undefined, ''],
  ])('%j', (text, pattern, flags) => {
    expect(readLiteral(text)).toEqual(pattern === undefined ? undefined : { pattern, flags });
  });

  it.each([
    ['/a+/gi', { pattern: 'a+', flags: 'gi' }],
    ['/a+/gi\n', { pattern: 'a+', flags: 'gi' }],
    ['/a\r\nb/g', { pattern: 'a\\nb', flags: 'g' }],
    ['a\nb', { pattern: 'a\\nb' }],
    ['\\d+\n', { pattern: '\\d+' }],
    ['a\u2028b', { pattern: 'a\\u2028b' }],
    ['a+', undefined],
    ['/usr/bin', undefined],
  ])('%j is pasted into one line', (text, read) => expect(readPasted(text)).toEqual(read));

  it('come back as they were written, and mean the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '/', '[', ']', '\n', '\u2028', '+') }), (pattern) => {
        let made: RegExp;
        try {
          made = new RegExp(pattern);
        } catch {
          return;
        }
        const read = readLiteral(writeLiteral({ pattern, flags: 'g' }));
        const again = new RegExp(read?.pattern ?? '(', read?.flags);
        expect(again.flags).toBe('g');
        for (const text of ['a/\n\u2028+[]', pattern]) {
          again.lastIndex = 0;
          expect(again.exec(text)?.[0]).toBe(made.exec(text)?.[0]);
        }
      }),
    );
  });
});

describe('patterns that are wrong', () => {
  it.each([
    ['(', '', 'unterminated-group', 0],
    ['a(b)(c[(]', '', 'unterminated-group', 4],
    ['a)', '', 'unmatched-parenthesis', 1],
    ['[a', '', 'unterminated-class', 0],
    ['\\[(a)[b', '', 'unterminated-class', 5],
    ['*a', '', 'nothing-to-repeat', 0],
    ['a**', '', 'nothing-to-repeat', 2],
    ['(?:a){2}{3}b', '', 'nothing-to-repeat', 8],
    ['a{2,1}', '', 'quantifier-order', 1],
    ['[b-a]', '', 'range-order', 1],
    ['[x\\x62-a]', '', 'range-order', 2],
    ['[z--]', '', 'range-order', 1],
    ['a\\', '', 'ending-backslash', 1],
    ['a\\u{110000}', 'u', 'unicode-escape', 1],
    ['\\q', 'u', 'escape', 0],
    ['{', 'u', 'lone-bracket', 0],
    ['a}', 'u', 'lone-bracket', 1],
    ['(?x)', '', 'group', 0],
    ['(?<1>a)', '', 'group-name', 3],
    ['(?<a>.)(?<a>.)', '', 'repeated-name', 10],
    ['x\\k<b>(?<a>.)', '', 'unknown-name', 1],
    ['a\\p{Nonsense}', 'u', 'property', 1],
    ['[a-\\d]', 'u', 'class', 1],
    ['[(]', 'v', 'class-character', 1],
    ['a[^\\p{RGI_Emoji}]', 'v', 'negated-strings', 1],
  ])('%s with flags %j', async (pattern, flags, reason, at) => {
    const made = await compile(pattern, flags);
    expect(made).toMatchObject(err({ code: 'syntax', reason }));
    expect(!made.ok && made.fault.code === 'syntax' && made.fault.at).toBe(at);
  });

  it('are told as such by the reader wherever the engine refuses them', async () => {
    const pieces = fc.constantFrom(
      '(',
      ')',
      '[',
      ']',
      '{',
      '}',
      '*',
      '+',
      '?',
      '|',
      '\\',
      'a',
      '1',
      '<',
      '>',
      '=',
      '!',
      ':',
      '-',
      '^',
      'k',
      'p',
      'u',
      '&',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: pieces, maxLength: 12 }),
        fc.constantFrom('', 'u', 'v'),
        async (pattern, flags) => {
          const made = await compile(pattern, flags);
          if (made.ok) return;
          // What one knows and the other does not: modifiers, and names that stand twice.
          const isNewer = /\(\?[a-z-]|<[^>]*>.*<[^>]*>/.test(pattern);
          expect(isNewer || made.fault.code === 'syntax').toBe(true);
          expect('at' in made.fault ? made.fault.at : 0).toBeLessThanOrEqual(pattern.length);
        },
      ),
    );
  });

  it('are too large for the engine, which says so only when it looks at a text', async () =>
    expect(await compile('~'.repeat(1_000_000), 'u')).toEqual({ ok: false, fault: { code: 'engine' } }));

  it('are too deep for the reader and told without a place', async () => {
    const depth = 100_000;
    const made = await compile('('.repeat(depth) + ')'.repeat(depth), '');
    expect(made.ok || made.fault).toSatisfy((one) => one === true || (one as { code: string }).code === 'engine');
  });
});

describe('matches', () => {
  const all = (pattern: string, flags: string, text: string) =>
    findMatches(text, new RegExp(pattern, flags), undefined);

  it('finds plain characters, however many', () => {
    const long = 'a\u0007b\n'.repeat(250_000);
    expect(all(long, 'g', `x${long}`)).toMatchObject({ matches: [{ start: 1, end: long.length + 1 }] });
  });

  it('has the vectors of the catalogue', () => {
    const groups = all('(a)|(b)', 'g', 'ab');
    expect(groups.matches.map((one) => one.groups.map((group) => group?.text))).toEqual([
      ['a', undefined],
      [undefined, 'b'],
    ]);
    const empties = all('x*', 'g', 'axb');
    expect(empties.matches.map(({ start, end }) => [start, end])).toEqual([
      [0, 0],
      [1, 2],
      [2, 2],
      [3, 3],
    ]);
    expect(empties.empty).toBe(3);
    expect(all('.', 'gu', '😀a').matches.map(({ start }) => start)).toEqual([0, 2]);
    expect(all('.', 'g', '😀a')).toMatchObject({ count: 3, halves: { count: 2, at: 0 } });
    expect(all('.', 'gu', '😀a').halves.count).toBe(0);
    expect(all('a', '', 'aa').count).toBe(1);
    expect(all('a', 'gy', 'aaba').count).toBe(2);
    expect(all('', 'g', '').count).toBe(1);
  });

  it('knows the places of groups with d, and their names', () => {
    const found = findMatches('ab', new RegExp('a(?<x>b)(c)?', 'd'), ['x', undefined]);
    expect(found.matches[0]?.groups).toEqual([{ text: 'b', start: 1, end: 2 }, undefined]);
    expect(found.groups).toEqual([{ number: 1, name: 'x' }, { number: 2 }]);
  });

  it('counts all, lists the first ten thousand, and shows each', () => {
    const found = all('a', 'g', 'a'.repeat(MOST_LISTED + 5));
    expect(found.count).toBe(MOST_LISTED + 5);
    expect(found.matches).toHaveLength(MOST_LISTED);
    expect(found.ranges).toHaveLength(2 * (MOST_LISTED + 5));
  });

  it('tells how far it is, so that much is not taken for endless', () => {
    let now = 0;
    const steps: number[] = [];
    const watched = job({ now: () => (now += 200), step: (at) => steps.push(at) });
    expect(findMatches('a'.repeat(1000), /a/g, undefined, watched).count).toBe(1000);
    expect(steps.length).toBeGreaterThan(5);
    expect(steps.at(-1)).toBeLessThanOrEqual(1000);
  });

  it('are those of the engine', () => {
    fc.assert(
      fc.property(expressions, flagSets, texts, (pattern, flags, text) => {
        const expected = flags.includes('g')
          ? [...text.matchAll(new RegExp(pattern, flags))]
          : [new RegExp(pattern, flags).exec(text)].filter((one) => one !== null);
        const found = [...matchesOf(text, new RegExp(pattern, flags))];
        expect(found.map((one) => [one.index, ...one])).toEqual(expected.map((one) => [one.index, ...one]));
      }),
    );
  });

  it('warns of halves only where a match takes one', () => {
    expect(all('x*', 'g', '😀')).toMatchObject({ count: 3, empty: 3, halves: { count: 0 } });
    expect(all('x*|.', 'g', '😀').halves.count).toBe(0);
  });

  it('marks what is empty, at the ends of a line too', () => {
    const marks = (pattern: string, line: string, from = 0, text = line) =>
      highlightRanges(all(pattern, 'gm', text).ranges)(line, from).map(({ text: part, kind }) =>
        kind ? `<${part}>` : part,
      );
    expect(marks('x*', 'axb')).toEqual(['<>', 'a', '<x>', '<>', 'b', '<>']);
    expect(marks('^', 'b', 2, 'a\nb')).toEqual(['<>', 'b']);
    expect(marks('$', 'a', 0, 'a\nb')).toEqual(['a', '<>']);
    expect(marks('^', '', 0, '')).toEqual(['<>']);
    expect(marks('a', 'b', 1, 'ab')).toEqual(['b']);
  });

  it('colours every unit of a line once, and only what was found', () => {
    fc.assert(
      fc.property(expressions, texts, fc.nat(40), fc.nat(40), (pattern, text, from, length) => {
        const { ranges } = all(pattern, 'g', text);
        const line = text.slice(from, from + length);
        const tokens = highlightRanges(ranges)(line, from);
        expect(tokens.map((token) => token.text).join('')).toBe(line);
        let at = from;
        for (const { text: part, kind } of tokens) {
          for (const place of Array.from(part, (_, index) => at + index)) {
            const isFound = Array.from({ length: ranges.length / 2 }).some(
              (_, index) => (ranges[index * 2] ?? 0) <= place && place < (ranges[index * 2 + 1] ?? 0),
            );
            expect(isFound).toBe(kind !== undefined);
          }
          at += part.length;
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('replacing and splitting', () => {
  const replace = (text: string, pattern: RegExp, replacement: string) => replaceMatches(text, pattern, replacement);

  it.each([
    ['2024-01', /(?<year>\d{4})-(?<month>\d\d)/u, '$<month>/$<year>', '01/2024'],
    ['aaa', /a/g, '$&$&', 'aaaaaa'],
    ['abc', /b/, "[$`|$'|$$]", 'a[a|c|$]c'],
    ['ac', /(a)(b)?/, '$2$1$10$0$3', 'aa0$0$3c'],
  ])('%s', (text, pattern, replacement, expected) => {
    const native = text.replace(pattern, replacement);
    expect(replace(text, pattern, replacement)).toEqual({ kind: 'done', text: native });
    expect(native).toBe(expected);
  });

  it('replaces as the engine does', () => {
    const replacements = fc.string({
      unit: fc.constantFrom('$', '$', '1', '2', '0', '<', '>', 'x', 'y', '&', '`', "'", 'a'),
      maxLength: 10,
    });
    fc.assert(
      fc.property(expressions, flagSets, texts, replacements, (pattern, flags, text, replacement) => {
        const expected = text.replace(new RegExp(pattern, flags), replacement);
        expect(replace(text, new RegExp(pattern, flags), replacement)).toEqual({ kind: 'done', text: expected });
      }),
    );
  });

  it('splits as the engine does', () => {
    fc.assert(
      fc.property(expressions, flagSets, texts, (pattern, flags, text) => {
        const expected = text.split(new RegExp(pattern, flags)).map((piece: string | undefined) => piece ?? null);
        expect(splitByMatches(text, new RegExp(pattern, flags))).toEqual(expected);
      }),
    );
  });

  it('ends before a result fills the memory', () => {
    expect(replace('a'.repeat(20_000), /a/g, "$'$'$'").kind).toBe('too-long');
  });

  it('puts nothing of prototypes in', () => {
    expect(replace('a', /(?<x>a)/, '$<toString>$<__proto__>')).toEqual({ kind: 'done', text: '' });
  });
});

describe('patterns that never end', () => {
  it.each([
    ['^(a+)+$', '(a+)+', 1],
    ['x(?:[a-z]*)*y', '(?:[a-z]*)*', 1],
    ['^(a|aa)+$', '(a|aa)+', 1],
    ['^((a|b)*c*)*$', '((a|b)*c*)*', 1],
    ['\\s*\\s*$', '\\s*\\s*', 0],
    ['\\d+\\d+x', '\\d+\\d+', 0],
    ['a(?=(b+)+c)', '(b+)+', 4],
    ['\\w+$', '\\w+', 0],
  ])('%s is likely to do so near %s', async (pattern, text, at) => {
    expect(await runawayFault({ pattern, flags: '' }, { limit: 1000, step: 5 })).toEqual({
      code: 'runaway',
      limit: 1000,
      near: { text, at },
      textAt: 5,
    });
  });

  it('has no place to name where nothing repeats', async () => {
    expect(await runawayFault({ pattern: 'abc', flags: 'g' }, { limit: 1 })).toEqual({ code: 'runaway', limit: 1 });
  });

  it('is the fault of the operation, whose work is bounded', async () => {
    expect(find.timeLimit).toBe(1000);
    expect(find.inlineLimit).toBe(0);
    const options = { pattern: '^(a+)+$', flags: '' };
    const fault = await find.overdue?.(options, { code: 'too-slow', limit: 1000 }, {});
    expect(fault).toMatchObject({ code: 'runaway', near: { text: '(a+)+' } });
  });
});

describe('common patterns', () => {
  it.each(Object.entries(PATTERN_RECIPES))('%s takes what it should', (_name, { pattern, flags, takes, refuses }) => {
    const expression = new RegExp(pattern, flags);
    expect(takes.filter((text) => !expression.test(text))).toEqual([]);
    expect(refuses.filter((text) => expression.test(text))).toEqual([]);
  });

  it.each(COMMON_NAMES.map((name) => [name, commonPattern(name)] as const))(
    '%s is a good pattern, and needs no more than linear time for each place',
    async (_name, literal) => {
      expect(await compile(literal.pattern, literal.flags)).toMatchObject({ ok: true });
      // The reader of these does not know the properties of strings.
      if (literal.flags.includes('v')) return;
      const { reports } = analyse({ source: literal.pattern, flags: literal.flags });
      expect(reports.filter(({ exponential }) => exponential)).toEqual([]);
    },
  );
});

describe('detection', () => {
  it.each([
    ['/\\d+/g', true],
    ['/^[a-z]+$/', true],
    ['/(a|b)*c/i', true],
    ['/usr/local/bin', false],
    ['/api/v1/', false],
    ['/', false],
    ['// a comment', false],
    ['https://example.com/', false],
    ['5/6', false],
  ])('%s', (text, isOne) => expect(detect(sampleOf(text)) !== undefined).toBe(isOne));
});

it('reads what it is to explain', async () => {
  expect((await parsePattern('(?<a>x)|(?<a>y)', '')).kind).toBe('parsed');
  expect((await parsePattern('(?i:a)', '')).kind).toBe('parsed');
  expect((await parsePattern('a'.repeat(30_000), '')).kind).toBe('unread');
});
