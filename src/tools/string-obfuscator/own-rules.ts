/** A word or a regular expression of one's own; `line` counts from 1. */
export interface OwnRule {
  readonly line: number;
  readonly pattern: RegExp;
  readonly isRegex: boolean;
}

export interface RuleProblem {
  readonly line: number;
  /** The engine's own words about what is wrong. */
  readonly message: string;
}

const REGEX_LINE = /^\/(.+)\/([a-z]*)$/;

/**
 * Reads a list of rules, one on each line: `/…/flags` is a regular expression, anything else a word that is found in any
 * case. Bad expressions are told and left out.
 */
export function parseRules(text: string): {
  readonly rules: readonly OwnRule[];
  readonly problems: readonly RuleProblem[];
} {
  const rules: OwnRule[] = [];
  const problems: RuleProblem[] = [];
  for (const [index, raw] of text.split(/\r\n|\n|\r/).entries()) {
    const source = raw.trim();
    if (source === '') continue;
    const line = index + 1;
    const written = REGEX_LINE.exec(source);
    try {
      const pattern = written
        ? new RegExp(written[1] ?? '', [...new Set(`${written[2] ?? ''}g`.replaceAll('y', ''))].join(''))
        : new RegExp(source.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`), 'gi');
      rules.push({ line, pattern, isRegex: written !== null });
    } catch (error) {
      problems.push({ line, message: error instanceof Error ? error.message : String(error) });
    }
  }
  return { rules, problems };
}

/** Tells whether a list holds a regular expression, which may take for ever. */
export function hasRegex(text: string): boolean {
  return parseRules(text).rules.some(({ isRegex }) => isRegex);
}

/** The list without its regular expressions, line for line. */
export function withoutRegexes(text: string): string {
  return text
    .split(/\r\n|\n|\r/)
    .map((line) => (REGEX_LINE.test(line.trim()) ? '' : line))
    .join('\n');
}
