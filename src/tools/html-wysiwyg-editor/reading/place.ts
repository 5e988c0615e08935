import { cleanAddress, isPictureAllowed } from '../link-address';
import type { RemovedTally } from '../removed';
import { PLAIN_LOOK, wrapInLook, type Look } from './look';
import { alignmentOf, type ReadStyle } from './styles';

/** Where text goes: into a block that holds text only, or into one that holds blocks, where loose text gets a paragraph. */
export interface Place {
  readonly holder: Element;
  readonly isTextOnly: boolean;
  /** The paragraph of the loose text. */
  line: Element | undefined;
}

/** What is passed on from an element to what stands in it. */
export interface Surroundings {
  readonly look: Look;
  readonly alignment: string | undefined;
  readonly isBoldAnyway: boolean;
  readonly isPreformatted: boolean;
}

export interface Rebuilding {
  readonly isPasted: boolean;
  readonly tally: RemovedTally;
  readonly readStyle: ReadStyle;
}

export const openPlace = (holder: Element, isTextOnly = false): Place => ({ holder, isTextOnly, line: undefined });

export function alignmentWithin(
  element: Element,
  styled: string | undefined,
  around: Surroundings,
  { isPasted }: Rebuilding,
): string | undefined {
  const own =
    styled ??
    alignmentOf(element.getAttribute('align') ?? '') ??
    (element.localName === 'center' ? 'center' : undefined);
  if (own === undefined) return around.alignment;
  // Pages and Word say so of every paragraph.
  return isPasted && own === 'left' ? undefined : own;
}

export function align(block: Element, alignment: string | undefined): void {
  if (alignment !== undefined) block.setAttribute('data-align', alignment);
}

/** A cell or an item with nothing in it keeps its alignment in an empty paragraph, which is written as the cell's own. */
export function alignIfEmpty(holder: Element, alignment: string | undefined): void {
  if (alignment === undefined || holder.hasChildNodes()) return;
  align(holder.appendChild(holder.ownerDocument.createElement('p')), alignment);
}

/** The block that the next text belongs in. */
function lineOf(place: Place, { alignment }: Surroundings): Element {
  if (place.isTextOnly) return place.holder;
  if (place.line) return place.line;
  const line = place.holder.ownerDocument.createElement('p');
  // Nobody wrote this paragraph, so a picture that stays alone in it is written without one.
  line.setAttribute('data-bare', '');
  align(line, alignment);
  place.holder.append(line);
  place.line = line;
  return line;
}

const BLANK = /^[ \t\n\f\r]*$/;

export function addText(node: Text, place: Place, around: Surroundings): void {
  const { data } = node;
  if (data === '' || (!place.isTextOnly && !place.line && BLANK.test(data))) return;
  // The space that browsers make unbreakable at the edge of what is copied.
  const isCopiedSpace = data === '\u00a0' && node.parentElement?.classList.contains('Apple-converted-space');
  const text = place.holder.ownerDocument.createTextNode(isCopiedSpace ? ' ' : data);
  lineOf(place, around).append(around.isPreformatted ? text : wrapInLook(text, around.look));
}

export function addBreak(element: Element, place: Place, around: Surroundings, isPasted: boolean): void {
  if (isPasted && element.classList.contains('Apple-interchange-newline')) return;
  const line = lineOf(place, around);
  if (around.isPreformatted) line.append('\n');
  else line.append(wrapInLook(line.ownerDocument.createElement('br'), around.look));
}

/** Blocks in what holds text only follow each other on lines. */
export function breakLine(place: Place, around: Surroundings): void {
  const { lastChild } = place.holder;
  if (!lastChild || BLANK.test(place.holder.textContent ?? '')) return;
  if (around.isPreformatted) {
    if (!place.holder.textContent?.endsWith('\n')) place.holder.append('\n');
  } else if (lastChild.nodeName !== 'BR') place.holder.append(place.holder.ownerDocument.createElement('br'));
}

export function addPicture(element: Element, place: Place, around: Surroundings, tally: RemovedTally): void {
  const src = cleanAddress(element.getAttribute('src') ?? '');
  if (!isPictureAllowed(src) || around.isPreformatted) {
    tally.add('picture');
    return;
  }
  const picture = element.ownerDocument.createElement('img');
  picture.setAttribute('src', src);
  for (const key of ['alt', 'title']) copyAttribute(element, picture, key);
  for (const key of ['width', 'height']) {
    if (/^\d{1,5}$/.test(element.getAttribute(key) ?? '')) copyAttribute(element, picture, key);
  }
  lineOf(place, around).append(wrapInLook(picture, { ...PLAIN_LOOK, link: around.look.link }));
}

export function copyAttribute(from: Element, to: Element, name: string): void {
  const value = from.getAttribute(name);
  if (value !== null) to.setAttribute(name, value);
}
