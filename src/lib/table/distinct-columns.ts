/** Gives each name that comes again a number: `name`, `name (2)`. */
export function distinctly(): (wanted: string) => string {
  const names = new Set<string>();
  // Where counting goes on, so that a thousand equal names are not tried a million times.
  const next = new Map<string, number>();
  return (wanted) => {
    let name = wanted;
    let number = next.get(wanted) ?? 2;
    for (; names.has(name); number++) name = `${wanted} (${number})`;
    next.set(wanted, number);
    names.add(name);
    return name;
  };
}
