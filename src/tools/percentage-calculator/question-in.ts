import type { HandedOver } from '../../operations/drafts';
import { takesLine } from '../../operations/takes';
import type { CardId } from './cards';
import { readQuestion } from './questions';

/** What is handed over, on the card that it is for: a question such as `15% of 200`, or an amount. */
export function questionIn(given: HandedOver): Partial<Record<CardId, readonly [string, string]>> | undefined {
  const line = takesLine(given);
  if (line === undefined) return undefined;
  const { text: first = '', others = {} } = readQuestion(line) ?? {};
  if (others.percent !== undefined) return { plusMinus: [first, others.percent] };
  return { percentOf: [first, others.number ?? line.trim()] };
}
