import { shorten } from '../../lib/shorten';
import { shown } from '../../lib/shown';

/** A part of a text as a message can quote it. */
export function shownPart(found: string): string {
  return shown(shorten(found, 40));
}
