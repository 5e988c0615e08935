/** A token of a JSON Pointer (RFC 6901). */
export function escapeToken(token: string | number): string {
  return String(token).replaceAll('~', '~0').replaceAll('/', '~1');
}

/** The tokens of a pointer that is empty or begins with `/`. */
export function pointerTokens(pointer: string): string[] {
  return pointer === ''
    ? []
    : pointer
        .slice(1)
        .split('/')
        .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/** A way down into a value, told backwards so that it costs nothing until somebody asks for it. */
export interface Way {
  readonly parent: Way | undefined;
  readonly token: string | number;
}

/** The way as a JSON Pointer. */
export function wayPointer(way: Way | undefined): string {
  const tokens: string[] = [];
  for (let step = way; step; step = step.parent) tokens.push(`/${escapeToken(step.token)}`);
  return tokens.toReversed().join('');
}
