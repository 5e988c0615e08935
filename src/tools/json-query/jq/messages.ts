import { placeOf } from '../../../lib/document/document-fault';
import type { CombineAct, ExpressionFault, ExpressionReason, RunError } from '../faults';

/** What a run says beside its results: messages of the expression, and what went wrong. */
export interface Said {
  /** Of `debug`, as JSON, and of `stderr`, as it is. */
  readonly messages: readonly string[];
  readonly errors: readonly RunError[];
}

const REASONS: readonly (readonly [RegExp, (facts: readonly string[], found: string) => ExpressionReason])[] = [
  [/^syntax error, unexpected end of file, expecting QQSTRING/, () => ({ code: 'unclosed-quote', quote: '"' })],
  [
    /^syntax error, unexpected end of file, expecting '([)\]}:])'$/,
    ([expected = '']) => ({ code: 'expression-end', expected }),
  ],
  [/^syntax error, unexpected end of file/, () => ({ code: 'expression-end' })],
  [
    /^syntax error, unexpected .+, expecting '([)\]}:])'$/,
    ([expected = ''], found) => ({ code: 'expression-unexpected', found, expected }),
  ],
  [/^syntax error, unexpected /, (_, found) => ({ code: 'expression-unexpected', found })],
  [/^Top-level program not given/, () => ({ code: 'expression-end' })],
  [/^memory exhausted$|^function compiled to /, () => ({ code: 'expression-too-long' })],
  [/^(\S+) is not defined$/, ([name = '']) => ({ code: 'not-defined', name })],
  [/^module not found/, () => ({ code: 'no-modules' })],
  [/^Possibly unterminated '(\w+)' statement$/, ([word = '']) => ({ code: 'unclosed-statement', word })],
  [/^Cannot use (.+) as object key$/, ([found = '']) => ({ code: 'key-no-text', found })],
];

const COMPILE = /^jq: error: ([^]*?)(?: at <top-level>, line (\d+), column (\d+):\n.*\n *(\^*)|\n|$)/;

/** Why jq did not take an expression, from what it printed. Lines that stood before the expression are not counted. */
export function compileFault(expression: string, printed: string, linesBefore: number): ExpressionFault {
  const [, said = '', line = '1', column = '1', carets = ''] = COMPILE.exec(printed) ?? [];
  const at = offsetOf(expression, Number(line) - linesBefore, Number(column));
  const found = wordAt(expression, at, carets.length);
  for (const [pattern, say] of REASONS) {
    const facts = pattern.exec(said);
    if (!facts) continue;
    // The statement that is left open says more than the end of the text.
    const open = /Possibly unterminated '(\w+)' statement/.exec(printed);
    const reason: ExpressionReason =
      open?.[1] === undefined ? say(facts.slice(1), found) : { code: 'unclosed-statement', word: open[1] };
    return { ...reason, ...placeOf(expression, at) };
  }
  return { code: 'jq-refuses', said, ...placeOf(expression, at) };
}

/** What stands at a place: as much as jq points at, whole characters. */
function wordAt(expression: string, at: number, length: number): string {
  const point = expression.codePointAt(at);
  if (point === undefined) return '';
  return length > 1
    ? expression
        .slice(at, at + length)
        .split('\n', 1)
        .join('')
    : String.fromCodePoint(point);
}

/** The offset of a line and a column, which jq counts in bytes. */
function offsetOf(expression: string, line: number, column: number): number {
  let start = 0;
  for (let n = 1; n < line; n++) start = expression.indexOf('\n', start) + 1;
  const bytes = new TextEncoder().encode(expression.slice(start)).subarray(0, Math.max(0, column - 1));
  return Math.min(start + new TextDecoder().decode(bytes).length, expression.length);
}

const ACTS: Readonly<Record<string, CombineAct>> = {
  added: 'added',
  subtracted: 'subtracted',
  multiplied: 'multiplied',
  divided: 'divided',
};

const VALUE = String.raw`(\w+ \([^]*\)|\w+)`;
const ERRORS: readonly (readonly [RegExp, (facts: readonly string[]) => RunError])[] = [
  [
    /^Cannot index (\w+) with (?:string )?\(?("[^]*")\)?$/,
    ([type = '', key = '']) => ({ code: 'cannot-index', type, key }),
  ],
  [/^Cannot index (\w+) with (\w+)$/, ([type = '', key = '']) => ({ code: 'cannot-index', type, key })],
  [/^Cannot index (\w+) with \w+ \((.*)\)$/, ([type = '', key = '']) => ({ code: 'cannot-index', type, key })],
  [/^Cannot iterate over ([^]*)$/, ([value = '']) => ({ code: 'cannot-iterate', value })],
  [
    new RegExp(`^${VALUE} and ${VALUE} cannot be divided because the divisor is zero$`),
    ([first = '', second = '']) => ({ code: 'divided-by-zero', first, second }),
  ],
  [
    new RegExp(`^${VALUE} and ${VALUE} cannot be (added|subtracted|multiplied|divided)$`),
    ([first = '', second = '', act = '']) => ({ code: 'cannot-combine', first, second, act: ACTS[act] ?? 'added' }),
  ],
  [/^(\S+) is not a valid format$/, ([name = '']) => ({ code: 'no-format', name })],
  [/^([^]*) cannot be matched, as it is not a string$/, ([value = '']) => ({ code: 'not-matched', value })],
  [/^([^]*) has no keys$/, ([value = '']) => ({ code: 'no-keys', value })],
  [/^([^]*) has no length$/, ([value = '']) => ({ code: 'no-length', value })],
  [/^([^]*) cannot be parsed as a number$/, ([value = '']) => ({ code: 'not-a-number', value })],
  [/^([^]*) is not valid base64 data$/, ([value = '']) => ({ code: 'not-base64', value })],
  [
    /^([^]*) cannot be (?:\w+, as it is not an array|[ct]sv-formatted)/,
    ([value = '']) => ({ code: 'not-a-list', value }),
  ],
  [/^([^]*) is not valid in a csv row$/, ([value = '']) => ({ code: 'not-in-row', value })],
  [/^Cannot use ([^]*) as object key$/, ([value = '']) => ({ code: 'no-key', value })],
  [/^Out of bounds negative array index$/, () => ({ code: 'out-of-bounds' })],
  [/^([^]*) \(while parsing '([^]*)'\)$/, ([, value = '']) => ({ code: 'not-json', value })],
  [
    /^date ("[^]*") does not match format ("[^]*")$/,
    ([value = '', format = '']) => ({ code: 'no-such-date', value, format }),
  ],
  [/^Invalid path expression with result ([^]*)$/, ([value = '']) => ({ code: 'no-path', value })],
  [/^[^]* cannot be negated$/, () => ({ code: 'wrong-input', name: '-' })],
  [/^[^]* and [^]* cannot have their containment checked$/, () => ({ code: 'wrong-input', name: 'contains' })],
  [/^Cannot check whether [^]* has a [^]* key$/, () => ({ code: 'wrong-input', name: 'has' })],
  [/^(\w+)(?:\(\)|\/\d)? (?:requires |input )[^]*$/, ([name = '']) => ({ code: 'wrong-input', name })],
  [/^break$|^No more inputs$/, () => ({ code: 'no-more-input' })],
];

/** jq cuts the values that it names; what is longer than this the expression said itself. */
const LONGEST = 500;

function errorOf(said: string): RunError {
  if (said.length > LONGEST) return { code: 'said', text: said };
  for (const [pattern, say] of ERRORS) {
    const facts = pattern.exec(said);
    if (facts) return say(facts.slice(1));
  }
  return { code: 'said', text: said };
}

// What `stderr` writes has no line feed at its end, so that either may begin in the middle of a line.
const RUN_ERROR = /jq: error \(at [^)\n]*\)(?: \(not a string\))?:? ?/;
const DEBUG = /\["DEBUG:",(.*)\]$/;

/** Sorts what a run printed beside its results; an error may have several lines. */
export function readMessages(printed: string): Said {
  const messages: string[] = [];
  const errors: string[] = [];
  let isInError = false;
  const note = (text: string) => {
    if (isInError) errors.push(`${errors.pop() ?? ''}\n${text}`);
    else if (text !== '') messages.push(text);
  };
  for (const line of printed.replace(/\n$/, '').split('\n')) {
    const error = RUN_ERROR.exec(line);
    const debug = error ? null : DEBUG.exec(line);
    const begins = (error ?? debug)?.index;
    if (begins === undefined) note(line);
    else if (begins > 0) note(line.slice(0, begins));
    if (error) errors.push(line.slice(error.index + error[0].length));
    if (debug) messages.push(debug[1] ?? '');
    if (begins !== undefined) isInError = error !== null;
  }
  return { messages, errors: errors.map(errorOf) };
}
