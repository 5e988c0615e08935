import { characterOf, isXmlSpace, nameEnd, nmtokenEnd, type XmlVersion } from './xml-characters';
import type { XmlFaultReason, XmlPart, XmlScanFault } from './xml-fault';

const NUMBER_SIGN = 35;
const SEMICOLON = 59;

/** A place in a text that moves on over what it recognises. Every step answers whether it could; `fault` says why not. */
export class XmlCursor {
  at = 0;
  fault: XmlScanFault | undefined;
  /** The name that was read last. */
  name = '';

  constructor(
    readonly text: string,
    protected version: XmlVersion,
  ) {}

  /** The UTF-16 unit at the place; NaN at the end. */
  get unit(): number {
    return this.text.charCodeAt(this.at);
  }

  /** The character at the place, `''` at the end. */
  found(): string {
    const codePoint = this.text.codePointAt(this.at);
    return codePoint === undefined ? '' : String.fromCodePoint(codePoint);
  }

  fail(reason: XmlFaultReason, at = this.at): false {
    this.fault ??= { at, reason };
    return false;
  }

  sees(literal: string): boolean {
    return this.text.startsWith(literal, this.at);
  }

  /** Goes over the literal if it stands here. */
  take(literal: string): boolean {
    if (!this.sees(literal)) return false;
    this.at += literal.length;
    return true;
  }

  expect(token: string): boolean {
    return this.take(token) || this.fail({ code: 'expected', token, found: this.found() });
  }

  /** Goes over white space; whether there was any. */
  skipSpace(): boolean {
    const start = this.at;
    while (isXmlSpace(this.unit, this.version)) this.at++;
    return this.at > start;
  }

  expectSpace(): boolean {
    return this.skipSpace() || this.fail({ code: 'expected-space', found: this.found() });
  }

  /** Reads a name into `name`. */
  readName(): boolean {
    const end = nameEnd(this.text, this.at);
    if (end === this.at) return this.fail({ code: 'expected-name', found: this.found() });
    this.name = this.text.slice(this.at, end);
    this.at = end;
    return true;
  }

  readNmtoken(): boolean {
    const end = nmtokenEnd(this.text, this.at);
    if (end === this.at) return this.fail({ code: 'expected-name', found: this.found() });
    this.at = end;
    return true;
  }

  /** Goes behind the next `token`; if there is none, the part that began at `start` has no end. */
  skipPast(token: string, part: XmlPart, start: number): boolean {
    const end = this.text.indexOf(token, this.at);
    if (end < 0) return this.fail({ code: 'unterminated', part }, start);
    this.at = end + token.length;
    return true;
  }

  /** A comment, from its `<!--` on. */
  readComment(): boolean {
    const start = this.at;
    const hyphens = this.text.indexOf('--', start + 4);
    if (hyphens < 0) return this.fail({ code: 'unterminated', part: 'comment' }, start);
    if (this.text[hyphens + 2] !== '>') return this.fail({ code: 'double-hyphen' }, hyphens);
    this.at = hyphens + 3;
    return true;
  }

  /** A processing instruction, from its `<?` on; its target stays in `name`. */
  readInstruction(): boolean {
    const start = this.at;
    this.at += 2;
    if (!this.readName()) return false;
    if (this.name === 'xml') return this.fail({ code: 'misplaced-declaration' }, start);
    if (this.name.toLowerCase() === 'xml') return this.fail({ code: 'reserved-target', name: this.name }, start + 2);
    if (this.take('?>')) return true;
    if (this.at >= this.text.length) return this.fail({ code: 'unterminated', part: 'instruction' }, start);
    return this.expectSpace() && this.skipPast('?>', 'instruction', start);
  }

  /** A reference, from its `&` on. Of one to an entity the name is in `name`, of one to a character it is `''`. */
  readReference(): boolean {
    const start = this.at;
    this.at++;
    if (this.unit === NUMBER_SIGN) return this.readCharacterReference(start);
    if (nameEnd(this.text, this.at) === this.at) return this.fail({ code: 'bare-ampersand' }, start);
    if (!this.readName()) return false;
    if (this.unit !== SEMICOLON) return this.fail({ code: 'unterminated-reference', name: this.name }, start);
    this.at++;
    return true;
  }

  private readCharacterReference(start: number): boolean {
    this.at = nmtokenEnd(this.text, this.at + 1);
    if (this.unit === SEMICOLON) this.at++;
    const reference = this.text.slice(start, this.at);
    this.name = '';
    if (characterOf(reference, this.version) !== undefined) return true;
    // Whoever reads the message needs no more of it than this.
    return this.fail({ code: 'character-reference', reference: reference.slice(0, 40) }, start);
  }
}
