import { CATEGORIES } from '../../tools/types';
import type { CatalogueEntry } from '../catalogue/types';
import styles from './tool-card.module.css';

/**
 * The tools whose cards stand below an element of a prerendered page, as `ToolCard` wrote them, in their order and each
 * once: the page brings their names and descriptions, so no script needs to bring them again. A tool that has the badge
 * counts as new; what cards do not show is missing.
 */
export function readCards(page: Element): CatalogueEntry[] {
  return CATEGORIES.flatMap((category) =>
    Array.from(page.querySelectorAll(`section[data-cat="${category}"] .${styles.card}`), (card) => {
      const icon = card.querySelector('use')?.getAttribute('href') ?? '';
      const name = card.querySelector(`.${styles.name}`);
      return {
        id: card.querySelector('a')?.pathname.split('/').at(-1) ?? '',
        category,
        icon: icon.slice(icon.indexOf('#') + 1),
        name: name?.firstChild?.textContent ?? '',
        description: card.querySelector(`.${styles.description}`)?.textContent ?? '',
        isNew: name?.childElementCount ? true : undefined,
      };
    }),
  );
}
