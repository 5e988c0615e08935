import type { Hint, Named, Type, Use } from '../types/model';
import { pascal, singularWords, Taken, wordsOf, type Naming } from './naming';

export interface TypeNames {
  /** That of the root, whether it is declared or another name for a type. */
  readonly root: string;
  readonly of: (type: Named) => string;
  /** What else stands beside the types takes its name here. */
  readonly taken: Taken;
}

const WELL_NAMED = /^\p{Lu}[\p{L}\p{Nd}_]*$/u;

function rootNameOf(typed: string, naming: Naming): string {
  const name = typed.trim();
  const isFine = WELL_NAMED.test(name) && !name.replaceAll('_', '').match(naming.others);
  return isFine ? name : pascal(wordsOf(name, naming), naming, 'Root');
}

function nameOf({ key, role }: Hint, root: string, naming: Naming): string {
  const words = wordsOf(key ?? root, naming);
  if (key === undefined && role === 'self') return `${root}Value`;
  const whole = key === undefined ? root : pascal(words, naming, 'Type');
  if (role === 'self') return whole;
  const one = singularWords(words);
  return one ? pascal(one, naming, 'Type') : `${whole}${role === 'item' ? 'Item' : 'Value'}`;
}

/** Names for the types, which are given from the root down. */
export function nameTypes(types: readonly Named[], root: Use, typed: string, naming: Naming): TypeNames {
  const taken = new Taken(naming.types);
  const rootName = taken.take(rootNameOf(typed, naming));
  const names = new Map<Type, string>();
  for (const type of types) {
    const isRoot = type === root.type && !root.isNullable;
    names.set(type, isRoot ? rootName : taken.take(nameOf(type.hint, rootName, naming)));
  }
  return { root: rootName, of: (type) => names.get(type) ?? rootName, taken };
}
