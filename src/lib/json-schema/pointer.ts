import { escapeToken } from '../json/json-pointer';

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
