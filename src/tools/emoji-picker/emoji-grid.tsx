import { memo, useSyncExternalStore } from 'react';
import type { TonedEmoji } from './emoji-set';
import { CardRow, HeadRow } from './grid-rows';
import type { EmojiNames } from './search';
import { sectionName } from './section-name';
import type { Section } from './sections';
import { supportStore } from './support-store';
import { useGrid, type GridSettings } from './use-grid';
import { useWords } from './use-words';
import styles from './view.module.css';

interface EmojiGridProps extends GridSettings {
  names: EmojiNames;
  /** The emoji whose details are shown. */
  shown: TonedEmoji | undefined;
}

/** All emojis, of which those in sight are drawn; one stop of the tab key, and the arrows within. */
export function EmojiGrid({ names, shown, ...settings }: EmojiGridProps) {
  const words = useWords();
  const { sections } = settings;
  const { scroller, columns, rows, items, at, currentRow, ...grid } = useGrid(settings);
  const support = useSyncExternalStore(supportStore.subscribe, supportStore.version);

  return (
    <div className={styles.browser}>
      {sections.length > 1 ? <JumpBar sections={sections} current={grid.firstInSight} onJump={grid.jumpTo} /> : null}
      {/* What scrolls holds the cards, which the keyboard reaches. */}
      <div ref={scroller} className={styles.scroller}>
        {/* The keys are those of the cells within, which have the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus, jsx-a11y/click-events-have-key-events */}
        <div
          role="grid"
          aria-label={words.emojis}
          aria-rowcount={rows.length}
          aria-colcount={columns}
          className={styles.space}
          style={{ height: grid.height }}
          onKeyDown={grid.onKeyDown}
          onClick={grid.onClick}
        >
          {items.map(({ index, start }) => {
            const row = rows[index];
            const place = { start, index, columns };
            if (!row) return null;
            if (row.kind === 'head') return <HeadRow key={row.section} {...row} {...place} />;
            return (
              <CardRow
                key={row.first}
                row={row}
                {...place}
                current={index === currentRow ? at : -1}
                shown={row.cells.find(({ text }) => text === shown?.text)?.text}
                names={names}
                support={support}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}

interface JumpBarProps {
  sections: readonly Section<unknown>[];
  /** The section at the top of what is in sight. */
  current: string | undefined;
  onJump: (section: string) => void;
}

/** A button for each section, which brings it into sight. */
export const JumpBar = memo(function JumpBar({ sections, current, onJump }: JumpBarProps) {
  const words = useWords();
  return (
    <nav aria-label={words.jump} className={styles.jump}>
      {sections.map(({ id, cells }) => (
        <button
          key={id}
          type="button"
          className={styles.chip}
          aria-current={id === current ? 'true' : undefined}
          onClick={() => onJump(id)}
        >
          {sectionName(words, id)} <span className={styles.count}>{cells.length}</span>
        </button>
      ))}
    </nav>
  );
});
