import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffLines, IGNORE_NOTHING, type IgnoreOptions } from './line-diff';
import { splitAtFeeds, wholeLine } from './text-lines';
import { unifiedPatch, type PatchSettings } from './unified-patch';

const PATH = { path: 'file.txt' };

function patchOf(
  left: string,
  right: string,
  ignore: Partial<IgnoreOptions> = {},
  settings: Partial<PatchSettings> = {},
) {
  const [one, other] = [splitAtFeeds(left), splitAtFeeds(right)];
  const changes = diffLines(one, other, { ...IGNORE_NOTHING, ...ignore });
  return unifiedPatch(one, other, changes, { ...PATH, ...settings });
}

/** Applies a patch as POSIX has it, without any tolerance; tells what does not fit. */
function apply(patch: string, left: string): string {
  if (patch === '') return left;
  const source = splitAtFeeds(left);
  const lines = patch.split(/(?<=\n)/).slice(2);
  let [result, at] = ['', 0];
  for (const [index, line] of lines.entries()) {
    const isBare = lines[index + 1]?.startsWith('\\') === true;
    const body = isBare ? line.slice(1, -1) : line.slice(1);
    const head = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@\n$/.exec(line);
    if (head) {
      const from = Number(head[1]) - (head[2] === '0' ? 0 : 1);
      for (; at < from; at += 1) result += wholeLine(source, at);
      const start = Number(head[3]) - (head[4] === '0' ? 0 : 1);
      if (splitAtFeeds(result).count !== start) throw new Error(`The hunk does not begin at ${start}: ${line}`);
    } else if (line.startsWith('+')) result += body;
    else if (!line.startsWith('\\')) {
      if (wholeLine(source, at) !== body) throw new Error(`Line ${at} is another one: ${line}`);
      if (line.startsWith(' ')) result += body;
      at += 1;
    }
  }
  for (; at < source.count; at += 1) result += wholeLine(source, at);
  return result;
}

describe('a patch', () => {
  it.each([
    ['a\nb\nc\n', 'a\nB\nc\n', '--- a/file.txt\n+++ b/file.txt\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n'],
    ['a\nb', 'a\nb\n', '--- a/file.txt\n+++ b/file.txt\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n'],
    ['', 'a\n', '--- a/file.txt\n+++ b/file.txt\n@@ -0,0 +1 @@\n+a\n'],
    ['a\n', '', '--- a/file.txt\n+++ b/file.txt\n@@ -1 +0,0 @@\n-a\n'],
    ['a\r\n', 'a\n', '--- a/file.txt\n+++ b/file.txt\n@@ -1 +1 @@\n-a\r\n+a\n'],
    ['a\rb\n', 'a\rc\n', '--- a/file.txt\n+++ b/file.txt\n@@ -1 +1 @@\n-a\rb\n+a\rc\n'],
    ['a\n', 'a\n', ''],
  ])('from %j to %j', (left, right, patch) => expect(patchOf(left, right)).toBe(patch));

  it('has a hunk for each group of changes', () => {
    const lines = Array.from({ length: 30 }, (_, n) => `${n + 1}\n`);
    const right = lines.with(4, 'x\n').with(11, 'y\n').toSpliced(25, 1);
    expect(patchOf(lines.join(''), right.join('')).match(/^@@.*$/gm)).toEqual([
      '@@ -2,14 +2,14 @@',
      '@@ -23,7 +23,6 @@',
    ]);
    const apart = lines.with(4, 'x\n').with(12, 'y\n');
    expect(patchOf(lines.join(''), apart.join('')).match(/^@@.*$/gm)).toEqual(['@@ -2,7 +2,7 @@', '@@ -10,7 +10,7 @@']);
    expect(patchOf(lines.join(''), right.join(''), {}, { context: 0 }).match(/^@@.*$/gm)).toEqual([
      '@@ -5 +5 @@',
      '@@ -12 +12 @@',
      '@@ -26 +25,0 @@',
    ]);
  });

  it.each([
    ['my file.txt', '--- a/my file.txt\t'],
    ['src/a.ts', '--- a/src/a.ts'],
    ['文件.txt', String.raw`--- "a/\346\226\207\344\273\266.txt"`],
    ['a"b\\c.txt', String.raw`--- "a/a\"b\\c.txt"`],
    ['été 1', String.raw`--- "a/\303\251t\303\251 1"` + '\t'],
    ['a\nb\u0001\u007f', String.raw`--- "a/a\nb\001\177"`],
  ])('names %j', (path, head) => expect(patchOf('a\n', 'b\n', {}, { path }).split('\n')[0]).toBe(head));

  it('keeps the lines of the left where something is ignored', () => {
    expect(patchOf('A\nb\n\nc\n', 'a\nx\nc\n', { case: true, blankLines: true })).toBe(
      '--- a/file.txt\n+++ b/file.txt\n@@ -1,4 +1,4 @@\n A\n-b\n+x\n \n c\n',
    );
    expect(patchOf('a', 'a\nb', { endSpace: true })).toBe(
      '--- a/file.txt\n+++ b/file.txt\n@@ -1 +1,2 @@\n-a\n\\ No newline at end of file\n+a\n+b\n\\ No newline at end of file\n',
    );
    expect(patchOf('a\n\n', 'b', { blankLines: true })).toBe(
      '--- a/file.txt\n+++ b/file.txt\n@@ -1,2 +1,2 @@\n-a\n+b\n \n',
    );
  });
});

const text = fc
  .tuple(
    fc.array(fc.constantFrom('a', 'b', 'B', ' a', 'b  ', 'c d', '', ' ', '-x', '+x', '\\ No', '@@ -1 +1 @@', 'é\rb'), {
      maxLength: 14,
    }),
    fc.constantFrom('\n', '\r\n'),
    fc.boolean(),
  )
  .map(([lines, end, isClosed]) => lines.join(end) + (isClosed && lines.length > 0 ? end : ''));

describe('any patch', () => {
  it('makes the right of the left', () =>
    fc.assert(
      fc.property(text, text, fc.nat(4), (left, right, context) => {
        expect(apply(patchOf(left, right, {}, { context }), left)).toBe(right);
      }),
      { numRuns: 600 },
    ));

  it('makes the right but for what is ignored', () =>
    fc.assert(
      fc.property(
        text,
        text,
        fc.record({
          endSpace: fc.boolean(),
          allSpace: fc.boolean(),
          case: fc.boolean(),
          lineEnds: fc.boolean(),
          blankLines: fc.boolean(),
        }),
        (left, right, ignore) => {
          const made = apply(patchOf(left, right, ignore), left);
          // Before blank lines of the left that stay, the right's last line cannot do without a line feed.
          const close = (open: string) => (open === '' || open.endsWith('\n') ? open : `${open}\n`);
          expect(patchOf(close(made), close(right), ignore)).toBe('');
        },
      ),
      { numRuns: 600 },
    ));
});

function hasCommand(name: string): boolean {
  return spawnSync(name, ['--version']).status === 0;
}

describe('other programs', () => {
  const samples = fc.sample(fc.tuple(text, text), { numRuns: 25, seed: 42 });
  const inFolder = (work: (folder: string) => void) => {
    const folder = mkdtempSync(join(tmpdir(), 'patch-'));
    try {
      work(folder);
    } finally {
      rmSync(folder, { recursive: true });
    }
  };

  it.runIf(hasCommand('git'))('git applies it', () =>
    inFolder((folder) => {
      for (const [left, right] of samples) {
        if (left === right) continue;
        writeFileSync(join(folder, 'file.txt'), left);
        writeFileSync(join(folder, 'diff.patch'), patchOf(left, right));
        execFileSync('git', ['apply', '--whitespace=nowarn', 'diff.patch'], { cwd: folder });
        expect(readFileSync(join(folder, 'file.txt'), 'utf8')).toBe(right);
      }
    }),
  );

  // What Windows does not take in a name stays out there.
  const paths = ['my file.txt', '文 件.txt', 'été.txt', ' blank', 'src/deep er/a.ts', 'a/b/c', '-x', '@@ -1 +1 @@'];
  if (process.platform !== 'win32')
    paths.push('a"b.txt', 'back\\slash', 'tab\tand\nfeed', "it's", '\u0001\u000b\u007f');

  it.runIf(hasCommand('git'))('git applies it to a file of any name, and writes the name in the same way', () =>
    inFolder((folder) => {
      const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' });
      git('init', '--quiet');
      for (const path of paths) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), 'a\nb\n');
      }
      git('add', '--all');
      for (const path of paths) {
        const patch = patchOf('a\nb\n', 'a\nB\n', {}, { path });
        writeFileSync(join(folder, 'diff.patch'), patch);
        git('apply', 'diff.patch');
        expect(readFileSync(join(folder, path), 'utf8')).toBe('a\nB\n');
        const heads = (text: string) => text.split('\n').filter((line) => /^(?:---|\+\+\+) /.test(line));
        expect(
          heads(git('-c', 'core.quotePath=true', 'diff', '--src-prefix=a/', '--dst-prefix=b/', '--', path)),
        ).toEqual(heads(patch));
      }
    }),
  );

  it.runIf(hasCommand('patch'))('patch applies it', () =>
    inFolder((folder) => {
      for (const [left, right] of samples) {
        if (left === right) continue;
        writeFileSync(join(folder, 'left.txt'), left);
        writeFileSync(join(folder, 'diff.patch'), patchOf(left, right));
        execFileSync('patch', ['--binary', '-s', '-o', 'right.txt', 'left.txt', 'diff.patch'], { cwd: folder });
        expect(readFileSync(join(folder, 'right.txt'), 'utf8')).toBe(right);
      }
    }),
  );

  it.runIf(hasCommand('diff'))('diff -u writes the same', () =>
    inFolder((folder) => {
      const cases = [
        ['a\nb\nc\n', 'a\nB\nc\n'],
        ['a\nb', 'a\nb\n'],
        ['', 'a'],
        ['1\n2\n3\n4\n5\n6\n7\n8\n9\n', '1\n2\n3\n4\nx\n6\n7\n8\n9\n10\n'],
      ] as const;
      for (const [left, right] of cases) {
        writeFileSync(join(folder, 'left'), left);
        writeFileSync(join(folder, 'right'), right);
        const { stdout } = spawnSync(
          'diff',
          ['-u', '--label', 'a/file.txt', '--label', 'b/file.txt', 'left', 'right'],
          {
            cwd: folder,
            encoding: 'utf8',
          },
        );
        expect(patchOf(left, right)).toBe(stdout);
      }
    }),
  );
});
