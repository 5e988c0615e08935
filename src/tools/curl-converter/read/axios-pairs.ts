import { isNothing, pairsOf, textOf, type Literal } from '../literals/literal';
import { toJson } from '../literals/to-json';
import type { Text } from '../model';

type Pair = [Text, Text];

/** The pairs that axios makes of an object for a query or a form: `a[]` twice for a list, `a[b]` for what is nested. Nothing is sent of null. */
export function axiosPairs(literal: Literal | undefined): Pair[] {
  if (literal?.kind !== 'object') return pairsOf(literal, 'js');
  return literal.members.flatMap(([key, value]) => {
    const name = key.trim();
    if (value.kind === 'object' && name.endsWith('{}')) return [[name, toJson(value, 'js')] satisfies Pair];
    const isFlat = value.kind === 'list' && !value.items.some(isNested);
    if (isFlat) return value.items.flatMap((item) => pairsAt([`${withoutBrackets(name)}[]`], item));
    return pairsAt([name], value);
  });
}

const isNested = ({ kind }: Literal) => kind === 'object' || kind === 'list';

const withoutBrackets = (name: string) => name.replace(/\[\]$/, '');

function pairsAt(path: readonly string[], literal: Literal): Pair[] {
  if (isNothing(literal)) return [];
  if (literal.kind === 'list') return literal.items.flatMap((item, index) => pairsAt([...path, String(index)], item));
  if (literal.kind === 'object')
    return literal.members.flatMap(([key, value]) => pairsAt([...path, key.trim()], value));
  const text = textOf(literal);
  if (text === undefined) return [];
  const [first = '', ...inner] = path;
  // The name of what stands in nothing is left as it is.
  const name = inner.length === 0 ? first : [first, ...inner.map((key) => `[${withoutBrackets(key)}]`)].join('');
  return [[name, text]];
}
