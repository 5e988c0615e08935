import type { MathJsInstance, MathNode } from 'mathjs';
import type { Locale } from '../../i18n/locale';
import type { Job } from '../../operations/define';
import {
  firstNames,
  fromBinary,
  mathEngine,
  REFUSED,
  settled,
  TRIGONOMETRY,
  UNAVAILABLE,
  withPercentSums,
  withPowerRemainders,
  type Engine,
  type Value,
} from './engine';
import { faultOf, type ParsedLine } from './errors';
import { placeOf, type LineFault } from './faults';
import type { SheetOptions } from './options';
import { rewrite, type Rewritten } from './rewrite';
import { inBaseUnits } from './units';
import { writeBases, writeFraction } from './write-number';
import { writeValue, type ValueStyle } from './write-value';

export interface LineValue {
  readonly kind: 'value';
  /** As it is shown and copied. */
  readonly text: string;
  /** As the sheet reads it back, whatever the display. */
  readonly plain: string;
  readonly bases?: { readonly hex: string; readonly octal: string; readonly binary: string };
  readonly fraction?: string;
  readonly note?: 'division-by-zero' | 'too-large' | 'cut' | 'thousands';
  readonly about?: LineName;
}

/** What a name is that stands alone and has no value of its own. */
export type LineName =
  | { readonly of: 'function'; readonly name: string }
  /** `text` is one of it in base units, where these are others. */
  | { readonly of: 'unit'; readonly name: string; readonly text?: string };

/** What stands at the end of a line. `undefined`: the expression has no value, as 0/0. */
export type LineResult =
  | { readonly kind: 'empty' }
  | { readonly kind: 'undefined' }
  | LineValue
  | { readonly kind: 'fault'; readonly fault: LineFault };

/** A line that took too long or too much memory in a former run, and is left out of this one. */
export interface Stopped {
  readonly line: number;
  readonly reason: 'too-slow' | 'memory';
}

export interface SheetSettings extends SheetOptions {
  readonly stopped: readonly Stopped[];
  /** What a stopped line is said to have taken longer than, in milliseconds. */
  readonly timeLimit: number;
  /** Of the page: whether `1,000` is a thousand. English unless told. */
  readonly language?: Locale;
}

const EMPTY: LineResult = { kind: 'empty' };

/** Splits a sheet into its lines, whatever ends them. */
export function sheetLines(sheet: string): string[] {
  return sheet.split(/\r\n?|\n/);
}

/**
 * Evaluates a sheet from top to bottom; the lines share their variables, and `ans` is the last result. A line that fails leaves nothing
 * behind. `job.step` tells the line that begins, `job.random` seeds the random functions.
 */
export function evaluateSheet(sheet: string, settings: SheetSettings, job: Pick<Job, 'step' | 'random'>): LineResult[] {
  const engine = mathEngine();
  const { math } = engine;
  // The engine begins anew only with another seed.
  math.config({ randomSeed: null });
  math.config({ randomSeed: job.random(16).join('.') });
  const evaluator = createEvaluator(engine, settings);
  const stopped = new Map(settings.stopped.map(({ line, reason }) => [line, reason]));
  return sheetLines(sheet).map((line, index): LineResult => {
    const reason = stopped.get(index);
    if (reason === 'memory') return { kind: 'fault', fault: { code: 'memory' } };
    if (reason === 'too-slow')
      return { kind: 'fault', fault: { code: 'too-slow', seconds: settings.timeLimit / 1000 } };
    job.step(index);
    return evaluator(line);
  });
}

/** Evaluates lines one after the other, with what the lines before have defined. */
function createEvaluator({ math, forgetUnits }: Engine, settings: SheetSettings): (line: string) => LineResult {
  const scope = firstNames(math, settings.angle);
  // Names whose values come from angles: what is nearly zero there is zero in the lines that use them, too.
  const snapping = new Set<string>(TRIGONOMETRY);
  const own = new Set<string>();

  return (line) => {
    const names = new Set([...own, ...parametersOf(line)]);
    const rewritten = rewrite(line, { language: settings.language ?? 'en', own: names });
    if (!rewritten.ok) return { kind: 'fault', fault: rewritten.fault };
    if (rewritten.value.text === '') return EMPTY;
    forgetUnits();
    const former = new Map(scope);
    let root: MathNode | undefined;
    try {
      root = math.parse(rewritten.value.text);
      return evaluateLine(root, rewritten.value, line);
    } catch (error) {
      scope.clear();
      for (const [name, value] of former) scope.set(name, value);
      const parsed = root && {
        functionAsValue: functionAsValue(math, root, scope),
        unevenRows: unevenRows(math, root),
      };
      return { kind: 'fault', fault: faultOf(error, line, rewritten.value, parsed) };
    }
  };

  function evaluateLine(root: MathNode, rewritten: Rewritten, line: string): LineResult {
    const names = namesIn(math, root);
    const refused = names.find((name) => REFUSED.has(name) || UNAVAILABLE.has(name));
    if (refused !== undefined) return { kind: 'fault', fault: refusal(refused, line, rewritten) };
    const snaps = names.some((name) => snapping.has(name));
    const value: Value = withPowerRemainders(math, withPercentSums(math, root)).compile().evaluate(scope);
    const last: Value = math.isResultSet(value) ? value.entries.at(-1) : value;
    if (lacksInverse(math, root, last, new Map(scope))) throw new Error('Cannot calculate inverse');
    const style = { ...settings, snaps };
    const found = resultOf(math, last, style, () => infinityNote(math, root, new Map(scope)));
    const about = namedBy(math, root, last, own, style);
    const result = withNotes(found, about, rewritten);
    for (const name of assignedNames(math, root)) {
      own.add(name);
      if (snaps) snapping.add(name);
      else snapping.delete(name);
    }
    if (last !== undefined && typeof last !== 'function' && !about) {
      scope.set('ans', last);
      if (snaps) snapping.add('ans');
      else snapping.delete('ans');
    }
    return result;
  }
}

/** The names of the parameters where a line defines a function: within it they are no units. */
function parametersOf(line: string): string[] {
  const [, names = ''] = /^[^()=]*\(([^()=]*)\)\s*=(?!=)/.exec(line) ?? [];
  return names.split(',').map((name) => name.trim());
}

function withNotes(result: LineResult, about: LineName | undefined, { hasThousands }: Rewritten): LineResult {
  if (result.kind !== 'value') return result;
  if (about) return { ...result, text: about.name, plain: about.name, about };
  return hasThousands && !result.note ? { ...result, note: 'thousands' } : result;
}

/** What a name is that is all of a line. What the sheet has defined is its value. */
function namedBy(
  math: MathJsInstance,
  root: MathNode,
  value: Value,
  own: ReadonlySet<string>,
  style: ValueStyle,
): LineName | undefined {
  if (!math.isSymbolNode(root) || own.has(root.name)) return undefined;
  const { name } = root;
  if (typeof value === 'function') return { of: 'function', name };
  if (!math.isUnit(value) || value.toJSON().value !== null) return undefined;
  const base = inBaseUnits(math.unit(math.bignumber(1), name));
  return { of: 'unit', name, ...(base && { text: writeValue(math, base, style).text }) };
}

/** A function that an operator was given in the place of a value, as in `5 max`. */
function functionAsValue(math: MathJsInstance, root: MathNode, scope: Map<string, Value>): string | undefined {
  let found: string | undefined;
  root.traverse((node) => {
    if (!math.isOperatorNode(node)) return;
    for (const item of node.args) {
      if (!math.isSymbolNode(item)) continue;
      const value: Value = scope.get(item.name) ?? Reflect.get(math, item.name);
      if (typeof value === 'function') found ??= item.name;
    }
  });
  return found;
}

/** Rows of different lengths in a matrix that is written as a list of lists. */
function unevenRows(math: MathJsInstance, root: MathNode): ParsedLine['unevenRows'] {
  let found: ParsedLine['unevenRows'];
  root.traverse((node) => {
    if (found || !math.isArrayNode(node)) return;
    const lengths = node.items.map((row) => (math.isArrayNode(row) ? row.items.length : undefined));
    const [expected] = lengths;
    const other = lengths.find((length) => length !== expected);
    if (expected !== undefined && other !== undefined) found = { expected, found: other };
  });
  return found;
}

function namesIn(math: MathJsInstance, root: MathNode): string[] {
  const names: string[] = [];
  root.traverse((node) => {
    if (math.isSymbolNode(node)) names.push(node.name);
    else if (math.isFunctionAssignmentNode(node)) names.push(node.name);
  });
  return names;
}

function assignedNames(math: MathJsInstance, root: MathNode): string[] {
  const names: string[] = [];
  root.traverse((node) => {
    if (math.isFunctionAssignmentNode(node)) names.push(node.name);
    else if (math.isAssignmentNode(node) && math.isSymbolNode(node.object)) names.push(node.object.name);
  });
  return names;
}

function refusal(name: string, line: string, { text, origins }: Rewritten): LineFault {
  const place = placeOf(line, origins[Math.max(0, text.indexOf(name))] ?? 0);
  return { code: REFUSED.has(name) ? 'refused' : 'unavailable', name, ...place };
}

function resultOf(
  math: MathJsInstance,
  value: Value,
  style: ValueStyle & SheetOptions,
  noteOf: () => LineValue['note'],
): LineResult {
  if (value === undefined) return EMPTY;
  const number = math.isBigNumber(value)
    ? settled(value)
    : typeof value === 'number'
      ? fromBinary(math, value)
      : undefined;
  if (number?.isNaN()) return { kind: 'undefined' };
  const { text, isCut } = writeValue(math, value, style);
  const plain = writeValue(math, value, { ...style, grouping: false, decimalSign: 'dot' }).text.replace(
    '∞',
    'Infinity',
  );
  if (number && !number.isFinite()) {
    const note = noteOf();
    return { kind: 'value', text, plain, ...(note && { note }) };
  }
  if (!number) return { kind: 'value', text, plain, ...(isCut && { note: 'cut' }) };
  const shown = text === '0' ? math.bignumber(0) : number;
  const [bases, fraction] = [writeBases(shown), writeFraction(shown)];
  return { kind: 'value', text, plain, ...(bases && { bases }), ...(fraction !== undefined && { fraction }) };
}

const GROWING = new Set(['^', '.^', '*', '.*', '!']);
const GROWING_NAMES = new Set(['exp', 'factorial', 'gamma', 'pow', 'multiply', 'prod', 'sinh', 'cosh']);

/** Why a line is infinite, when it is for one of the reasons that look like mistakes. */
function infinityNote(math: MathJsInstance, root: MathNode, scope: Map<string, Value>): LineValue['note'] {
  if (dividesByZero(math, root, scope)) return 'division-by-zero';
  const names = namesIn(math, root);
  const isInfinite = (value: Value) => math.isBigNumber(value) && !value.isFinite();
  if (names.includes('Infinity') || names.some((name) => isInfinite(scope.get(name)))) return undefined;
  const operators = root.filter((node) => math.isOperatorNode(node) && GROWING.has(node.op));
  return operators.length > 0 || names.some((name) => GROWING_NAMES.has(name)) ? 'too-large' : undefined;
}

/**
 * Whether a matrix was inverted that has no inverse. The engine compares with the binary zero there, which no decimal is, and goes on with
 * infinities.
 */
function lacksInverse(math: MathJsInstance, root: MathNode, value: Value, scope: Map<string, Value>): boolean {
  if (!math.isMatrix(value) || !hasInfinity(math, value)) return false;
  const inverts = (node: MathNode) =>
    (math.isOperatorNode(node) && (node.op === '^' || node.op === '/')) ||
    (math.isSymbolNode(node) && node.name === 'inv');
  return root.filter(inverts).length > 0 && infinityNote(math, root, scope) !== 'division-by-zero';
}

function hasInfinity(math: MathJsInstance, value: Value): boolean {
  if (math.isMatrix(value)) return hasInfinity(math, value.valueOf());
  if (Array.isArray(value)) return value.some((item) => hasInfinity(math, item));
  return math.isBigNumber(value) && !value.isFinite();
}

/** Whether a division of the line has zero below. It is worked out again, with names of its own. */
function dividesByZero(math: MathJsInstance, root: MathNode, names: Map<string, Value>): boolean {
  let found = false;
  root.traverse((node) => {
    if (found || !math.isOperatorNode(node) || node.op !== '/') return;
    try {
      const divisor: Value = node.args[1]?.compile().evaluate(names);
      found = math.isBigNumber(divisor) ? divisor.isZero() : divisor === 0;
    } catch {
      // A divisor that cannot be worked out alone, within a function for instance.
    }
  });
  return found;
}

/** Makes the engine ready, which takes a moment that is no part of a sheet's time. */
export function prepareEngine(): void {
  mathEngine().math.evaluate('sin(1) + 1');
}
