import type { Filler } from './parameters';
import type { Mask } from './placeholders';
import { SPAN_KINDS } from './span-kinds';
import { isComment, type SqlToken } from './sql-token';
import { isKeyword } from './sql-tokens';

export interface Prettified {
  readonly text: string;
  /** Start, end and kind of what has a colour, in the order of the text; offsets in UTF-16 units. */
  readonly spans: Uint32Array<ArrayBuffer>;
  /** Parameters without a value, and values without a parameter. */
  readonly unfilled: readonly string[];
  readonly unused: readonly string[];
}

/** Longer texts are shown without colours. */
const COLOURED_TO = 200_000;

const PARAMETERS = new Set([
  'CUSTOM_PARAMETER',
  'NAMED_PARAMETER',
  'NUMBERED_PARAMETER',
  'POSITIONAL_PARAMETER',
  'QUOTED_PARAMETER',
  'VARIABLE',
]);

/** Puts the result together, and notes where what stands in it. */
export class Writer {
  private readonly parts: string[] = [];
  private readonly spans: number[] = [];
  private length = 0;
  private readonly mask: Mask;
  private readonly filler: Filler;

  constructor(mask: Mask, filler: Filler) {
    this.mask = mask;
    this.filler = filler;
  }

  write(part: string): void {
    this.parts.push(part);
    this.length += part.length;
  }

  /** The white space at the beginning of the line that is being written. */
  indent(): string {
    let line = '';
    for (let i = this.parts.length - 1; i >= 0 && !line.includes('\n'); i--) line = `${this.parts[i] ?? ''}${line}`;
    return /^[ \t]*/u.exec(line.slice(line.lastIndexOf('\n') + 1))?.[0] ?? '';
  }

  writeToken(token: SqlToken, raw = token.raw): void {
    const restored = this.mask.restore(raw);
    const start = this.length;
    this.write(PARAMETERS.has(token.type) ? this.filled(token, restored) : restored);
    const kind = kindOf(token);
    if (kind && this.length <= COLOURED_TO) this.spans.push(start, this.length, SPAN_KINDS.indexOf(kind));
  }

  private filled({ type, raw }: SqlToken, restored: string): string {
    if (type === 'VARIABLE' && !this.filler.knows(raw)) return restored;
    const value = this.filler.fill(raw, type === 'POSITIONAL_PARAMETER');
    return value === raw ? restored : value;
  }

  finish(): Prettified {
    return { text: this.parts.join(''), spans: Uint32Array.from(this.spans), ...this.filler.finish() };
  }
}

function kindOf(token: SqlToken): (typeof SPAN_KINDS)[number] | undefined {
  if (isComment(token) || token.type === 'DISABLE_COMMENT') return 'quiet';
  if (token.type === 'STRING') return 'string';
  if (token.type === 'NUMBER') return 'number';
  if (PARAMETERS.has(token.type)) return 'key';
  return isKeyword(token) ? 'word' : undefined;
}
