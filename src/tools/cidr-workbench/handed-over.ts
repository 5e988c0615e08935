import type { HandedOver } from '../../operations/drafts';
import { hasSeveralLines } from '../../operations/takes';
import { readLine } from './tokens';

/** The page of the tool that is meant by what is handed over: one block has one, lists and plans others. */
export function pageFor({ text = '' }: HandedOver): 'facts' | 'merge' | 'plan' {
  if (isPlan(text)) return 'plan';
  if (typeof text !== 'string' || hasSeveralLines(text)) return 'merge';
  return readLine(text).tokens.length > 1 ? 'merge' : 'facts';
}

/** The beginning of a plan as this tool saves it. */
function isPlan(text: unknown): boolean {
  return typeof text === 'string' && /^\s*\{\s*"block"/.test(text);
}

/** A text for the page it is meant for. */
export const takesFor = (page: ReturnType<typeof pageFor>) => (given: HandedOver) =>
  pageFor(given) === page ? given.text : undefined;
