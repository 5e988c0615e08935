import type { Text } from '../model';

/** A value that stands in code as it is. */
export type Literal =
  | { readonly kind: 'text'; readonly value: Text }
  /** As it is written, without signs between digits. */
  | { readonly kind: 'number'; readonly source: string }
  | { readonly kind: 'word'; readonly value: boolean | null | undefined }
  | { readonly kind: 'list'; readonly items: readonly Literal[] }
  | { readonly kind: 'object'; readonly members: readonly Member[] }
  | { readonly kind: 'file'; readonly name: Text }
  /** What a function made of pairs for a query or a form. */
  | { readonly kind: 'form'; readonly value: Text };

export type Member = readonly [name: string, value: Literal];

/** Which language the code is in. */
export type Code = 'js' | 'python';

export function memberOf(literal: Literal | undefined, ...names: readonly string[]): Literal | undefined {
  if (literal?.kind !== 'object') return undefined;
  const found = literal.members.findLast(([name]) => names.includes(name))?.[1];
  return found && isNothing(found) ? undefined : found;
}

/** `null`, `undefined` or `None`. */
export function isNothing(literal: Literal): boolean {
  return literal.kind === 'word' && (literal.value ?? null) === null;
}

/** A text, or what becomes of another plain value where a text is wanted. */
export function textOf(literal: Literal | undefined, code: Code = 'js'): Text | undefined {
  if (!literal) return undefined;
  if (literal.kind === 'text' || literal.kind === 'form') return literal.value;
  if (literal.kind === 'number') return literal.source;
  if (literal.kind !== 'word') return undefined;
  if (code === 'js') return String(literal.value);
  return literal.value === null ? 'None' : literal.value ? 'True' : 'False';
}

/** The pairs of an object, a list of pairs, or lists as values. */
export function pairsOf(literal: Literal | undefined, code: Code): [Text, Text][] {
  if (literal?.kind === 'object') {
    return literal.members.flatMap(([name, value]): [Text, Text][] => {
      const values = value.kind === 'list' && code === 'python' ? value.items : [value];
      return values.flatMap((each): [Text, Text][] => {
        const text = textOf(each, code);
        return text === undefined || (code === 'python' && isNothing(each)) ? [] : [[name, text]];
      });
    });
  }
  if (literal?.kind !== 'list') return [];
  return literal.items.flatMap((item): [Text, Text][] => {
    const [name, value] = item.kind === 'list' ? item.items.map((each) => textOf(each, code)) : [];
    return name === undefined || value === undefined ? [] : [[name, value]];
  });
}
