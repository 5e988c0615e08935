import type { FaultPlace } from '../document/document-fault';

/** Why a text is no YAML, or says something that cannot be resolved. All have a place. */
export type YamlFault = FaultPlace &
  (
    | {
        readonly code:
          | 'tab-indent'
          | 'bad-indent'
          | 'nested-on-line'
          | 'block-after-marker'
          | 'block-in-flow'
          | 'block-leading-lines'
          | 'missing-colon'
          | 'missing-comma'
          | 'missing-dash'
          | 'space-after-colon'
          | 'space-after-property'
          | 'space-before-comment'
          | 'line-after-property'
          | 'multiline-key'
          | 'long-key'
          | 'several-anchors'
          | 'several-tags'
          | 'property-place'
          | 'empty-name'
          | 'alias-property'
          | 'directive-without-document'
          | 'repeated-directive'
          | 'merge-source'
          | 'too-many-aliases'
          | 'unreadable';
      }
    | { readonly code: 'unclosed-quote'; readonly quote: string }
    | { readonly code: 'unclosed'; readonly close: ']' | '}' }
    | { readonly code: 'bad-escape' | 'bad-start' | 'bad-block-header' | 'unexpected'; readonly found: string }
    | { readonly code: 'bad-directive'; readonly found: string }
    | { readonly code: 'bad-tag' | 'value-for-tag'; readonly tag: string }
    | { readonly code: 'repeated-key'; readonly key: string }
    | { readonly code: 'alias-without-anchor' | 'recursive-alias'; readonly name: string }
    | { readonly code: 'forbidden-character'; readonly codePoint: number }
  );

type WithoutPlace<F> = F extends YamlFault ? Omit<F, keyof FaultPlace> : never;

/** What is wrong, while the place is still an offset. */
export type YamlProblem = WithoutPlace<YamlFault> | { readonly code: 'too-deep'; readonly limit: number };

/** How many digits an escape asks for that has too few of them; 0 for one that there is not. */
export function hexDigits(escape: string): number {
  const digits = DIGITS[escape.charAt(1)] ?? 0;
  return escape.length < 2 + digits ? digits : 0;
}

const DIGITS: Partial<Record<string, number>> = { x: 2, u: 4, U: 8 };

/** A problem and the offset of its place. */
export interface PlacedProblem {
  readonly at: number;
  readonly problem: YamlProblem;
}

/** Ends the reading of a tree from within it. */
export class YamlStop extends Error {
  constructor(readonly placed: PlacedProblem) {
    super(placed.problem.code);
  }
}
