import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diffLines } from './line-diff';
import { readPatch } from './read-patch';
import { splitAtFeeds, wholeLine, type TextLines } from './text-lines';
import { unifiedPatch } from './unified-patch';

const linesOf = (lines: TextLines, numbers: Uint32Array | undefined) =>
  Array.from({ length: lines.count }, (_, n) => `${numbers?.[n] ?? '?'}|${wholeLine(lines, n)}`);

function read(text: string) {
  const found = readPatch(text);
  if (!found) return undefined;
  const { left, right, changes, counts, patch } = found;
  return {
    left: linesOf(left, patch?.numbers.left),
    right: linesOf(right, patch?.numbers.right),
    changes: [...changes.changes],
    counts: `+${counts.added} −${counts.removed} ~${counts.changed}`,
    files: patch?.files,
  };
}

const GIT = `diff --git a/x.c b/x.c
index 83db48f..bf269f4 100644
--- a/x.c
+++ b/x.c
@@ -10,4 +10,5 @@ int main()
 a
--- c
+++ d
+e
 f

diff --git a/y b/y
new file mode 100644
--- /dev/null
+++ b/y
@@ -0,0 +1 @@
+new
\\ No newline at end of file
`;

describe('a patch', () => {
  it('is read with its heads and the numbers of its lines', () =>
    expect(read(GIT)).toEqual({
      left: [
        '0|diff --git a/x.c b/x.c\n',
        '0|index 83db48f..bf269f4 100644\n',
        '0|--- a/x.c\n',
        '0|+++ b/x.c\n',
        '0|@@ -10,4 +10,5 @@ int main()\n',
        '10|a\n',
        '11|-- c\n',
        '12|f\n',
        '13|\n',
        '0|diff --git a/y b/y\n',
        '0|new file mode 100644\n',
        '0|--- /dev/null\n',
        '0|+++ b/y\n',
        '0|@@ -0,0 +1 @@\n',
      ],
      right: [
        '0|diff --git a/x.c b/x.c\n',
        '0|index 83db48f..bf269f4 100644\n',
        '0|--- a/x.c\n',
        '0|+++ b/x.c\n',
        '0|@@ -10,4 +10,5 @@ int main()\n',
        '10|a\n',
        '11|++ d\n',
        '12|e\n',
        '13|f\n',
        '14|\n',
        '0|diff --git a/y b/y\n',
        '0|new file mode 100644\n',
        '0|--- /dev/null\n',
        '0|+++ b/y\n',
        '0|@@ -0,0 +1 @@\n',
        '1|new',
      ],
      changes: [6, 7, 6, 8, 14, 14, 15, 16],
      counts: '+2 −0 ~1',
      files: 2,
    }));

  it('may have CRLF ends, and text around it', () =>
    expect(read('Hello,\r\n\r\n--- a\t2020\r\n+++ b\r\n@@ -1 +1 @@\r\n-x\r\n+y\r\nBye\r\n')).toMatchObject({
      changes: [5, 6, 5, 6],
      counts: '+0 −0 ~1',
    }));

  it('that is cut short is read as far as it goes', () =>
    expect(read('--- a\n+++ b\n@@ -1,9 +1,9 @@\n x\n-y\nthe end\n')?.left).toEqual([
      '0|--- a\n',
      '0|+++ b\n',
      '0|@@ -1,9 +1,9 @@\n',
      '1|x\n',
      '2|y\n',
      '0|the end\n',
    ]));

  it.each([
    '',
    'a\nb',
    '--- a\n+++ b\n',
    '@@ -1 +1 @@\n-a\n+b\n',
    '--- x\n\n+++ y\n@@ -1 +1 @@\n',
    '--- a\n+++ b\n@@ x @@\n',
  ])('is more than %j', (text) => expect(readPatch(text)).toBeUndefined());

  const line = fc.constantFrom('a', 'b', '-- c', '++ d', '', ' ', '@@ -1 +1 @@', 'e\r', '\\ x');
  const text = fc
    .tuple(fc.array(line, { maxLength: 12 }), fc.constantFrom('', '\n'))
    .map(([l, end]) => l.join('\n') + end);

  it('gives both texts back where all of them is in it', () =>
    fc.assert(
      fc.property(text, text, (left, right) => {
        const [one, other] = [splitAtFeeds(left), splitAtFeeds(right)];
        const patch = unifiedPatch(one, other, diffLines(one, other), { path: 'x', context: 99 });
        fc.pre(patch !== '');
        const found = readPatch(patch);
        const body = (lines: TextLines | undefined) => lines?.text.slice(lines.starts[3] ?? lines.text.length);
        expect([body(found?.left), body(found?.right)]).toEqual([left, right]);
        const numbers = (side: TextLines) => [0, 0, 0, ...Array.from({ length: side.count }, (_, n) => n + 1)];
        expect([...(found?.patch?.numbers.left ?? [])]).toEqual(numbers(one));
        expect([...(found?.patch?.numbers.right ?? [])]).toEqual(numbers(other));
      }),
      { numRuns: 300 },
    ));
});
