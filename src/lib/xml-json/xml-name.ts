import { nameEnd, nmtokenEnd, type XmlVersion } from '../xml/xml-characters';

/** A name for an element: what begins with `xmlns:` only declares prefixes (Namespaces in XML, section 3). */
export function legalElementName(name: string): string {
  const legal = legalName(name);
  return legal.startsWith('xmlns:') ? legal.replace(':', '_') : legal;
}

/**
 * Names for attributes of one tag, which may not be there twice: a key that is a name keeps it, others make way. What would undeclare a prefix,
 * which only XML 1.1 can, has none.
 */
export function attributeNames(
  attributes: readonly { readonly key: string; readonly isEmpty: boolean }[],
  version: XmlVersion,
): (string | undefined)[] {
  return apart(
    attributes.map(({ key, isEmpty }) => {
      const name = legalName(key);
      return isEmpty && version === '1.0' && name.startsWith('xmlns:') ? undefined : name;
    }),
    attributes.map(({ key }) => key),
  );
}

/** The names, made different where several keys came to the same one. */
function apart(names: readonly (string | undefined)[], keys: readonly string[]): (string | undefined)[] {
  const own = new Set(names.filter((name, n) => name !== undefined && name === keys[n]));
  const taken = new Set<string>();
  return names.map((name, n) => {
    if (name === undefined) return undefined;
    let free = name;
    for (let next = 2; taken.has(free) || (free !== keys[n] && own.has(free)); next++) free = `${name}_${next}`;
    taken.add(free);
    return free;
  });
}

/** Names for the elements that keys become, one for each key, so that no two of them are read back as one list. */
export function elementNames(keys: readonly string[]): ReadonlyMap<string, string> {
  const distinct = [...new Set(keys)];
  const names = apart(distinct.map(legalElementName), distinct);
  return new Map(distinct.map((key, n) => [key, names[n] ?? key]));
}

/**
 * A name that XML and its namespaces allow: what may not stand in one becomes `_`, and one that may not begin with its first character gets
 * a `_` in front. A colon stays where it parts two names.
 */
export function legalName(name: string): string {
  const parts = name.split(':');
  if (parts.length === 2 && parts.every((part) => part !== '' && nameEnd(part, 0) === part.length)) return name;
  if (parts.length === 1 && name !== '' && nameEnd(name, 0) === name.length) return name;
  let made = '';
  for (const character of name) {
    const isAllowed = character !== ':' && nmtokenEnd(character, 0) === character.length;
    // Where it may stand in a name but not begin one, it is kept.
    if (made === '' && isAllowed && nameEnd(character, 0) === 0) made = '_';
    made += isAllowed ? character : '_';
  }
  return made === '' ? '_' : made;
}
