import type { SchemaProblem, TypeName } from '../../../lib/json-schema/schema-error';
import { shorten } from '../../../lib/shorten';
import type { Numbers } from '../../words';

export const TYPES: Readonly<Record<TypeName, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  object: 'an object',
  array: 'an array',
  boolean: 'a boolean',
  null: 'null',
};

/** Keys and values may be long. */
export const q = (text: string) => `“${shorten(text)}”`;

function typeName(name: string): string {
  return new Map(Object.entries(TYPES)).get(name) ?? q(name);
}

/** `a, b or c`. */
function either(names: readonly string[]): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;
}

/** What is wrong with a value, with the numbers and plurals of the language, which the page has and the worker makes itself. */
export function problemIn({ count: number, plural }: Numbers): (problem: SchemaProblem) => string {
  const characters = (n: number) => `${number(n)} ${plural(n, { one: 'character', other: 'characters' })}`;
  function problem(p: SchemaProblem): string {
    switch (p.code) {
      case 'type':
        return `Must be ${either(p.expected.map(typeName))}, not ${TYPES[p.found]}.`;
      case 'enum':
        if (p.count === 0) return 'Nothing is allowed here: “enum” is empty.';
        return `Is none of the allowed values: ${p.allowed.join(', ')}${p.count > p.allowed.length ? ` … (${number(p.count)} in all)` : ''}.`;
      case 'const':
        return `Must be ${p.expected}.`;
      case 'multipleOf':
        return `${p.found} is not a multiple of ${p.limit}.`;
      case 'minimum':
        return `${p.found} is less than the minimum ${p.limit}.`;
      case 'maximum':
        return `${p.found} is more than the maximum ${p.limit}.`;
      case 'exclusiveMinimum':
        return `${p.found} must be more than ${p.limit}.`;
      case 'exclusiveMaximum':
        return `${p.found} must be less than ${p.limit}.`;
      case 'minLength':
        return `Too short: ${characters(p.found)}, at least ${p.limit}.`;
      case 'maxLength':
        return `Too long: ${characters(p.found)}, at most ${p.limit}.`;
      case 'minItems':
        return `Too few items: ${number(p.found)}, at least ${p.limit}.`;
      case 'maxItems':
        return `Too many items: ${number(p.found)}, at most ${p.limit}.`;
      case 'minProperties':
        return `Too few members: ${number(p.found)}, at least ${p.limit}.`;
      case 'maxProperties':
        return `Too many members: ${number(p.found)}, at most ${p.limit}.`;
      case 'minContains':
        return `Too few items fit “contains”: ${number(p.found)}, at least ${p.limit}.`;
      case 'maxContains':
        return `Too many items fit “contains”: ${number(p.found)}, at most ${p.limit}.`;
      case 'pattern':
        return `Does not match the pattern ${q(p.pattern)}.`;
      case 'format':
        return `Is not of the format ${p.format}.`;
      case 'uniqueItems':
        return `Items must differ: item ${number(p.item)} repeats item ${number(p.of)} (counted from 0).`;
      case 'contains':
        return 'No item fits “contains”.';
      case 'not':
        return 'Fits the schema behind “not”, which it must not.';
      case 'forbidden':
        return 'No value is allowed here.';
      case 'required':
        return `${q(p.key)} is missing.`;
      case 'dependentRequired':
        return `${q(p.missing)} is missing, which ${q(p.key)} asks for.`;
      case 'unwanted':
        return `${q(p.key)} is not allowed.`;
      case 'propertyNames':
        return p.reason === undefined || p.reason.code === 'forbidden'
          ? `The name ${q(p.key)} is not allowed.`
          : `The name ${q(p.key)}: ${problem(p.reason)}`;
      case 'extraItem':
        return `Item ${number(p.item)} (counted from 0) is not allowed.`;
      case 'anyOf':
        return `Fits none of the ${number(p.count)} branches of “anyOf”.`;
      case 'oneOf':
        return `Fits none of the ${number(p.count)} branches of “oneOf”.`;
      case 'severalOf':
        return `Fits ${number(p.matches.length)} of the ${number(p.count)} branches of “oneOf”; only one may fit.`;
    }
  }
  return problem;
}
