import type { Page } from '@playwright/test';

/** So many of a text's words are looked for, and so large a part of them is on the page: what is copied may have commas where the page has cells. */
const MOST_WORDS = 30;
const LEAST_PART = 0.6;

/** What a picture is copied as; the page shows what it looks like. */
const PICTURE = /^(?:image\/|data:image\/|<svg)/;

/** Whether a text, or what it says, stands on the page. */
export async function isShown(page: Page, text: string): Promise<boolean> {
  if (PICTURE.test(text)) return true;
  return page.evaluate(
    ([sought, most, least]) => {
      // Nor do numbers have the commas that the page groups them with.
      const tight = (one: string) => one.replaceAll(/[\s\u200b\u2060\u00ad]+|(?<=\d),(?=\d{3})/g, '');
      const main = document.querySelector('main');
      const fields = [...(main?.querySelectorAll<HTMLInputElement>('input, textarea') ?? [])].map(({ value }) => value);
      const shown = tight([main?.textContent ?? '', main?.innerText ?? '', ...fields].join(' '));
      if (shown.includes(tight(sought).slice(0, 40))) return true;
      const lower = shown.toLowerCase();
      const words = (sought.match(/\p{L}+|\p{N}+/gu) ?? []).slice(0, most).map((word) => word.toLowerCase());
      return words.length > 0 && words.filter((word) => lower.includes(word)).length >= words.length * least;
    },
    [text, MOST_WORDS, LEAST_PART] as const,
  );
}
