import type { Shape } from './keywords';
import type { SchemaPlace, SchemaProblem } from './schema-error';

/** Why a pattern is none. */
export type PatternProblem = 'group' | 'class' | 'repeat' | 'escape' | 'other';

/** What is wrong with a schema itself. */
export type SchemaFlaw = SchemaPlace & { readonly keyword: string } & (
    | { readonly code: 'unknown-type'; readonly found: string; readonly nearest: string | undefined }
    | { readonly code: 'bad-shape'; readonly shape: Exclude<Shape, 'limitSwitch'>; readonly allowsBoolean: boolean }
    | { readonly code: 'bad-pattern'; readonly pattern: string; readonly problem: PatternProblem }
    /** Nothing is fetched: a file has to be added. */
    | { readonly code: 'not-here'; readonly address: string }
    | { readonly code: 'no-such-place'; readonly reference: string }
    | { readonly code: 'endless' }
    /** The metaschema says so. */
    | { readonly code: 'metaschema'; readonly problem: SchemaProblem }
  );

/** What there is to say of a schema that works. */
export type SchemaNote = SchemaPlace & { readonly keyword: string } & (
    | { readonly code: 'unknown-keyword'; readonly nearest: string | undefined }
    /** The keyword is one of another draft; `isObeyed` tells whether it counts all the same. */
    | {
        readonly code: 'other-draft';
        readonly draft: string;
        readonly own: string;
        readonly instead: string | undefined;
        readonly isObeyed: boolean;
      }
    | { readonly code: 'items-list' }
    | { readonly code: 'beside-reference'; readonly siblings: readonly string[] }
    | { readonly code: 'unknown-draft'; readonly address: string; readonly taken: string }
    | { readonly code: 'unknown-format'; readonly format: string }
  );
