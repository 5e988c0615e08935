import { KIND, NONE, at, keyOf, kindOf, type JsonNodes } from './json-index';
import { escapeToken } from './json-pointer';

/** A step from a container to its child: a key, or a position from 0. */
export type PathStep = string | number;

/** The position of a child among its siblings, from 0, by counting. */
export function countOrdinal(index: JsonNodes, node: number): number {
  const parent = at(index.parents, node);
  let ordinal = 0;
  for (let child = parent + 1; child < node; child = at(index.nexts, child)) ordinal++;
  return ordinal;
}

/** The way from the root of its tree down to a node. `ordinalOf` may know positions without counting. */
export function pathTo(index: JsonNodes, node: number, ordinalOf = countOrdinal): PathStep[] {
  const steps: PathStep[] = [];
  for (let here = node; at(index.parents, here) !== NONE; here = at(index.parents, here)) {
    const isElement = kindOf(index, at(index.parents, here)) === KIND.array;
    steps.push(isElement ? ordinalOf(index, here) : keyOf(index, here));
  }
  return steps.reverse();
}

/** As `pathTo`; among several values, as in JSON Lines, the first step is the position of the value, from 0. */
export function pathFromTop(index: JsonNodes, node: number): PathStep[] {
  const steps = pathTo(index, node);
  if (index.roots === 1) return steps;
  let position = 0;
  for (let root = 0; at(index.nexts, root) <= node; root = at(index.nexts, root)) position++;
  return [position, ...steps];
}

const NAMED: Readonly<Record<string, string>> = {
  '\b': '\\b',
  '\t': '\\t',
  '\n': '\\n',
  '\f': '\\f',
  '\r': '\\r',
  "'": "\\'",
  '\\': '\\\\',
};

// Exactly these may not stand in a normalized path.
// oxlint-disable-next-line no-control-regex
const MUST_ESCAPE = /[\u0000-\u001f'\\]/g;

/** A normalized JSONPath (RFC 9535, section 2.7): `$['a'][0]`. */
export function toJsonPath(steps: readonly PathStep[]): string {
  const parts = steps.map((step) => {
    if (typeof step === 'number') return `[${step}]`;
    const escaped = step.replace(
      MUST_ESCAPE,
      (unit) => NAMED[unit] ?? `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    );
    return `['${escaped}']`;
  });
  return `$${parts.join('')}`;
}

/** A JSON Pointer (RFC 6901): `/a/0`, `''` for the whole document. */
export function toJsonPointer(steps: readonly PathStep[]): string {
  return steps.map((step) => `/${escapeToken(step)}`).join('');
}

// RFC 9535, section 2.5.1.1: letters, digits and all beyond ASCII; the first is no digit.
const SHORT_NAME = /^[A-Za-z_\u0080-\ud7ff\ue000-\u{10ffff}][\w\u0080-\ud7ff\ue000-\u{10ffff}]*$/u;

/** A JSONPath as people write it, with names behind a dot where that is allowed: `$.a['b c'][0]`. */
export function toShortJsonPath(steps: readonly PathStep[]): string {
  const parts = steps.map((step) =>
    typeof step === 'string' && SHORT_NAME.test(step) ? `.${step}` : toJsonPath([step]).slice(1),
  );
  return `$${parts.join('')}`;
}

const PLAIN_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

/** A path of jq: `."a b"[0].c`, `.` for the whole. */
export function toJqPath(steps: readonly PathStep[]): string {
  const parts = steps.map((step) => {
    if (typeof step === 'number') return `[${step}]`;
    return `.${PLAIN_NAME.test(step) ? step : JSON.stringify(step)}`;
  });
  const path = parts.join('');
  return path.startsWith('.') ? path : `.${path}`;
}

/** A path of JMESPath: `"a b"[0].c`, `@` for the whole. */
export function toJmesPath(steps: readonly PathStep[]): string {
  const path = steps
    .map((step) => {
      if (typeof step === 'number') return `[${step}]`;
      return `.${PLAIN_NAME.test(step) ? step : JSON.stringify(step)}`;
    })
    .join('')
    .replace(/^\./, '');
  return path === '' ? '@' : path;
}
