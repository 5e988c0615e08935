import type { MathJsInstance, MathNode } from 'mathjs';
import type { Job } from '../../operations/define';
import { firstNames, mathEngine, REFUSED, TRIGONOMETRY, UNAVAILABLE, withPercentSums, type Value } from './engine';
import { faultOf } from './errors';
import { placeOf, type LineFault } from './faults';
import type { SheetOptions } from './options';
import { rewrite, type Rewritten } from './rewrite';
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
  readonly note?: 'division-by-zero' | 'too-large' | 'cut';
}

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
  const math = mathEngine();
  // The engine begins anew only with another seed.
  math.config({ randomSeed: null });
  math.config({ randomSeed: job.random(16).join('.') });
  const evaluator = createEvaluator(math, settings);
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
function createEvaluator(math: MathJsInstance, settings: SheetSettings): (line: string) => LineResult {
  const scope = firstNames(math, settings.angle);
  // Names whose values come from angles: what is nearly zero there is zero in the lines that use them, too.
  const snapping = new Set<string>(TRIGONOMETRY);

  return (line) => {
    const rewritten = rewrite(line);
    if (!rewritten.ok) return { kind: 'fault', fault: rewritten.fault };
    if (rewritten.value.text === '') return EMPTY;
    const former = new Map(scope);
    try {
      const root = math.parse(rewritten.value.text);
      const names = namesIn(math, root);
      const refused = names.find((name) => REFUSED.has(name) || UNAVAILABLE.has(name));
      if (refused !== undefined) return { kind: 'fault', fault: refusal(refused, line, rewritten.value) };
      const snaps = names.some((name) => snapping.has(name));
      const value: Value = withPercentSums(math, root).compile().evaluate(scope);
      const last: Value = math.isResultSet(value) ? value.entries.at(-1) : value;
      if (lacksInverse(math, root, last, new Map(scope))) throw new Error('Cannot calculate inverse');
      const result = resultOf(math, last, { ...settings, snaps }, () => infinityNote(math, root, new Map(scope)));
      for (const name of assignedNames(math, root))
        if (snaps) snapping.add(name);
        else snapping.delete(name);
      if (last !== undefined && typeof last !== 'function') {
        scope.set('ans', last);
        if (snaps) snapping.add('ans');
        else snapping.delete('ans');
      }
      return result;
    } catch (error) {
      scope.clear();
      for (const [name, value] of former) scope.set(name, value);
      return { kind: 'fault', fault: faultOf(error, line, rewritten.value) };
    }
  };
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
    ? value
    : typeof value === 'number'
      ? math.bignumber(String(value))
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
  mathEngine().evaluate('sin(1) + 1');
}
