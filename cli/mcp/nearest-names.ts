const MOST_OFFERED = 5;

function partsOf(name: string): readonly string[] {
  return name
    .replaceAll(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((part) => part !== '');
}

/** The names that share most parts with one that is none, the shortest of them first. */
export function nearestNames(name: string, names: readonly string[]): readonly string[] {
  const wanted = new Set(partsOf(name.slice(0, 200)));
  return names
    .map((its) => ({ its, hits: partsOf(its).filter((part) => wanted.has(part)).length }))
    .filter(({ hits }) => hits > 0)
    .toSorted((one, other) => other.hits - one.hits || one.its.length - other.its.length)
    .slice(0, MOST_OFFERED)
    .map(({ its }) => its);
}
