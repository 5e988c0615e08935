import type { RemovedTally } from '../removed';
import { HELD_STYLE } from './silence-markup';
import type { Declarations } from './styles';

/** What is kept of each element, or was told of in another way. */
const KEPT: Readonly<Record<string, readonly string[]>> = {
  // Target and relation are an option of the output.
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start', 'type'],
  td: ['colspan', 'rowspan'],
  th: ['colspan', 'rowspan'],
  font: ['color'],
};

/** Counts the attributes of an element that the editor has no place for. */
export function countAttributes(element: Element, style: Declarations | undefined, tally: RemovedTally): void {
  if (style?.hasOther) tally.add('style');
  const kept = KEPT[element.localName] ?? [];
  for (const { name } of element.attributes) {
    if (name === HELD_STYLE || name === 'align' || kept.includes(name) || name.startsWith('data-pm-')) continue;
    if (name === 'class' || name === 'id') tally.add(name);
    else tally.add('attribute');
  }
}
