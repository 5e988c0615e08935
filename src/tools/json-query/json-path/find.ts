import type { DocumentValue } from '../../../lib/document/document';
import { toJsonPath, type PathStep } from '../../../lib/json/json-path';
import { ok, type Result } from '../../../lib/result';
import type { QueryFault } from '../faults';
import { listOf, mapOf, textValue } from '../model';
import { oneRoot } from '../one-root';
import { RESULT_LIMIT, type Found, type QuerySettings, type QueryTexts } from '../report';
import type { QueryData } from '../read-data';
import { runPath } from './evaluate';
import { parsePath } from './parse';
import { stepsTo } from './walk';

/** So many places are marked in the tree. */
const MARKED = 1000;

/** The nodes that a JSONPath finds, with the ways to them. */
export async function findByPath(
  data: QueryData,
  { expression }: QueryTexts,
  { nodes: shown }: QuerySettings,
): Promise<Result<Found, QueryFault>> {
  const parsed = parsePath(expression);
  if (!parsed.ok) return parsed;
  const { root, notes } = oneRoot(data);
  const start = root && { value: root };
  const values: DocumentValue[] = [];
  const places: (readonly PathStep[])[] = [];
  let isCut = false;
  for (const node of start ? runPath(parsed.value, start) : []) {
    isCut = values.length === RESULT_LIMIT;
    if (isCut) break;
    const steps = shown !== 'values' || places.length < MARKED ? stepsTo(node) : [];
    if (places.length < MARKED) places.push(steps);
    const path = shown === 'values' ? '' : toJsonPath(steps);
    if (shown === 'values') values.push(node.value);
    else if (shown === 'paths') values.push(textValue(path));
    else
      values.push(
        mapOf([
          ['path', textValue(path)],
          ['value', node.value],
        ]),
      );
  }
  return ok({
    values: [listOf(values)],
    count: values.length,
    notes: [...notes, ...(isCut ? [{ code: 'cut-by-count' as const, limit: RESULT_LIMIT }] : [])],
    places,
  });
}
