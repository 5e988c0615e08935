/** From about ten thousand characters on V8 may refuse an expression only when it first looks at a text. */
const LATE = 2000;

/** Has the engine make an expression; what it would refuse in the middle of the work, being too large, it refuses here. Throws a `SyntaxError`. */
export function makePattern(source: string, flags: string): RegExp {
  const pattern = new RegExp(source, flags);
  if (source.length > LATE) {
    pattern.exec('');
    pattern.lastIndex = 0;
  }
  return pattern;
}
