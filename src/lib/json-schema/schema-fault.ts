import type { Shape } from './keywords';
import type { YamlNote } from '../yaml/read-yaml';
import type { SchemaPlace, SchemaProblem, TypeName } from './schema-error';

/** Why a pattern is none. */
export type PatternProblem = 'group' | 'class' | 'repeat' | 'escape' | 'other';

/** What is wrong with a schema itself. */
export type SchemaFlaw = SchemaPlace & { readonly keyword: string } & (
    | { readonly code: 'unknown-type'; readonly found: string; readonly nearest: string | undefined }
    | {
        readonly code: 'bad-shape';
        readonly shape: Exclude<Shape, 'limitSwitch'>;
        readonly allowsBoolean: boolean;
        /** Of what should be a schema within the keyword: the key or the index it stands at. */
        readonly token?: string;
        /** What stands there in place of a schema. */
        readonly found?: TypeName;
        /** The name of a type stands there, most likely for a schema of that type. */
        readonly meant?: TypeName;
      }
    /** In this draft `items` is one schema. */
    | { readonly code: 'items-list' }
    /** Something stands twice in a list where it may only once. */
    | { readonly code: 'repeated'; readonly found: string }
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
    /** Nothing is in the list, so that nothing fits. */
    | { readonly code: 'empty-enum' }
    | { readonly code: 'beside-reference'; readonly siblings: readonly string[] }
    | { readonly code: 'unknown-draft'; readonly address: string; readonly taken: string }
    /** It is no schema but holds some, the first of which stands at `example`. */
    | {
        readonly code: 'api-document';
        readonly kind: string;
        readonly version: string;
        readonly count: number;
        readonly example: string | undefined;
      }
    /** Another draft was chosen than the schema says it is of. */
    | { readonly code: 'draft-chosen'; readonly said: string; readonly taken: string }
    /** What the reader says of the text, such as keys that stand there twice. */
    | { readonly code: 'reading'; readonly note: YamlNote }
    | { readonly code: 'unknown-format'; readonly format: string }
  );
