/** Names of files that stand together: one that comes again gets a number before its ending, so that none is lost. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let distinct = name;
    for (let count = 2; taken.has(distinct); count++) {
      const dot = name.lastIndexOf('.');
      distinct = dot > 0 ? `${name.slice(0, dot)} (${count})${name.slice(dot)}` : `${name} (${count})`;
    }
    taken.add(distinct);
    return distinct;
  });
}
