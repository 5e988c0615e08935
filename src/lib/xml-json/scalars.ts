import type { DocumentValue } from '../document/document';

/** A text as a value; with `typed` a number or a boolean where that is written just like it. */
export function scalarOf(text: string, typed: boolean, start: number, end: number): DocumentValue {
  if (typed && (text === 'true' || text === 'false')) return { kind: 'boolean', value: text === 'true', start, end };
  if (typed && isStable(text)) return { kind: 'number', source: text, start, end };
  return { kind: 'string', text, start, end };
}

/** Whether a program that reads the number and writes it gives the same text: not `007`, `1.10`, `1e3` or too many digits. */
function isStable(text: string): boolean {
  return text.length < 25 && /^-?\d+(?:\.\d+)?$/.test(text) && String(Number(text)) === text;
}
