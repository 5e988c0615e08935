import type { TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { schemaGiven } from './handed-over';
import { SCHEMA } from './samples';

export interface SchemaText {
  readonly schema: TextSource;
  readonly setSchema: (schema: TextSource) => void;
  /** The pointer of the schema that is meant in it; `''` for all of it. */
  readonly part: string;
  readonly setPart: (pointer: string) => void;
}

/** The schema, which the tabs share. What is handed over as a schema goes here. */
export function useSchemaText(): SchemaText {
  const [schema, setSchema] = useDraft<TextSource>('schema', SCHEMA, { takes: schemaGiven });
  const [part, setPart] = useDraft('part', '', {
    takes: (given) => (schemaGiven(given) === undefined ? undefined : ''),
  });
  return { schema, setSchema, part, setPart };
}
