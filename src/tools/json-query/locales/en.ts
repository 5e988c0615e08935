import { documentWords } from '../../../i18n/documents/en';
import { indentNames } from '../../../i18n/indent/en';
import { jsonWords } from '../../../i18n/json/en';
import { jsonTreeWords } from '../../../i18n/json-tree/en';
import { numbersOf, type Words } from '../../../i18n/words';
import { yamlWords } from '../../../i18n/yaml/en';
import { shorten } from '../../../lib/shorten';
import type { DataFault, ExpressionReason, QueryFault, RunError } from '../faults';
import type { QueryNote } from '../report';
import type { words as zhCn } from './zh-cn';

const { count: number, plural } = numbersOf('en');

const q = (text: string) => `“${shorten(text)}”`;
const args = (n: number) => `${number(n)} ${plural(n, { one: 'argument', other: 'arguments' })}`;
const KINDS: Readonly<Record<string, string>> = {
  ValueType: 'a value',
  LogicalType: 'a condition',
  NodesType: 'nodes',
};

function ofData(fault: DataFault): string {
  if (fault.code === 'too-large' || fault.code === 'too-deep') return documentWords.fault(fault);
  switch (fault.format) {
    case 'json':
      return jsonWords.fault(fault);
    case 'yaml':
      return yamlWords.fault(fault);
    case 'csv':
      return fault.code === 'open-quote'
        ? 'CSV: the quote that opens here is never closed.'
        : 'CSV: behind a closing quote only a delimiter or a line break may stand.';
  }
}

function ofExpression(reason: ExpressionReason): string {
  switch (reason.code) {
    case 'expression-end':
      return reason.expected === undefined
        ? 'Unexpected end of the expression.'
        : `The expression ends where ${reason.expected} was expected.`;
    case 'expression-unexpected':
      return reason.expected === undefined
        ? `${q(reason.found)} was not expected here.`
        : `Expected ${reason.expected}, not ${q(reason.found)}.`;
    case 'unclosed-quote':
      return `The quote ${reason.quote} is never closed.`;
    case 'unclosed-statement':
      return `${reason.word} is not finished: its end is missing.`;
    case 'not-defined':
      return `${shorten(reason.name)} is not defined.`;
    case 'expression-too-long':
      return 'The expression is too long, or nested too deeply.';
    case 'no-modules':
      return 'There are no files here, so import and include have nothing to read.';
    case 'key-no-text':
      return `${shorten(reason.found)} cannot be a key: keys are strings.`;
    case 'jq-refuses':
      return `jq does not take this expression${reason.said === '' ? '' : `: ${shorten(reason.said, 200)}`}.`;
    case 'no-dollar':
      return 'A JSONPath must begin with $.';
    case 'blank-around':
      return 'A JSONPath has no blank before its $ or behind its end (RFC 9535).';
    case 'no-scripts':
      return 'There are no script expressions in RFC 9535: write [-1] for the last.';
    case 'no-regex-operator':
      return '=~ is not in RFC 9535: use match() or search().';
    case 'leading-zero':
      return 'An index has no zero in front, and there is no -0.';
    case 'trailing-comma':
      return 'A selector is missing behind the comma.';
    case 'empty-brackets':
      return 'A selector is missing between the brackets.';
    case 'bad-escape':
      return 'The string holds an escape or a character that is not allowed.';
    case 'bad-literal':
      return 'What stands between the backticks is not JSON.';
    case 'index-too-large':
      return 'The index is too large: at most 2⁵³ − 1 either way.';
    case 'bad-number':
      return 'This is not how a number is written.';
    case 'must-be-compared':
      return `${reason.what ?? 'This'} must be compared with something, as with ==.`;
    case 'not-comparable':
      return reason.what === undefined
        ? 'A path that may find several nodes cannot be compared.'
        : `What ${reason.what} gives cannot be compared.`;
    case 'argument-count':
      return `${reason.name}() takes ${args(reason.expected)}, not ${number(reason.given)}.`;
    case 'too-few-arguments':
      return `${reason.name}() takes at least ${args(reason.expected)}, not ${number(reason.given)}.`;
    case 'argument-kind':
      return `Argument ${number(reason.number)} of ${reason.name}() must be ${KINDS[reason.expected] ?? reason.expected}.`;
    case 'argument-type':
      return `Argument ${number(reason.number)} of ${reason.name}() must be ${reason.expected.join(' or ')}, not ${reason.given}.`;
    case 'step-zero':
      return 'The step of a slice cannot be 0.';
    case 'nested-too-deeply':
      return `Nested too deeply (limit: ${number(reason.limit)} levels).`;
  }
}

function fault(f: QueryFault): string {
  if ('format' in f) return ofData(f);
  switch (f.code) {
    case 'argument-name':
      return `${q(f.name)} is not name=value; a name has letters, digits and _.`;
    case 'argument-twice':
      return `The argument ${f.name} stands there twice.`;
    case 'argument-not-json':
      return `Behind := the argument ${f.name} must be JSON.`;
    case 'too-slow':
      return `Stopped after ${number(f.limit / 1000)} s: the expression may never end.`;
    case 'out-of-memory':
      return 'Stopped: jq ran out of memory, or nested too deeply.';
    case 'no-rows':
      return 'The results cannot be CSV: each must be an object, or each a list.';
    default:
      return ofExpression(f);
  }
}

function error(e: RunError): string {
  switch (e.code) {
    case 'cannot-index':
      return `Cannot index ${e.type} with ${e.key}.`;
    case 'cannot-iterate':
      return `Cannot iterate over ${e.value}.`;
    case 'cannot-combine':
      return `${e.first} and ${e.second} cannot be ${e.act}.`;
    case 'divided-by-zero':
      return `${e.first} cannot be divided by ${e.second}: the divisor is zero.`;
    case 'no-format':
      return `There is no format @${e.name}.`;
    case 'not-matched':
      return `${e.value} cannot be matched: it is not a string.`;
    case 'no-keys':
      return `${e.value} has no keys.`;
    case 'no-length':
      return `${e.value} has no length.`;
    case 'not-a-number':
      return `${e.value} cannot be read as a number.`;
    case 'not-base64':
      return `${e.value} is not valid Base64.`;
    case 'not-a-list':
      return `${e.value} is not a list.`;
    case 'not-in-row':
      return `${e.value} cannot stand in a row of CSV.`;
    case 'no-key':
      return `${e.value} cannot be a key: keys are strings.`;
    case 'not-json':
      return `${e.value} is not valid JSON.`;
    case 'no-path':
      return `${e.value} was computed and has no path.`;
    case 'no-such-date':
      return `${e.value} does not match the date format ${e.format}.`;
    case 'wrong-input':
      return `${e.name} does not take a value of this type.`;
    case 'out-of-bounds':
      return 'The negative index lies before the beginning of the list.';
    case 'no-more-input':
      return 'There is no further input.';
    case 'halted':
      return 'The expression stopped by itself.';
    case 'said':
      return `Error of jq: ${shorten(e.text, 500)}`;
  }
}

function note(n: QueryNote): string {
  switch (n.code) {
    case 'as-list':
      return `The data are ${number(n.count)} values; they are queried as one list.`;
    case 'read-as-csv':
      return 'Read as CSV, each row as an object; cells written just as JSON writes numbers are numbers.';
    case 'digits-rounded':
      return `${n.source} was computed in double precision: its last digits are not exact.`;
    case 'cut-by-count':
      return `Only the first ${number(n.limit)} results are given.`;
    case 'cut-by-size':
      return `The results exceed ${number(n.limit / 2 ** 20)} MB; the rest is left out.`;
    case 'tolerated':
      return yamlWords.tolerated(n.problem, n.count);
    default:
      return documentWords.note(n);
  }
}

export const words = {
  documents: documentWords,
  expression: 'Expression',
  expressionHint: {
    jq: 'Such as .store.book[].title',
    jsonpath: 'Such as $.store.book[*].title',
    jmespath: 'Such as store.book[*].title',
  },
  data: 'Data',
  dataHint: 'Paste JSON, YAML or CSV, or drop a file here',
  results: 'Results',
  count: (n: number) => `${number(n)} ${plural(n, { one: 'result', other: 'results' })}`,
  run: 'Run',
  askedHint: 'Ctrl+Enter runs it.',
  arguments: 'Arguments',
  argumentsHint: 'One a line: name=text, or name:=JSON; the expression has them as $name.',
  options: {
    language: { label: 'Language', values: { jq: 'jq', jsonpath: 'JSONPath', jmespath: 'JMESPath' } },
    format: { label: 'Data format', values: { auto: 'Auto', json: 'JSON', yaml: 'YAML', csv: 'CSV' } },
    output: { label: 'Output', values: { json: 'JSON', yaml: 'YAML', csv: 'CSV', lines: 'Text lines' } },
    indent: { label: 'Indent', values: indentNames('None') },
    compact: { label: 'Compact', hint: 'Each result on one line, as -c of jq.' },
    raw: { label: 'Raw text', hint: 'Strings without quotes, as -r of jq.' },
    slurp: { label: 'Slurp', hint: 'All values as one list, as -s of jq.' },
    nullInput: { label: 'Null input', hint: 'Runs once with null; input reads the values, as -n of jq.' },
    sortKeys: { label: 'Sort keys', hint: 'As -S of jq.' },
    nodes: { label: 'Give', values: { values: 'Values', paths: 'Paths', both: 'Paths and values' } },
    runs: { label: 'Runs', values: { typing: 'While typing', asked: 'On Ctrl+Enter' } },
    argumentNames: 'Arguments used before',
  },
  view: 'View',
  result: 'Results',
  tree: 'Data tree',
  sheet: 'Cheat sheet',
  useIt: 'Try it',
  usePath: 'Use as expression',
  insertPath: 'Insert into expression',
  copyPathOf: (language: string) => `Copy ${language} path`,
  completions: 'Completions',
  found: (n: number) => `${number(n)} ${plural(n, { one: 'place', other: 'places' })} marked in the tree`,
  messages: 'Messages',
  errors: 'Errors while running',
  partial: 'The results before the error stand.',
  switchTo: (language: string) => `Switch to ${language}`,
  empty: 'Give data and an expression.',
  noResults: 'No result.',
  example: 'Example',
  means: 'What it gives',
  entries: {
    whole: 'The whole input',
    member: 'The value of a key',
    oddKey: 'A key that is no plain name',
    each: 'Each item of a list',
    last: 'The last item',
    slice: 'A part of a list',
    deep: 'At any depth',
    filter: 'Items that meet a condition',
    matching: 'Items that match a pattern',
    build: 'New objects',
    list: 'Collected into a list',
    sort: 'Sorted',
    group: 'Grouped',
    sum: 'The sum',
    count: 'How many',
    fallback: 'A default for what is missing',
    lines: 'Rows of CSV',
    paths: 'All paths',
    flatten: 'Flattened',
    pick: 'The largest one',
    join: 'Text joined',
  },
  ...jsonTreeWords,
  fault,
  placedFault: (f: QueryFault): string => {
    const message = fault(f);
    const isPlaced = 'excerpt' in f && !('format' in f && f.format === 'yaml');
    return isPlaced ? `${documentWords.place(f.line, f.column)}: ${message}` : message;
  },
  error,
  note,
} satisfies Words<typeof zhCn>;
