import { isComment, type SqlToken } from './sql-token';
import { isKeyword, isOperator } from './sql-tokens';

/** Operators of two characters and more that some dialect has, longest first: one that lacks it must not tear it apart. */
const OPERATORS = [
  '->>',
  '#>>',
  '||/',
  '@@@',
  '<=>',
  '<->',
  '<#>',
  '-|-',
  '!~~*',
  '!~~',
  '!~*',
  '~~*',
  '>>=',
  '<<=',
  '&<|',
  '|&>',
  '->',
  '#>',
  '@>',
  '<@',
  '?|',
  '?&',
  '||',
  '&&',
  '::',
  ':=',
  '=>',
  '==',
  '!=',
  '<>',
  '>=',
  '<=',
  '!<',
  '!>',
  '<<',
  '>>',
  '**',
  '//',
  '~*',
  '!~',
  '~~',
  '!!',
  '|/',
  '@@',
  '@?',
  '&<',
  '&>',
  '+=',
  '-=',
  '*=',
  '/=',
  '%=',
  '^=',
  '|=',
  '&=',
  '^@',
  '~=',
  '#-',
].toSorted((one, other) => other.length - one.length);

/** Characters that make a parameter, a variable or a temporary table of the word behind them. */
const SIGIL = /^[:@$#]$/u;
const ENDS_LIKE_WORD = /[\p{L}\p{N}_$]$/u;
const BEGINS_LIKE_WORD = /^[\p{L}\p{N}_$.]/u;
/** What stands before a string and changes how it is read, though a dialect that lacks it may take it for a keyword. */
const LITERAL_PREFIX = /^(?:[a-z]{1,2}|_[a-z0-9]+)$/iu;
const QUOTED = new Set(['STRING', 'QUOTED_IDENTIFIER']);

/**
 * For each token, whether it stood at once behind the one before it in a way that must not change: a function's name before
 * its parenthesis, the parts of an operator, a prefix before its string.
 */
export function findJoints(tokens: readonly SqlToken[]): Uint8Array {
  const joints = new Uint8Array(tokens.length);
  let runEnd = 0;
  for (let i = 0; i < tokens.length; i++) {
    if (i >= runEnd) runEnd = joinOperators(tokens, i, joints);
    if (joints[i] === 0 && isJoint(tokens, i)) joints[i] = 1;
  }
  return joints;
}

function isGlued(tokens: readonly SqlToken[], i: number): boolean {
  const before = tokens[i - 1];
  const token = tokens[i];
  return (
    before !== undefined && token !== undefined && !token.precedingWhitespace && !isComment(before) && !isComment(token)
  );
}

/** Joins the parts of operators in the run of operators that begins here; gives where the run ends. */
function joinOperators(tokens: readonly SqlToken[], from: number, joints: Uint8Array): number {
  const first = tokens[from];
  if (!first || !isOperatorPart(first)) return from + 1;
  let to = from + 1;
  for (let next = tokens[to]; next && isOperatorPart(next) && isGlued(tokens, to); next = tokens[to]) to++;
  if (to - from < 2) return to;
  const run = tokens
    .slice(from, to)
    .map(({ raw }) => raw)
    .join('');
  const starts = new Map<number, number>();
  let offset = 0;
  for (let i = from; i < to; i++) {
    starts.set(offset, i);
    offset += tokens[i]?.raw.length ?? 0;
  }
  for (let at = 0; at < run.length;) {
    const length = OPERATORS.find((operator) => run.startsWith(operator, at))?.length ?? 1;
    for (let inside = at + 1; inside < at + length; inside++) {
      const joined = starts.get(inside);
      if (joined !== undefined) joints[joined] = 1;
    }
    at += length;
  }
  return to;
}

function isOperatorPart(token: SqlToken): boolean {
  return isOperator(token) || token.type === 'PROPERTY_ACCESS_OPERATOR' || token.raw === '?';
}

function isJoint(tokens: readonly SqlToken[], i: number): boolean {
  const before = tokens[i - 1];
  const token = tokens[i];
  if (!before || !token || !isGlued(tokens, i)) return false;
  if (token.raw === '(') return isCallable(tokens, i - 1);
  if (QUOTED.has(token.type)) {
    return (
      QUOTED.has(before.type) ||
      before.type === 'IDENTIFIER' ||
      LITERAL_PREFIX.test(before.raw) ||
      (isOperator(before) && isSigil(tokens, i - 1))
    );
  }
  if (/^(?:NAMED|NUMBERED|CUSTOM)_PARAMETER$/u.test(token.type)) return !isOperator(before) && before.type !== 'COMMA';
  if (!BEGINS_LIKE_WORD.test(token.raw)) return false;
  return isSigil(tokens, i - 1) || (ENDS_LIKE_WORD.test(before.raw) && !isKeyword(before));
}

/** What a parenthesis may follow as the list of arguments: names, and keywords that are names because of a dot before them. */
function isCallable(tokens: readonly SqlToken[], i: number): boolean {
  const token = tokens[i];
  if (
    !token ||
    token.type === 'COMMA' ||
    token.type === 'DELIMITER' ||
    token.type === 'OPEN_PAREN' ||
    isOperator(token)
  )
    return false;
  // A single letter is a unit to some dialects, and a name to everybody else.
  return !isKeyword(token) || token.raw.length === 1 || tokens[i - 1]?.type === 'PROPERTY_ACCESS_OPERATOR';
}

function isSigil(tokens: readonly SqlToken[], i: number): boolean {
  const token = tokens[i];
  if (!token || !SIGIL.test(token.raw)) return false;
  const before = tokens[i - 1];
  return !before || Boolean(token.precedingWhitespace) || !ENDS_LIKE_WORD.test(before.raw);
}
