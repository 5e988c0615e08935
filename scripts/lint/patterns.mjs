// The regular expressions of the program that need more than linear time for some text.
import { parseSync } from 'vite';
import { analyse } from 'scslre';

/** @typedef {{ line: number, pattern: string, attack: string, isExponential: boolean }} SlowPattern */

/**
 * The patterns of a source file that take the square of a text's length, or worse, with the character that does it: two parts that can take the same
 * characters, or a run that is read anew from each of its places.
 * @param {string} path @param {string} source @returns {SlowPattern[]}
 */
export function slowPatterns(path, source) {
  const { program, errors } = parseSync(path, source);
  if (errors[0]) throw new Error(`${path}: ${errors[0].message}`);
  /** @type {SlowPattern[]} */
  const found = [];
  /** @param {any} node */
  const visit = (node) => {
    if (node.type === 'Literal' && node.regex) {
      const { pattern, flags } = node.regex;
      const [report] = analyse({ source: pattern, flags }, { reportTypes: { Move: true } }).reports;
      if (report)
        found.push({
          line: source.slice(0, node.start).split('\n').length,
          pattern: `/${pattern}/${flags}`,
          attack: report.character.literal.source,
          isExponential: report.exponential,
        });
    }
    for (const value of Object.values(node))
      for (const child of Array.isArray(value) ? value : [value]) if (typeof child?.type === 'string') visit(child);
  };
  visit(program);
  return found;
}
