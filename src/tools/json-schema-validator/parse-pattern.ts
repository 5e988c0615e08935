import type { AST, RegExpParser } from '@eslint-community/regexpp';

/** Reads patterns in whole characters, each only once; undefined for what is none. */
export function patternParser(parser: RegExpParser): (pattern: string) => AST.Pattern | undefined {
  const known = new Map<string, AST.Pattern | undefined>();
  const parse = (pattern: string) => {
    try {
      return parser.parsePattern(pattern, 0, pattern.length, { unicode: true });
    } catch {
      return undefined;
    }
  };
  return (pattern) => {
    if (!known.has(pattern)) known.set(pattern, parse(pattern));
    return known.get(pattern);
  };
}
