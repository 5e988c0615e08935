import type { Page } from '@playwright/test';

/** Fields and choices in sight at once, at most; a set of radio buttons is one. Twelve of the calculator of file modes are one table. */
const MOST_CONTROLS = 18;
/** Characters of a value that stays in one line of a phone; a digest is longer. */
const WHOLE_UP_TO = 32;

/** What of a page, as it stands in a window of 1280 px, is against the rules of how pages look: each as what it is and where. */
export function findFlaws(page: Page): Promise<string[]> {
  return page.evaluate((most) => {
    const main = document.querySelector('#main');
    if (!main) return ['no main part'];
    const isSeen = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().height > 0;
    const seen = [...main.querySelectorAll('*')].filter((element) => !element.closest('svg') && isSeen(element));
    const flaws: string[] = [];

    // Whatever has an edge or a ground ends where the page does: none reaches over it, and the widest reaches it.
    const hasShape = (element: Element) => {
      const { borderRightWidth, backgroundColor } = getComputedStyle(element);
      return parseFloat(borderRightWidth) > 0 || backgroundColor !== 'rgba(0, 0, 0, 0)';
    };
    const isCut = (element: Element) => {
      const box = element.parentElement?.closest('*');
      for (let frame = box; frame && frame !== main; frame = frame.parentElement)
        if (getComputedStyle(frame).overflowX !== 'visible') return true;
      return false;
    };
    const shapes = seen.filter((element) => hasShape(element) && !isCut(element));
    const edge = main.getBoundingClientRect().right - parseFloat(getComputedStyle(main).paddingRight);
    const last = Math.max(...shapes.map((element) => element.getBoundingClientRect().right));
    if (shapes.length > 0 && Math.abs(last - edge) > 1) flaws.push(`ends at ${last}, not at ${edge}`);

    // Of two buttons that send, each says what.
    const names = seen
      .filter((element) => element.matches('button') && element.querySelector('use[href$="#send"]'))
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    const twice = names.filter((name, place) => names.indexOf(name) !== place);
    for (const name of new Set(twice)) flaws.push(`two buttons are called “${name}”`);

    // The main act of a result is copying, and stands last.
    const copies = seen.filter(
      (element) => element.matches('[data-variant="primary"]') && element.querySelector('use[href$="#copy"]'),
    );
    for (const copy of copies) {
      const after = copy.nextElementSibling;
      // The formats of a picture stand behind one button after its copy.
      if (after && isSeen(after) && !after.matches('[popovertarget]'))
        flaws.push(`after “${copy.textContent}” comes “${after.textContent}”`);
    }

    // No frame stands in another; a control has its own, and what is beside each other in a grid shares its lines.
    const isFramed = (element: Element) => {
      const style = getComputedStyle(element);
      return (['Top', 'Right', 'Bottom', 'Left'] as const).every(
        (side) => parseFloat(style[`border${side}Width`]) > 0 && style[`border${side}Color`] !== 'rgba(0, 0, 0, 0)',
      );
    };
    const CONTROL =
      'button, input, select, textarea, kbd, code, a, label, img, canvas, video, [role="radiogroup"], [role="tablist"], [role="combobox"]';
    const isControl = (element: Element) =>
      element.closest('button, label, [role="radiogroup"], [role="tablist"]') !== null ||
      element.matches(CONTROL) ||
      element.querySelector(':scope > :is(input, textarea, select)') !== null;
    const frames = seen.filter((element) => isFramed(element) && !isControl(element));
    for (const frame of frames) {
      const around = frames.find((other) => other !== frame && other.contains(frame));
      if (around && frame.getBoundingClientRect().height > 24)
        flaws.push(`${frame.className} is a box in the box ${around.className}`);
    }

    const FIELD =
      'input:not([type="radio"], [type="file"]), select, textarea, [contenteditable="true"], [role="radiogroup"], [aria-haspopup="listbox"]';
    const controls = new Set(seen.filter((element) => element.matches(FIELD)));
    if (controls.size > most) flaws.push(`${controls.size} controls at once`);
    return flaws;
  }, MOST_CONTROLS);
}

/** Values in tables and lists that are broken in their middle, though they are short. */
export function brokenValues(page: Page): Promise<string[]> {
  return page.evaluate((whole) => {
    const texts = document.createTreeWalker(document.querySelector('#main') ?? document.body, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const around = text.parentElement;
      if (!around?.closest('td, th, li, dd, [role="cell"]') || around.closest('svg, textarea, pre')) continue;
      if (!/mono/i.test(getComputedStyle(around).fontFamily) || !around.checkVisibility()) continue;
      // What has spaces is code or a sentence, which may be broken there.
      const word = text.textContent?.trim() ?? '';
      if (word.length < 2 || word.length > whole || /\s/.test(word)) continue;
      // A piece of a longer value, of which another piece stands out.
      const isJoined = (beside: Node | null) =>
        beside instanceof HTMLElement && beside.localName === 'strong' && !/^\s|\s$/.test(beside.textContent);
      if (isJoined(text.previousSibling) || isJoined(text.nextSibling)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
    return broken;
  }, WHOLE_UP_TO);
}

/** Words that say what a field takes, and what is chosen in a select, of which the end is not seen. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return ['no canvas'];
    const seen = [...document.querySelectorAll('#main *')].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    );
    const placeholders = seen.flatMap((field) => {
      if (!(field instanceof HTMLInputElement) || field.placeholder === '') return [];
      const { paddingLeft, paddingRight } = getComputedStyle(field);
      context.font = getComputedStyle(field, '::placeholder').font;
      const room = field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return context.measureText(field.placeholder).width > room + 1 ? [field.placeholder] : [];
    });
    const chosen = seen.filter(
      (element) => element.matches('[role="combobox"] > span') && element.scrollWidth > element.clientWidth + 1,
    );
    return [...placeholders, ...chosen.map((element) => element.textContent)];
  });
}

/** Places for a result that is not there which say no sentence: what to do, and where the result will come. */
export function emptyBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('#main *')].filter(
      (element) =>
        getComputedStyle(element).borderTopStyle === 'dashed' &&
        getComputedStyle(element).borderLeftStyle === 'dashed' &&
        element.checkVisibility() &&
        !element.matches('button, label'),
    );
    return boxes
      .filter((box) => !/\S.*[。.]/.test(box.textContent))
      .map((box) => `${box.className}: “${box.textContent}”`);
  });
}
