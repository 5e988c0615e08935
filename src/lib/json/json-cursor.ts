import type { JsonFaultReason } from './json-fault';
import type { JsonLiberties } from './json-index';
import { SLASH, STAR } from './json-units';

/** Where reading stopped, and why. */
export interface ScanFault {
  readonly at: number;
  readonly reason: JsonFaultReason;
}

/** The answer of a step that could not go on; the cursor's `fault` says why. */
export const FAILED = -1;

/** A place in a text that moves on over what is recognised there, and what was taken although RFC 8259 does not know it. */
export class JsonCursor {
  at = 0;
  fault: ScanFault | undefined;
  readonly liberties: JsonLiberties = {
    comments: 0,
    trailingCommas: 0,
    singleQuotes: 0,
    bareKeys: 0,
    hexNumbers: 0,
    plusSigns: 0,
    decimalPoints: 0,
    notFinite: 0,
    escapes: 0,
    controlCharacters: 0,
    whiteSpace: 0,
  };

  constructor(
    readonly text: string,
    /** Only RFC 8259 is taken. */
    readonly strict: boolean,
  ) {}

  fail(at: number, reason: JsonFaultReason): typeof FAILED {
    this.fault = { at, reason };
    return FAILED;
  }

  /** Fails for what is not what was expected, unless it is a comment, which has a clearer message. */
  unexpected(reason: JsonFaultReason): typeof FAILED {
    const isComment =
      this.strict &&
      this.text.charCodeAt(this.at) === SLASH &&
      [SLASH, STAR].includes(this.text.charCodeAt(this.at + 1));
    return this.fail(this.at, isComment ? { code: 'comment' } : reason);
  }
}
