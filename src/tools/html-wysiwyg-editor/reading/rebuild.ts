import { countAttributes } from './count-attributes';
import { DROPPED, HEADING, isBlock, isForeign } from './element-kinds';
import { isHeldAsLook, lookWithin, PLAIN_LOOK } from './look';
import {
  addBreak,
  addPicture,
  addText,
  align,
  alignIfEmpty,
  alignmentWithin,
  breakLine,
  copyAttribute,
  openPlace,
  type Place,
  type Rebuilding,
  type Surroundings,
} from './place';
import { rebuildTable } from './rebuild-table';

const SURROUNDINGS: Surroundings = {
  look: PLAIN_LOOK,
  alignment: undefined,
  isBoldAnyway: false,
  isPreformatted: false,
};

/**
 * Builds anew, out of a parsed body, what the editor can hold and nothing else: an element or attribute that is not made
 * here is not there. Looks become elements and `data-` attributes, every text stands in a block. It stops after each child of
 * the body, so that who asks may pause.
 */
export function* rebuild(body: Element, root: Element, rebuilding: Rebuilding): Generator<undefined, void> {
  const place = openPlace(root);
  for (const node of body.childNodes) {
    rebuildNode(node, place, SURROUNDINGS, rebuilding);
    yield;
  }
}

function rebuildChildren(parent: Node, place: Place, around: Surroundings, rebuilding: Rebuilding): void {
  for (const node of parent.childNodes) rebuildNode(node, place, around, rebuilding);
}

function rebuildNode(node: Node, place: Place, around: Surroundings, rebuilding: Rebuilding): void {
  if (node instanceof Text) addText(node, place, around);
  else if (node instanceof Element) rebuildElement(node, place, around, rebuilding);
  else if (node instanceof Comment && !rebuilding.isPasted) rebuilding.tally.add('comment');
}

function rebuildElement(element: Element, place: Place, around: Surroundings, rebuilding: Rebuilding): void {
  const { tally, isPasted } = rebuilding;
  const name = element.localName;
  const dropped = DROPPED.get(name);
  if (dropped || DROPPED.has(name)) {
    if (dropped && !(isPasted && dropped === 'head')) tally.add(dropped);
    return;
  }
  const style = rebuilding.readStyle(element);
  // Word and mail programs hide what is not meant to be pasted.
  if (isPasted && (style?.isHidden || isEmptyOfWord(element))) return;
  countAttributes(element, style, tally);
  if (isForeign(element) && !isHeldAsLook(name) && !name.includes(':')) tally.addElement(name);

  const isBlockHere = isBlock(element);
  const look = lookWithin(around.look, element, style, { ...around, isPasted, isBlock: isBlockHere, tally });
  const alignment = isBlockHere ? alignmentWithin(element, style?.alignment, around, rebuilding) : around.alignment;
  const within = { ...around, look, alignment };
  if (name === 'br') addBreak(element, place, within, isPasted);
  else if (name === 'img') addPicture(element, place, within, tally);
  else if (!isBlockHere) rebuildChildren(element, place, within, rebuilding);
  else if (place.isTextOnly) {
    breakLine(place, around);
    rebuildChildren(element, place, within, rebuilding);
  } else {
    place.line = undefined;
    rebuildBlock(element, place, within, rebuilding);
    place.line = undefined;
  }
}

function rebuildBlock(element: Element, place: Place, within: Surroundings, rebuilding: Rebuilding): void {
  const name = element.localName;
  const make = (made: string) => {
    const block = element.ownerDocument.createElement(made);
    place.holder.append(block);
    return block;
  };
  if (name === 'hr') make('hr');
  else if (name === 'p' || HEADING.test(name)) {
    const block = make(name);
    align(block, within.alignment);
    rebuildChildren(element, openPlace(block, true), { ...within, isBoldAnyway: name !== 'p' }, rebuilding);
    // Blank lines of Word and of editable pages.
    if (name === 'p' && rebuilding.isPasted && isBlank(block)) block.remove();
  } else if (name === 'pre' || name === 'listing' || name === 'xmp' || name === 'plaintext') {
    const text = element.ownerDocument.createElement('code');
    make('pre').append(text);
    rebuildChildren(element, openPlace(text, true), { ...within, look: PLAIN_LOOK, isPreformatted: true }, rebuilding);
  } else if (name === 'blockquote') rebuildChildren(element, openPlace(make(name)), within, rebuilding);
  else if (name === 'ul' || name === 'ol' || name === 'menu' || name === 'dir') {
    const list = make(name === 'ol' ? 'ol' : 'ul');
    for (const key of ['start', 'type']) copyAttribute(element, list, key);
    rebuildItems(element, list, within, rebuilding);
  } else if (name === 'li') {
    const former = place.holder.lastElementChild;
    const list = former?.hasAttribute('data-loose') ? former : make('ul');
    list.setAttribute('data-loose', '');
    rebuildItem(element, list, within, rebuilding);
  } else if (name === 'table' && element instanceof HTMLTableElement)
    rebuildTable(element, place, within, rebuilding, rebuildChildren);
  else rebuildChildren(element, place, within, rebuilding);
}

/** What is in a list: items, and lists that stand between them instead of in them. */
function rebuildItems(element: Element, list: Element, within: Surroundings, rebuilding: Rebuilding): void {
  for (const node of element.childNodes) {
    if (node instanceof Element && node.localName === 'li') {
      const style = rebuilding.readStyle(node);
      countAttributes(node, style, rebuilding.tally);
      const context = { ...within, isPasted: rebuilding.isPasted, isBlock: true, tally: rebuilding.tally };
      const look = lookWithin(within.look, node, style, context);
      const alignment = alignmentWithin(node, style?.alignment, within, rebuilding);
      rebuildItem(node, list, { ...within, look, alignment }, rebuilding);
    } else if (node instanceof Element) {
      const isList = node.localName === 'ul' || node.localName === 'ol';
      const last = isList ? list.lastElementChild : null;
      const item = last ?? list.appendChild(list.ownerDocument.createElement('li'));
      rebuildElement(node, openPlace(item), within, rebuilding);
      if (!item.hasChildNodes()) item.remove();
    } else if (node instanceof Text && node.data.trim() !== '') {
      addText(node, openPlace(list.appendChild(list.ownerDocument.createElement('li'))), within);
    }
  }
  if (!list.hasChildNodes()) list.remove();
}

function rebuildItem(element: Element, list: Element, within: Surroundings, rebuilding: Rebuilding): void {
  const item = list.appendChild(list.ownerDocument.createElement('li'));
  rebuildChildren(element, openPlace(item), within, rebuilding);
  alignIfEmpty(item, within.alignment);
}

/** Word ends every paragraph with an element of its own that is empty or holds a no-break space. */
function isEmptyOfWord(element: Element): boolean {
  return element.localName.includes(':') && (element.textContent ?? '').trim() === '';
}

function isBlank(block: Element): boolean {
  return (block.textContent ?? '').trim() === '' && block.querySelector('img') === null;
}
