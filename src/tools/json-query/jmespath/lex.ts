import { placeOf } from '../../../lib/document/document-fault';
import type { DocumentValue } from '../../../lib/document/document';
import { readJsonDocument } from '../../../lib/document/read-json-document';
import { err, ok, type Result } from '../../../lib/result';
import type { ExpressionFault, ExpressionReason } from '../faults';
import { textValue } from '../model';

export type TokenKind =
  | 'end'
  | 'name'
  | 'quoted'
  | 'number'
  | 'literal'
  | '@'
  | '&'
  | '|'
  | '||'
  | '&&'
  | '!'
  | '=='
  | '!='
  | '<'
  | '<='
  | '>'
  | '>='
  | '.'
  | '*'
  | '[]'
  | '[?'
  | '['
  | ']'
  | '{'
  | '}'
  | '('
  | ')'
  | ':'
  | ',';

export interface Token {
  readonly kind: TokenKind;
  /** A name, or the digits of a number; else as it is written. */
  readonly text: string;
  readonly at: number;
  /** Of a literal. */
  readonly value?: DocumentValue;
}

/** Thrown by the readers of expressions, and made a fault where they are called. */
export class Wrong extends Error {
  constructor(
    readonly reason: ExpressionReason,
    readonly at: number,
  ) {
    super(reason.code);
  }
}

/** Calls a reader; what it throws about the expression is a fault. */
export function orWrong<T>(expression: string, read: () => T): Result<T, ExpressionFault> {
  try {
    return ok(read());
  } catch (error) {
    if (error instanceof Wrong) return err({ ...error.reason, ...placeOf(expression, error.at) });
    throw error;
  }
}

const SPACE = /[ \t\r\n]*/y;
const NAME = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /-?\d+/y;
// Longest first.
const SIGNS: readonly TokenKind[] = [
  ...(['||', '&&', '==', '!=', '<=', '>=', '[]', '[?'] as const),
  ...(['@', '&', '|', '!', '<', '>', '.', '*', '[', ']', '{', '}', '(', ')', ':', ','] as const),
];

function matchAt(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** Where a quote that opens at a place closes; a backslash lets the next unit pass. */
function closingQuote(text: string, at: number): number {
  const quote = text[at] ?? '';
  for (let end = at + 1; end < text.length; end++) {
    if (text[end] === '\\') end++;
    else if (text[end] === quote) return end;
  }
  throw new Wrong({ code: 'unclosed-quote', quote }, at);
}

/** A JSON value; without quotes it is a text, as AWS writes it. */
function literalOf(source: string, at: number): DocumentValue {
  const text = source.replaceAll('\\`', '`').trim();
  const read = readJsonDocument(text, { strict: true });
  const [value] = read.ok ? read.value.roots : [];
  if (value) return value;
  if (text === '' || /^["[{]/.test(text)) {
    // Brackets and quotes begin JSON and nothing else.
    if (text !== '' || source === '') throw new Wrong({ code: 'bad-literal' }, at);
  }
  const quoted = readJsonDocument(`"${text}"`, { strict: true });
  const [word] = quoted.ok ? quoted.value.roots : [];
  if (!word) throw new Wrong({ code: 'bad-literal' }, at);
  return word;
}

function quotedToken(expression: string, at: number): [Token, number] {
  const end = closingQuote(expression, at);
  const inside = expression.slice(at + 1, end);
  if (expression[at] === "'") {
    const text = inside.replaceAll("\\'", "'");
    return [{ kind: 'literal', text: inside, at, value: textValue(text) }, end + 1];
  }
  if (expression[at] === '`') return [{ kind: 'literal', text: inside, at, value: literalOf(inside, at) }, end + 1];
  const read = readJsonDocument(expression.slice(at, end + 1), { strict: true });
  const [name] = read.ok ? read.value.roots : [];
  if (name?.kind !== 'string') throw new Wrong({ code: 'bad-escape' }, at);
  return [{ kind: 'quoted', text: name.text, at }, end + 1];
}

/** The words of an expression; the last one is its end. */
export function readTokens(expression: string): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; ;) {
    at += matchAt(SPACE, expression, at).length;
    if (at >= expression.length) break;
    const name = matchAt(NAME, expression, at);
    const word = name || matchAt(NUMBER, expression, at);
    const sign = word === '' ? SIGNS.find((one) => expression.startsWith(one, at)) : undefined;
    if (word !== '') {
      tokens.push({ kind: name === '' ? 'number' : 'name', text: word, at });
      at += word.length;
    } else if (sign !== undefined) {
      tokens.push({ kind: sign, text: sign, at });
      at += sign.length;
    } else if (/["'`]/.test(expression[at] ?? '')) {
      const [token, end] = quotedToken(expression, at);
      tokens.push(token);
      at = end;
    } else {
      throw new Wrong(
        { code: 'expression-unexpected', found: String.fromCodePoint(expression.codePointAt(at) ?? 0) },
        at,
      );
    }
  }
  tokens.push({ kind: 'end', text: '', at: expression.length });
  return tokens;
}
