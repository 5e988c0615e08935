import { compareTexts, type TextComparison } from '../../lib/diff/comparison';
import { ok } from '../../lib/result';
import { defineOperation, text } from '../../operations/define';
import { compareOptions, diffOptions, ignoreOf, patchOptions, SIDE_NAMES } from './options';
import { SAMPLE_LEFT, SAMPLE_RIGHT } from './samples';

/** What the page remembers, of which no operation asks for all. */
export const remembered = diffOptions;

/** What differs between two texts, line by line. */
export const compare = defineOperation({
  id: 'compare',
  inputs: { left: text(), right: text() },
  output: 'report',
  options: compareOptions,
  examples: [
    {
      inputs: { left: 'a\nb\nc\n', right: 'a\nB\nc\n' },
      check: ({ counts }: TextComparison) => counts.changed === 1 && counts.added + counts.removed === 0,
    },
    { inputs: { left: '', right: '' }, check: ({ likeness }: TextComparison) => likeness === 'identical' },
    {
      inputs: { left: '', right: 'a' },
      check: ({ counts }: TextComparison) => counts.added === 1 && counts.removed === 0,
    },
    {
      inputs: { left: 'a\r\nb\r\n', right: 'a\nb\n' },
      check: ({ counts, likeness }: TextComparison) => counts.changed === 2 && likeness === 'line-ends',
    },
    {
      inputs: { left: 'a\r\nb\r\n', right: 'a\nb\n' },
      options: { ignoreLineEnds: true },
      check: ({ counts }: TextComparison) => counts.changed === 0,
    },
    {
      inputs: { left: '--- a/x\n+++ b/x\n@@ -8 +8 @@\n-a\n+b\n', right: '' },
      check: ({ counts, patch: shown }: TextComparison) => counts.changed === 1 && shown?.numbers.left[3] === 8,
    },
  ],
  run: async ({ left, right }, options, { progress }) => {
    const lone = options.patches ? loneText(left, right) : undefined;
    if (lone !== undefined) {
      const { readPatch } = await import('../../lib/diff/read-patch');
      const shown = readPatch(lone);
      if (shown) return ok(shown);
    }
    return ok(compareTexts(left, right, ignoreOf(options), progress));
  },
  // The patch that makes the right text of the left one; a patch that is shown by itself stays as it is.
  passed: async ({ patch: shown }, { left, right }, options) => {
    const lone = shown && loneText(left, right);
    if (lone !== undefined) return lone;
    const { makePatch } = await import('./patch');
    return makePatch(left, right, { ...options, leftName: SIDE_NAMES.left, rightName: SIDE_NAMES.right });
  },
});

/** The one text where the other side has nothing of the reader's own. */
function loneText(left: string, right: string): string | undefined {
  const isOwn = (text: string) => text.trim() !== '' && text !== SAMPLE_LEFT && text !== SAMPLE_RIGHT;
  if (isOwn(left)) return isOwn(right) ? undefined : left;
  return isOwn(right) ? right : undefined;
}

/** The patch (a unified diff) that makes the right text of the left one. */
export const patch = defineOperation({
  id: 'patch',
  inputs: { left: text(), right: text() },
  output: 'text',
  options: patchOptions,
  examples: [
    {
      inputs: { left: 'a\nb\nc\n', right: 'a\nB\nc\n' },
      output: '--- a/left.txt\n+++ b/left.txt\n@@ -1,3 +1,3 @@\n a\n-b\n+B\n c\n',
    },
    {
      inputs: { left: 'a\nb', right: 'a\nb\n' },
      output: '--- a/left.txt\n+++ b/left.txt\n@@ -1,2 +1,2 @@\n a\n-b\n\\ No newline at end of file\n+b\n',
    },
    { inputs: { left: 'a\n', right: 'a\n' }, output: '' },
  ],
  run: async ({ left, right }, options, { progress }) => {
    const { makePatch } = await import('./patch');
    return ok(makePatch(left, right, options, progress));
  },
});

export { readFile } from '../../operations/read-text-file';
