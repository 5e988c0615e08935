import { findLoneSurrogate, replaceLoneSurrogates } from '../../lib/lone-surrogate';
import { positionsOf } from '../../lib/text-positions';
import { createReader, type Reference } from './references';
import type { Rules } from './rules';

/**
 * What there is to say about a reference: it was left as it stands, stands for no character, was read as windows-1252, or
 * was read though its semicolon is missing.
 */
export type RemarkKind = 'left' | 'no-character' | 'windows-1252' | 'no-semicolon';

/** The same remark about the same reference is made once, where it first stands. */
export interface Remark {
  readonly kind: RemarkKind;
  readonly reference: string;
  /** What it was read as. */
  readonly value: string;
  /** UTF-16 offset of the first one in the input. */
  readonly at: number;
  readonly line: number;
  readonly column: number;
  readonly count: number;
}

export interface Unescaped {
  readonly text: string;
  /** Entities that became characters. */
  readonly count: number;
  /** Entities left as they stand. */
  readonly leftCount: number;
  /** Where those are in the result: start and end of each, in UTF-16 units. */
  readonly leftRanges: Uint32Array<ArrayBuffer>;
  /** In the order of the text, at most `REMARKS`. */
  readonly remarks: readonly Remark[];
  /** Remarks beyond those. */
  readonly moreRemarks: number;
  /** UTF-16 offset of the first surrogate without its other half; it became U+FFFD. */
  readonly loneSurrogateAt?: number;
}

export const REMARKS = 100;
/** As much of a reference is told: numbers may have any number of zeros in front. */
const REFERENCE_SHOWN = 40;

/** An ampersand that begins something meant as a reference. In XML names may have letters of any script. */
const MEANT = {
  html: /&(?:[A-Za-z0-9]+;|#[xX]?;?)/y,
  attribute: /&(?:[A-Za-z0-9]+;|#[xX]?;?)/y,
  xml: /&(?:[\p{ID_Start}_:][\p{ID_Continue}.:\u00B7-]*;|#(?:[0-9]+|[xX][0-9A-Fa-f]*)?;?)/uy,
};

/** Reads the references in a text, once. It never fails: what is none stays as it stands. */
export function unescapeText(text: string, rules: Rules, progress: (done: number, total: number) => void): Unescaped {
  const loneSurrogateAt = findLoneSurrogate(text);
  const source = loneSurrogateAt < 0 ? text : replaceLoneSurrogates(text);
  const read = createReader(rules);
  const readLegacy = rules === 'attribute' ? createReader('html') : undefined;
  const remarks = new Remarks();
  const parts: string[] = [];
  const leftRanges: number[] = [];
  let count = 0;
  let done = 0;
  let length = 0;
  const add = (part: string) => {
    parts.push(part);
    length += part.length;
  };
  for (let at = source.indexOf('&'); at >= 0; at = source.indexOf('&', at)) {
    const reference = read(source, at);
    if (reference) {
      count++;
      add(source.slice(done, at));
      add(reference.value);
      done = at + reference.length;
      const kind = kindOf(reference, rules);
      if (kind) remarks.add(kind, source.slice(at, done), reference.value, at);
      at = done;
    } else {
      const meant = meantAt(source, at, MEANT[rules]) || source.slice(at, at + (readLegacy?.(source, at)?.length ?? 0));
      if (meant) {
        const start = length + at - done;
        leftRanges.push(start, start + meant.length);
        remarks.add('left', meant, meant, at);
      }
      at += Math.max(1, meant.length);
    }
    progress(at, source.length);
  }
  add(source.slice(done));
  return {
    text: parts.join(''),
    count,
    leftCount: leftRanges.length / 2,
    leftRanges: Uint32Array.from(leftRanges),
    ...remarks.finish(source),
    ...(loneSurrogateAt >= 0 && { loneSurrogateAt }),
  };
}

function kindOf({ number, value, hasSemicolon }: Reference, rules: Rules): RemarkKind | undefined {
  if (number !== undefined && value === '\uFFFD' && number !== 0xfffd) return 'no-character';
  if (rules !== 'xml' && number !== undefined && number >= 0x80 && number <= 0x9f && value.codePointAt(0) !== number) {
    return 'windows-1252';
  }
  return hasSemicolon ? undefined : 'no-semicolon';
}

function meantAt(source: string, at: number, pattern: RegExp): string {
  pattern.lastIndex = at;
  return pattern.exec(source)?.[0] ?? '';
}

class Remarks {
  private readonly found = new Map<string, Omit<Remark, 'line' | 'column'>>();
  private more = 0;

  add(kind: RemarkKind, reference: string, value: string, at: number): void {
    const shown = reference.length > REFERENCE_SHOWN ? `${reference.slice(0, REFERENCE_SHOWN)}…` : reference;
    const key = `${kind} ${shown}`;
    const former = this.found.get(key);
    if (former) this.found.set(key, { ...former, count: former.count + 1 });
    else if (this.found.size < REMARKS) {
      this.found.set(key, { kind, reference: shown, value: kind === 'left' ? shown : value, at, count: 1 });
    } else this.more++;
  }

  finish(source: string): Pick<Unescaped, 'remarks' | 'moreRemarks'> {
    const found = [...this.found.values()];
    const positions = positionsOf(
      source,
      found.map(({ at }) => at),
    );
    const remarks = found.map((remark, index) => ({ ...remark, ...(positions[index] ?? { line: 1, column: 1 }) }));
    return { remarks, moreRemarks: this.more };
  }
}
