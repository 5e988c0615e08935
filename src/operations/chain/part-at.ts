/** What stands in an answer at a place: names and places, from the outside in; undefined where nothing does. */
export function partAt(answer: unknown, path: readonly (string | number)[]): unknown {
  let part = answer;
  for (const name of path) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return undefined;
    part = new Map<string, unknown>(Object.entries(part)).get(String(name));
  }
  return part;
}
