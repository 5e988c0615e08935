import type { DocumentList, DocumentValue } from '../../../lib/document/document';
import { compareSources, booleanValue, isSameValue, listOf, mapOf, memberOf, NULL, slicePlaces } from '../model';
import { callFunction, type Argument } from './functions';
import type { Comparison, Expression } from './parse';

/** Whether a value counts as yes: all but null, false and what is empty. */
export function isTruthy(value: DocumentValue): boolean {
  switch (value.kind) {
    case 'null':
      return false;
    case 'boolean':
      return value.value;
    case 'list':
      return value.items.length > 0;
    case 'map':
      return value.members.length > 0;
    case 'string':
      return value.text !== '';
    default:
      return true;
  }
}

/** What an expression gives for a value. Throws `Wrong` where a function gets what it does not take. */
export function evaluate(expression: Expression, value: DocumentValue): DocumentValue {
  switch (expression.kind) {
    case 'current':
      return value;
    case 'field':
      return (value.kind === 'map' && memberOf(value, expression.name)) || NULL;
    case 'index':
      return (value.kind === 'list' && value.items.at(expression.place)) || NULL;
    case 'slice':
      return value.kind === 'list' ? sliced(value, expression) : NULL;
    case 'literal':
      return expression.value;
    case 'then':
    case 'pipe':
      return evaluate(expression.right, evaluate(expression.left, value));
    case 'or':
    case 'and': {
      const left = evaluate(expression.left, value);
      return isTruthy(left) === (expression.kind === 'or') ? left : evaluate(expression.right, value);
    }
    case 'not':
      return booleanValue(!isTruthy(evaluate(expression.of, value)));
    case 'compare':
      return compare(expression.by, evaluate(expression.left, value), evaluate(expression.right, value));
    default:
      return evaluateMany(expression, value);
  }
}

type Many = Exclude<
  Expression,
  {
    readonly kind:
      'current' | 'field' | 'index' | 'slice' | 'literal' | 'then' | 'pipe' | 'or' | 'and' | 'not' | 'compare';
  }
>;

function evaluateMany(expression: Many, value: DocumentValue): DocumentValue {
  switch (expression.kind) {
    case 'flatten': {
      const list = evaluate(expression.of, value);
      return list.kind === 'list'
        ? listOf(list.items.flatMap((item) => (item.kind === 'list' ? item.items : [item])))
        : NULL;
    }
    case 'each': {
      const list = evaluate(expression.left, value);
      return list.kind === 'list' ? project(list.items, expression.right) : NULL;
    }
    case 'each-value': {
      const map = evaluate(expression.left, value);
      return map.kind === 'map'
        ? project(
            map.members.map((member) => member.value),
            expression.right,
          )
        : NULL;
    }
    case 'filter': {
      const list = evaluate(expression.left, value);
      if (list.kind !== 'list') return NULL;
      const kept = list.items.filter((item) => isTruthy(evaluate(expression.where, item)));
      return project(kept, expression.right);
    }
    case 'list':
      return value.kind === 'null' ? NULL : listOf(expression.items.map((item) => evaluate(item, value)));
    case 'map':
      return value.kind === 'null' ? NULL : mapOf(membersOf(expression.members, value));
    case 'call':
      return callFunction(
        expression,
        expression.args.map((arg) => argument(arg, value)),
      );
    case 'reference':
      // Only functions know what to do with one; the parser lets it stand elsewhere, as the others do.
      return NULL;
  }
}

function membersOf(
  members: Extract<Expression, { readonly kind: 'map' }>['members'],
  value: DocumentValue,
): Map<string, DocumentValue> {
  return new Map(members.map(([key, expression]) => [key, evaluate(expression, value)]));
}

function argument(expression: Expression, value: DocumentValue): Argument {
  if (expression.kind !== 'reference') return evaluate(expression, value);
  return { kind: 'reference', apply: (item) => evaluate(expression.of, item) };
}

/** Each value, with what is done with it; nulls are left out. */
function project(items: readonly DocumentValue[], right: Expression): DocumentValue {
  const results: DocumentValue[] = [];
  for (const item of items) {
    const result = evaluate(right, item);
    if (result.kind !== 'null') results.push(result);
  }
  return listOf(results);
}

function sliced(list: DocumentList, slice: Extract<Expression, { readonly kind: 'slice' }>): DocumentValue {
  return listOf(slicePlaces(list.items.length, slice).map((place) => list.items[place] ?? NULL));
}

/** Only numbers have an order. */
function compare(by: Comparison, left: DocumentValue, right: DocumentValue): DocumentValue {
  if (by === '==' || by === '!=') return booleanValue(isSameValue(left, right) === (by === '=='));
  if (left.kind !== 'number' || right.kind !== 'number') return NULL;
  const order = compareSources(left.source, right.source);
  switch (by) {
    case '<':
      return booleanValue(order < 0);
    case '<=':
      return booleanValue(order <= 0);
    case '>':
      return booleanValue(order > 0);
    case '>=':
      return booleanValue(order >= 0);
  }
}
