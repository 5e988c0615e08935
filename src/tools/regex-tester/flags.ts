/** The flags of JavaScript, in the order in which an expression lists them. */
export const FLAGS = ['d', 'g', 'i', 'm', 's', 'u', 'v', 'y'] as const;
export type Flag = (typeof FLAGS)[number];

export type FlagFault =
  | { readonly code: 'unknown-flag'; readonly flag: string }
  | { readonly code: 'repeated-flag'; readonly flag: string }
  | { readonly code: 'u-and-v' };

function isFlag(letter: string): letter is Flag {
  return FLAGS.some((flag) => flag === letter);
}

/** What is wrong with a set of flags; undefined where it is a good one. */
export function flagFault(flags: string): FlagFault | undefined {
  const seen = new Set<string>();
  for (const flag of flags) {
    if (!isFlag(flag)) return { code: 'unknown-flag', flag };
    if (seen.has(flag)) return { code: 'repeated-flag', flag };
    seen.add(flag);
  }
  return seen.has('u') && seen.has('v') ? { code: 'u-and-v' } : undefined;
}

/** The flags with one of them set or not, each once and in order; `u` and `v` drive each other out. */
export function withFlag(flags: string, flag: Flag, isSet: boolean): string {
  const rival = flag === 'u' ? 'v' : flag === 'v' ? 'u' : undefined;
  return FLAGS.filter((one) => (one === flag ? isSet : flags.includes(one) && !(isSet && one === rival))).join('');
}
