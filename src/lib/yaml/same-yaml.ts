import { Lexer } from 'yaml';
import type { DocumentMember, DocumentValue } from '../document/document';

/** Whether two trees say the same; the order of members counts only where it is asked for. */
export function saysSame(one: DocumentValue, other: DocumentValue, inOrder: boolean): boolean {
  switch (one.kind) {
    case 'map':
      return other.kind === 'map' && hasSameMembers(one.members, other.members, inOrder);
    case 'list':
      return (
        other.kind === 'list' &&
        one.items.length === other.items.length &&
        one.items.every((item, n) => {
          const its = other.items[n];
          return its !== undefined && saysSame(item, its, inOrder);
        })
      );
    case 'string':
      return other.kind === 'string' && one.text === other.text;
    case 'number':
    case 'date':
      return other.kind === one.kind && one.source === other.source;
    case 'boolean':
      return other.kind === 'boolean' && one.value === other.value;
    case 'null':
      return other.kind === 'null';
  }
}

function hasSameMembers(ones: readonly DocumentMember[], others: readonly DocumentMember[], inOrder: boolean): boolean {
  if (ones.length !== others.length) return false;
  const byKey = inOrder ? undefined : new Map(others.map((member) => [member.key, member]));
  return ones.every(({ key, value }, n) => {
    const member = byKey ? byKey.get(key) : others[n];
    return member !== undefined && member.key === key && saysSame(value, member.value, inOrder);
  });
}

const SCALAR = '\x1f';

/** Comments, anchors, aliases and tags of a text, in the order of their letters: what a tree does not hold. */
export function marksOf(text: string): readonly string[] {
  const marks: string[] = [];
  let isScalar = false;
  for (const lexeme of new Lexer().lex(text)) {
    if (!isScalar && /^[#&*!]/.test(lexeme)) marks.push(lexeme.trimEnd());
    isScalar = lexeme === SCALAR;
  }
  return marks.sort();
}
