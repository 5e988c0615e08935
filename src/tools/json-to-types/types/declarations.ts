import type { Named, Type, Use } from './model';

/** Which types a language declares. */
export interface Declares {
  /** Enums have names of their own. */
  readonly enums: boolean;
  /** It has unions; else what is within them is not declared. */
  readonly unions: boolean;
  /** Each type stands before those that use it. */
  readonly usedFirst: boolean;
}

/** The types to declare, each once: from the root down, or the other way round. */
export function declarationsOf(root: Use, { enums, unions, usedFirst }: Declares): readonly Named[] {
  const seen = new Set<Type>();
  const found: Named[] = [];
  const add = (named: Named) => {
    if (named.kind === 'object' || enums) found.push(named);
  };
  const visit = (type: Type): void => {
    if (seen.has(type)) return;
    seen.add(type);
    switch (type.kind) {
      case 'list':
        visit(type.item.type);
        break;
      case 'map':
        visit(type.value.type);
        break;
      case 'union':
        if (unions) for (const member of inOrder(type.members, usedFirst)) visit(member);
        break;
      case 'enum':
        add(type);
        break;
      case 'object':
        if (!usedFirst) add(type);
        for (const field of inOrder(type.fields, usedFirst)) visit(field.type);
        if (usedFirst) add(type);
        break;
      default:
        // The others are written where they are used.
        break;
    }
  };
  visit(root.type);
  return found;
}

/** Backwards, so that the whole stands in the order that is the other one turned round. */
const inOrder = <T>(list: readonly T[], isBackwards: boolean): readonly T[] => (isBackwards ? list.toReversed() : list);
