import type { SyntaxReason } from './syntax-reasons';

/** The last bracket before a place that nothing closes: of a class, or of a group that stands outside of classes. */
function openBefore(pattern: string, end: number, bracket: '(' | '['): number | undefined {
  const groups: number[] = [];
  const classes: number[] = [];
  for (let at = 0; at < end; at++) {
    const character = pattern.charAt(at);
    if (character === '\\') at++;
    else if (character === '[' && classes.length === 0) classes.push(at);
    else if (character === ']') classes.pop();
    else if (classes.length > 0) continue;
    else if (character === '(') groups.push(at);
    else if (character === ')') groups.pop();
  }
  return (bracket === '(' ? groups : classes).at(-1);
}

/** A character as it may stand at the beginning of a range. */
const CHARACTER = /(?:\\(?:x[\da-f]{2}|u\{[\da-f]+\}|u[\da-f]{4}|c[a-z]|p\{[^}]*\}|[^])|[^])$/iu;

/** The beginning of the range that ends at a place. */
function rangeBefore(pattern: string, end: number): number {
  const hyphen = pattern.lastIndexOf('-', end - 2);
  return hyphen < 1 ? end : hyphen - (CHARACTER.exec(pattern.slice(0, hyphen))?.[0].length ?? 0);
}

/** The first reference to a name that no group has. */
function unknownName(pattern: string): number | undefined {
  const names = new Set(Array.from(pattern.matchAll(/\(\?<([^<>=!]+)>/g), ([, name]) => name));
  return Array.from(pattern.matchAll(/\\k<([^<>]*)>/g)).find(([, name]) => !names.has(name))?.index;
}

/** The reader of patterns tells where it stopped; this is where what is wrong begins, which is what one looks for. */
export function beginningOf(reason: SyntaxReason, pattern: string, stopped: number): number {
  const before = pattern.slice(0, stopped);
  const last = (sign: string, from = stopped - 1) => (from < 0 ? -1 : pattern.lastIndexOf(sign, from));
  const place = ((): number | undefined => {
    switch (reason) {
      case 'unterminated-group':
        return openBefore(pattern, pattern.length, '(');
      case 'unterminated-class':
        return openBefore(pattern, stopped, '[');
      case 'negated-strings':
        return openBefore(pattern, stopped - 1, '[');
      case 'nothing-to-repeat':
        return before.search(/(?:[*+?]|\{\d+(?:,\d*)?\})\??$/);
      case 'lone-bracket':
        return /^[[\]{}]/.test(pattern.slice(stopped)) ? stopped : before.search(/[[\]{}][^[\]{}]*$/);
      case 'quantifier-order':
        return last('{');
      case 'range-order':
      case 'class':
        return rangeBefore(pattern, stopped);
      case 'ending-backslash':
        return pattern.length - 1;
      case 'escape':
      case 'unicode-escape':
      case 'property':
        return last('\\', stopped);
      case 'named-reference':
        return last('\\k', stopped);
      case 'group':
        return last('(');
      case 'repeated-name':
        return last('<') + 1;
      case 'unknown-name':
        return unknownName(pattern);
      default:
        return stopped;
    }
  })();
  return place === undefined || place < 0 ? stopped : place;
}
