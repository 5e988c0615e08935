import type { Page } from '@playwright/test';

/** Where the focus went by Tab, and what is wrong with the way. */
export interface Journey {
  readonly reached: number;
  readonly problems: readonly string[];
}

/** What stands in the page while somebody walks through it by keyboard. */
interface Walk {
  readonly order: Element[];
  readonly unseen: string[];
  /** How each control looked that was there when the walk began. */
  readonly before: ReadonlyMap<Element, string>;
  readonly name: (element: Element) => string;
}

declare global {
  // oxlint-disable-next-line no-var -- how TypeScript declares a global
  var walk: Walk;
}

/** Notes from now on where the focus goes, and whether it can be seen there. */
async function watchFocus(page: Page): Promise<void> {
  // What has the focus when the page opens has lost it, and looks so.
  await page.locator('#main').focus();
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  await page.evaluate(() => {
    const LOOKS = [
      'boxShadow',
      'borderTopColor',
      'borderTopWidth',
      'backgroundColor',
      'opacity',
      'textDecorationLine',
      'visibility',
    ] as const;
    const lookOf = (element: Element, part?: string) => {
      const style = getComputedStyle(element, part);
      // An outline that is not drawn has a width and a colour all the same, which may change with the focus.
      const { outlineStyle, outlineWidth, outlineColor } = style;
      const isDrawn = outlineStyle !== 'none' && outlineWidth !== '0px';
      return [
        ...(isDrawn ? [outlineStyle, outlineWidth, outlineColor] : []),
        ...LOOKS.map((name) => style[name]),
      ].join();
    };
    /** The control and what may show its focus in its place: what it stands in, and what stands beside it. */
    const around = (element: Element) =>
      [
        element,
        ...element.children,
        element.nextElementSibling,
        element.parentElement,
        element.parentElement?.parentElement,
        element.parentElement?.parentElement?.parentElement,
        element.closest('label'),
      ].filter((one) => one !== null && one !== undefined);
    const looks = (element: Element) =>
      around(element)
        .map((one) => [lookOf(one), lookOf(one, '::before'), lookOf(one, '::after')].join())
        .join('|');
    const name = (element: Element) =>
      `${element.localName}.${element.className} ${element.ariaLabel ?? element.textContent?.slice(0, 60) ?? ''}`;
    const before = new Map<Element, string>();
    const walk: Walk = { order: [], unseen: [], before, name };
    for (const control of document.querySelectorAll(
      `main :is(a, button, input, select, textarea, summary, [tabindex], [contenteditable])`,
    ))
      before.set(control, looks(control));
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement)) return;
      const isNew = !walk.order.includes(target);
      walk.order.push(target);
      if (isNew && before.has(target) && looks(target) === before.get(target)) walk.unseen.push(name(target));
    });
    window.walk = walk;
  });
}

const MOST = 400;
/** So often may a page change under who walks through it. */
const WALKS = 3;

/**
 * Walks through the main part of a page by Tab: every control is reached once, seen when it is, and left again. Where one came while the walk was
 * under way, such as what copies a rate that is measured, it begins again.
 */
export async function walkByKeyboard(page: Page): Promise<Journey> {
  let walked = await walkOnce(page);
  for (let again = 1; again < WALKS && walked.isChanged; again += 1) walked = await walkOnce(page);
  return walked;
}

async function walkOnce(page: Page): Promise<Journey & { readonly isChanged: boolean }> {
  await watchFocus(page);
  let isLeft = false;
  let former = -1;
  const problems: string[] = [];
  for (let step = 0; step < MOST && !isLeft; step += 8) {
    for (let press = 0; press < 8; press += 1) await page.keyboard.press('Tab');
    const now = await page.evaluate(() => ({
      count: walk.order.length,
      isLeft:
        // What has gone since, such as what cancels work that is done, was within.
        walk.order.slice(1).some((element) => element.isConnected && !element.closest('main')) ||
        document.activeElement === document.body,
      active: document.activeElement ? walk.name(document.activeElement) : '',
    }));
    isLeft = now.isLeft;
    if (!isLeft && now.count === former) {
      // An editor may take Tab for itself, if Escape gives it back; what shows keys takes Escape as well, and leaves at the second.
      let after = now.count;
      for (let escapes = 1; escapes <= 2 && after === now.count; escapes += 1) {
        for (let press = 0; press < escapes; press += 1) await page.keyboard.press('Escape');
        await page.keyboard.press('Tab');
        after = await page.evaluate(() => walk.order.length);
      }
      if (after === now.count) {
        problems.push(`no way on from ${now.active}`);
        break;
      }
    }
    former = now.count;
  }
  if (!isLeft && problems.length === 0) problems.push(`not left after ${MOST} steps`);
  const found = await page.evaluate(() => {
    const { name, before } = walk;
    let isChanged = false;
    const wrong = walk.unseen.map((what) => `focus is not seen on ${what}`);
    const inMain = walk.order.filter((element) => element.closest('main'));
    const twice = inMain.filter((element, place) => inMain.indexOf(element) !== place);
    wrong.push(...new Set(twice.map((element) => `comes twice: ${name(element)}`)));
    const CONTROLS = 'a[href], button, input, select, textarea, summary, [contenteditable="true"], [tabindex="0"]';
    /** Of these one is reached by Tab and the others by arrows. */
    const GROUPS =
      '[role="tablist"], [role="radiogroup"], [role="tree"], [role="treegrid"], [role="grid"], [role="listbox"], [role="toolbar"], [role="menu"]';
    for (const control of document.querySelectorAll<HTMLElement>(`main :is(${CONTROLS})`)) {
      const isOff = control.matches(':disabled, [aria-hidden="true"], [type="hidden"]');
      if (isOff || inMain.includes(control) || !control.checkVisibility({ visibilityProperty: true })) continue;
      if (control.closest('[inert], [hidden], [aria-hidden="true"]')) continue;
      const isRadio = control instanceof HTMLInputElement && control.type === 'radio';
      if (isRadio && inMain.some((one) => one instanceof HTMLInputElement && one.name === control.name)) continue;
      const group = control.closest(GROUPS);
      if (group && inMain.some((one) => group.contains(one))) continue;
      // A file is chosen by the button beside its field, and one of many rows by a control that is one stop and not thousands: the button in
      // the row, which says whether it is the one, is the pointer's way.
      if (control.matches('input[type="file"], table [tabindex="-1"][aria-current]')) continue;
      isChanged ||= !before.has(control);
      wrong.push(`not reached: ${name(control)}`);
    }
    return { reached: new Set(inMain).size, wrong, isChanged };
  });
  return { reached: found.reached, problems: [...problems, ...found.wrong], isChanged: found.isChanged };
}
