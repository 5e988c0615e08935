import type { Page } from '@playwright/test';

/** What the page's live regions said, in the order in which somebody would hear it. */
interface Heard {
  readonly said: { text: string }[];
  /** All that describes a field, as one text. */
  readonly descriptionOf: (field: Element) => string;
}

declare global {
  // oxlint-disable-next-line no-var -- how TypeScript declares a global
  var heard: Heard;
}

/**
 * Notes from the next page on what screen readers say by themselves: an alert when it comes and when it changes; what else is live only when
 * it changes, since the region itself must have been there before.
 */
export async function listen(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const LIVE =
      '[role="status"], [role="alert"], [role="log"], [role="progressbar"], output, [aria-live="polite"], [aria-live="assertive"]';
    const said: Heard['said'] = [];
    const isHidden = (element: Element) => element.closest('[aria-hidden="true"], [hidden], [inert]') !== null;
    const note = (region: Element) => {
      if (region.getAttribute('aria-live') === 'off' || isHidden(region)) return;
      const text = (region.getAttribute('aria-valuetext') ?? region.textContent ?? '').trim();
      if (text !== '') said.push({ text });
    };
    new MutationObserver((changes) => {
      const regions = new Set<Element>();
      const added = new Set<Node>();
      for (const { target, addedNodes } of changes) {
        for (const node of addedNodes) {
          added.add(node);
          if (!(node instanceof Element)) continue;
          for (const alert of [node, ...node.querySelectorAll('[role="alert"]')])
            if (alert.getAttribute('role') === 'alert') regions.add(alert);
        }
        const around = (target instanceof Element ? target : target.parentElement)?.closest(LIVE);
        // A region that came with this change says nothing by itself.
        if (around && ![...added].some((node) => node.contains(around))) regions.add(around);
      }
      for (const region of regions) note(region);
    }).observe(document, {
      childList: true,
      characterData: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['aria-valuetext'],
    });
    window.heard = {
      said,
      descriptionOf: (field) => {
        const ids = (field.getAttribute('aria-describedby') ?? '').split(' ');
        return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
      },
    };
  });
}

/** What was said since the last time somebody asked. */
export function whatWasSaid(page: Page): Promise<Heard['said']> {
  return page.evaluate(() => heard.said.splice(0));
}

/** Marks the fields that are wrong by now with what describes them: what was said of them is not said again. */
export async function noteFormerFaults(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const field of document.querySelectorAll<HTMLElement>('main [aria-invalid]')) {
      field.dataset['formerFault'] = field.ariaInvalid === 'true' ? heard.descriptionOf(field) : '';
    }
  });
}

/** Fields that are newly wrong without a description of it that was said, and how many are wrong in all. */
export function unsaidFaults(
  page: Page,
  said: readonly { readonly text: string }[],
): Promise<{ readonly count: number; readonly unsaid: string[] }> {
  return page.evaluate(
    (texts) => {
      const tight = (text: string) => text.replaceAll(/\s+/g, '');
      const all = tight(texts.join(' '));
      const unsaid: string[] = [];
      const wrong = [...document.querySelectorAll<HTMLElement>('main [aria-invalid="true"]')].filter((field) =>
        field.checkVisibility(),
      );
      for (const field of wrong) {
        if (field.dataset['formerFault'] === heard.descriptionOf(field)) continue;
        const ids = `${field.getAttribute('aria-describedby') ?? ''} ${field.getAttribute('aria-errormessage') ?? ''}`;
        // A label or a group around it may carry what is wrong for all of it.
        const group = field.closest('[role="group"][aria-describedby]')?.getAttribute('aria-describedby') ?? '';
        const told = `${ids} ${group}`
          .split(' ')
          .map((id) => tight(document.getElementById(id)?.textContent ?? ''))
          .filter((text) => text !== '');
        const name = `${field.localName} ${field.getAttribute('aria-label') ?? field.id}`;
        if (told.length === 0) unsaid.push(`${name} is wrong and nothing describes it`);
        else if (!told.some((text) => all.includes(text))) unsaid.push(`${name}: “${told.join(' ')}” was not said`);
      }
      return { count: wrong.length, unsaid };
    },
    said.map(({ text }) => text),
  );
}
