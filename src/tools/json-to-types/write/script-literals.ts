import { singleQuoted } from '../../../lib/literals';

/** A text between single quotes, or double ones where it holds more single ones. */
export function scriptLiteral(text: string): string {
  const single = singleQuoted(text);
  const singles = text.split("'").length;
  const doubles = text.split('"').length;
  if (singles <= doubles) return single;
  return `"${single.slice(1, -1).replace(/\\'/g, "'").replace(/"/g, '\\"')}"`;
}

const NAME = /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u;

/** A key of an object type or literal. */
export function scriptKey(key: string): string {
  return NAME.test(key) ? key : scriptLiteral(key);
}
