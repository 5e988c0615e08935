import type { Code } from './literal';

export interface CodeFault {
  readonly code: 'not-literal' | 'unclosed-code';
  readonly at: number;
  readonly found: string;
}

/** A place in code, with the first fault that was met. */
export class CodeCursor {
  at = 0;
  fault: CodeFault | undefined;

  constructor(
    readonly text: string,
    readonly code: Code,
  ) {}

  get isOver(): boolean {
    return this.at >= this.text.length || this.fault !== undefined;
  }

  /** What a sticky pattern finds here. */
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    return pattern.exec(this.text);
  }

  /** The same, passed over; blanks and comments in front are, too. */
  take(pattern: RegExp): RegExpExecArray | null {
    this.skipBlanks();
    const found = this.match(pattern);
    if (found) this.at += found[0].length;
    return found;
  }

  takeSign(sign: string): boolean {
    this.skipBlanks();
    if (!this.text.startsWith(sign, this.at)) return false;
    this.at += sign.length;
    return true;
  }

  skipBlanks(): void {
    const blank = this.code === 'js' ? /(?:\s|\/\/[^\r\n]*|\/\*(?:[^*]|\*(?!\/))*\*\/)/y : /(?:\s|#[^\r\n]*|\\\r?\n)/y;
    for (let found = this.match(blank); found; found = this.match(blank)) this.at += found[0].length;
  }

  notLiteral(at = this.at): void {
    if (at >= this.text.length) return this.unclosed(at);
    this.fault ??= { code: 'not-literal', at, found: expressionAt(this.text, at) };
  }

  unclosed(at: number): void {
    this.fault ??= { code: 'unclosed-code', at, found: '' };
  }
}

/** What stands at a place, short enough to be named. */
function expressionAt(text: string, at: number): string {
  const name = /[\w$.]+(?:\([^()\r\n]{0,40}\))?|[^\s]{1,12}/y;
  name.lastIndex = at;
  return name.exec(text)?.[0].slice(0, 60) ?? '';
}
