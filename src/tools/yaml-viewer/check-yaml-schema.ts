import { checkText, readySchema, type CheckReport, type CheckFault } from '../../lib/json-schema/check-text';
import { NEWEST_DRAFT } from '../../lib/json-schema/draft';
import { ok, type Result } from '../../lib/result';
import type { ReadYamlOptions } from '../../lib/yaml/read-yaml';

/** So many errors are named. */
const LISTED = 20;

/** What a schema says of some YAML; what the reader says of it is told where it is formatted. */
export type YamlSchemaReport = Pick<CheckReport, 'errors' | 'count' | 'schemaNotes' | 'documents'>;

/** Looks at each document of some YAML with a schema, which is JSON or YAML. */
export function checkYamlSchema(
  text: string,
  schema: string,
  { version, strict }: Pick<ReadYamlOptions, 'version' | 'strict'>,
  onProgress: (done: number, total?: number) => void,
): Result<YamlSchemaReport, CheckFault> {
  const ready = readySchema([{ name: '', text: schema }], { draft: NEWEST_DRAFT, formats: true });
  if (!ready.ok) return ready;
  const checked = checkText(text, ready.value, { isYaml: true, version, strict, limit: LISTED, onProgress });
  if (!checked.ok) return checked;
  const { errors, count, schemaNotes, documents } = checked.value;
  return ok({ errors, count, schemaNotes, documents });
}
