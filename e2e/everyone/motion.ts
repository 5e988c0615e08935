import type { Page } from '@playwright/test';

/** What moves although the visitor asks for less of it. */
export function whatMoves(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LONGEST = 0.01;
    const seconds = (text: string) =>
      Math.max(...text.split(',').map((one) => parseFloat(one) * (one.includes('ms') ? 0.001 : 1)));
    const wrong = new Set<string>();
    if (!matchMedia('(prefers-reduced-motion: reduce)').matches) wrong.add('motion is not reduced');
    for (const element of document.querySelectorAll('*')) {
      for (const part of [undefined, '::before', '::after']) {
        const style = getComputedStyle(element, part);
        const isAnimated = style.animationName !== 'none' && seconds(style.animationDuration) > LONGEST;
        // Nothing moves where only whether something is there changes.
        const isMoving =
          seconds(style.transitionDuration) > LONGEST && !/^(?:visibility|display)$/.test(style.transitionProperty);
        if (isAnimated || isMoving || style.scrollBehavior === 'smooth')
          wrong.add(
            `${element.localName}.${element.className.toString()}${part ?? ''} ${style.transitionProperty} ${style.animationName}`,
          );
      }
    }
    return [...wrong];
  });
}
