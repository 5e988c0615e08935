import type { AST } from '@eslint-community/regexpp';
import { beginningOf } from './beginning';
import type { SyntaxReason } from './syntax-reasons';

/** How the reader of patterns says it, by its beginning; what is more special comes first. */
const MESSAGES: readonly (readonly [start: string, reason: SyntaxReason])[] = [
  ['Unterminated group', 'unterminated-group'],
  ["Unmatched ')'", 'unmatched-parenthesis'],
  ['Unterminated class string', 'unterminated-class'],
  ['Unterminated character class', 'unterminated-class'],
  ['Nothing to repeat', 'nothing-to-repeat'],
  ['Lone quantifier brackets', 'lone-bracket'],
  ['Incomplete quantifier', 'incomplete-quantifier'],
  ['numbers out of order', 'quantifier-order'],
  ['Range out of order', 'range-order'],
  ['\\ at end of pattern', 'ending-backslash'],
  ['Invalid unicode escape', 'unicode-escape'],
  ['Invalid escape', 'escape'],
  ['Invalid group', 'group'],
  ['Invalid capture group name', 'group-name'],
  ['Duplicate capture group name', 'repeated-name'],
  ['Invalid named reference', 'named-reference'],
  ['Invalid named capture referenced', 'unknown-name'],
  ['Invalid property name', 'property'],
  ['Invalid character class', 'class'],
  ['Invalid set operation', 'class-character'],
  ['Invalid character in character class', 'class-character'],
  ['Negated character class may contain strings', 'negated-strings'],
  ['Invalid flag', 'flags'],
  ['Duplicated flag', 'flags'],
  ['Invalid empty flags', 'flags'],
  ['Unterminated flags', 'flags'],
];

function reasonOf(message: string): SyntaxReason {
  const said = message.replace(/^Invalid regular expression: \/[^]*\/\w*: /, '');
  return MESSAGES.find(([start]) => said.startsWith(start))?.[1] ?? 'unexpected';
}

/** Where a pattern is wrong and why. */
export interface SyntaxFault {
  readonly code: 'syntax';
  readonly reason: SyntaxReason;
  /** In UTF-16 units from the beginning of the pattern. */
  readonly at: number;
}

export type Parsed =
  | { readonly kind: 'parsed'; readonly pattern: AST.Pattern }
  | { readonly kind: 'wrong'; readonly fault: SyntaxFault }
  /** Nested too deeply to be read here. */
  | { readonly kind: 'unread' };

/** More than this is nested too deeply, or too long, to be told part by part. */
const LONGEST_PARSED = 20_000;

/** Reads a pattern by the standard (ECMAScript 2025). The flags must be good ones. */
export async function parsePattern(pattern: string, flags: string): Promise<Parsed> {
  if (pattern.length > LONGEST_PARSED) return { kind: 'unread' };
  const { RegExpParser } = await import('@eslint-community/regexpp');
  const parser = new RegExpParser({ ecmaVersion: 2025 });
  try {
    const unicode = flags.includes('u');
    const unicodeSets = flags.includes('v');
    return {
      kind: 'parsed',
      pattern: parser.parsePattern(pattern, undefined, undefined, { unicode, unicodeSets }),
    };
  } catch (error) {
    if (!(error instanceof SyntaxError) || !('index' in error)) return { kind: 'unread' };
    const stopped = Math.min(Number(error.index), pattern.length);
    const reason = reasonOf(error.message);
    return { kind: 'wrong', fault: { code: 'syntax', reason, at: beginningOf(reason, pattern, stopped) } };
  }
}
