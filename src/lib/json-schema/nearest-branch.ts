import type { Sink } from './evaluation';
import { wayPointer, type Way } from './pointer';
import type { Branch, SchemaError } from './schema-error';

/** What tells one kind of value from another: where it fails, the branch was hardly meant. */
const TELLING: ReadonlySet<string> = new Set(['type', 'const', 'enum']);

/**
 * What is wrong with each branch, the nearest first: that which is not about another type of value, then that whose members of one possible
 * value are right (a `kind` that tells branches apart), then that with the fewest errors.
 */
export function nearestFirst(sinks: readonly Sink[], way: Way | undefined): Branch[] {
  const pointer = wayPointer(way);
  return sinks
    .map(({ errors, failed }, index) => ({ index, errors, failed, distance: distance(errors, pointer) }))
    .sort((a, b) => a.distance - b.distance || a.failed - b.failed || a.index - b.index)
    .map(({ index, errors }) => ({ index, errors }));
}

function distance(errors: readonly SchemaError[], pointer: string): number {
  if (errors.some((error) => error.pointer === pointer && TELLING.has(error.keyword))) return 2;
  const isChild = (error: SchemaError) => !error.pointer.slice(pointer.length + 1).includes('/');
  return errors.some((error) => isChild(error) && (error.keyword === 'const' || error.keyword === 'enum')) ? 1 : 0;
}
