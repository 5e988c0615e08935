import type { MathJsInstance } from 'mathjs';

/** Anything that an expression can give. The engine tells by name what it is. */
export type Value = unknown;

/** A function of the engine, which checks its arguments itself. */
export type Calculation = (...values: readonly Value[]) => Value;

/** Calls a function of the engine as an expression does, with indices from 1. */
export function call(math: MathJsInstance, name: string, values: readonly Value[]): Value {
  const found: unknown = Reflect.get(Object(Reflect.get(math.expression, 'mathWithTransform')), name);
  if (typeof found !== 'function') throw new Error(`Undefined function ${name}`);
  // The engine checks its arguments itself.
  return Reflect.apply(found as Calculation, undefined, values);
}
