import { emptyShape, mergeInto, type Shape } from '../../../lib/inference/shape';
import type { KeyKind } from './notes';

const KINDS: readonly (readonly [KeyKind, RegExp])[] = [
  ['numbers', /^-?\d+$/],
  ['uuids', /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i],
  ['dates', /^\d{4}-\d{2}(?:-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?)?)?$/i],
  ['hex', /^(?:0x)?[\da-f]{8,}$/i],
];

/** So many keys are needed to tell a map from an object. */
const KEYS = 3;

export interface FoundMap {
  readonly keys: KeyKind;
  readonly count: number;
  readonly value: Shape;
}

/** Reads an object as a map where its keys are ids of one kind and its values have one shape. */
export function mapOf({ members }: Shape): FoundMap | undefined {
  if (!members || members.size < KEYS) return undefined;
  const keys = [...members.keys()];
  const kind = KINDS.find(([, pattern]) => keys.every((key) => pattern.test(key)));
  if (!kind) return undefined;
  const value = emptyShape();
  for (const member of members.values()) mergeInto(value, member.shape);
  return hasOneShape(value) ? { keys: kind[0], count: members.size, value } : undefined;
}

/** Values of one kind; objects have at least one key that all of them have, unless they are empty. */
function hasOneShape(shape: Shape): boolean {
  const numbers = shape.integers + shape.wholes + shape.fractions;
  const kinds = [shape.booleans, shape.texts, numbers, shape.objects, shape.lists].filter((count) => count > 0);
  if (kinds.length > 1) return false;
  if (shape.items && !hasOneShape(shape.items)) return false;
  if (shape.objects === 0 || !shape.members || shape.members.size === 0) return true;
  return [...shape.members.values()].some(({ count }) => count === shape.objects);
}
