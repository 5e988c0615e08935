import { memo, type CSSProperties } from 'react';
import { Icon } from '../../ui/icon/icon';
import { nameOf } from './emoji-name';
import type { TonedEmoji } from './emoji-set';
import { writeForm } from './forms';
import type { EmojiNames } from './search';
import type { GridRow } from './sections';
import { supportStore } from './support-store';
import { sectionName } from './section-name';
import { useWords } from './use-words';
import styles from './view.module.css';

interface Place {
  /** Distance from the top, in pixels. */
  start: number;
  /** Among all rows, from 0. */
  index: number;
  columns: number;
}

type HeadRowProps = Place & Extract<GridRow<TonedEmoji>, { kind: 'head' }>;

/** The heading of a section, with how many emojis it has. */
export const HeadRow = memo(function HeadRow({ section, count, start, index, columns }: HeadRowProps) {
  const words = useWords();
  return (
    <div role="row" aria-rowindex={index + 1} className={styles.head} style={{ transform: `translateY(${start}px)` }}>
      <div role="columnheader" aria-colspan={columns} className={styles.headCell}>
        <strong>{sectionName(words, section)}</strong> <span className="meta">{words.amount(count)}</span>
      </div>
    </div>
  );
});

interface CardRowProps extends Place {
  row: Extract<GridRow<TonedEmoji>, { kind: 'cells' }>;
  /** The cell that the tab key reaches, if it is in this row; else -1. */
  current: number;
  /** The emoji in this row whose details are shown. */
  shown: string | undefined;
  names: EmojiNames;
  /** Changes when more is known about what the system can draw. */
  support: number;
}

/** A row of cards. */
export const CardRow = memo(function CardRow({ row, start, index, columns, current, shown, names }: CardRowProps) {
  // React's type of `style` knows no custom properties.
  const style = { transform: `translateY(${start}px)`, '--columns': columns } as CSSProperties;
  return (
    <div role="row" aria-rowindex={index + 1} className={styles.row} style={style}>
      {row.cells.map((toned, at) => (
        <Card
          key={toned.text}
          {...{ toned, names }}
          cell={row.first + at}
          column={at + 1}
          isCurrent={row.first + at === current}
          isShown={toned.text === shown}
        />
      ))}
    </div>
  );
});

interface CardProps {
  toned: TonedEmoji;
  cell: number;
  column: number;
  isCurrent: boolean;
  isShown: boolean;
  names: EmojiNames;
}

/** An emoji with its name and codes. Clicks and keys are the grid's. */
function Card({ toned, cell, column, isCurrent, isShown, names }: CardProps) {
  const words = useWords();
  const name = nameOf(toned, names, words);
  const isMissing = !supportStore.canDraw(toned.text);
  return (
    <div
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      aria-colindex={column}
      title={isMissing ? words.cannotDraw(toned.emoji.version) : undefined}
      data-cell={cell}
      data-shown={isShown ? '' : undefined}
      className={styles.card}
    >
      <span className={styles.glyph} data-missing={isMissing ? '' : undefined} aria-hidden>
        {toned.text}
      </span>
      <span className={styles.cardText}>
        <span className={styles.name}>{name}</span>
        {/* Read out at every step they would be noise; the details have them. */}
        {(['codePoints', 'escape'] as const).map((form) => (
          <code key={form} className={styles.code} aria-hidden>
            {writeForm(toned.text, form)}
          </code>
        ))}
      </span>
      {/* A plain button: a tooltip for each of hundreds would slow the scrolling down. */}
      <button type="button" tabIndex={-1} className={styles.more} aria-label={words.details}>
        <Icon name="info" size="s" />
      </button>
    </div>
  );
}
