// How the parts of a page changed since they were recorded: which of them a budget that is exceeded owes to.

/** @typedef {Readonly<Record<string, number>>} Sizes bytes by the names of parts */

/** `/assets/react-l4vcttE7.js` is `react.js`: the name that a part keeps from build to build. @param {string} path */
export function partName(path) {
  const name = path.replace(/^\/(assets\/)?/, '').replace(/-[\w-]{8}(?=\.\w+$)/, '');
  return name === '' ? 'index.html' : name;
}

/** Sums parts by their lasting names. @param {Iterable<readonly [path: string, size: number]>} parts @returns {Record<string, number>} */
export function sizesOf(parts) {
  /** @type {Record<string, number>} */
  const sizes = {};
  for (const [path, size] of parts) sizes[partName(path)] = (sizes[partName(path)] ?? 0) + size;
  return sizes;
}

/**
 * The parts that changed, those that grew most first.
 * @param {Sizes} sizes @param {Sizes} recorded
 * @returns {{ name: string, is: number, was: number }[]}
 */
export function changedParts(sizes, recorded) {
  const names = new Set([...Object.keys(sizes), ...Object.keys(recorded)]);
  return [...names]
    .map((name) => ({ name, is: sizes[name] ?? 0, was: recorded[name] ?? 0 }))
    .filter(({ is, was }) => is !== was)
    .toSorted((one, other) => other.is - other.was - (one.is - one.was));
}
