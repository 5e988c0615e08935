import { err, ok, type Result } from '../../lib/result';

/** A series of measurements as typed. */
export interface Suite {
  readonly name: string;
  readonly values: string;
}

export const MAX_SUITES = 50;

export type SuitesFault =
  { readonly code: 'not-hyperfine' } | { readonly code: 'too-many-suites'; readonly count: number };

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined;
}

/** The runs of what `hyperfine --export-json` writes, in seconds: one suite for each command. */
export function readHyperfine(text: string): Result<Suite[], SuitesFault> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return err({ code: 'not-hyperfine' });
  }
  const results = field(parsed, 'results');
  if (!Array.isArray(results) || results.length === 0) return err({ code: 'not-hyperfine' });
  if (results.length > MAX_SUITES) return err({ code: 'too-many-suites', count: results.length });
  const suites: Suite[] = [];
  for (const result of results) {
    const [command, times] = [field(result, 'command'), field(result, 'times')];
    const isList = Array.isArray(times) && times.every((time) => typeof time === 'number' && Number.isFinite(time));
    if (typeof command !== 'string' || !isList) return err({ code: 'not-hyperfine' });
    suites.push({ name: command, values: times.map((time) => `${time} s`).join('\n') });
  }
  return ok(suites);
}

/** Whether a text may be what hyperfine writes, and so no list of values. */
export function looksLikeHyperfine(text: string): boolean {
  return text.trimStart().startsWith('{');
}
