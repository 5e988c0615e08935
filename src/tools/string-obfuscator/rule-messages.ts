import { parseRules, type RuleProblem } from './own-rules';
import type { ToolWords } from './use-words';

/**
 * What is wrong with the visitor's own rules, in the order of their lines: what reading them tells, what the run found, and the lines that
 * took too long.
 */
export function ruleMessages(
  rules: string,
  problems: readonly RuleProblem[],
  slow: readonly number[],
  words: ToolWords,
): string[] {
  const byLine = new Map([...problems, ...parseRules(rules).problems].map((problem) => [problem.line, problem]));
  return [
    ...[...byLine.values()].map((problem) => ({ line: problem.line, message: words.badRule(problem) })),
    ...slow.map((line) => ({ line, message: words.tooSlow(line) })),
  ]
    .toSorted((one, other) => one.line - other.line)
    .map(({ message }) => message);
}
