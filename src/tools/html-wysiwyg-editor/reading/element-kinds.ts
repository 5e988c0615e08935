import type { RemovedKind } from '../removed';

/** Elements that go with all that is in them, and what they count as; undefined for those that hold nothing one could see. */
export const DROPPED = new Map<string, RemovedKind | undefined>([
  ['script', 'script'],
  ['iframe', 'frame'],
  ['frame', 'frame'],
  ['frameset', 'frame'],
  ['noframes', 'frame'],
  ['style', 'styleSheet'],
  ['object', 'media'],
  ['embed', 'media'],
  ['applet', 'media'],
  ['param', undefined],
  ['audio', 'media'],
  ['video', 'media'],
  ['source', undefined],
  ['track', undefined],
  ['canvas', 'media'],
  ['svg', 'media'],
  ['math', 'media'],
  ['map', 'media'],
  ['area', undefined],
  ['input', 'form'],
  ['select', 'form'],
  ['datalist', 'form'],
  ['progress', 'form'],
  ['meter', 'form'],
  ['meta', 'head'],
  ['link', 'head'],
  ['base', 'head'],
  ['title', 'head'],
  ['template', 'element'],
  ['col', undefined],
  ['colgroup', undefined],
  ['wbr', undefined],
]);

/** Elements that begin and end a line; all others stand in one. */
const BLOCKS = new Set(
  (
    'address article aside blockquote body button caption center dd details dialog dir div dl dt fieldset figcaption figure ' +
    'footer form h1 h2 h3 h4 h5 h6 header hgroup hr html legend li listing main menu nav noscript ol optgroup option output p ' +
    'plaintext pre search section summary table tbody td textarea tfoot th thead tr ul xmp'
  ).split(' '),
);

export function isBlock(element: Element): boolean {
  return BLOCKS.has(element.localName);
}

/** Elements that have their like in the editor, or say nothing but where a line ends. */
const AT_HOME = new Set(
  'blockquote body br caption center dir div font h1 h2 h3 h4 h5 h6 hr html img li listing menu ol p pre span table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);

/** Whether only the text of an element stays. */
export function isForeign(element: Element): boolean {
  return !AT_HOME.has(element.localName);
}

export const HEADING = /^h[1-6]$/;
