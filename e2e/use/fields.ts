import type { Locator, Page } from '@playwright/test';
import type { NamedWord } from '../examples/examples';

/** The fields of the page that are meant for the inputs of an operation, and how surely: 3 is by name, 1 by their order. */
export interface Found {
  readonly sure: number;
  /** Each was found by its name. */
  readonly isSure: boolean;
  readonly names: readonly string[];
}

/**
 * Finds the field of each input: by the word that labels it, which stands under the input's name in the tool's words, else by its place. It
 * is marked, so that `fieldOf` has it.
 */
export function findFields(
  page: Page,
  operation: string,
  inputs: readonly string[],
  words: readonly NamedWord[],
): Promise<Found> {
  return page.evaluate(
    ([its, names, known]) => {
      const TYPES = ['text', 'search', 'url', 'email', 'tel', 'password', 'number'];
      const all = [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')];
      const fields = all.filter(
        (field) =>
          (field instanceof HTMLTextAreaElement || TYPES.includes(field.type)) &&
          !field.disabled &&
          !field.readOnly &&
          field.checkVisibility(),
      );
      for (const field of document.querySelectorAll('[data-used]')) field.removeAttribute('data-used');
      const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim().toLowerCase();
      const labelOf = (field: HTMLInputElement | HTMLTextAreaElement) => {
        const by = field.getAttribute('aria-labelledby')?.split(' ') ?? [];
        const texts = by.map((id) => document.getElementById(id)?.textContent ?? '');
        return plain(field.ariaLabel ?? (texts.join(' ') || (field.labels?.[0]?.textContent ?? '')));
      };
      const pathsOf = new Map(
        fields.map((field) => {
          const label = labelOf(field);
          return [field, known.filter(([, word]) => plain(word) === label).map(([path]) => path.toLowerCase())];
        }),
      );
      const sureOf = (field: HTMLElement, name: string) => {
        const paths = (pathsOf.get(field as HTMLInputElement) ?? []).filter((path) => !path.includes('options.'));
        const key = name.toLowerCase();
        const ends = paths.filter((path) => path.split('.').at(-1) === key);
        if (ends.length > 0) return ends.some((path) => path.includes(its.toLowerCase())) ? 3.5 : 3;
        if (paths.some((path) => path.includes(key) || key.includes(path.split('.').at(-1) ?? key))) return 2;
        return field.role === 'spinbutton' || field.matches('[type="search"]') ? 0.2 : paths.length > 0 ? 0.8 : 1;
      };
      const free = new Set(fields);
      let sure = 0;
      let least = 3;
      const found: string[] = [];
      for (const name of names) {
        // The order of the page where two are as good.
        const best = [...free].toSorted((one, other) => sureOf(other, name) - sureOf(one, name))[0];
        if (!best) continue;
        free.delete(best);
        best.dataset['used'] = name;
        sure += sureOf(best, name);
        least = Math.min(least, sureOf(best, name));
        found.push(name);
      }
      return { sure, isSure: least >= 2 && found.length === names.length, names: found };
    },
    [operation, inputs, words] as const,
  );
}

export function fieldOf(page: Page, name: string): Locator {
  return page.locator(`main [data-used="${name}"]`);
}
