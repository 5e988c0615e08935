import type { BigNumber, MathJsInstance } from 'mathjs';
import { fromBinary, fromFraction, isNearlyZero, settled } from './engine/exact-numbers';
import type { Value } from './engine/value';
import { writeNumber, type NumberStyle } from './write-number';

/** The most elements of matrices and objects that are written. */
const MAX_ELEMENTS = 2000;
/** Complex numbers are made of binary ones, whose last digit is noise. */
const DOUBLE_DIGITS = 16;
/** A part of a complex number that is this small beside the other is what is left of rounding. */
const PART_NOISE = 1e-14;

export interface ValueStyle extends NumberStyle {
  /** The line has angles in it: what is nearly zero is zero. */
  readonly snaps: boolean;
}

/** Writes what an expression gave, the way it would be typed where there is one. */
export function writeValue(
  math: MathJsInstance,
  value: Value,
  style: ValueStyle,
): { readonly text: string; readonly isCut: boolean } {
  let left = MAX_ELEMENTS;
  const separator = style.decimalSign === 'dot' ? ', ' : '; ';

  const number = (big: BigNumber) =>
    writeNumber(style.snaps && isNearlyZero(big) ? math.bignumber(0) : settled(big), style);
  const list = (items: readonly Value[]): string => {
    const written: string[] = [];
    for (const item of items) {
      if (!Array.isArray(item)) left -= 1;
      if (left < 0) {
        written.push('…');
        break;
      }
      written.push(write(item, true));
    }
    return `[${written.join(separator)}]`;
  };
  const object = (entries: object): string => {
    const written = Object.entries(entries).map(([key, item]: [string, Value]) => `${key}: ${write(item, true)}`);
    return `{${written.join(separator)}}`;
  };

  function write(item: Value, isInner = false): string {
    if (math.isBigNumber(item)) return number(item);
    if (typeof item === 'number') return number(fromBinary(math, item));
    if (typeof item === 'bigint') return number(math.bignumber(item.toString()));
    if (math.isFraction(item)) return number(fromFraction(math, item));
    if (typeof item === 'string') return isInner ? JSON.stringify(item) : item;
    if (math.isComplex(item)) return complexText(item, (part) => number(math.bignumber(String(part))));
    if (math.isUnit(item)) return math.format(item, (part: Value) => write(part));
    if (math.isMatrix(item)) return list(elementsOf(math, item));
    if (Array.isArray(item)) return list(item);
    if (math.isResultSet(item)) return write(item.entries.at(-1));
    if (math.isNode(item))
      return item.toString({
        handler: (node: Value) => (math.isConstantNode(node) ? write(node.value, true) : undefined),
      });
    if (typeof item === 'function') return functionText(item);
    if (typeof item === 'object' && item !== null) return object(item);
    return String(item);
  }

  const text = write(value);
  return { text, isCut: left < 0 };

  function complexText({ re, im }: { re: number; im: number }, part: (value: number) => string): string {
    const real = Math.abs(re) < PART_NOISE * Math.abs(im) ? 0 : re;
    const imaginary = Math.abs(im) < PART_NOISE * Math.abs(re) ? 0 : im;
    const short = (of: number) => Number(of.toPrecision(DOUBLE_DIGITS));
    if (imaginary === 0) return part(short(real));
    const size = Math.abs(short(imaginary));
    const i = size === 1 ? 'i' : `${part(size)}i`;
    if (real === 0) return imaginary < 0 ? `-${i}` : i;
    return `${part(short(real))} ${imaginary < 0 ? '-' : '+'} ${i}`;
  }
}

/** A huge sparse matrix is shown by its size: its elements are mostly zeros. */
function elementsOf(math: MathJsInstance, matrix: { size(): number[]; valueOf(): unknown }): readonly Value[] {
  const count = matrix.size().reduce((product, length) => product * length, 1);
  const isHuge = count > 1_000_000 && math.typeOf(matrix) === 'SparseMatrix';
  const elements = isHuge ? [] : matrix.valueOf();
  return Array.isArray(elements) ? (elements as readonly Value[]) : [];
}

function functionText(value: object): string {
  const syntax: unknown = Reflect.get(value, 'syntax');
  const name: unknown = Reflect.get(value, 'name');
  return typeof syntax === 'string' ? syntax : String(name);
}
