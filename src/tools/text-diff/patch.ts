import type { InferOutput } from 'valibot';
import { diffLines } from '../../lib/diff/line-diff';
import { splitAtFeeds } from '../../lib/diff/text-lines';
import { unifiedPatch } from '../../lib/diff/unified-patch';
import { ignoreOf, type patchOptions } from './options';
import { patchPath } from './patch-path';

/** The unified patch that makes the right text of the left one; empty when they are the same. */
export function makePatch(
  leftText: string,
  rightText: string,
  options: InferOutput<typeof patchOptions>,
  onProgress?: (done: number, total: number) => void,
): string {
  // Not the lines of the view: for a patch a lone CR ends none.
  const [left, right] = [splitAtFeeds(leftText), splitAtFeeds(rightText)];
  return unifiedPatch(left, right, diffLines(left, right, ignoreOf(options), onProgress), {
    path: patchPath(options),
  });
}
