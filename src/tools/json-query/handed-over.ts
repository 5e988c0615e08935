import type { HandedOver } from '../../operations/drafts';
import type { Language } from './language';

/** The language of an expression that was handed over; undefined where it is data. */
export function languageGiven({ direction }: HandedOver): Language | undefined {
  return direction === 'jq' || direction === 'jsonpath' ? direction : undefined;
}

export function dataGiven(given: HandedOver): unknown {
  return languageGiven(given) === undefined ? given.text : undefined;
}

export function expressionGiven(given: HandedOver): unknown {
  return languageGiven(given) === undefined || typeof given.text !== 'string' ? undefined : given.text.trim();
}
