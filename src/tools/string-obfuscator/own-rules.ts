/** A word or a regular expression of one's own; `line` counts from 1. */
export interface OwnRule {
  readonly line: number;
  readonly pattern: RegExp;
  readonly isRegex: boolean;
}

export type RuleProblem = { readonly line: number } &
  /** In the engine's own words. */
  ({ readonly code: 'bad-regex'; readonly message: string } | { readonly code: 'too-long'; readonly limit: number });

/** Longer rules are told instead of run: engines refuse them in the middle of the work. */
export const LONGEST_RULE = 5000;

const REGEX_LINE = /^\/(.+)\/([a-z]*)$/s;
const LINE_BREAK = /\r\n|\n|\r/;

function patternOf(source: string): { readonly pattern: RegExp; readonly isRegex: boolean } {
  const written = REGEX_LINE.exec(source);
  if (written) {
    const flags = [...new Set(`${written[2] ?? ''}g`.replaceAll('y', ''))].join('');
    return { pattern: new RegExp(written[1] ?? '', flags), isRegex: true };
  }
  const escaped = source.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  return { pattern: new RegExp(escaped, 'gi'), isRegex: false };
}

/** What an engine says about an expression, without the expression itself, which stands in the line that is named. */
export function badRegex(line: number, error: unknown): RuleProblem {
  const message = error instanceof Error ? error.message : String(error);
  return { line, code: 'bad-regex', message: message.length > 200 ? (message.split(': ').at(-1) ?? '') : message };
}

/**
 * Reads a list of rules, one on each line: `/…/flags` is a regular expression, anything else a word that is found in any
 * case. Bad expressions are told and left out; so are the lines in `left`, without a word.
 */
export function parseRules(
  text: string,
  left: readonly number[] = [],
): {
  readonly rules: readonly OwnRule[];
  readonly problems: readonly RuleProblem[];
} {
  const rules: OwnRule[] = [];
  const problems: RuleProblem[] = [];
  for (const [index, raw] of text.split(LINE_BREAK).entries()) {
    const source = raw.trim();
    const line = index + 1;
    if (source === '' || left.includes(line)) continue;
    if (source.length > LONGEST_RULE) {
      problems.push({ line, code: 'too-long', limit: LONGEST_RULE });
      continue;
    }
    try {
      rules.push({ line, ...patternOf(source) });
    } catch (error) {
      problems.push(badRegex(line, error));
    }
  }
  return { rules, problems };
}

/** The lines of regular expressions, which may take for ever, with what they hold. */
export function regexLines(text: string): { readonly line: number; readonly source: string }[] {
  const lines = text.split(LINE_BREAK);
  return parseRules(text).rules.flatMap(({ line, isRegex }) =>
    isRegex ? [{ line, source: (lines[line - 1] ?? '').trim() }] : [],
  );
}
