import type { TextSource } from '../../lib/text-source';
import type { HandedOver } from '../../operations/drafts';
import { SAYS_DIALECT } from './says-dialect';

/** Of a longer text no more is looked at. */
const LOOKED_AT = 100_000;

/** What was handed over, where it is a schema: by what was found in it, by what it says itself, or by the name of its file. */
export function schemaGiven({ text, direction }: HandedOver): TextSource | undefined {
  if (direction !== undefined) return direction === 'schema' ? text : undefined;
  const isSchema =
    typeof text === 'string' ? SAYS_DIALECT.test(text.slice(0, LOOKED_AT)) : /schema/i.test(text?.name ?? '');
  return isSchema ? text : undefined;
}

export function dataGiven(given: HandedOver): TextSource | undefined {
  return schemaGiven(given) === undefined ? given.text : undefined;
}
