import { err, ok } from '../../lib/result';
import { ANGLES, type Component } from './color-functions';
import type { Notice, Read } from './color-reading';
import type { Token } from './css-tokens';

/** Beyond this no notation has a meaning, and the arithmetic would leave the range of numbers. */
const LARGEST = 1e6;

/** The same component where only percentages are allowed. */
export function withoutNumber({ one: _one, ...component }: Component): Component {
  return component;
}

/** The value of a component in its unit, and what to tell about it. */
export interface ComponentRead {
  readonly value: number;
  readonly notice?: Notice;
}

/** Every notice once. */
export function noticesOf(values: readonly ComponentRead[]): Notice[] {
  const notices = values.flatMap(({ notice }) => (notice ? [notice] : []));
  return notices.filter(
    ({ code }, index) => code !== 'none' || notices.findIndex((one) => one.code === code) === index,
  );
}

/** Reads a number with its unit, a percentage or `none` as the component of a colour. */
export function readComponent(token: Token, component: Component, mayBeNone: boolean): Read<ComponentRead> {
  const position = token.at + 1;
  if (token.kind === 'word' && token.text.toLowerCase() === 'none') {
    if (!mayBeNone) return err({ code: 'none-with-commas', position });
    return ok({ value: 0, notice: { code: 'none' } });
  }
  const bad = { code: 'bad-component', component: component.name, found: token.text, position } as const;
  const expected = formOf(component);
  if (token.kind !== 'number') return err({ ...bad, expected });
  if (expected === 'angle') {
    const degrees = ANGLES.get(token.unit);
    if (degrees === undefined) return err({ ...bad, expected });
    const angle = token.value * degrees;
    return Number.isFinite(angle)
      ? ok({ value: angle % 360 })
      : err({ code: 'too-large', found: token.text, position });
  }
  const value = valueOf(token, component);
  if (value === undefined) return err({ ...bad, expected });
  return limit(value, token, component);
}

/** In which forms a component may be written. */
function formOf({ name, hundred, one }: Component) {
  if (name === 'hue') return 'angle';
  if (hundred === undefined) return 'number';
  return one === undefined ? 'percentage' : 'number-or-percentage';
}

/** A number or a percentage in the unit of the component; undefined where it cannot be written so. */
function valueOf({ value, unit }: Token & { kind: 'number' }, { hundred, one }: Component): number | undefined {
  if (unit === '%') return hundred === undefined ? undefined : (value * hundred) / 100;
  return unit === '' && one !== undefined ? value / one : undefined;
}

function limit(value: number, token: Token & { kind: 'number' }, component: Component): Read<ComponentRead> {
  const { min = -LARGEST, max = LARGEST, name, hundred = 1, one = 1 } = component;
  const used = Math.min(max, Math.max(min, value));
  if (used === value) return ok({ value });
  if ((used === max && component.max === undefined) || (used === min && component.min === undefined)) {
    return err({ code: 'too-large', found: token.text, position: token.at + 1 });
  }
  const written = token.unit === '%' ? `${(used / hundred) * 100}%` : `${used * one}`;
  return ok({ value: used, notice: { code: 'clamped', component: name, found: token.text, used: written } });
}
