import type { AST } from '@eslint-community/regexpp';

/** How many characters something takes, at least and at most. */
export interface Width {
  readonly min: number;
  readonly max: number;
}

const NONE: Width = { min: 0, max: 0 };
const ONE: Width = { min: 1, max: 1 };
/** Groups that hold a reference to themselves would have no end. */
const DEEPEST = 40;

const times = (one: number, many: number): number => (one === 0 || many === 0 ? 0 : one * many);

function elementWidth(node: AST.Element, depth: number): Width {
  switch (node.type) {
    case 'Quantifier': {
      const { min, max } = elementWidth(node.element, depth);
      return { min: times(min, node.min), max: times(max, node.max) };
    }
    case 'Assertion':
      return NONE;
    case 'Group':
    case 'CapturingGroup':
      return widthOf(node.alternatives, depth + 1);
    case 'Backreference': {
      const [group] = [node.resolved].flat();
      // A group without a part in the match stands for nothing.
      return { min: 0, max: group ? widthOf(group.alternatives, depth + 1).max : Infinity };
    }
    case 'CharacterClass':
      return node.elements.some(({ type }) => type === 'ClassStringDisjunction') ? { min: 0, max: Infinity } : ONE;
    case 'ExpressionCharacterClass':
      return { min: 0, max: Infinity };
    case 'CharacterSet':
      return node.kind === 'property' && node.strings ? { min: 1, max: Infinity } : ONE;
    case 'Character':
      return ONE;
  }
}

/** How many characters one of several alternatives takes. */
export function widthOf(alternatives: readonly AST.Alternative[], depth = 0): Width {
  if (depth > DEEPEST) return { min: 0, max: Infinity };
  const all = alternatives.map(({ elements }) => {
    const each = elements.map((element) => elementWidth(element, depth));
    return {
      min: each.reduce((sum, { min }) => sum + min, 0),
      max: each.reduce((sum, { max }) => sum + max, 0),
    };
  });
  return { min: Math.min(...all.map(({ min }) => min)), max: Math.max(...all.map(({ max }) => max)) };
}

/** Whether a test holds for an element or one that stands in it. */
export function someElement(
  alternatives: readonly AST.Alternative[],
  test: (element: AST.Element, isOptional: boolean) => boolean,
  isOptional = false,
): boolean {
  const mayMiss = isOptional || alternatives.length > 1;
  return alternatives.some(({ elements }) =>
    elements.some((element) => {
      const inner = element.type === 'Quantifier' ? element.element : element;
      const isMissing = mayMiss || (element.type === 'Quantifier' && element.min === 0);
      return test(inner, isMissing) || ('alternatives' in inner && someElement(inner.alternatives, test, isMissing));
    }),
  );
}

/** Whether a group may have no part in a match: one of several alternatives, or one that may come no time. */
export function mayBeUnset(alternatives: readonly AST.Alternative[], group?: AST.CapturingGroup): boolean {
  return someElement(
    alternatives,
    (element, isOptional) =>
      isOptional && element.type === 'CapturingGroup' && (group === undefined || element === group),
  );
}
