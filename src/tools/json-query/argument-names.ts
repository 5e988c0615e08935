/** So many names are remembered, no longer than this. */
const MOST = 12;
const NAME = /^[ \t]*([A-Za-z_]\w{0,59})[ \t]*(:?=)/;

/** How the lines of arguments begin, `name=` or `name:=`: what may be remembered of them, since the rest may be secret. */
export function namesIn(args: string): readonly string[] {
  const names = new Map<string, string>();
  for (const line of args.split(/\r\n?|\n/)) {
    const [, name, sign] = NAME.exec(line) ?? [];
    if (name !== undefined && sign !== undefined && !names.has(name)) names.set(name, name + sign);
  }
  return [...names.values()].slice(0, MOST);
}

/** The names now given, then those of before. */
export function rememberedNames(given: readonly string[], before: readonly string[]): readonly string[] {
  const isGiven = (one: string) => given.some((other) => bare(other) === bare(one));
  return [...given, ...before.filter((one) => !isGiven(one))].slice(0, MOST);
}

/** The remembered names that do not stand in the arguments. */
export function namesToOffer(args: string, names: readonly string[]): readonly string[] {
  const given = new Set(namesIn(args).map(bare));
  return names.filter((name) => !given.has(bare(name)));
}

const bare = (name: string) => name.replace(/:?=$/, '');
