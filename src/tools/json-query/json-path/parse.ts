import { jsonpath, JSONPathEnvironment, JSONPathError, type JSONPathQuery } from 'json-p3';
import { placeOf } from '../../../lib/document/document-fault';
import { err, ok, type Result } from '../../../lib/result';
import type { ExpressionFault, ExpressionReason } from '../faults';

/** Knows the functions of RFC 9535, and no others. */
export const environment = new JSONPathEnvironment();

// The library refuses control characters even as escapes, which normalized paths need; those that are none are looked for before. Its
// parser is its own business: where another version has none, a test says so.
const { parser } = environment as unknown as { readonly parser: { stringFromCodePoint: (point: number) => string } };
parser.stringFromCodePoint = (point) => String.fromCodePoint(point);

/** Reads a query of RFC 9535. */
export function parsePath(expression: string): Result<JSONPathQuery, ExpressionFault> {
  const trimmed = expression.trimStart();
  const at = expression.length - trimmed.length;
  const fault = (reason: ExpressionReason, offset: number) => err({ ...reason, ...placeOf(expression, offset) });
  if (trimmed === '') return fault({ code: 'expression-end', expected: '$' }, at);
  if (!trimmed.startsWith('$')) return fault({ code: 'no-dollar' }, at);
  const end = expression.trimEnd().length;
  if (at > 0 || end < expression.length) return fault({ code: 'blank-around' }, at > 0 ? 0 : end);
  const control = controlInQuotes(expression);
  if (control >= 0) return fault({ code: 'bad-escape' }, control);
  try {
    return ok(environment.compile(expression));
  } catch (error) {
    if (error instanceof RangeError) return fault({ code: 'nested-too-deeply', limit: DEPTH_LIMIT }, 0);
    if (!(error instanceof JSONPathError)) throw error;
    const offset = Math.min(Math.max(error.token.index, 0), expression.length);
    return fault(reasonOf(expression, error, offset), offset);
  }
}

const DEPTH_LIMIT = 500;

/** What other dialects write, with the place where it stands. */
const FOREIGN: readonly (readonly [RegExp, 'no-scripts' | 'no-regex-operator'])[] = [
  [/^\(/, 'no-scripts'],
  [/^=~/, 'no-regex-operator'],
];

type Say = (facts: readonly string[]) => ExpressionReason;

const name = (text = '') => text;

/** The library's sentences, which are its own business, by what they are about. */
const REASONS: readonly (readonly [RegExp, Say])[] = [
  [/leading zero/, () => ({ code: 'leading-zero' })],
  [/trailing comma/, () => ({ code: 'trailing-comma' })],
  [/empty bracketed/, () => ({ code: 'empty-brackets' })],
  [/empty paren/, () => ({ code: 'expression-unexpected', found: ')' })],
  [/index out of range/, () => ({ code: 'index-too-large' })],
  [/invalid number/, () => ({ code: 'bad-number' })],
  [/escape|surrogate|codepoint|invalid character/, () => ({ code: 'bad-escape' })],
  [/^result of (.+?)\(\) +must be compared/, ([one]) => ({ code: 'must-be-compared', what: `${name(one)}()` })],
  [/^filter expression literals \(([^]*)\) must/, ([one]) => ({ code: 'must-be-compared', what: name(one) })],
  [/^result of (.+?)\(\) is not comparable/, ([one]) => ({ code: 'not-comparable', what: `${name(one)}()` })],
  [/non-singular/, () => ({ code: 'not-comparable' })],
  [
    /^(.+?)\(\) takes (\d+) arguments?, (\d+) given/,
    ([one, expected, given]) => ({
      code: 'argument-count',
      name: name(one),
      expected: Number(expected),
      given: Number(given),
    }),
  ],
  [
    /^(.+?)\(\) argument (\d+) must be of (\w+)/,
    ([one, number, expected]) => ({
      code: 'argument-kind',
      name: name(one),
      number: Number(number) + 1,
      expected: name(expected),
    }),
  ],
];

function reasonOf(expression: string, error: JSONPathError, offset: number): ExpressionReason {
  const rest = expression.slice(offset);
  const before = expression.slice(0, offset).trimEnd();
  for (const [pattern, code] of FOREIGN) {
    // The library stops at the sign, behind it, or at what stands before it.
    if (pattern.test(rest.trimStart()) && (code !== 'no-scripts' || before.endsWith('['))) return { code };
  }
  if (/=~/.test(expression.slice(Math.max(0, offset - 2), offset + 2))) return { code: 'no-regex-operator' };
  for (const [pattern, say] of REASONS) {
    const found = pattern.exec(error.message);
    if (found) return say(found.slice(1));
  }
  const called = /^([a-z][a-z0-9_]*)\(/.exec(rest);
  if (called) return { code: 'not-defined', name: `${name(called[1])}()` };
  const open = openQuote(expression);
  if (open !== undefined) return { code: 'unclosed-quote', quote: open };
  if (/unbalanced brackets/.test(error.message)) return { code: 'expression-end', expected: ']' };
  if (rest === '') return { code: 'expression-end' };
  return { code: 'expression-unexpected', found: String.fromCodePoint(rest.codePointAt(0) ?? 0) };
}

/** The quote that opens and never closes. */
function openQuote(expression: string): string | undefined {
  let open: string | undefined;
  walkQuotes(expression, (_, quote) => {
    open = quote;
  });
  return open;
}

/** The first control character inside quotes, or -1. */
function controlInQuotes(expression: string): number {
  let found = -1;
  walkQuotes(expression, (at, quote) => {
    if (found < 0 && quote !== undefined && expression.charCodeAt(at) < 0x20) found = at;
  });
  return found;
}

/** Tells of each unit, and of the end, which quote is open there. */
function walkQuotes(expression: string, tell: (at: number, quote: string | undefined) => void): void {
  let open: string | undefined;
  for (let at = 0; at < expression.length; at++) {
    const unit = expression[at];
    tell(at, open);
    if (open !== undefined && unit === '\\') at++;
    else if (unit === open) open = undefined;
    else if (open === undefined && (unit === '"' || unit === "'")) open = unit;
  }
  tell(expression.length, open);
}

export const { expressions, selectors } = jsonpath;
