import { useRef, useState } from 'react';
import type { CatalogueEntry } from '../../app/catalogue/types';
import { useLanguage } from '../../app/languages/language';
import { favouriteTools } from '../../app/settings/stored-settings';
import { Icon } from '../../ui/icon/icon';
import { ORGANISER_WORDS } from './organiser-words';
import styles from './organiser.module.css';
import { moveItem } from '../../lib/move-item';

/** Sorts the favourites: by dragging a row, by the arrow keys on its handle, or by its two buttons. */
export function Organiser({ favourites }: { readonly favourites: readonly CatalogueEntry[] }) {
  const words = ORGANISER_WORDS[useLanguage().locale];
  const list = useRef<HTMLUListElement>(null);
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');

  /** Moves one favourite to the place of another; ids of tools that do not exist here keep theirs. */
  const move = (tool: CatalogueEntry, place: number) => {
    const target = favourites[place];
    if (!target || target.id === tool.id) return;
    favouriteTools.set(moveItem(favouriteTools.get(), tool.id, target.id));
    setSaid(words.moved(tool.name, place + 1, favourites.length));
  };

  const onDrag = (tool: CatalogueEntry, y: number) => {
    const rows = [...(list.current?.children ?? [])];
    const place = rows.findIndex((row) => {
      const { top, bottom } = row.getBoundingClientRect();
      return y >= top && y < bottom;
    });
    if (place >= 0) move(tool, place);
  };

  return (
    <>
      <p className={styles.hint}>{words.hint}</p>
      <ul ref={list} className={styles.list}>
        {favourites.map((tool, place) => (
          <li
            key={tool.id}
            className={styles.row}
            data-cat={tool.category}
            data-dragged={dragged === tool.id || undefined}
          >
            <button
              type="button"
              className={styles.grip}
              aria-label={words.move(tool.name)}
              onKeyDown={(event) => {
                if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
                event.preventDefault();
                move(tool, event.key === 'ArrowUp' ? place - 1 : place + 1);
              }}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                setDragged(tool.id);
              }}
              onPointerMove={(event) => dragged === tool.id && onDrag(tool, event.clientY)}
              onPointerUp={() => setDragged(undefined)}
              onPointerCancel={() => setDragged(undefined)}
            >
              <Icon name="grip-vertical" />
            </button>
            <Icon name={tool.icon} />
            <span>{tool.name}</span>
            <button
              type="button"
              className={styles.step}
              aria-label={words.up(tool.name)}
              disabled={place === 0}
              onClick={() => move(tool, place - 1)}
            >
              <Icon name="arrow-up" />
            </button>
            <button
              type="button"
              className={styles.step}
              aria-label={words.down(tool.name)}
              disabled={place === favourites.length - 1}
              onClick={() => move(tool, place + 1)}
            >
              <Icon name="arrow-down" />
            </button>
          </li>
        ))}
      </ul>
      <p className="sr" role="status">
        {said}
      </p>
    </>
  );
}
