import type { MathJsInstance, MathNode } from 'mathjs';
import type { Job } from '../../operations/define';
import { type Engine, mathEngine, REFUSED, UNAVAILABLE } from './engine/engine';
import { fromBinary, settled } from './engine/exact-numbers';
import { firstNames } from './engine/first-names';
import { withPercentSums, withPowerRemainders } from './engine/rewrite-tree';
import { TRIGONOMETRY } from './engine/trigonometry';
import type { Value } from './engine/value';
import { faultOf } from './errors';
import { type LineFault, placeOf } from './faults';
import { assignedNames, functionAsValue, infinityNote, lacksInverse, namesIn, unevenRows } from './line-tree';
import type { SheetOptions } from './options';
import { rewrite, type Rewritten } from './rewrite';
import { EMPTY, type LineName, type LineResult, type LineValue, type SheetSettings } from './sheet-result';
import { inBaseUnits } from './units';
import { writeBases, writeFraction } from './write-number';
import { type ValueStyle, writeValue } from './write-value';

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

/** Makes the engine ready, which takes a moment that is no part of a sheet's time. */
export function prepareEngine(): void {
  mathEngine().math.evaluate('sin(1) + 1');
}
