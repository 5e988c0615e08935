import { formPairs } from '../form-pairs';
import type { Text } from '../model';
import type { Unknowns } from '../unknowns';
import type { CodeCursor } from './cursor';
import { pairsOf, textOf, type Literal, type Member } from './literal';
import { readQuoted } from './read-text';
import { toJson } from './to-json';

/** Deeper values are no literals that anybody wrote. */
const DEEPEST = 200;

const NOTHING: Literal = { kind: 'word', value: null };

/** Reads values that stand in code as they are, and the few functions that only write them in another way. */
export class ValueReader {
  readonly variables = new Map<string, Literal | undefined>();
  private depth = 0;

  constructor(
    readonly cursor: CodeCursor,
    private readonly unknowns: Unknowns,
  ) {}

  /** A value, several joined by plus signs included. */
  read(): Literal {
    this.depth += 1;
    if (this.depth > DEEPEST) this.cursor.notLiteral();
    let value = this.cursor.fault ? NOTHING : this.one();
    const { cursor } = this;
    while (!cursor.fault && this.isJoined()) {
      const next = this.one();
      const [left, right] = [textOf(value), textOf(next)];
      if (left === undefined || right === undefined) cursor.notLiteral();
      else value = { kind: 'text', value: left + right };
    }
    this.depth -= 1;
    return value;
  }

  /** A plus sign; in Python texts beside each other are one, too. */
  private isJoined(): boolean {
    if (this.cursor.take(/\+(?![+=])/y)) return true;
    if (this.cursor.code === 'js') return false;
    this.cursor.skipBlanks();
    return this.cursor.match(/[rbuf]{0,2}["']/iy) !== null;
  }

  private one(): Literal {
    const { cursor } = this;
    cursor.skipBlanks();
    const text = readQuoted(cursor, () => textOf(this.read()) ?? this.refuse());
    if (text !== undefined) return this.withCalls({ kind: 'text', value: text });
    const sign = cursor.text.charAt(cursor.at);
    if (sign === '[') return this.list(']');
    if (sign === '{') return this.object();
    if (sign === '(') return this.bracket();
    const number = cursor.take(
      /[-+]?(?:0[xob][\da-f_]+|(?:\d[\d_]*(?:\.[\d_]*)?|\.\d[\d_]*)(?:e[-+]?\d+)?)n?(?![\w$])/iy,
    );
    if (number)
      return {
        kind: 'number',
        source: number[0].replace(/[_n+]/g, (each) => (each === '+' && /e/i.test(number[0]) ? '+' : '')),
      };
    return this.named();
  }

  private refuse(): Text {
    this.cursor.notLiteral();
    return '';
  }

  private list(close: string): Literal {
    const { cursor } = this;
    const start = cursor.at;
    cursor.at += 1;
    const items: Literal[] = [];
    while (!cursor.fault) {
      if (cursor.takeSign(close)) return { kind: 'list', items };
      items.push(this.read());
      if (!cursor.takeSign(',') && !cursor.fault && !this.comesNext(close)) this.missing(start);
    }
    return NOTHING;
  }

  private missing(start: number): void {
    this.cursor.skipBlanks();
    if (this.cursor.at >= this.cursor.text.length) this.cursor.unclosed(start);
    else this.cursor.notLiteral();
  }

  private comesNext(sign: string): boolean {
    this.cursor.skipBlanks();
    return this.cursor.text.startsWith(sign, this.cursor.at);
  }

  /** `( … )` is a value, or with a comma a list. */
  private bracket(): Literal {
    const { cursor } = this;
    const inner = this.list(')');
    if (inner.kind !== 'list' || inner.items.length !== 1) return inner;
    const isPair = /,\s*\)$/.test(cursor.text.slice(Math.max(0, cursor.at - 20), cursor.at));
    return isPair ? inner : this.withCalls(inner.items[0] ?? NOTHING);
  }

  private object(): Literal {
    const { cursor } = this;
    const start = cursor.at;
    cursor.at += 1;
    const members: Member[] = [];
    while (!cursor.fault) {
      if (cursor.takeSign('}')) return { kind: 'object', members };
      const at = cursor.at;
      const key = this.key();
      if (key === undefined) return (this.missing(start), NOTHING);
      if (cursor.takeSign(':')) {
        if (NO_PART.has(key)) this.skipExpression();
        else members.push([key, this.read()]);
      } else if (cursor.code === 'js' && this.variables.get(key))
        members.push([key, this.variables.get(key) ?? NOTHING]);
      else cursor.notLiteral(at);
      if (!cursor.takeSign(',') && !cursor.fault && !this.comesNext('}')) this.missing(start);
    }
    return NOTHING;
  }

  /** Over a value that is no part of the request: up to the comma or bracket behind it. */
  private skipExpression(): void {
    const { cursor } = this;
    let depth = 0;
    while (!cursor.isOver) {
      cursor.skipBlanks();
      const quoted = readQuoted(cursor, () => textOf(this.read()) ?? '');
      if (quoted !== undefined) continue;
      const sign = cursor.text.charAt(cursor.at);
      if (depth === 0 && /[,}\])]/.test(sign)) return;
      if (/[([{]/.test(sign)) depth += 1;
      else if (/[)\]}]/.test(sign)) depth -= 1;
      cursor.at += 1;
    }
  }

  private key(): string | undefined {
    const { cursor } = this;
    cursor.skipBlanks();
    const quoted = readQuoted(cursor, () => this.refuse());
    if (quoted !== undefined) return quoted;
    return cursor.take(cursor.code === 'js' ? /[\w$]+/y : /-?\d[\d.]*/y)?.[0];
  }

  /** Words, variables, and functions that write a value in another way. */
  private named(): Literal {
    const { cursor } = this;
    const start = cursor.at;
    if (cursor.take(/new\s+TextEncoder\(\)\.encode(?=\()/y)) return this.bracket();
    // A method that leaves a variable what it is belongs not to its name.
    const name = cursor
      .take(/(?:new\s+)?[A-Za-z_$][\w$]*(?:\.(?!(?:encode|toString|strip|trim)\()[A-Za-z_$][\w$]*)*/y)?.[0]
      .replace(/\s+/, ' ');
    if (name === undefined) return (cursor.notLiteral(), NOTHING);
    const words = WORDS[cursor.code];
    if (Object.hasOwn(words, name)) return { kind: 'word', value: words[name] };
    const variable = this.environment(name);
    if (variable) return variable;
    if (this.comesNext('(')) return this.call(name, start);
    const known = this.variables.get(name);
    if (!known) cursor.notLiteral(start);
    return this.withCalls(known ?? NOTHING);
  }

  private environment(name: string): Literal | undefined {
    const { cursor } = this;
    if (cursor.code === 'js') {
      const [, own] = /^process\.env\.(\w+)$/.exec(name) ?? [];
      return own === undefined ? undefined : this.variable(own);
    }
    if (!/^os\.(?:environ(?:\.get)?|getenv)$/.test(name)) return undefined;
    const [, own] = cursor.take(/[[(]\s*["'](\w+)["']\s*(?:,[^\])]*)?[\])]/y) ?? [];
    return own === undefined ? undefined : this.variable(own);
  }

  private variable(name: string): Literal {
    return { kind: 'text', value: this.unknowns.add({ kind: 'variable', name }) };
  }

  private call(name: string, start: number): Literal {
    const { cursor } = this;
    const list = this.list(')');
    const items = list.kind === 'list' ? list.items : [];
    const made = cursor.fault ? NOTHING : this.made(name, items);
    if (!made) cursor.notLiteral(start);
    return this.withCalls(made ?? NOTHING);
  }

  private made(name: string, [first, second, third]: readonly Literal[]): Literal | undefined {
    const { code } = this.cursor;
    if (name === 'JSON.stringify' && first) {
      if (first.kind === 'word' && first.value === undefined) return first;
      const spaces = third?.kind === 'number' ? ' '.repeat(Math.min(10, Number(third.source))) : (textOf(third) ?? '');
      return { kind: 'text', value: toJson(first, 'js', third?.kind === 'word' ? '' : spaces) };
    }
    if (name === 'json.dumps' && first) return { kind: 'text', value: toJson(first, 'python') };
    if (name === 'new URLSearchParams') {
      const text = textOf(first);
      const pairs = text === undefined ? pairsOf(first, code) : undefined;
      return { kind: 'form', value: pairs ? formPairs(pairs, this.unknowns) : (text ?? '').replace(/^\?/, '') };
    }
    if (name === 'new Headers') return first ?? { kind: 'object', members: [] };
    if (name === 'new URL' && first) return first;
    if (name === 'urlencode' || name === 'urllib.parse.urlencode') {
      return { kind: 'text', value: formPairs(pairsOf(first, 'python'), this.unknowns) };
    }
    const text = textOf(first);
    if (name === 'btoa' && text !== undefined) return { kind: 'text', value: this.unknowns.base64(text) };
    if (name === 'encodeURIComponent' && text !== undefined) {
      return { kind: 'text', value: this.unknowns.encoded(text).replaceAll('+', '%20') };
    }
    if (name === 'open' && text !== undefined) return { kind: 'file', name: text };
    const isAuth = /(?:^|\.)HTTP(?:Basic)Auth$/.test(name);
    return isAuth && first && second ? { kind: 'list', items: [first, second] } : undefined;
  }

  /** Calls behind a value that leave it what it is. */
  private withCalls(value: Literal): Literal {
    const calls = /\s*\.(?:encode|toString|read|strip|trim)\(\s*(?:["'][\w-]*["']\s*)?\)/y;
    for (let found = this.cursor.match(calls); found; found = this.cursor.match(calls))
      this.cursor.at += found[0].length;
    return value;
  }
}

/** Options of fetch and axios that say how something is done, and not what is sent. */
const NO_PART = new Set(
  'transformRequest transformResponse validateStatus httpAgent httpsAgent signal cancelToken adapter onUploadProgress onDownloadProgress'.split(
    ' ',
  ),
);

const WORDS: Readonly<Record<'js' | 'python', Readonly<Record<string, boolean | null | undefined>>>> = {
  js: { true: true, false: false, null: null, undefined },
  python: { True: true, False: false, None: null },
};
