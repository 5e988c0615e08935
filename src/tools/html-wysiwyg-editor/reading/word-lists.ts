import { HELD_STYLE } from './silence-markup';

/** What Word writes of a paragraph in a list: `mso-list:l0 level2 lfo1`. */
const LIST = /mso-list:\s*l(\d+)\s+level(\d+)/i;
const MARKER = /mso-list:\s*ignore/i;
/** `1.`, `a)`, `(iv)`: what counts. Anything else is a bullet. */
const NUMBER = /^\(?(\d+|[a-z]|[ivxlcdm]+)[.)、．]/i;

interface Item {
  readonly paragraph: Element;
  readonly list: string;
  readonly level: number;
}

/**
 * Word pastes a list as paragraphs that begin with a typed bullet or number. This makes real lists of them, nested by their
 * level, and takes the typed signs away.
 */
export function makeWordLists(root: Element): void {
  const parents = new Set<Element>();
  for (const element of root.querySelectorAll(`p[${HELD_STYLE}*="mso-list" i]`)) {
    if (itemOf(element) && element.parentElement) parents.add(element.parentElement);
  }
  for (const parent of parents) makeListsIn(parent);
}

function itemOf(element: Element): Item | undefined {
  // A numbered heading stays a heading.
  const found = element.localName === 'p' ? LIST.exec(element.getAttribute(HELD_STYLE) ?? '') : null;
  if (!found) return undefined;
  return { paragraph: element, list: found[1] ?? '', level: Math.min(9, Math.max(1, Number(found[2]))) };
}

function makeListsIn(parent: Element): void {
  let open: Element[] = [];
  let list: string | undefined;
  for (const node of [...parent.childNodes]) {
    const item = node instanceof Element ? itemOf(node) : undefined;
    if (!item) {
      // Comments and line breaks stand between the items of one list.
      if (node instanceof Element || (node.textContent ?? '').trim() !== '') [open, list] = [[], undefined];
      if (node instanceof Comment && open.length > 0) node.remove();
      continue;
    }
    if (list !== item.list && item.level === 1) open = [];
    list = item.list;
    open = place(item, open, parent);
  }
}

/** Puts an item at its level and gives the lists that are open then, the outermost first. */
function place(item: Item, open: readonly Element[], parent: Element): Element[] {
  const { paragraph, level } = item;
  const owner = paragraph.ownerDocument;
  const marker = takeMarker(paragraph);
  const number = NUMBER.exec(marker);
  const name = number ? 'ol' : 'ul';
  const lists = open.slice(0, level);
  // Another kind of list at the same depth is a list of its own.
  if (lists.length === level && lists.at(-1)?.localName !== name) lists.pop();
  while (lists.length < level) {
    const made = owner.createElement(lists.length === level - 1 ? name : 'ul');
    const start = Number(number?.[1]);
    if (name === 'ol' && lists.length === level - 1 && Number.isInteger(start) && start > 1)
      made.setAttribute('start', `${start}`);
    const around = lists.at(-1);
    if (around) {
      if (!around.lastElementChild) around.append(owner.createElement('li'));
      around.lastElementChild?.append(made);
    } else parent.insertBefore(made, paragraph);
    lists.push(made);
  }
  const listItem = owner.createElement('li');
  lists.at(-1)?.append(listItem);
  listItem.append(paragraph);
  return lists;
}

/** Takes the typed bullet or number out of a paragraph and gives its text. */
function takeMarker(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll(`[${HELD_STYLE}]`)].find((element) =>
    MARKER.test(element.getAttribute(HELD_STYLE) ?? ''),
  );
  const text = (marker?.textContent ?? '').replaceAll('\u00a0', ' ').trim();
  marker?.remove();
  return text;
}
