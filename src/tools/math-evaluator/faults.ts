/** A place in a line: the offset in UTF-16 units, and the column as people count, in characters from 1. */
export interface Place {
  readonly at: number;
  readonly column: number;
}

/** Why a line has no result. */
export type LineFault =
  | (Place & { readonly code: 'unexpected-end' | 'value-expected' | 'bad-target' | 'syntax' })
  | (Place & { readonly code: 'unexpected' | 'missing'; readonly sign: string })
  /** A comma between digits where no argument can stand; `suggestion` is the number with a dot. */
  | (Place & { readonly code: 'decimal-comma'; readonly suggestion: string })
  | (Partial<Place> & { readonly code: 'not-defined' | 'not-a-function'; readonly name: string })
  /** `refused`: would change the calculator itself or read code from a text. `unavailable`: left out of this build. */
  | (Place & { readonly code: 'refused' | 'unavailable'; readonly name: string })
  /** A row of a matrix has another length than the first. */
  | { readonly code: 'uneven-rows'; readonly expected: number; readonly found: number }
  /** A text that a function reads as an expression is none. */
  | { readonly code: 'inner-syntax' }
  /** The remainder of a number of more digits than are kept. */
  | { readonly code: 'not-exact'; readonly digits: number }
  | { readonly code: 'units' | 'dimensions' | 'index' | 'not-invertible' | 'memory' }
  | { readonly code: 'wrong-type'; readonly name: string; readonly argument: number }
  | { readonly code: 'too-few-arguments' | 'too-many-arguments'; readonly name: string }
  | { readonly code: 'too-slow'; readonly seconds: number }
  /** A function without its parentheses, where a value must stand. */
  | (Partial<Place> & { readonly code: 'function-as-value'; readonly name: string })
  /** The operator has no meaning for such values. */
  | { readonly code: 'operands'; readonly sign: string }
  | { readonly code: 'no-number'; readonly text: string }
  /** `name`: the function, if it is known which, that has no value for what it was given. */
  | { readonly code: 'cannot-compute'; readonly name?: string };

/** The place of an offset in a line. */
export function placeOf(line: string, at: number): Place {
  return { at, column: [...line.slice(0, at)].length + 1 };
}
