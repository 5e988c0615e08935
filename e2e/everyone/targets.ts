import type { Page } from '@playwright/test';

/** The side of a target for fingers, in pixels (WCAG 2.2, 2.5.5; `--touch` in the style). */
const LEAST = 44;

/**
 * Controls in sight that a finger has less than 44 × 44 px for. What counts is what takes the finger: the control with what enlarges it, and
 * its label. Not held to it are links within a sentence, and the rows of trees, which are lines of a text: buttons above them open and close, and
 * the keys walk. A pixel at the most is lost where edges fall between two.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const wrong: string[] = [];
    if (!matchMedia('(pointer: coarse)').matches) wrong.push('the pointer is not coarse');
    const CONTROLS =
      'a[href], button, input:not([type="hidden"], [type="file"]), select, textarea, summary, label:has(input[type="file"]), [contenteditable="true"], [tabindex="0"], [role="tab"], [role="option"]';
    const name = (element: Element) =>
      `${element.localName}.${element.className.toString().slice(0, 60)} ${JSON.stringify((element.ariaLabel ?? element.textContent ?? '').trim().slice(0, 40))}`;
    /** Whether what surrounds a link in its line is text: it may then be as high as the line. */
    const isInSentence = (element: Element) => {
      if (!/^inline(?:-block)?$/.test(getComputedStyle(element).display)) return false;
      const block = element.closest('p, li, dd, td, span, div, figcaption') ?? element.parentElement;
      const around = (block?.textContent ?? '').replace(element.textContent ?? '', '').trim();
      return around !== '';
    };
    const labelOf = (element: Element) => (element instanceof HTMLInputElement ? (element.labels?.[0] ?? null) : null);
    const isIn = (element: Element | null, whole: Element) => element !== null && whole.contains(element);
    const main = document.querySelector('#main') ?? document.body;
    for (const control of main.querySelectorAll<HTMLElement>(CONTROLS)) {
      if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if (control.matches(':disabled, [aria-disabled="true"]') || control.closest('[inert], [aria-hidden="true"]'))
        continue;
      // A part of the page that is scrolled has the focus for the arrows; nothing in it is a target.
      if (
        control.matches('[tabindex="0"]:not([role])') ||
        control.matches('[role="group"], [role="region"], [role="img"]')
      )
        continue;
      if (control.matches('a') && isInSentence(control)) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const label = labelOf(control);
      const takes = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return isIn(hit, control) || (label !== null && isIn(hit, label));
      };
      const { left, right, top, bottom, width, height } = control.getBoundingClientRect();
      if (width === 0 || height === 0) continue;
      const [x, y] = [(left + right) / 2, (top + bottom) / 2];
      if (!takes(x, y)) {
        wrong.push(`covered in its middle: ${name(control)}`);
        continue;
      }
      /** How far the target goes on from its middle, in one direction. */
      const reach = (stepX: number, stepY: number) => {
        let far = 0;
        while (far < least && takes(x + stepX * (far + 0.5), y + stepY * (far + 0.5))) far += 0.5;
        return far;
      };
      const wide = reach(-1, 0) + reach(1, 0);
      const high = reach(0, -1) + reach(0, 1);
      if (wide < least - 1 || high < least - 1) wrong.push(`${wide} × ${high}: ${name(control)}`);
    }
    return wrong;
  }, LEAST);
}
