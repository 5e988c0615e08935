import type { PreviewRun } from '../../operations/detect';

const N = String.raw`[+-]?\d[\d.,'\u00a0\u202f]*`;
const PATTERNS: readonly (readonly [RegExp, (first: string, second: string) => PreviewRun])[] = [
  [
    new RegExp(String.raw`^(${N})\s?[%％]\s?(?:of|de|von|du|des|d')\s?(${N})$`, 'i'),
    (percent, number) => ({ operation: 'percentOf', input: 'percent', text: percent, others: { number } }),
  ],
  [
    new RegExp(String.raw`^(${N})\s?的\s?(?:百分之)?(${N})\s?[%％]$`),
    (number, percent) => ({ operation: 'percentOf', input: 'percent', text: percent, others: { number } }),
  ],
  [
    new RegExp(String.raw`^(${N})\s?\+\s?(${N})\s?[%％]$`),
    (number, percent) => ({ operation: 'increase', input: 'number', text: number, others: { percent } }),
  ],
  [
    new RegExp(String.raw`^(${N})\s?[-−]\s?(${N})\s?[%％]$`),
    (number, percent) => ({ operation: 'decrease', input: 'number', text: number, others: { percent } }),
  ],
];

/** `15% of 200`, and more or less by so many per cent: which operation answers it, with what. */
export function readQuestion(text: string): PreviewRun | undefined {
  const line = text
    .trim()
    .replace(/[=?？]$/, '')
    .trimEnd();
  for (const [pattern, runOf] of PATTERNS) {
    const [, first, second] = pattern.exec(line) ?? [];
    if (first !== undefined && second !== undefined) return runOf(first, second);
  }
  return undefined;
}
