import { Lexer, type ErrorCode, type YAMLError } from 'yaml';
import type { PlacedProblem, YamlProblem } from './yaml-fault';

/** A problem, and whether a reader that is not strict can go on as if nothing was. */
type SortedProblem = PlacedProblem & { readonly isTolerable: boolean };

/** What an error or a warning of the library means. Nothing, where it is about what we decide ourselves. */
export function toProblem(error: YAMLError, text: string): SortedProblem | undefined {
  const [at] = error.pos;
  if (error.name === 'YAMLWarning') {
    // Unknown tags and directives, and anchors that look odd, are no mistakes.
    return error.code === 'BAD_INDENT' ? { at, problem: { code: 'bad-indent' }, isTolerable: true } : undefined;
  }
  // YAML 1.2 allows it: the library means well.
  if (error.message.startsWith('Unexpected doc-end')) return undefined;
  const tab = tabBefore(text, at);
  if (tab >= 0) return { at: tab, problem: { code: 'tab-indent' }, isTolerable: false };
  const dash = strayDash(error, text);
  if (dash >= 0) return { at: dash, problem: { code: 'unexpected', found: '-' }, isTolerable: false };
  const key = misreadKey(error, text);
  if (key) return { ...key, isTolerable: false };
  const problem = problemOf(error, text);
  if (problem.code === 'unclosed-quote')
    return { at: openingQuote(text, at, problem.quote), problem, isTolerable: false };
  if (problem.code === 'bad-indent')
    return { at: firstOnLine(text, at), problem, isTolerable: isTolerable(error, problem) };
  return { at, problem, isTolerable: isTolerable(error, problem) };
}

/** Where the text in quotes begins that the library misses the end of, which it places at the end of the text. */
function openingQuote(text: string, end: number, quote: string): number {
  let at = 0;
  let found = end;
  for (const lexeme of new Lexer().lex(text)) {
    // Some lexemes only tell what follows.
    if (CONTROL_LEXEMES.has(lexeme)) continue;
    if (at > end) break;
    if (lexeme.startsWith(quote)) found = at;
    at += lexeme.length;
  }
  return found;
}

const CONTROL_LEXEMES: ReadonlySet<string> = new Set(['\x02', '\x18', '\x1f']);

/** The first character of a line that is no blank, where a place stands before it. */
function firstOnLine(text: string, at: number): number {
  const isAtStart = at === 0 || text.charAt(at - 1) === '\n';
  return isAtStart ? at + (/^ */.exec(text.slice(at, at + 1000))?.[0].length ?? 0) : at;
}

/**
 * Where a comma is missing or a line is indented too far, the library takes the value and the key behind it for one key,
 * which begins where the value does. Wrong is where the key begins.
 */
function misreadKey({ code, message, pos: [at] }: YAMLError, text: string): PlacedProblem | undefined {
  const isKeyOfLines = code === 'MULTILINE_IMPLICIT_KEY' && !message.includes('flow sequence pairs');
  if (code !== 'BLOCK_IN_FLOW' && code !== 'BLOCK_AS_IMPLICIT_KEY' && !isKeyOfLines) return undefined;
  const length = text.slice(at, at + LONGEST_LOOK).search(COLON);
  if (length < 0 || /[-[\]{}]/.test(text.charAt(at))) return undefined;
  const before = text.slice(at, at + length);
  const key = LAST_WORD.exec(before)?.[0] ?? '';
  if (code === 'BLOCK_IN_FLOW') {
    const isAfterValue = key.length < before.trimEnd().length;
    return isAfterValue ? { at: at + before.lastIndexOf(key), problem: { code: 'missing-comma' } } : undefined;
  }
  const lineStart = before.lastIndexOf('\n') + 1;
  // A key in quotes, or one that begins its line, is meant to be one.
  const isMeant =
    /["']/.test(text.charAt(at)) || /(?:^|\n)[ ]*$/.test(text.slice(text.lastIndexOf('\n', at - 1) + 1, at));
  if (lineStart === 0 || isMeant) return undefined;
  const indent = before.slice(lineStart).search(/\S/);
  return { at: at + lineStart + Math.max(0, indent), problem: { code: 'bad-indent' } };
}

const LONGEST_LOOK = 2000;
/** What makes a key of the text before it. */
const COLON = /:(?=[\s,[\]{}]|$)/;
const LAST_WORD = /(?:"(?:[^"\\\n]|\\.)*"|'(?:[^'\n]|'')*'|(?<!\S)\S+)(?=\s*$)/;

function isTolerable({ code, message }: YAMLError, problem: YamlProblem): boolean {
  return (
    problem.code === 'space-before-comment' ||
    problem.code === 'long-key' ||
    (code === 'MULTILINE_IMPLICIT_KEY' && message.includes('flow sequence pairs'))
  );
}

/** A list item among the members of a map is told as one or the other kind of wrong key. */
function strayDash({ code, message, pos: [at] }: YAMLError, text: string): number {
  if (code !== 'MULTILINE_IMPLICIT_KEY' && !message.startsWith('A block sequence')) return -1;
  const dash = at + (/^\s*/.exec(text.slice(at, at + 1000))?.[0].length ?? 0);
  return /^-\s/.test(text.slice(dash, dash + 2)) ? dash : -1;
}

/** The tab in the indentation of the place's line, if the place is not before it; else -1. */
function tabBefore(text: string, at: number): number {
  const lineStart = text.lastIndexOf('\n', at - 1) + 1;
  const [indent = ''] = /^[ \t]*/.exec(text.slice(lineStart, lineStart + 1000)) ?? [];
  const tab = indent.indexOf('\t');
  return tab >= 0 && lineStart + tab <= at ? lineStart + tab : -1;
}

function problemOf(error: YAMLError, text: string): YamlProblem {
  const [at] = error.pos;
  const simple = SIMPLE[error.code];
  if (simple !== undefined) return { code: simple };
  switch (error.code) {
    case 'MISSING_CHAR':
      return missing(error.message, text, at);
    case 'BAD_INDENT':
      return unclosedFlow(error.message) ?? { code: 'bad-indent' };
    case 'BAD_DIRECTIVE':
      return { code: 'bad-directive', found: /^.*/.exec(text.slice(text.lastIndexOf('\n', at - 1) + 1))?.[0] ?? '' };
    case 'BAD_DQ_ESCAPE':
      return { code: 'bad-escape', found: /^\\(?:[xuU][\dA-Fa-f]*|.?)/su.exec(text.slice(at, at + 12))?.[0] ?? '' };
    case 'BAD_SCALAR_START':
      return { code: 'bad-start', found: text.charAt(at) };
    case 'TAG_RESOLVE_FAILED':
      return { code: 'bad-tag', tag: wordAt(text, at) };
    case 'UNEXPECTED_TOKEN':
      return unexpected(error.message, text, at);
    default:
      return { code: 'unreadable' };
  }
}

type SimpleCode =
  | 'tab-indent'
  | 'nested-on-line'
  | 'block-in-flow'
  | 'multiline-key'
  | 'long-key'
  | 'several-anchors'
  | 'several-tags'
  | 'property-place'
  | 'empty-name'
  | 'alias-property';

const SIMPLE: Partial<Record<ErrorCode, SimpleCode>> = {
  TAB_AS_INDENT: 'tab-indent',
  BLOCK_AS_IMPLICIT_KEY: 'nested-on-line',
  BLOCK_IN_FLOW: 'block-in-flow',
  MULTILINE_IMPLICIT_KEY: 'multiline-key',
  KEY_OVER_1024_CHARS: 'long-key',
  MULTIPLE_ANCHORS: 'several-anchors',
  MULTIPLE_TAGS: 'several-tags',
  BAD_PROP_ORDER: 'property-place',
  BAD_ALIAS: 'empty-name',
  ALIAS_PROPS: 'alias-property',
};

/** The library tells what is missing only in words; the beginning of its sentences is enough to know which one it is. */
const MISSING: readonly (readonly [RegExp, YamlProblem])[] = [
  [/^Block collection/, { code: 'block-after-marker' }],
  [/^Block scalars/, { code: 'block-leading-lines' }],
  [/^Implicit map keys/, { code: 'missing-colon' }],
  [/^Missing , /, { code: 'missing-comma' }],
  [/^Missing space after/, { code: 'space-after-colon' }],
  [/^Comments must/, { code: 'space-before-comment' }],
  [/^Tags and anchors/, { code: 'space-after-property' }],
  [/^Missing newline/, { code: 'line-after-property' }],
  [/^Missing directives-end/, { code: 'directive-without-document' }],
  [/^Sequence item/, { code: 'missing-dash' }],
  [/^Missing closing "/, { code: 'unclosed-quote', quote: '"' }],
  [/^Missing closing '/, { code: 'unclosed-quote', quote: "'" }],
];

function missing(message: string, text: string, at: number): YamlProblem {
  const known = MISSING.find(([pattern]) => pattern.test(message));
  return known?.[1] ?? unclosedFlow(message) ?? unexpected(message, text, at);
}

function unclosedFlow(message: string): YamlProblem | undefined {
  const close = / end with a ([\]}])$/.exec(message)?.[1];
  return close === ']' || close === '}' ? { code: 'unclosed', close } : undefined;
}

function unexpected(message: string, text: string, at: number): YamlProblem {
  if (message.startsWith('Block scalar header')) return { code: 'bad-block-header', found: text.charAt(at) };
  return { code: 'unexpected', found: wordAt(text, at) };
}

/** What stands at a place, up to the next white space, and not too much of it. */
function wordAt(text: string, at: number): string {
  return /^(?:[,[\]{}]|[^\s,[\]{}]{1,40})/u.exec(text.slice(at, at + 80))?.[0] ?? '';
}
