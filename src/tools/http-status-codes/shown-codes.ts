import type { InferOutput } from 'valibot';
import { OFFICIAL_CODES, UNOFFICIAL_CODES, type StatusCode } from './codes';
import type { listOptions } from './options';
import { searchCodes, unassignedCode } from './search';
import type { ToolWords } from './use-words';

export const ALL_CODES = [...OFFICIAL_CODES, ...UNOFFICIAL_CODES].toSorted((one, other) => one.code - other.code);

/** The codes that the options leave. What a link asks for is shown whatever they hide. */
export function shownCodes(
  { filter, hasUnofficial }: InferOutput<typeof listOptions>,
  linked: number | undefined,
): readonly StatusCode[] {
  const isShown = ({ kind, origin }: StatusCode) =>
    (hasUnofficial || origin === undefined) && (filter === 'all' || kind === filter);
  return ALL_CODES.filter((entry) => entry.code === linked || isShown(entry));
}

/** What there is to say of a query beside the codes that it finds. */
export interface Remark {
  readonly text: string;
  /** It is about unofficial codes that are not shown. */
  readonly isOfHidden: boolean;
}

/** That a code is assigned to nothing, or that what was looked for is hidden; undefined where there is nothing to say. */
export function remarkOn(query: string, codes: readonly StatusCode[], words: ToolWords): Remark | undefined {
  const unassigned = unassignedCode(codes, query);
  if (!unassigned) {
    const count = countHidden(query, codes, words);
    return count > 0 ? { text: words.hiddenUnofficial(count, query), isOfHidden: true } : undefined;
  }
  const text = words.unassigned(unassigned.code, unassigned.statusClass * 100);
  // A filter may hide a code that exists; it is unassigned only when nobody uses it or nobody registered it.
  const known = ALL_CODES.find(({ code }) => code === unassigned.code);
  if (!known) return { text, isOfHidden: false };
  if (known.origin === undefined) return undefined;
  return { text: `${text} ${words.isUnofficial(known.code, known.origin)}`, isOfHidden: true };
}

/** How many unofficial codes have the words looked for, where they are not shown and no code shown has them. */
function countHidden(query: string, codes: readonly StatusCode[], { descriptions }: ToolWords): number {
  if (searchCodes(codes, query, [descriptions]).length > 0) return 0;
  const hidden = UNOFFICIAL_CODES.filter((entry) => !codes.includes(entry));
  return searchCodes(hidden, query, [descriptions]).length;
}
