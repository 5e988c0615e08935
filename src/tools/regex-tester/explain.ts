import type { AST } from '@eslint-community/regexpp';

/** What a part of a pattern is. */
export type Explained =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'any'; readonly dotAll: boolean }
  | { readonly kind: 'digit' | 'space' | 'word'; readonly negate: boolean }
  | { readonly kind: 'property'; readonly name: string; readonly negate: boolean }
  | { readonly kind: 'class'; readonly negate: boolean; readonly isEmpty: boolean }
  | { readonly kind: 'range'; readonly from: string; readonly to: string }
  | { readonly kind: 'strings'; readonly strings: readonly string[] }
  | { readonly kind: 'intersection' | 'subtraction'; readonly negate: boolean }
  | { readonly kind: 'alternative'; readonly number: number; readonly isEmpty: boolean }
  | { readonly kind: 'capture'; readonly number: number; readonly name?: string }
  | { readonly kind: 'group'; readonly on: string; readonly off: string }
  | { readonly kind: 'lookahead' | 'lookbehind'; readonly negate: boolean }
  | { readonly kind: 'start' | 'end'; readonly multiline: boolean }
  | { readonly kind: 'boundary'; readonly negate: boolean }
  | { readonly kind: 'reference'; readonly to: string };

/** How often a part may come; `max` is null where there is no end. */
export interface Times {
  readonly min: number;
  readonly max: number | null;
  readonly greedy: boolean;
}

export interface Part {
  readonly raw: string;
  /** In UTF-16 units from the beginning of the pattern. */
  readonly at: number;
  readonly what: Explained;
  readonly times?: Times;
  readonly parts: readonly Part[];
}

export interface Explanation {
  readonly parts: readonly Part[];
  /** There is more than is told. */
  readonly isCut: boolean;
  /** The names of the groups in their order; undefined for one without. */
  readonly names: readonly (string | undefined)[];
}

/** So many parts are told, so deep. */
const MOST_PARTS = 1000;
const DEEPEST = 40;
const LONGEST_RAW = 200;

interface Context {
  readonly flags: string;
  count: number;
  groups: number;
  isCut: boolean;
  readonly names: (string | undefined)[];
}

type Node = AST.Element | AST.CharacterClassElement | AST.ClassIntersection | AST.ClassSubtraction | AST.Alternative;

function rawOf(node: { readonly raw: string }): string {
  return node.raw.length > LONGEST_RAW ? `${node.raw.slice(0, LONGEST_RAW)}…` : node.raw;
}

/** What no one sees, or what ends a line: it is told by its number. */
const UNSEEN = /(?! )[\p{Cc}\p{Cf}\p{Z}\p{Cs}]/gu;

function characterOf(value: number): string {
  const character = String.fromCodePoint(value);
  return character.replace(UNSEEN, `U+${value.toString(16).toUpperCase().padStart(4, '0')}`);
}

/** A part that holds others: these are told after it, within it. */
function part(context: Context, node: Node, what: Explained, depth: number, inner: readonly Node[] = []): Part {
  context.count++;
  const isDeep = depth >= DEEPEST && inner.length > 0;
  if (isDeep) context.isCut = true;
  return { raw: rawOf(node), at: node.start, what, parts: isDeep ? [] : partsOf(context, inner, depth + 1) };
}

/** Consecutive characters are one part; each other element is one of its own. */
function partsOf(context: Context, nodes: readonly Node[], depth: number): readonly Part[] {
  const parts: Part[] = [];
  let run: { raw: string; at: number; text: string } | undefined;
  const flush = () => {
    if (!run) return;
    context.count++;
    parts.push({ raw: run.raw, at: run.at, what: { kind: 'text', text: run.text }, parts: [] });
    run = undefined;
  };
  for (const node of nodes) {
    if (context.count >= MOST_PARTS) {
      context.isCut = true;
      break;
    }
    if (node.type === 'Character' && node.parent.type === 'Alternative') {
      run ??= { raw: '', at: node.start, text: '' };
      run.raw += node.raw;
      run.text += characterOf(node.value);
      continue;
    }
    flush();
    parts.push(tell(context, node, depth));
  }
  flush();
  return parts;
}

function alternativesOf(alternatives: readonly AST.Alternative[]): readonly Node[] {
  const [only] = alternatives;
  return alternatives.length === 1 && only ? only.elements : alternatives;
}

function tell(context: Context, node: Node, depth: number): Part {
  switch (node.type) {
    case 'Quantifier': {
      const times = { min: node.min, max: node.max === Infinity ? null : node.max, greedy: node.greedy };
      return { ...tell(context, node.element, depth), raw: rawOf(node), times };
    }
    case 'Alternative': {
      const number = (node.parent.alternatives as readonly Node[]).indexOf(node) + 1;
      return part(
        context,
        node,
        { kind: 'alternative', number, isEmpty: node.elements.length === 0 },
        depth,
        node.elements,
      );
    }
    case 'CapturingGroup': {
      const number = ++context.groups;
      context.names[number - 1] = node.name ?? undefined;
      const what = { kind: 'capture', number, ...(node.name !== null && { name: node.name }) } as const;
      return part(context, node, what, depth, alternativesOf(node.alternatives));
    }
    case 'Group': {
      const what = {
        kind: 'group',
        on: node.modifiers?.add.raw ?? '',
        off: node.modifiers?.remove?.raw ?? '',
      } as const;
      return part(context, node, what, depth, alternativesOf(node.alternatives));
    }
    case 'Assertion':
      return tellAssertion(context, node, depth);
    case 'Backreference':
      return part(context, node, { kind: 'reference', to: String(node.ref) }, depth);
    default:
      return tellCharacters(context, node, depth);
  }
}

function tellAssertion(context: Context, node: AST.Assertion, depth: number): Part {
  switch (node.kind) {
    case 'start':
    case 'end':
      return part(context, node, { kind: node.kind, multiline: context.flags.includes('m') }, depth);
    case 'word':
      return part(context, node, { kind: 'boundary', negate: node.negate }, depth);
    default:
      return part(context, node, { kind: node.kind, negate: node.negate }, depth, alternativesOf(node.alternatives));
  }
}

type CharacterNode = Exclude<
  Node,
  AST.Quantifier | AST.Alternative | AST.CapturingGroup | AST.Group | AST.Assertion | AST.Backreference
>;

function tellCharacters(context: Context, node: CharacterNode, depth: number): Part {
  switch (node.type) {
    case 'Character':
      return part(context, node, { kind: 'text', text: characterOf(node.value) }, depth);
    case 'CharacterSet':
      return part(context, node, setOf(node, context.flags), depth);
    case 'CharacterClass':
      return part(
        context,
        node,
        { kind: 'class', negate: node.negate, isEmpty: node.elements.length === 0 },
        depth,
        node.elements,
      );
    case 'CharacterClassRange': {
      const what = { kind: 'range', from: characterOf(node.min.value), to: characterOf(node.max.value) } as const;
      return part(context, node, what, depth);
    }
    case 'ClassStringDisjunction': {
      const strings = node.alternatives.map(({ elements }) => elements.map(({ value }) => characterOf(value)).join(''));
      return part(context, node, { kind: 'strings', strings }, depth);
    }
    case 'ExpressionCharacterClass': {
      const { expression, negate } = node;
      const kind = expression.type === 'ClassIntersection' ? 'intersection' : 'subtraction';
      return part(context, node, { kind, negate }, depth, [expression.left, expression.right]);
    }
    case 'ClassIntersection':
    case 'ClassSubtraction': {
      const kind = node.type === 'ClassIntersection' ? 'intersection' : 'subtraction';
      return part(context, node, { kind, negate: false }, depth, [node.left, node.right]);
    }
  }
}

function setOf(node: AST.CharacterSet, flags: string): Explained {
  if (node.kind === 'any') return { kind: 'any', dotAll: flags.includes('s') };
  if (node.kind !== 'property') return { kind: node.kind, negate: node.negate };
  return { kind: 'property', name: node.raw.slice(3, -1), negate: node.negate };
}

/** A pattern part by part, what each is and how often it may come. */
export function explainPattern(pattern: AST.Pattern, flags: string): Explanation {
  const context: Context = { flags, count: 0, groups: 0, isCut: false, names: [] };
  const parts = partsOf(context, alternativesOf(pattern.alternatives), 0);
  return { parts, isCut: context.isCut, names: namesOf(pattern) };
}

/** The names of a pattern's groups in their order; those of groups that are not told as well. */
export function namesOf(pattern: AST.Pattern): readonly (string | undefined)[] {
  const names: (string | undefined)[] = [];
  const look = (alternatives: readonly AST.Alternative[]): void => {
    for (const { elements } of alternatives) {
      for (const element of elements) {
        const inner = element.type === 'Quantifier' ? element.element : element;
        if (inner.type === 'CapturingGroup') names.push(inner.name ?? undefined);
        if ('alternatives' in inner) look(inner.alternatives);
      }
    }
  };
  look(pattern.alternatives);
  return names;
}
