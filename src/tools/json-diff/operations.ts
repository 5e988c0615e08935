import * as v from 'valibot';
import type { JsonFault } from '../../lib/json/json-fault';
import type { JsonIndex } from '../../lib/json/json-index';
import { printJson } from '../../lib/json/print-json';
import { readJson } from '../../lib/json/read-json';
import { err, ok, type Result } from '../../lib/result';
import type { TextComparison } from '../../lib/diff/comparison';
import { defaultOptions } from '../../operations/complete-options';
import { defineOperation, text } from '../../operations/define';
import { changesCsv } from './change-rows';
import { packComparison, type Comparison, type Waiting } from '../../lib/json-diff/comparison';
import { compareTexts, isBlank, type ComparedTexts, type DiffFault } from '../../lib/json-diff/compare-texts';
import { readSide } from '../../lib/json-diff/read-side';
import { writePatch } from '../../lib/json-diff/write-patch';

/** How the documents are compared; remembered, as everything that is chosen here. */
const compareEntries = {
  arrays: v.optional(v.picklist(['aligned', 'index', 'key', 'unordered']), 'aligned'),
  /** The member that tells objects in arrays apart when `arrays` is `key`. */
  keyField: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), 'id'),
  numbers: v.optional(v.picklist(['value', 'written']), 'value'),
  /** JSON Pointers, one per line, with `*` for any one step. */
  ignore: v.optional(v.pipe(v.string(), v.metadata({ linked: 'parameter' })), ''),
};

export const compareOptions = v.object(compareEntries);

export const viewOptions = v.object({
  ...compareEntries,
  onlyDifferences: v.optional(v.boolean(), false),
  /** In the text view: keys in alphabetical order, so that their order makes no difference. */
  sortKeys: v.optional(v.boolean(), true),
});

type Options = v.InferOutput<typeof compareOptions>;
type Progress = (done: number, total: number) => void;

function compared(left: string, right: string, options: Options, progress: Progress) {
  const { arrays, keyField, ignore, numbers } = options;
  return compareTexts(left, right, { arrays, keyField, ignore, numbersByValue: numbers === 'value' }, progress);
}

/** What is nested deeply is indented with the square of its length: of 20,000 characters tens of megabytes are made. */
const INLINE_LIMIT = 4000;

/** What does not fit into a text of the engine. */
export interface ResultTooLarge {
  readonly code: 'result-too-large';
}

/** A text made of two documents that were compared; empty while one of them is. */
function textOf(
  result: Result<ComparedTexts | undefined, DiffFault>,
  write: (comparison: ComparedTexts) => string,
): Result<string, DiffFault | ResultTooLarge> {
  if (!result.ok) return result;
  if (!result.value) return ok('');
  try {
    return ok(write(result.value));
  } catch (error) {
    // How engines say that a string would be longer than they allow.
    if (error instanceof RangeError) return err({ code: 'result-too-large' });
    throw error;
  }
}

/** What makes the right document of the left one, an operation a line: what is handed on of a comparison. */
function jsonPatch(left: string, right: string, options: Options): string | undefined {
  const made = textOf(
    compared(left, right, options, () => undefined),
    ({ tree, leftSide, rightSide }) => writePatch(tree, leftSide, rightSide, 'lines').text,
  );
  return made.ok ? made.value : undefined;
}

const counts =
  (added: number, removed: number, changed: number, moved = 0) =>
  (value: Comparison | Waiting): boolean =>
    value.state === 'compared' &&
    value.changeCounts.added === added &&
    value.changeCounts.removed === removed &&
    value.changeCounts.changed === changed &&
    value.changeCounts.moved === moved;

/** Compares two JSON documents by structure; the report is an index of both, for the page. */
export const diff = defineOperation({
  id: 'diff',
  inputs: { left: text(), right: text() },
  output: 'report',
  options: compareOptions,
  examples: [
    { inputs: { left: '{"foo":"bar"}', right: '{   "foo":  "bar" }  ' }, check: counts(0, 0, 0) },
    { inputs: { left: '{"foo":"bar"}', right: '{"foo":"buz","baz":"qux"}' }, check: counts(1, 0, 1) },
    {
      inputs: { left: '{"a":1,"b":1e2}', right: '{"b":100,"a":1.0}' },
      options: { numbers: 'written' },
      check: counts(0, 0, 2),
    },
    { inputs: { left: '', right: '{}' }, check: ({ state }) => state === 'waiting' },
    { inputs: { left: '{"a":tru}', right: '{}' }, fault: 'cannot-read' },
  ],
  run: ({ left, right }, options, job): Result<Comparison | Waiting, DiffFault> => {
    const result = compared(left, right, options, job.progress);
    if (!result.ok) return result;
    return ok(result.value ? packComparison(result.value) : { state: 'waiting' });
  },
  passed: (_comparison, { left, right }, options) => jsonPatch(left, right, options),
});

const patchOptions = v.object({
  ...compareEntries,
  /** All on one line, or one operation per line. */
  layout: v.optional(v.picklist(['compact', 'lines']), 'compact'),
});

/** The JSON Patch (RFC 6902) that makes the left document the right one. */
export const patch = defineOperation({
  id: 'patch',
  inputs: { left: text(), right: text() },
  output: 'text',
  options: patchOptions,
  examples: [
    { inputs: { left: '{"foo":"bar"}', right: '{   "foo":  "bar" }  ' }, output: '[]' },
    {
      inputs: { left: '{"foo":"bar"}', right: '{"foo":"buz","baz":"qux"}' },
      output: '[{"op":"replace","path":"/foo","value":"buz"},{"op":"add","path":"/baz","value":"qux"}]',
    },
    {
      inputs: { left: '[{"a":["1"]}]', right: '[{"b":["2"]},{"a":["1"]}]' },
      output: '[{"op":"add","path":"/0","value":{"b":["2"]}}]',
    },
    {
      inputs: { left: '[1,2,3,4]', right: '[1,2,4]' },
      options: { arrays: 'index' },
      output: '[{"op":"replace","path":"/2","value":4},{"op":"remove","path":"/3"}]',
    },
    {
      inputs: { left: '[{"id":1},{"id":2}]', right: '[{"id":2},{"id":1,"n":0}]' },
      options: { arrays: 'key' },
      output: '[{"op":"move","from":"/0","path":"/1"},{"op":"add","path":"/1/n","value":0}]',
    },
    { inputs: { left: '[1,2,3]', right: '[3,1,2]' }, options: { arrays: 'unordered' }, output: '[]' },
    { inputs: { left: '{"a":1,}', right: '[' }, fault: 'cannot-read' },
  ],
  run: ({ left, right }, { layout, ...options }, job) =>
    textOf(
      compared(left, right, options, job.progress),
      ({ tree, leftSide, rightSide }) => writePatch(tree, leftSide, rightSide, layout).text,
    ),
});

/** What changed between two JSON documents, by structure, as a CSV file: path, old value, new value, kind of change. */
export const changes = defineOperation({
  id: 'changes',
  inputs: { left: text(), right: text() },
  output: 'text',
  options: compareOptions,
  examples: [
    {
      inputs: { left: '{"foo":"bar"}', right: '{"foo":"buz","baz":null}' },
      output: 'path,old,new,change\r\n/foo,"""bar""","""buz""",changed\r\n/baz,,null,added\r\n',
    },
  ],
  run: ({ left, right }, options, job) => textOf(compared(left, right, options, job.progress), changesCsv),
});

/** Prints a JSON text anew, two blanks per level and with its comments, for the page; nothing else changes. */
export const format = defineOperation({
  id: 'format',
  inputs: { text: text() },
  output: 'text',
  options: v.object({}),
  inlineLimit: INLINE_LIMIT,
  examples: [
    { inputs: { text: '{"a":[1.0,{}]}' }, output: '{\n  "a": [\n    1.0,\n    {}\n  ]\n}' },
    { inputs: { text: '{"a":tru}' }, fault: 'unknown-word' },
  ],
  run: ({ text: source }): Result<string, JsonFault | ResultTooLarge> => {
    const read = readJson(source);
    if (!read.ok) return read;
    try {
      return ok(printJson(read.value, { indent: read.value.roots > 1 ? 0 : 2, keepComments: true }).text);
    } catch (error) {
      // How engines say that a string would be longer than they allow.
      if (error instanceof RangeError) return err({ code: 'result-too-large' });
      throw error;
    }
  },
});

const printOptions = v.object({
  /** Keys in the order of their code units, so that their order makes no difference. */
  sortKeys: v.optional(v.boolean(), true),
});

/** Prints both documents, two blanks per level, and compares them line by line, for the page. Undefined while one side is empty. */
export const compareText = defineOperation({
  id: 'compareText',
  inputs: { left: text(), right: text() },
  output: 'report',
  options: printOptions,
  inlineLimit: INLINE_LIMIT,
  examples: [
    {
      inputs: { left: '{"b":1,"a":2}', right: '{"a":2,"b":1}' },
      check: (value: TextComparison | undefined) => value?.likeness === 'identical',
    },
    {
      inputs: { left: '{"b":1,"a":2}', right: '{"a":2,"b":1}' },
      options: { sortKeys: false },
      check: (value: TextComparison | undefined) => value?.likeness === 'none',
    },
    { inputs: { left: '[', right: '{}' }, fault: 'cannot-read' },
  ],
  run: async (
    { left, right },
    { sortKeys },
    job,
  ): Promise<Result<TextComparison | undefined, DiffFault | ResultTooLarge>> => {
    const leftRead = isBlank(left) ? undefined : readSide(left);
    const rightRead = isBlank(right) ? undefined : readSide(right);
    const leftFault = leftRead?.ok === false ? leftRead.fault : undefined;
    const rightFault = rightRead?.ok === false ? rightRead.fault : undefined;
    if (leftFault || rightFault) return err({ code: 'cannot-read', left: leftFault, right: rightFault });
    if (!leftRead?.ok || !rightRead?.ok) return ok(undefined);
    const [comparer, ignoring] = await Promise.all([
      import('../../lib/diff/comparison'),
      import('../../lib/diff/line-diff'),
    ]);
    const print = (index: JsonIndex) => printJson(index, { sortKeys: sortKeys ? 'codeUnits' : 'source' }).text;
    try {
      return ok(
        comparer.compareTexts(
          print(leftRead.value.index),
          print(rightRead.value.index),
          ignoring.IGNORE_NOTHING,
          job.progress,
        ),
      );
    } catch (error) {
      // How engines say that a string would be longer than they allow.
      if (error instanceof RangeError) return err({ code: 'result-too-large' });
      throw error;
    }
  },
  passed: (_comparison, { left, right }) => jsonPatch(left, right, defaultOptions(compareOptions)),
});
