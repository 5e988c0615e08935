import type { DocumentValue } from '../../../lib/document/document';
import type { Result } from '../../../lib/result';
import type { ExpressionFault } from '../faults';
import { orWrong, readTokens, Wrong, type Token, type TokenKind } from './lex';

export type Comparison = '==' | '!=' | '<' | '<=' | '>' | '>=';

/** An expression as a tree. Projections say what is done with each value: `right`. */
export type Expression =
  | { readonly kind: 'current' }
  | { readonly kind: 'field'; readonly name: string }
  | { readonly kind: 'index'; readonly place: number }
  | {
      readonly kind: 'slice';
      readonly start?: number | undefined;
      readonly stop?: number | undefined;
      readonly step: number;
    }
  | { readonly kind: 'literal'; readonly value: DocumentValue }
  | { readonly kind: 'then' | 'pipe' | 'or' | 'and'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'not'; readonly of: Expression }
  | { readonly kind: 'flatten' | 'reference'; readonly of: Expression }
  | { readonly kind: 'compare'; readonly by: Comparison; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'each' | 'each-value'; readonly left: Expression; readonly right: Expression }
  | { readonly kind: 'filter'; readonly left: Expression; readonly right: Expression; readonly where: Expression }
  | { readonly kind: 'list'; readonly items: readonly Expression[] }
  | { readonly kind: 'map'; readonly members: readonly (readonly [string, Expression])[] }
  | { readonly kind: 'call'; readonly name: string; readonly args: readonly Expression[]; readonly at: number };

const CURRENT: Expression = { kind: 'current' };

/** How strongly a word binds what stands before it. */
const POWERS: Partial<Record<TokenKind, number>> = {
  '|': 1,
  '||': 2,
  '&&': 3,
  '==': 5,
  '!=': 5,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '[]': 9,
  '*': 20,
  '[?': 21,
  '.': 40,
  '[': 55,
  '(': 60,
};
const NOT_POWER = 45;
/** What binds less strongly ends a projection. */
const PROJECTION_END = 10;
const DEPTH_LIMIT = 500;
/** So many steps may follow each other, each within the next. */
const STEP_LIMIT = 2000;

/** Reads an expression of JMESPath. */
export function parseExpression(expression: string): Result<Expression, ExpressionFault> {
  return orWrong(expression, () => new Parser(readTokens(expression)).read());
}

class Parser {
  private place = 0;
  private depth = 0;
  private steps = 0;

  constructor(private readonly tokens: readonly Token[]) {}

  read(): Expression {
    const expression = this.expression(0);
    if (this.peek.kind !== 'end') this.refuse(this.peek);
    return expression;
  }

  private get peek(): Token {
    return this.ahead(0);
  }

  private ahead(count: number): Token {
    const token = this.tokens[Math.min(this.place + count, this.tokens.length - 1)];
    if (!token) throw new Error('The last word must be the end');
    return token;
  }

  private next(): Token {
    const token = this.peek;
    this.place += 1;
    return token;
  }

  private take(kind: TokenKind): void {
    if (this.peek.kind !== kind) this.refuse(this.peek, kind);
    this.place += 1;
  }

  private refuse(token: Token, expected?: TokenKind): never {
    const wish = expected === undefined ? {} : { expected };
    if (token.kind === 'end') throw new Wrong({ code: 'expression-end', ...wish }, token.at);
    throw new Wrong({ code: 'expression-unexpected', found: token.text, ...wish }, token.at);
  }

  private expression(power: number): Expression {
    if (++this.depth > DEPTH_LIMIT) throw new Wrong({ code: 'nested-too-deeply', limit: DEPTH_LIMIT }, this.peek.at);
    const stepsAround = this.steps;
    let left = this.first(this.next());
    while (power < (POWERS[this.peek.kind] ?? 0)) {
      if (++this.steps > STEP_LIMIT) throw new Wrong({ code: 'nested-too-deeply', limit: STEP_LIMIT }, this.peek.at);
      left = this.further(left, this.next());
    }
    this.steps = stepsAround;
    this.depth -= 1;
    return left;
  }

  /** What begins with a word. */
  private first(token: Token): Expression {
    switch (token.kind) {
      case 'literal':
        return { kind: 'literal', value: token.value ?? this.refuse(token) };
      case 'name':
        return this.peek.kind === '(' ? this.call(token) : { kind: 'field', name: token.text };
      case 'quoted':
        if (this.peek.kind === '(') this.refuse(this.peek);
        return { kind: 'field', name: token.text };
      case '@':
        return CURRENT;
      case '!':
        return { kind: 'not', of: this.expression(NOT_POWER) };
      case '&':
        return { kind: 'reference', of: this.expression(0) };
      case '*':
        return { kind: 'each-value', left: CURRENT, right: this.projected(20) };
      case '[?':
        return this.filter(CURRENT);
      case '[]':
        return this.flattened(CURRENT);
      case '{':
        return this.map();
      case '[':
        return this.bracket();
      case '(': {
        const inside = this.expression(0);
        this.take(')');
        // Parentheses end a projection: what follows is about the whole.
        return { kind: 'pipe', left: inside, right: CURRENT };
      }
      default:
        return this.refuse(token);
    }
  }

  /** What a word does with what stands before it. */
  private further(left: Expression, token: Token): Expression {
    switch (token.kind) {
      case '.':
        if (this.peek.kind === '*') {
          this.next();
          return { kind: 'each-value', left, right: this.projected(40) };
        }
        return { kind: 'then', left, right: this.afterDot(40) };
      case '|':
        return { kind: 'pipe', left, right: this.expression(1) };
      case '||':
        return { kind: 'or', left, right: this.expression(2) };
      case '&&':
        return { kind: 'and', left, right: this.expression(3) };
      case '==':
      case '!=':
      case '<':
      case '<=':
      case '>':
      case '>=':
        return { kind: 'compare', by: token.kind, left, right: this.expression(5) };
      case '[?':
        return this.filter(left);
      case '[]':
        return this.flattened(left);
      case '[':
        return this.isPlace() ? this.index(left) : this.eachOf(left);
      default:
        return this.refuse(token);
    }
  }

  private call({ text: name, at }: Token): Expression {
    this.take('(');
    const args: Expression[] = [];
    while (this.peek.kind !== ')') {
      if (args.length > 0) this.take(',');
      args.push(this.expression(0));
    }
    this.take(')');
    return { kind: 'call', name, args, at };
  }

  private flattened(left: Expression): Expression {
    return { kind: 'each', left: { kind: 'flatten', of: left }, right: this.projected(9) };
  }

  private filter(left: Expression): Expression {
    const where = this.expression(0);
    this.take(']');
    const right = this.peek.kind === '[]' ? CURRENT : this.projected(21);
    return { kind: 'filter', left, right, where };
  }

  /** What is done with each value of a projection. */
  private projected(power: number): Expression {
    const { kind } = this.peek;
    if ((POWERS[kind] ?? 0) < PROJECTION_END) return CURRENT;
    if (kind === '[' || kind === '[?') return this.expression(power);
    if (kind !== '.') return this.refuse(this.peek);
    this.next();
    return this.afterDot(power);
  }

  private afterDot(power: number): Expression {
    switch (this.peek.kind) {
      case 'name':
      case 'quoted':
      case '*':
        return this.expression(power);
      case '[':
        this.next();
        return this.list();
      case '{':
        this.next();
        return this.map();
      default:
        return this.refuse(this.peek);
    }
  }

  private bracket(): Expression {
    if (this.isPlace()) return this.index(CURRENT);
    if (this.peek.kind === '*' && this.ahead(1).kind === ']') return this.eachOf(CURRENT);
    return this.list();
  }

  private isPlace(): boolean {
    return this.peek.kind === 'number' || this.peek.kind === ':';
  }

  private eachOf(left: Expression): Expression {
    this.take('*');
    this.take(']');
    return { kind: 'each', left, right: this.projected(20) };
  }

  private index(left: Expression): Expression {
    const parts: (number | undefined)[] = [];
    const { at } = this.peek;
    for (let isOpen = true; isOpen;) {
      parts.push(this.peek.kind === 'number' ? Number(this.next().text) : undefined);
      isOpen = this.peek.kind === ':' && parts.length < 3;
      if (isOpen) this.next();
    }
    this.take(']');
    const [start, stop, step = 1] = parts;
    if (parts.length === 1) return { kind: 'then', left, right: { kind: 'index', place: start ?? 0 } };
    if (step === 0) throw new Wrong({ code: 'step-zero' }, at);
    const slice: Expression = { kind: 'then', left, right: { kind: 'slice', start, stop, step } };
    return { kind: 'each', left: slice, right: this.projected(20) };
  }

  private list(): Expression {
    const items = [this.expression(0)];
    while (this.peek.kind === ',') {
      this.next();
      items.push(this.expression(0));
    }
    this.take(']');
    return { kind: 'list', items };
  }

  private map(): Expression {
    const members: [string, Expression][] = [];
    do {
      if (members.length > 0) this.next();
      const key = this.next();
      if (key.kind !== 'name' && key.kind !== 'quoted') this.refuse(key);
      this.take(':');
      members.push([key.text, this.expression(0)]);
    } while (this.peek.kind === ',');
    this.take('}');
    return { kind: 'map', members };
  }
}
