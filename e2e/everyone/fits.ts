import type { Page } from '@playwright/test';
import { atRest } from '../use/instruments';
import type { Part } from '../use/try-tool';

/** Text that is cut off, and a page that scrolls sideways. */
export function whatDoesNotFit(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wrong: string[] = [];
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) wrong.push(`scrolls sideways: ${scrollWidth} in ${clientWidth}`);
    const name = (element: Element) =>
      `${element.localName}.${element.className.toString().slice(0, 60)} ${JSON.stringify(element.textContent?.slice(0, 40))}`;
    const hasText = (element: Element) => (element.textContent ?? '').trim() !== '';
    /** For ears only, or blurred until somebody asks for it. */
    const isForNoEye = ({ clipPath, filter }: CSSStyleDeclaration) =>
      clipPath === 'inset(50%)' || filter.includes('blur');
    /** A head of columns that moves with what is scrolled below it. */
    const followsNext = ({ nextElementSibling: next, scrollWidth: width }: Element) =>
      next !== null && getComputedStyle(next).overflowX === 'auto' && next.scrollWidth >= width;
    // What is far away is laid out as well.
    const all = new CSSStyleSheet();
    all.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(all);
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('.sr, svg, [popover]')) continue;
      const style = getComputedStyle(element);
      const isField = element.matches(
        'input:not([type="checkbox"], [type="radio"], [type="range"], [type="color"], [type="file"])',
      );
      if (isField && element.scrollHeight > element.clientHeight + 2)
        wrong.push(
          `text is higher than its field, ${element.scrollHeight} in ${element.clientHeight}: ${name(element)}`,
        );
      if (!hasText(element) || element.clientWidth === 0 || isForNoEye(style)) continue;
      const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      const isWider = element.scrollWidth > element.clientWidth + 1 && isCut(style.overflowX);
      if (isWider && style.textOverflow !== 'ellipsis' && !followsNext(element))
        wrong.push(`cut at its side, ${element.scrollWidth} in ${element.clientWidth}: ${name(element)}`);
      const isHigher = element.scrollHeight > element.clientHeight + 2;
      const isClamped = style.webkitLineClamp !== 'none';
      if (isHigher && isCut(style.overflowY) && !isClamped && element.clientHeight > 0)
        wrong.push(`cut below, ${element.scrollHeight} in ${element.clientHeight}: ${name(element)}`);
      if (isHigher && element.matches('button, a, summary, kbd, [role="tab"]') && style.display !== 'inline')
        wrong.push(
          `text is higher than its control, ${element.scrollHeight} in ${element.clientHeight}: ${name(element)}`,
        );
    }
    document.adoptedStyleSheets.pop();
    return wrong;
  });
}

/** The same of what a part of a tool shows for each example of its operations: results, and words about what is wrong. */
export async function whatDoesNotFitIn({ operations, type }: Part, page: Page): Promise<string[]> {
  const wrong: string[] = [];
  for (const operation of operations) {
    for (const example of operation.examples) {
      await type(operation, example);
      await atRest(page);
      const found = await whatDoesNotFit(page);
      wrong.push(...found.map((what) => `${operation.name}, ${example.fault ?? 'a result'}: ${what}`));
    }
  }
  return wrong;
}
