import type { Sink } from './evaluation';
import { wayPointer, type Way } from './pointer';
import type { Branch, SchemaError } from './schema-error';

/** What tells one kind of value from another: where it fails, the branch was hardly meant. */
const TELLING: ReadonlySet<string> = new Set(['type', 'const', 'enum', 'forbidden']);

/** So many branches are told of; who has more will not read them all. */
const MOST = 50;

/** A value of another kind than the branch is about. */
const FAR = 2;
/** A member of one possible value is another, such as a `kind` that tells branches apart. */
const OTHER = 1;

/**
 * What is wrong with each branch, the nearest first: that which is not about another type of value, then that whose members of one possible
 * value are right, then that with the fewest errors.
 */
export function nearestFirst(sinks: readonly Sink[], way: Way | undefined): Branch[] {
  const pointer = wayPointer(way);
  return sinks
    .map(({ errors, failed }, index) => ({ index, errors, failed, distance: distanceOf(errors, pointer) }))
    .sort((a, b) => a.distance - b.distance || a.failed - b.failed || a.index - b.index)
    .slice(0, MOST)
    .map(({ index, errors }) => ({ index, errors }));
}

function distanceOf(errors: readonly SchemaError[], pointer: string): number {
  let distance = 0;
  for (const error of errors) distance = Math.max(distance, distanceOfOne(error, pointer));
  return distance;
}

function distanceOfOne({ problem, branches, pointer: at }: SchemaError, pointer: string): number {
  const { code } = problem;
  // A branch that is a choice itself is as near as the nearest of its own branches, which stands first.
  const nearest = code === 'anyOf' || code === 'oneOf' ? branches?.[0] : undefined;
  if (nearest) return distanceOf(nearest.errors, pointer);
  if (!TELLING.has(code)) return 0;
  if (at === pointer) return FAR;
  const isChild = !at.slice(pointer.length + 1).includes('/');
  return isChild && (code === 'const' || code === 'enum') ? OTHER : 0;
}
