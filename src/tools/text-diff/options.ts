import * as v from 'valibot';
import type { IgnoreOptions } from '../../lib/diff/line-diff';

const flag = (value: boolean) => v.optional(v.boolean(), value);

/** What does not count as a difference. */
const ignoreEntries = {
  ignoreEndSpace: flag(false),
  ignoreAllSpace: flag(false),
  ignoreCase: flag(false),
  ignoreLineEnds: flag(false),
  ignoreBlankLines: flag(false),
};

const patches = flag(true);

export const compareOptions = v.object({ ...ignoreEntries, patches });

/** How the sides are called until somebody says otherwise. */
export const SIDE_NAMES = { left: 'left.txt', right: 'right.txt' } as const;

export const patchOptions = v.object({
  ...ignoreEntries,
  leftName: v.optional(v.string(), SIDE_NAMES.left),
  rightName: v.optional(v.string(), SIDE_NAMES.right),
});

/** Everything that is remembered: what is compared, and how it is shown. */
export const diffOptions = v.object({
  ...ignoreEntries,
  view: v.optional(v.picklist(['split', 'inline']), 'split'),
  marks: v.optional(v.picklist(['word', 'character', 'line']), 'word'),
  wrap: flag(false),
  context: v.optional(v.union([v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)), v.literal('all')]), 3),
  colours: flag(true),
  patches,
});

export type DiffOptions = v.InferOutput<typeof diffOptions>;

/** The options as the comparison takes them. */
export function ignoreOf(options: Omit<v.InferOutput<typeof compareOptions>, 'patches'>): IgnoreOptions {
  return {
    endSpace: options.ignoreEndSpace,
    allSpace: options.ignoreAllSpace,
    case: options.ignoreCase,
    lineEnds: options.ignoreLineEnds,
    blankLines: options.ignoreBlankLines,
  };
}
