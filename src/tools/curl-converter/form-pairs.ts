import type { Text } from './model';
import type { Unknowns } from './unknowns';

/** Pairs as a query or a form has them. */
export function formPairs(pairs: readonly (readonly [Text, Text])[], unknowns: Unknowns): Text {
  return pairs.map(([name, value]) => `${unknowns.encoded(name)}=${unknowns.encoded(value)}`).join('&');
}
