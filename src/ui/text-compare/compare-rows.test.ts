import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTexts } from '../../lib/diff/comparison';
import { IGNORE_NOTHING, type IgnoreOptions } from '../../lib/diff/line-diff';
import { lineText, splitLines } from '../../lib/diff/text-lines';
import { layOutComparison, type CompareLayout, type CompareRow, type OpenedRange } from './compare-rows';
import { cutLines } from './line-cuts';

interface Settings {
  layout?: CompareLayout;
  context?: number | 'all';
  opened?: readonly OpenedRange[];
  columns?: number;
  ignore?: Partial<IgnoreOptions>;
}

function layOut(
  left: string,
  right: string,
  { layout = 'split', context = 3, opened = [], columns, ignore }: Settings = {},
) {
  const comparison = compareTexts(left, right, { ...IGNORE_NOTHING, ...ignore });
  const leftCuts = cutLines(comparison.left, columns);
  const rightCuts = cutLines(comparison.right, columns);
  const rows = layOutComparison(comparison, { layout, context, opened, leftCuts, rightCuts });
  return { rows, all: Array.from({ length: rows.count }, (_, row) => rows.at(row)) };
}

/** `=2:3` is the third line of the left with the fourth of the right; a fold is `…` with what it hides. */
function sketch({ kind, left, right, piece }: CompareRow): string {
  const signs = { same: '=', changed: '~', removed: '-', added: '+', ignored: '.', fold: '…' };
  return `${signs[kind]}${left}:${right}${piece > 0 ? `/${piece}` : ''}`;
}

const sketches = (...input: Parameters<typeof layOut>) =>
  layOut(...input)
    .all.map(sketch)
    .join(' ');
const numbered = (count: number) => Array.from({ length: count }, (_, n) => `${n}\n`);

describe('rows', () => {
  it.each<[CompareLayout, string]>([
    ['split', '=0:0 ~1:1 =2:2 -3:-1 =4:3 +-1:4'],
    ['stacked', '=0:0 -1:1 +1:1 =2:2 -3:-1 =4:3 +-1:4'],
    ['inline', '=0:0 -1:1 +1:1 =2:2 -3:-1 =4:3 +-1:4'],
  ])('of the sample, %s', (layout, rows) =>
    expect(sketches('s\nhost 1\nport\ndebug\nlog\n', 's\nhost 2\nport\nlog\ntimeout\n', { layout })).toBe(rows),
  );

  it('keep a block together inline and put pairs below each other stacked', () => {
    expect(sketches('a\nb\n', 'x\ny\n', { layout: 'inline' })).toBe('-0:0 -1:1 +0:0 +1:1');
    expect(sketches('a\nb\n', 'x\ny\n', { layout: 'stacked' })).toBe('-0:0 +0:0 -1:1 +1:1');
  });

  it.each<[number | 'all', string]>([
    [3, '…0:0/7 =7:7 =8:8 =9:9 ~10:10 =11:11 =12:12 =13:13 …14:14/6'],
    [1, '…0:0/9 =9:9 ~10:10 =11:11 …12:12/8'],
    [0, '…0:0/10 ~10:10 …11:11/9'],
    [
      10,
      '=0:0 =1:1 =2:2 =3:3 =4:4 =5:5 =6:6 =7:7 =8:8 =9:9 ~10:10 =11:11 =12:12 =13:13 =14:14 =15:15 =16:16 =17:17 =18:18 =19:19',
    ],
    [
      'all',
      '=0:0 =1:1 =2:2 =3:3 =4:4 =5:5 =6:6 =7:7 =8:8 =9:9 ~10:10 =11:11 =12:12 =13:13 =14:14 =15:15 =16:16 =17:17 =18:18 =19:19',
    ],
  ])('fold what is equal but for %s lines', (context, rows) => {
    const lines = numbered(20);
    expect(sketches(lines.join(''), lines.with(10, 'x\n').join(''), { context })).toBe(rows);
  });

  it('are not folded for the sake of one line, nor where two contexts meet', () => {
    const lines = numbered(9);
    expect(sketches(lines.join(''), lines.with(0, 'x\n').with(8, 'y\n').join(''))).not.toContain('…');
  });

  it('open where asked', () => {
    const lines = numbered(40);
    const right = lines.with(20, 'x\n').join('');
    const { all } = layOut(lines.join(''), right, { opened: [[0, 17]] });
    expect(all.filter(({ kind }) => kind === 'fold')).toEqual([{ kind: 'fold', left: 24, right: 24, piece: 16 }]);
  });

  it('fold everything when all differences are ignored', () =>
    expect(sketches('a\n\nb\nc\n', 'A\nb\nc\n\n', { ignore: { case: true, blankLines: true } })).toBe('…0:0/5'));

  it('show ignored blank lines as such', () =>
    expect(sketches('a\n\nb\n', 'a\nb\n\nc\n', { ignore: { blankLines: true }, context: 'all' })).toBe(
      '=0:0 .1:-1 =2:1 .-1:2 +-1:3',
    ));

  it('tell where the changes are', () => {
    const { rows } = layOut('a\nb\nc\nd\n', 'a\nx\nc\nd\ne\n');
    expect([...rows.changes]).toEqual([1, 2, 4, 5]);
  });

  it('of any two texts show each line once, in order', () =>
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 20 }),
        fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 20 }),
        fc.constantFrom<CompareLayout>('split', 'stacked', 'inline'),
        fc.constantFrom<number | 'all'>(0, 2, 'all'),
        fc.boolean(),
        (left, right, layout, context, blankLines) => {
          const { all } = layOut(left.join('\n'), right.join('\n'), { layout, context, ignore: { blankLines } });
          const lines = (side: 'left' | 'right', other: 'added' | 'removed') =>
            all.flatMap((row) => (row.kind === 'fold' || row.kind === other || row[side] < 0 ? [] : [row[side]]));
          const [lefts, rights] = [lines('left', 'added'), lines('right', 'removed')];
          expect(lefts).toEqual([...new Set(lefts)].toSorted((a, b) => a - b));
          expect(rights).toEqual([...new Set(rights)].toSorted((a, b) => a - b));
          const isAll = context === 'all';
          expect(!isAll || lefts.length === splitLines(left.join('\n')).count).toBe(true);
          expect(!isAll || rights.length === splitLines(right.join('\n')).count).toBe(true);
        },
      ),
      { numRuns: 300 },
    ));
});

describe('long lines', () => {
  const pieces = (text: string, columns?: number) => {
    const lines = splitLines(text);
    const cuts = cutLines(lines, columns);
    return Array.from({ length: cuts.rowsOf(0) }, (_, row) => lineText(lines, 0).slice(...cuts.pieceOf(0, row)));
  };

  it.each<[string, number, string[]]>([
    ['one two three', 20, ['one two three']],
    ['one two three', 8, ['one two ', 'three']],
    ['aaaaaaaaaabbbbbbbbbbcc', 10, ['aaaaaaaaaa', 'bbbbbbbbbb', 'cc']],
    ['a bbbbbbbbbbbb', 10, ['a bbbbbbbb', 'bbbb']],
    ['中文中文中文中文', 8, ['中文中文', '中文中文']],
    ['aaaaaaa👨‍👩‍👧', 8, ['aaaaaaa', '👨‍👩‍👧']],
    ['', 8, ['']],
  ])('%j wraps at %i columns', (text, columns, expected) => expect(pieces(text, columns)).toEqual(expected));

  it('are cut in slices that part no character', () => {
    expect(pieces('x'.repeat(5000))).toHaveLength(1);
    const text = 'a' + '😀'.repeat(2600);
    const cut = pieces(text);
    expect(cut.length).toBe(6);
    expect(cut.join('')).toBe(text);
    expect(cut.filter((piece) => /\p{Surrogate}/u.test(piece))).toEqual([]);
  });

  it('take as many rows as the longer side needs', () =>
    expect(sketches('x'.repeat(25), 'y', { columns: 10 })).toBe('~0:0 ~0:0/1 ~0:0/2'));

  it('cut anywhere give back the line', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.integer({ min: 16, max: 40 }), (text, columns) => {
        const line = text.replace(/[\r\n]/g, ' ');
        expect(pieces(line, columns).join('')).toBe(line);
      }),
    ));
});
