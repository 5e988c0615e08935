/** What can be said of JSON or JSON5 without reading its values. */
export interface JsonShape {
  readonly kind: 'object' | 'array';
  /** Several values, one after the other on lines of their own. */
  readonly isLines: boolean;
  /** A list of maps, or lines that are maps. */
  readonly isTable: boolean;
  /** The keys of the outermost map, at most a hundred. */
  readonly keys: readonly string[];
  /** Keys of a map in a list in the outermost map, `results[].times` as `results/times`; at most a hundred. */
  readonly innerKeys: readonly string[];
}

const MOST_KEYS = 100;
const SPACE = /(?:\s|\/\/[^\n]*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/)*/y;
const WORD =
  /(?:true|false|null|undefined|NaN|[+-]?Infinity|[+-]?(?:0[xX][\da-fA-F]+|(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?))(?![\w$])/y;
const BARE_KEY = /[\p{L}_$][\p{L}\p{N}_$]*/uy;

/** A walk over the tokens with the open brackets on a list of its own, so that depth costs nothing. */
class Scanner {
  at = 0;
  readonly open: string[] = [];
  readonly keys: string[] = [];
  readonly innerKeys: string[] = [];
  /** Whether each value of the outermost list was a map. */
  holdsMapsOnly = true;
  #outerKey = '';

  constructor(readonly text: string) {}

  get isAtEnd(): boolean {
    return this.at >= this.text.length;
  }

  match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text)?.[0];
    if (found !== undefined) this.at += found.length;
    return found;
  }

  /** Past a string; false where it is not closed. */
  string(): boolean {
    const quote = this.text[this.at];
    for (let place = this.at + 1; place < this.text.length; place++) {
      const unit = this.text[place];
      if (unit === '\\') place++;
      else if (unit === quote) {
        this.at = place + 1;
        return true;
      }
    }
    this.at = this.text.length;
    return false;
  }

  noteKey(key: string): void {
    if (this.open.length === 1 && this.open[0] === '{') {
      this.#outerKey = key;
      if (this.keys.length < MOST_KEYS) this.keys.push(key);
    }
    const isInner = this.open.length === 3 && this.open.join('') === '{[{';
    if (isInner && this.innerKeys.length < MOST_KEYS) this.innerKeys.push(`${this.#outerKey}/${key}`);
  }

  noteValue(first: string): void {
    if (this.open.length === 1 && this.open[0] === '[' && first !== '{') this.holdsMapsOnly = false;
  }
}

type Outcome = 'whole' | 'cut' | 'bad';

/** One value from the place of the scanner on; `cut` where the text ends within it. */
function scanValue(scanner: Scanner): Outcome {
  let wants: 'value' | 'key' | 'after' = 'value';
  for (;;) {
    scanner.match(SPACE);
    if (scanner.isAtEnd) return wants === 'after' && scanner.open.length === 0 ? 'whole' : 'cut';
    const unit = scanner.text[scanner.at] ?? '';
    if (wants === 'after') {
      if (unit === ',') {
        scanner.at++;
        wants = scanner.open.at(-1) === '{' ? 'key' : 'value';
        continue;
      }
      if (!close(scanner, unit)) return 'bad';
    } else if (unit === '}' || unit === ']') {
      // Nothing in it yet, or a comma too many.
      if (!close(scanner, unit)) return 'bad';
      wants = 'after';
    } else if (wants === 'key') {
      const outcome = scanKey(scanner);
      if (outcome !== 'whole') return outcome;
      wants = 'value';
    } else {
      scanner.noteValue(unit);
      if (unit === '{' || unit === '[') {
        scanner.open.push(unit);
        scanner.at++;
        wants = unit === '{' ? 'key' : 'value';
        continue;
      }
      if (unit === '"' || unit === "'") {
        if (!scanner.string()) return 'cut';
      } else if (scanner.match(WORD) === undefined) {
        return scanner.text.length - scanner.at < 10 ? 'cut' : 'bad';
      }
      wants = 'after';
    }
    if (scanner.open.length === 0) return 'whole';
  }
}

function close(scanner: Scanner, unit: string): boolean {
  if (unit !== (scanner.open.at(-1) === '{' ? '}' : ']')) return false;
  scanner.open.pop();
  scanner.at++;
  return true;
}

function scanKey(scanner: Scanner): Outcome {
  const from = scanner.at;
  const unit = scanner.text[from];
  if (unit === '"' || unit === "'") {
    if (!scanner.string()) return 'cut';
    scanner.noteKey(scanner.text.slice(from + 1, scanner.at - 1));
  } else {
    const key = scanner.match(BARE_KEY);
    if (key === undefined) return 'bad';
    scanner.noteKey(key);
  }
  scanner.match(SPACE);
  if (scanner.isAtEnd) return 'cut';
  if (scanner.text[scanner.at] !== ':') return 'bad';
  scanner.at++;
  return 'whole';
}

/**
 * The shape of a text that scans to its end as a map or a list of JSON or JSON5, or as several on lines of their own. Where the text is
 * not whole it may end anywhere, so long as there was a key or a comma before.
 */
export function jsonShape(text: string, isWhole: boolean): JsonShape | undefined {
  const scanner = new Scanner(text);
  scanner.match(SPACE);
  const first = text[scanner.at];
  if (first !== '{' && first !== '[') return undefined;
  const outcome = scanValue(scanner);
  if (outcome === 'bad' || (outcome === 'cut' && isWhole)) return undefined;

  const { holdsMapsOnly } = scanner;
  const lines = outcome === 'whole' ? countFurther(scanner, isWhole) : 0;
  if (lines === undefined) return undefined;
  const isEmptyList = first === '[' && /^\[\s*\]/.test(text.trimStart());
  return {
    kind: first === '{' ? 'object' : 'array',
    isLines: lines > 0,
    isTable: first === '{' ? lines > 0 : holdsMapsOnly && !isEmptyList,
    keys: scanner.keys,
    innerKeys: scanner.innerKeys,
  };
}

/** How many further maps or lists follow, each beginning on a line of its own; undefined when something else does. */
function countFurther(scanner: Scanner, isWhole: boolean): number | undefined {
  for (let count = 0; ; count++) {
    const gap = scanner.match(SPACE) ?? '';
    if (scanner.isAtEnd) return count;
    if (!gap.includes('\n') || !'{['.includes(scanner.text[scanner.at] ?? '')) return undefined;
    const outcome = scanValue(scanner);
    if (outcome === 'bad') return undefined;
    if (outcome === 'cut') return isWhole ? undefined : count + 1;
  }
}
