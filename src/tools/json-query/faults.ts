import type { DocumentFault, FaultPlace } from '../../lib/document/document-fault';
import type { JsonFault } from '../../lib/json/json-fault';
import type { YamlFault } from '../../lib/yaml/yaml-fault';

/** Why the data could not be read. */
export type DataFault =
  | ({ readonly format: 'json' } & (JsonFault | DocumentFault))
  | ({ readonly format: 'yaml' } & (YamlFault | DocumentFault))
  | ({ readonly format: 'csv' } & (
      | Extract<DocumentFault, { readonly code: 'too-large' }>
      | ({ readonly code: 'open-quote' | 'after-quote' } & FaultPlace)
    ));

/** What the languages' own types are called; these words are the languages'. */
export type TypeName = string;

export type ExpressionReason =
  | { readonly code: 'expression-end'; readonly expected?: string }
  | { readonly code: 'expression-unexpected'; readonly found: string; readonly expected?: string }
  | { readonly code: 'unclosed-quote'; readonly quote: string }
  | { readonly code: 'unclosed-statement'; readonly word: string }
  | { readonly code: 'not-defined'; readonly name: string }
  | { readonly code: 'no-modules' | 'expression-too-long' }
  | { readonly code: 'key-no-text'; readonly found: string }
  /** What jq says in words of its own. */
  | { readonly code: 'jq-refuses'; readonly said: string }
  | { readonly code: 'no-dollar' | 'no-scripts' | 'no-regex-operator' | 'leading-zero' | 'trailing-comma' }
  /** RFC 9535 allows none there. */
  | { readonly code: 'blank-around' }
  | { readonly code: 'empty-brackets' | 'bad-escape' | 'bad-literal' | 'index-too-large' | 'bad-number' }
  | { readonly code: 'must-be-compared' | 'not-comparable'; readonly what?: string }
  | { readonly code: 'argument-count'; readonly name: string; readonly expected: number; readonly given: number }
  | { readonly code: 'argument-kind'; readonly name: string; readonly number: number; readonly expected: string }
  | {
      readonly code: 'argument-type';
      readonly name: string;
      readonly number: number;
      readonly expected: readonly TypeName[];
      readonly given: TypeName;
    }
  | { readonly code: 'too-few-arguments'; readonly name: string; readonly expected: number; readonly given: number }
  | { readonly code: 'step-zero' }
  | { readonly code: 'nested-too-deeply'; readonly limit: number };

/** What is wrong with the expression, and where. */
export type ExpressionFault = ExpressionReason & FaultPlace;

/** What is wrong with what the expression is given beside the data. */
export interface ArgumentFault {
  readonly code: 'argument-not-json' | 'argument-name' | 'argument-twice';
  readonly name: string;
}

/** The expression may never end, or needs more memory than there is. */
export type RunFault =
  | { readonly code: 'too-slow'; readonly limit: number }
  | { readonly code: 'out-of-memory' }
  | { readonly code: 'no-rows' };

/** What went wrong while jq ran: what it had given before stays. */
export type RunError =
  | { readonly code: 'cannot-index'; readonly type: string; readonly key: string }
  | { readonly code: 'cannot-iterate'; readonly value: string }
  | { readonly code: 'cannot-combine'; readonly first: string; readonly second: string; readonly act: CombineAct }
  | { readonly code: 'divided-by-zero'; readonly first: string; readonly second: string }
  | { readonly code: 'no-format'; readonly name: string }
  | { readonly code: 'not-matched'; readonly value: string }
  | { readonly code: 'no-keys' | 'no-length'; readonly value: string }
  | { readonly code: 'not-a-number'; readonly value: string }
  | { readonly code: 'not-base64'; readonly value: string }
  | { readonly code: 'not-a-list' | 'not-in-row' | 'no-key' | 'not-json' | 'no-path'; readonly value: string }
  | { readonly code: 'no-such-date'; readonly value: string; readonly format: string }
  /** A function was given what it does not take. */
  | { readonly code: 'wrong-input'; readonly name: string }
  | { readonly code: 'out-of-bounds' }
  | { readonly code: 'no-more-input' }
  | { readonly code: 'halted' }
  /** What the expression said itself, or jq in words of its own. */
  | { readonly code: 'said'; readonly text: string };

export type CombineAct = 'added' | 'subtracted' | 'multiplied' | 'divided';

export type QueryFault = DataFault | ExpressionFault | ArgumentFault | RunFault;
