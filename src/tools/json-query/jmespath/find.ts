import { ok, type Result } from '../../../lib/result';
import type { QueryFault } from '../faults';
import { oneRoot } from '../one-root';
import type { Found, QueryTexts } from '../report';
import type { QueryData } from '../read-data';
import { evaluate } from './evaluate';
import { orWrong } from './lex';
import { parseExpression } from './parse';

/** The one value that an expression of JMESPath gives. */
export async function findByJmespath(data: QueryData, { expression }: QueryTexts): Promise<Result<Found, QueryFault>> {
  const parsed = parseExpression(expression);
  if (!parsed.ok) return parsed;
  const { root, notes } = oneRoot(data);
  if (!root) return ok({ values: [], count: 0 });
  const found = orWrong(expression, () => evaluate(parsed.value, root));
  return found.ok ? ok({ values: [found.value], count: 1, notes }) : found;
}
