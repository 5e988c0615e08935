import { err, ok, type Result } from '../../lib/result';

/** Which of the typed patterns is meant. */
export type PatternField = 'split' | 'prefix' | 'suffix';

/** The reason is the engine's own, without its lead. */
export type PatternFault = {
  readonly code: 'invalid-pattern';
  readonly field: PatternField;
  readonly reason: string;
};

/**
 * Compiles a pattern with the given flags. It is read as Unicode (`u`) where it can be, so that an emoji is one
 * character, else in the older, looser way. `around` puts the pattern into a larger one after it has been found valid.
 */
export function compilePattern(
  pattern: string,
  field: PatternField,
  flags: string,
  around: (pattern: string) => string = (own) => own,
): Result<RegExp, PatternFault> {
  const unicode = compile(pattern, `${flags}u`, around);
  if (unicode instanceof RegExp) return ok(unicode);
  const loose = compile(pattern, flags, around);
  return loose instanceof RegExp ? ok(loose) : err({ code: 'invalid-pattern', field, reason: loose });
}

function compile(pattern: string, flags: string, around: (pattern: string) => string): RegExp | string {
  try {
    // On its own first: what it is put into must not close a group that it left open.
    const own = new RegExp(pattern, flags);
    return new RegExp(around(own.source), flags);
  } catch (error) {
    return reasonOf(error);
  }
}

/** What engines say after "Invalid regular expression: /…/u: ". */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.replace(/^Invalid regular expression: (?:\/.*\/[a-z]*: )?/su, '');
}
