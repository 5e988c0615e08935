import { EXACT_DIGITS, InexactError } from './engine/exact-numbers';
import { placeOf, type LineFault } from './faults';
import { PERCENT, type Rewritten } from './rewrite';

/** What the engine's errors carry besides their message. */
interface EngineError {
  readonly message: string;
  readonly char: number | undefined;
  readonly category: string | undefined;
  readonly fn: string | undefined;
  readonly index: number | undefined;
}

/** What is known of a line that could be parsed, but not worked out. */
export interface ParsedLine {
  /** A function that an operator was given in the place of a value. */
  readonly functionAsValue: string | undefined;
  /** Lengths of the rows of a matrix that are not all the same. */
  readonly unevenRows: { readonly expected: number; readonly found: number } | undefined;
}

function field(of: unknown, name: string): unknown {
  return typeof of === 'object' && of !== null ? Reflect.get(of, name) : undefined;
}

function readError(error: unknown): EngineError {
  const data = field(error, 'data');
  const text = (found: unknown) => (typeof found === 'string' ? found : undefined);
  const number = (found: unknown) => (typeof found === 'number' ? found : undefined);
  return {
    message: error instanceof Error ? error.message : String(error),
    char: number(field(error, 'char')),
    category: text(field(data, 'category')),
    fn: text(field(data, 'fn')),
    index: number(field(data, 'index')),
  };
}

/** What an error of the engine means for the line, with its place in the line as it was typed. */
export function faultOf(error: unknown, line: string, rewritten: Rewritten, parsed?: ParsedLine): LineFault {
  const read = readError(error);
  const functionAsValue = parsed?.functionAsValue;
  // The line itself could be parsed: the place is one in a text within it.
  if (read.char !== undefined) return parsed ? { code: 'inner-syntax' } : syntaxFault(read, line, rewritten);
  if (error instanceof InexactError) return { code: 'not-exact', digits: EXACT_DIGITS };
  if (parsed?.unevenRows) return { code: 'uneven-rows', ...parsed.unevenRows };
  if (error instanceof RangeError && /call stack|array (buffer|length)|string length/i.test(read.message)) {
    return { code: 'memory' };
  }
  if (read.category === 'wrongType' && functionAsValue !== undefined) {
    return { code: 'function-as-value', name: functionAsValue, ...placeOfName(functionAsValue, line, rewritten) };
  }
  return nameFault(read, line, rewritten) ?? argumentFault(read, rewritten) ?? valueFault(error, read, rewritten);
}

function syntaxFault({ message, char = 1 }: EngineError, line: string, { text, origins }: Rewritten): LineFault {
  const place = placeOf(line, origins[Math.min(char - 1, origins.length - 1)] ?? line.length);
  const isAtEnd = char > text.length;
  const [, found, first] = /^Column dimensions mismatch \((\d+) !==? (\d+)\)/.exec(message) ?? [];
  if (found !== undefined) return { code: 'uneven-rows', expected: Number(first), found: Number(found) };
  const missing = /^Parenthesis (.) expected|^End of matrix (.) expected|expected (})|^End of string (.) expected/.exec(
    message,
  );
  const expected = missing?.slice(1).find((sign) => sign !== undefined);
  if (expected !== undefined && isAtEnd) return { code: 'missing', sign: expected, ...place };
  if (isAtEnd) return { code: 'unexpected-end', ...place };
  if (message.startsWith('Invalid left hand side')) return { code: 'bad-target', ...place };
  if (message.startsWith('Value expected')) return { code: 'value-expected', ...place };
  const sign = /^[^\s]/u.exec(String.fromCodePoint(line.codePointAt(place.at) ?? 32))?.[0];
  return sign === undefined ? { code: 'syntax', ...place } : { code: 'unexpected', sign, ...place };
}

const NAME_BEFORE = /[\p{L}\p{N}_$]$/u;
const NAME_AFTER = /^[\p{L}\p{N}_$]/u;

/** Where a name stands in a line, if it does. Not by a pattern of it: a name may be longer than a pattern can be. */
function placeOfName(name: string, line: string, { text, origins }: Rewritten) {
  const isWhole = (start: number, end: number) =>
    !NAME_BEFORE.test(text.slice(Math.max(0, start - 2), start)) && !NAME_AFTER.test(text.slice(end, end + 2));
  let found = text.indexOf(name);
  while (found >= 0 && !isWhole(found, found + name.length)) found = text.indexOf(name, found + 1);
  const at = origins[found];
  return at === undefined ? {} : placeOf(line, at);
}

function nameFault({ message }: EngineError, line: string, rewritten: Rewritten): LineFault | undefined {
  const undefinedName = /^Undefined (?:symbol|function|variable) (.+)$/.exec(message)?.[1];
  const notFunction = /^'?([^']+)'? is not a function/.exec(message)?.[1];
  const name = undefinedName ?? notFunction;
  if (name === undefined) return undefined;
  const code = undefinedName === undefined ? 'not-a-function' : 'not-defined';
  return { code, name, ...placeOfName(name, line, rewritten) };
}

/** What the engine calls the signs of a line. */
const SIGNS: Readonly<Record<string, string>> = {
  add: '+',
  addScalar: '+',
  unaryPlus: '+',
  subtract: '-',
  subtractScalar: '-',
  unaryMinus: '-',
  multiply: '*',
  multiplyScalar: '*',
  dotMultiply: '.*',
  divide: '/',
  divideScalar: '/',
  dotDivide: './',
  pow: '^',
  dotPow: '.^',
  mod: '%',
  factorial: '!',
  equal: '==',
  equalScalar: '==',
  unequal: '!=',
  smaller: '<',
  larger: '>',
  smallerEq: '<=',
  largerEq: '>=',
  compare: '<',
  and: 'and',
  or: 'or',
  xor: 'xor',
  not: 'not',
  bitAnd: '&',
  bitOr: '|',
  bitXor: '^|',
  bitNot: '~',
  leftShift: '<<',
  rightArithShift: '>>',
  rightLogShift: '>>>',
  range: ':',
  to: 'to',
  ctranspose: "'",
  transpose: "'",
};

/** Whether a name stands in the line; the engine has others for what lies within. */
function isTyped(name: string, { text }: Rewritten): boolean {
  return text.match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*/gu)?.includes(name) === true;
}

function argumentFault({ category, fn = '', index = 0 }: EngineError, rewritten: Rewritten): LineFault | undefined {
  const name = isTyped(fn, rewritten) ? fn : '';
  const sign = SIGNS[fn];
  if (category !== undefined && name === '' && sign !== undefined) return { code: 'operands', sign };
  switch (category) {
    case 'tooFewArgs':
      return { code: 'too-few-arguments', name };
    case 'tooManyArgs':
      return { code: 'too-many-arguments', name };
    case 'wrongType':
      return { code: 'wrong-type', name, argument: index + 1 };
    default:
      return undefined;
  }
}

function valueFault(error: unknown, { message }: EngineError, rewritten: Rewritten): LineFault {
  const name = error instanceof Error ? error.name : '';
  if (/units? do(es)? not match|not a (?:valid )?unit|unit type/i.test(message)) return { code: 'units' };
  const unknownUnit = /Unit "(.+)" not found/.exec(message)?.[1];
  if (unknownUnit !== undefined) return { code: 'not-defined', name: unknownUnit };
  const text = /^(?:Cannot (?:convert|parse)|String) "(.*)" (?:to|as|is not a valid number)/s.exec(message)?.[1];
  if (text !== undefined) return { code: 'no-number', text: cut(text) };
  if (name === 'DimensionError' || /dimension|must be square|same (size|length)/i.test(message))
    return { code: 'dimensions' };
  if (name === 'IndexError' || (error instanceof RangeError && /index/i.test(message))) return { code: 'index' };
  if (/cannot calculate inverse|singular/i.test(message)) return { code: 'not-invertible' };
  const called = calledName(rewritten);
  return called === undefined ? { code: 'cannot-compute' } : { code: 'cannot-compute', name: called };
}

const MAX_SHOWN = 24;

function cut(text: string): string {
  const characters = [...text];
  return characters.length > MAX_SHOWN ? `${characters.slice(0, MAX_SHOWN).join('')}…` : text;
}

/** The function of a line that has just one. */
function calledName({ text }: Rewritten): string | undefined {
  const names = text.match(/[\p{L}_$][\p{L}\p{M}\p{N}_$]*\(?/gu) ?? [];
  const called = new Set(names.flatMap((written) => (written.endsWith('(') ? [written.slice(0, -1)] : [])));
  const [name] = called;
  return called.size === 1 && name !== PERCENT ? name : undefined;
}
