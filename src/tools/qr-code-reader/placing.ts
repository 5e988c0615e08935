import type { FoundCode, Point } from './report';

/** The upright rectangle around a code. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The rectangle around a code's corners. */
export function boxOf({ corners }: Pick<FoundCode, 'corners'>): Box {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

const middleOf = ({ left, top, right, bottom }: Box): Point => ({ x: (left + right) / 2, y: (top + bottom) / 2 });
const holds = ({ left, top, right, bottom }: Box, { x, y }: Point) =>
  x >= left && x <= right && y >= top && y <= bottom;

/** Whether two codes lie at the same place: the middle of one is within the other. */
function isSamePlace(one: FoundCode, other: FoundCode): boolean {
  const [a, b] = [boxOf(one), boxOf(other)];
  return holds(a, middleOf(b)) || holds(b, middleOf(a));
}

/** Whether two findings are one code: both say the same, or one of them could not be read. */
function isSameCode(one: FoundCode, other: FoundCode): boolean {
  if (!isSamePlace(one, other)) return false;
  if (one.isDamaged || other.isDamaged) return true;
  return one.kind === other.kind && one.text === other.text;
}

/** Puts what several looks at a picture found together: each code once, a damaged one only where no other lies at its place. */
export function mergeCodes(found: readonly FoundCode[]): readonly FoundCode[] {
  const merged: FoundCode[] = [];
  const ordered = [...found.filter(({ isDamaged }) => !isDamaged), ...found.filter(({ isDamaged }) => isDamaged)];
  for (const code of ordered) if (!merged.some((other) => isSameCode(code, other))) merged.push(code);
  return merged;
}

/** Whether a box stands in the row of another: half of the lower one is beside it. */
function isInRow(box: Box, row: Box): boolean {
  const shared = Math.min(box.bottom, row.bottom) - Math.max(box.top, row.top);
  return shared * 2 >= Math.min(box.bottom - box.top, row.bottom - row.top);
}

/** Codes row by row, each from left to right. */
export function inReadingOrder(codes: readonly FoundCode[]): readonly FoundCode[] {
  let rest = codes.map((code) => ({ code, box: boxOf(code) })).toSorted((one, other) => one.box.top - other.box.top);
  const ordered: FoundCode[] = [];
  while (rest[0]) {
    const first = rest[0];
    const row = rest.filter((one) => one === first || isInRow(one.box, first.box));
    ordered.push(...row.toSorted((one, other) => one.box.left - other.box.left).map(({ code }) => code));
    rest = rest.filter((one) => !row.includes(one));
  }
  return ordered;
}
