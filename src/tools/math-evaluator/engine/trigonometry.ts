import type { MathJsInstance } from 'mathjs';
import { isNearlyZero } from './exact-numbers';
import { call, type Value } from './value';

/** The unit of angles that have none of their own. */
export type Angle = 'rad' | 'deg';

/** Functions of an angle. */
export const FORWARD = ['sin', 'cos', 'tan', 'sec', 'csc', 'cot'] as const;
/** Functions that give an angle. */
export const INVERSE = ['asin', 'acos', 'atan', 'atan2', 'asec', 'acsc', 'acot'] as const;

/** Names of which a result that is nearly zero is zero. */
export const TRIGONOMETRY: ReadonlySet<string> = new Set([
  ...FORWARD,
  ...INVERSE,
  'pi',
  'PI',
  'tau',
  'rotationMatrix',
  'arg',
]);

/** The sine of pi is zero, and equal to it: what pi lacks after its last digit is no angle. That of a tiny angle is as tiny. */
export function withZero(math: MathJsInstance, result: Value, angle: Value): Value {
  const isRounding = math.isBigNumber(result) && math.isBigNumber(angle) && isNearlyZero(result) && angle.abs().gte(1);
  return isRounding ? math.bignumber(0) : result;
}

/** An angle in degrees; one that has a unit of its own stays as it is. */
export function toRadians(math: MathJsInstance, value: Value): Value {
  if (!math.isBigNumber(value) && !math.isNumber(value) && !math.isComplex(value)) return value;
  // Whole turns are taken off exactly, before the rounding of pi comes in.
  const turned = math.isBigNumber(value) ? value.mod(360) : value;
  return call(math, 'divide', [call(math, 'multiply', [turned, math.evaluate('pi')]), math.bignumber(180)]);
}

/** An angle in radians as degrees. */
export function inDegrees(math: MathJsInstance, value: Value): Value {
  if (math.isMatrix(value) || Array.isArray(value)) return value;
  return call(math, 'divide', [call(math, 'multiply', [value, math.bignumber(180)]), math.evaluate('pi')]);
}

/** Whether the function has no value at the angle, which is in radians. */
export function hasPole(math: MathJsInstance, name: (typeof FORWARD)[number], value: Value): boolean {
  if (name === 'sin' || name === 'cos' || !math.isBigNumber(value)) return false;
  const divisor = name === 'tan' || name === 'sec' ? value.cos() : value.sin();
  return isNearlyZero(divisor);
}
