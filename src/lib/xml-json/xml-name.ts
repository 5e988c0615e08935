import { nameEnd, nmtokenEnd } from '../xml/xml-characters';

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
