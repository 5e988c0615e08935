import type { TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { SCHEMA } from './samples';

/** The schema, which the tabs share. What is handed over as a schema goes here. */
export function useSchemaText() {
  return useDraft<TextSource>('schema', SCHEMA, {
    takes: ({ text, direction }) => (direction === 'schema' ? text : undefined),
  });
}
