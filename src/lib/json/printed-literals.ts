import { toJsonNumber } from './json-numbers';
import { escapeNonAscii, toJsonLiteral, toShortestLiteral, unescapeUnicode } from './json-strings';
import {
  KEY_ESCAPED,
  KEY_LOOSE,
  KIND,
  KIND_MASK,
  VALUE_ESCAPED,
  VALUE_LOOSE,
  at,
  keySource,
  valueSource,
  type JsonIndex,
} from './json-index';
import type { PrintJsonOptions } from './print-options';

/** How the keys and scalars of an index are written. */
export class PrintedLiterals {
  private readonly rewritesStrings: boolean;

  constructor(
    private readonly index: JsonIndex,
    private readonly options: Pick<PrintJsonOptions, 'strings' | 'notFinite'>,
  ) {
    this.rewritesStrings = options.strings !== 'asWritten';
  }

  /** Whether a key stays as it stands in the text. */
  keepsKey(node: number): boolean {
    return !this.rewritesStrings && (at(this.index.kinds, node) & KEY_LOOSE) === 0;
  }

  /** Whether a scalar of that kind stays as it stands in the text. */
  keepsScalar(node: number, kind: number): boolean {
    return (at(this.index.kinds, node) & VALUE_LOOSE) === 0 && !(kind === KIND.string && this.rewritesStrings);
  }

  key(node: number): string {
    const { index } = this;
    const flags = at(index.kinds, node);
    const source = keySource(index, node);
    return this.literal(source, (flags & KEY_LOOSE) !== 0, (flags & KEY_ESCAPED) !== 0);
  }

  /** What the printed value is: as in the index, but for what JSON has no word for and for escapes that came or went. */
  kindOf(node: number): number {
    const { index, options } = this;
    const flags = at(index.kinds, node);
    const kind = flags & KIND_MASK;
    if (kind === KIND.notFinite) {
      return this.escapedKey(node, flags) | (options.notFinite === 'null' ? KIND.null : KIND.string);
    }
    const isKept = kind !== KIND.string || !(this.rewritesStrings || (flags & VALUE_LOOSE) !== 0);
    const isEscaped = isKept ? (flags & VALUE_ESCAPED) !== 0 : this.scalar(node, kind).includes('\\');
    return kind | this.escapedKey(node, flags) | (isEscaped ? VALUE_ESCAPED : 0);
  }

  private escapedKey(node: number, flags: number): number {
    if (at(this.index.keyStarts, node) === 0) return 0;
    if (this.keepsKey(node)) return flags & KEY_ESCAPED;
    return this.key(node).includes('\\') ? KEY_ESCAPED : 0;
  }

  scalar(node: number, kind: number): string {
    const { index, options } = this;
    const flags = at(index.kinds, node);
    const source = valueSource(index, node);
    if (kind === KIND.string) return this.literal(source, (flags & VALUE_LOOSE) !== 0, (flags & VALUE_ESCAPED) !== 0);
    if (kind === KIND.notFinite) return options.notFinite === 'null' ? 'null' : `"${source.replace('+', '')}"`;
    return kind === KIND.number && (flags & VALUE_LOOSE) !== 0 ? toJsonNumber(source) : source;
  }

  private literal(source: string, isLoose: boolean, isEscaped: boolean): string {
    const literal = isLoose ? toJsonLiteral(source) : source;
    if (!this.rewritesStrings) return literal;
    if (this.options.strings === 'escapeNonAscii') return escapeNonAscii(literal);
    if (!isEscaped) return literal;
    return this.options.strings === 'shortest' ? toShortestLiteral(literal) : unescapeUnicode(literal);
  }
}
