import { relativePath } from '../../lib/diff/git-path';
import { SIDE_NAMES } from './options';

const isGiven = (name: string) => name !== '' && name !== SIDE_NAMES.left && name !== SIDE_NAMES.right;

/**
 * The one file that a patch is for: a patch changes what the left side holds, so that is its name; the right one's where
 * only that was given.
 */
export function patchPath({ leftName, rightName }: { readonly leftName: string; readonly rightName: string }): string {
  const [left, right] = [relativePath(leftName), relativePath(rightName)];
  if (isGiven(left)) return left;
  if (isGiven(right)) return right;
  return left || right || SIDE_NAMES.left;
}
