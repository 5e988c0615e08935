/** How far local time is from UTC; `behind` is what `getTimezoneOffset()` gives, minutes *behind* UTC. */
export function utcOffset(behind: number): string {
  if (behind === 0) return 'UTC';
  const minutes = Math.abs(behind);
  const two = (number: number) => String(number).padStart(2, '0');
  return `UTC${behind < 0 ? '+' : '−'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

/** A width and a height, in whatever unit. */
export function size(width: number, height: number): string {
  return `${width} × ${height}`;
}

/** The pixels that a size in CSS pixels takes on the screen, rounded. */
export function physicalSize(width: number, height: number, ratio: number): string {
  return size(Math.round(width * ratio), Math.round(height * ratio));
}

// What screens are sold as. Those sold as 21:9 are anything from 2.37 to 2.4.
const NAMED = [
  [16, 9],
  [16, 10],
  [4, 3],
  [3, 2],
  [5, 4],
  [32, 9],
] as const;
const WIDE = { name: [21, 9], least: 2.33, most: 2.41 } as const;
/** A screen of 1366 × 768 is sold as 16:9, which it is to one part in two thousand. */
const TOLERANCE = 0.002;

/** The ratio of width to height in least terms, with the name it is sold under where that differs: `21:9 (43:18)`. */
export function aspectRatio(width: number, height: number): string | undefined {
  if (!(width > 0 && height > 0)) return undefined;
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  const written = (one: number, other: number) => (width >= height ? `${one}:${other}` : `${other}:${one}`);
  const divisor = gcd(long, short);
  const exact = written(long / divisor, short / divisor);
  const ratio = long / short;
  const near = NAMED.find(([one, other]) => Math.abs((ratio * other) / one - 1) < TOLERANCE);
  const [one, other] = near ?? (ratio > WIDE.least && ratio < WIDE.most ? WIDE.name : []);
  if (one === undefined || other === undefined) return exact;
  const name = written(one, other);
  return long * other === short * one ? name : `${name} (${exact})`;
}

function gcd(a: number, b: number): number {
  // Widths may be fractions in theory; the loop must end for them, too.
  return b < 1e-6 ? a : gcd(b, a % b);
}

/** Steps that browsers zoom by, in percent. */
const ZOOM_STEPS = [25, 30, 33, 50, 67, 75, 80, 90, 100, 110, 125, 133, 150, 170, 175, 200, 240, 250, 300, 400, 500];

/**
 * What the page's zoom seems to be, in percent, from the window's width outside (which zoom does not change) and inside
 * (which it does); undefined where the two say nothing, such as beside docked developer tools.
 */
export function guessZoom(outerWidth: number, innerWidth: number): number | undefined {
  if (!(outerWidth > 0 && innerWidth > 0)) return undefined;
  const percent = (outerWidth / innerWidth) * 100;
  const step = ZOOM_STEPS.find((one) => Math.abs(percent / one - 1) < 0.03);
  return step;
}

/** Frames per second from the times of frames in milliseconds: the middle of the distances, so that late ones do not count. */
export function refreshRate(times: readonly number[]): number | undefined {
  const distances = times
    .slice(1)
    .map((time, index) => time - (times[index] ?? time))
    .filter((distance) => distance > 0)
    .toSorted((a, b) => a - b);
  const middle = distances[Math.floor(distances.length / 2)];
  return middle === undefined ? undefined : Math.round(1000 / middle);
}
