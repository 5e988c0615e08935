import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { blockAt } from './sequence-diff';
import { countChanges, linesOnlyIn } from './count-changes';
import { diffLines, IGNORE_NOTHING, type IgnoreOptions } from './line-diff';
import { likenessOf } from './likeness';
import { pairLines } from './pair-lines';
import { endOfLine, isBlank, lineText, splitAtFeeds, splitLines, wholeLine } from './text-lines';

function compare(left: string, right: string, ignore: Partial<IgnoreOptions> = {}) {
  const options = { ...IGNORE_NOTHING, ...ignore };
  const [one, other] = [splitLines(left), splitLines(right)];
  const changes = diffLines(one, other, options);
  const { added, removed, changed, alike } = countChanges(one, other, changes, options);
  return {
    one,
    other,
    changes,
    counts: `+${added} −${removed} ~${changed}`,
    alike: Math.round(alike * 1000) / 10,
    likeness: likenessOf(left, right, changes),
  };
}

describe('lines', () => {
  it.each<[string, string[]]>([
    ['', []],
    ['a', ['a']],
    ['a\n', ['a\n']],
    ['\n', ['\n']],
    ['a\r\nb\rc\n\nd', ['a\r\n', 'b\r', 'c\n', '\n', 'd']],
    ['a\r', ['a\r']],
  ])('of %j', (text, lines) => {
    const split = splitLines(text);
    expect(Array.from({ length: split.count }, (_, n) => wholeLine(split, n))).toEqual(lines);
    expect(lines.map((_, n) => lineText(split, n) + endOfLine(split, n))).toEqual(lines);
  });

  it('of a patch end with LF only', () => {
    const split = splitAtFeeds('a\rb\r\nc');
    expect([wholeLine(split, 0), wholeLine(split, 1), split.count]).toEqual(['a\rb\r\n', 'c', 2]);
  });
});

describe('two texts', () => {
  it.each<[string, string, string, number]>([
    ['', '', '+0 −0 ~0', 100],
    ['', 'a', '+1 −0 ~0', 0],
    ['a', '', '+0 −1 ~0', 0],
    ['a\nb\nc\n', 'a\nB\nc\n', '+0 −0 ~1', 66.7],
    ['a\nb\nc\n', 'a\nc\n', '+0 −1 ~0', 80],
    ['a\r\nb\r\n', 'a\nb\n', '+0 −0 ~2', 50],
    ['a\nb', 'a\nb\n', '+0 −0 ~1', 75],
    ['x', 'y', '+0 −0 ~1', 0],
    ['the quick brown fox', 'the quick red fox', '+0 −0 ~1', 73.7],
    ['1\n2\n3\n4\n5\n6\n', '1\n2!\n3\n5\n6\n7\n', '+1 −1 ~1', 72],
  ])('%j and %j: %s', (left, right, counts, alike) => expect(compare(left, right)).toMatchObject({ counts, alike }));

  it.each<[string, string, Partial<IgnoreOptions>, string]>([
    ['a\r\nb\r\n', 'a\nb\n', { lineEnds: true }, '+0 −0 ~0'],
    ['a\rb\r\n', 'a\nb\n', { lineEnds: true }, '+0 −0 ~0'],
    ['a\nb', 'a\nb\n', { lineEnds: true }, '+0 −0 ~1'],
    ['  a\nb\t\n', 'a\nb\n', { endSpace: true }, '+0 −0 ~0'],
    ['a b\n', 'a  b\n', { endSpace: true }, '+0 −0 ~1'],
    ['a b\n', ' a\u00a0\tb\r\n', { allSpace: true }, '+0 −0 ~0'],
    ['ab\n', 'a b', { allSpace: true }, '+0 −0 ~0'],
    ['Straße ΣΑΣ\n', 'STRASSE σας\n', { case: true }, '+0 −0 ~0'],
    ['a\n', 'A\n', {}, '+0 −0 ~1'],
    ['a\n\nb\n', 'a\nb\n', { blankLines: true }, '+0 −0 ~0'],
    ['a\n \t\nb\n', 'a\nb\n\n\n', { blankLines: true }, '+0 −0 ~0'],
    ['\n\na\nb\n', 'a\n\nc\n', { blankLines: true }, '+0 −0 ~1'],
    ['x\n\nz\n', 'y\n', { blankLines: true }, '+0 −1 ~1'],
    ['x\n', '\n\ny\n\n', { blankLines: true }, '+0 −0 ~1'],
    ['\n\n', '', { blankLines: true }, '+0 −0 ~0'],
    ['A \r\n\r\nb', 'a\nB\n', { case: true, endSpace: true, blankLines: true }, '+0 −0 ~0'],
  ])('%j and %j ignoring %j: %s', (left, right, ignore, counts) =>
    expect(compare(left, right, ignore).counts).toBe(counts),
  );

  it.each<[string, string, Partial<IgnoreOptions>, string]>([
    ['', '', {}, 'identical'],
    ['a\n', 'a\n', {}, 'identical'],
    ['a\r\nb\r\n', 'a\nb\n', {}, 'line-ends'],
    ['a\rb', 'a\nb', {}, 'line-ends'],
    ['a\r\nb', 'a\nb\n', {}, 'line-ends'],
    ['a\nb', 'a\nb\n', {}, 'last-line-feed'],
    ['a\r\nb\r\n', 'a\r\nb', {}, 'last-line-feed'],
    ['', '\n', {}, 'none'],
    ['a\n', 'a\n\n', {}, 'none'],
    ['é\n', 'e\u0301\n', {}, 'normalization'],
    ['é', 'e', {}, 'none'],
    ['a\r\n', 'a\n', { lineEnds: true }, 'ignored'],
    ['a\n\n', 'a\n', { blankLines: true }, 'ignored'],
  ])('%j and %j with %j: %s', (left, right, ignore, likeness) =>
    expect(compare(left, right, ignore).likeness).toBe(likeness),
  );

  it('give their own lines', () => {
    const { one, other, changes } = compare('a\nb\nc', 'a\nB\nc\nd\n');
    expect(linesOnlyIn('left', one, changes)).toBe('b\nc');
    expect(linesOnlyIn('right', other, changes)).toBe('B\nc\nd\n');
  });

  it('tell how far they are', () => {
    const text = 'line\n'.repeat(40_000);
    const steps: number[] = [];
    diffLines(splitLines(text), splitLines(`${text}x\n`), IGNORE_NOTHING, (done, total) => steps.push(done / total));
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
    expect(steps.length).toBeGreaterThan(4);
    expect(Math.max(...steps)).toBeLessThanOrEqual(1);
  });
});

const text = fc
  .array(fc.constantFrom('a', 'b', 'B', ' a', 'b ', 'c d', '', ' ', 'é', '😀'), { maxLength: 14 })
  .chain((lines) =>
    fc
      .tuple(
        fc.array(fc.constantFrom('\n', '\n', '\r\n', '\r'), { minLength: lines.length, maxLength: lines.length }),
        fc.boolean(),
      )
      .map(([ends, isClosed]) => {
        const joined = lines.map((line, n) => line + (ends[n] ?? '\n')).join('');
        return isClosed ? joined : joined.replace(/\r\n$|[\r\n]$/, '');
      }),
  );
const ignoring = fc.record({
  endSpace: fc.boolean(),
  allSpace: fc.boolean(),
  case: fc.boolean(),
  lineEnds: fc.boolean(),
  blankLines: fc.boolean(),
});

describe('any two texts', () => {
  it('are what is kept, removed and added', () =>
    fc.assert(
      fc.property(text, text, (left, right) => {
        const { one, other, changes } = compare(left, right);
        let [i, j, kept] = [0, 0, ''];
        let rebuilt = '';
        let rebuiltRight = '';
        const keep = (to: number) => {
          for (; i < to; i += 1, j += 1) {
            expect(wholeLine(one, i)).toBe(wholeLine(other, j));
            kept += wholeLine(one, i);
            rebuilt += wholeLine(one, i);
            rebuiltRight += wholeLine(one, i);
          }
        };
        for (let at = 0; at < changes.changes.length; at += 4) {
          const [from, to, , rightTo] = blockAt(changes.changes, at);
          keep(from);
          for (; i < to; i += 1) rebuilt += wholeLine(one, i);
          for (; j < rightTo; j += 1) rebuiltRight += wholeLine(other, j);
        }
        keep(one.count);
        expect([rebuilt, rebuiltRight]).toEqual([left, right]);
      }),
      { numRuns: 500 },
    ));

  it('differ only by what is not ignored', () =>
    fc.assert(
      fc.property(text, text, ignoring, (left, right, ignore) => {
        const { one, other, changes } = compare(left, right, ignore);
        let [i, j] = [0, 0];
        const same = (to: number, rightTo: number) => {
          expect(to - i).toBe(rightTo - j);
          [i, j] = [to, rightTo];
        };
        for (let at = 0; at < changes.changes.length; at += 4) {
          const [from, to, rightFrom, rightTo] = blockAt(changes.changes, at);
          same(from, rightFrom);
          const isIgnored = changes.ignored[at / 4] === 1;
          for (let n = from; n < to; n += 1) expect(!isIgnored || isBlank(one, n)).toBe(true);
          for (let n = rightFrom; n < rightTo; n += 1) expect(!isIgnored || isBlank(other, n)).toBe(true);
          [i, j] = [to, rightTo];
        }
        same(one.count, other.count);
        expect(compare(left, left, ignore).counts).toBe('+0 −0 ~0');
        const { counts, alike } = compare(right, left, ignore);
        expect(alike).toBeGreaterThanOrEqual(0);
        expect(alike).toBeLessThanOrEqual(100);
        expect(counts.replace(/[+−~]/g, '').split(' ').length).toBe(3);
      }),
      { numRuns: 500 },
    ));
});

describe('pairs within a block', () => {
  const pair = (left: readonly string[], right: readonly string[]) =>
    pairLines(splitLines(left.join('\n')), splitLines(right.join('\n')), [0, left.length, 0, right.length]);

  it.each<[string[], string[], (readonly [number, number])[]]>([
    [
      ['a', 'b'],
      ['c', 'd'],
      [
        [0, 0],
        [1, 1],
      ],
    ],
    [
      ['port: 80'],
      ['host: x', 'port: 8080'],
      [
        [-1, 0],
        [0, 1],
      ],
    ],
    [
      ['one', 'two words', 'three'],
      ['two word'],
      [
        [0, -1],
        [1, 0],
        [2, -1],
      ],
    ],
    [[], ['a'], [[-1, 0]]],
  ])('%j and %j', (left, right, pairs) => expect(pair(left, right)).toEqual(pairs));

  it('leave no line out and keep the order', () =>
    fc.assert(
      fc.property(fc.array(fc.string(), { maxLength: 8 }), fc.array(fc.string(), { maxLength: 8 }), (left, right) => {
        const clean = (lines: string[]) => lines.map((line) => line.replace(/[\r\n]/g, '') + 'x');
        const pairs = pair(clean(left), clean(right));
        expect(pairs.map(([i]) => i).filter((i) => i >= 0)).toEqual(left.map((_, n) => n));
        expect(pairs.map(([, j]) => j).filter((j) => j >= 0)).toEqual(right.map((_, n) => n));
        expect(pairs.length).toBe(Math.max(left.length, right.length));
      }),
    ));
});
