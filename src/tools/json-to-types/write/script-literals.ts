import { singleQuoted } from '../../../lib/literals';

/** A text between single quotes, or double ones where it holds more single ones. */
export function scriptLiteral(text: string): string {
  const single = singleQuoted(text);
  const singles = text.split("'").length;
  const doubles = text.split('"').length;
  if (singles <= doubles) return single;
  return `"${single.slice(1, -1).replace(/\\'/g, "'").replace(/"/g, '\\"')}"`;
}

/** Of 16 bit alone: what lies beyond is a letter by the Unicode of a compiler's year. */
const NAME = /^(?:(?![\u{10000}-\u{10ffff}])[\p{ID_Start}\p{ID_Continue}$_])+$/u;

/** A key of an object type or literal. */
export function scriptKey(key: string): string {
  return NAME.test(key) && /^[\p{ID_Start}$_]/u.test(key) ? key : scriptLiteral(key);
}
