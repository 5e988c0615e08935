import { memo } from 'react';
import type { Token } from '../../lib/token';
import { Icon } from '../icon/icon';
import styles from './line-view.module.css';
import type { Row } from './rows';

interface LineRowProps {
  index: number;
  /** Which part of which line it is. */
  row: Row;
  /** The number of the line. */
  number: number;
  tokens: readonly Token[];
  mark: 'error' | 'warn' | undefined;
  isTarget: boolean;
  /** How the fold stands that begins with the line. */
  fold: 'open' | 'closed' | undefined;
  foldLabel: string | undefined;
  isTabStop: boolean;
  onFold: (line: number, isFolded: boolean) => void;
}

/** A row of a text: number, button to fold with, and the line or a part of it. */
export const LineRow = memo(
  function LineRow({ index, row, number, tokens, mark, isTarget, fold, foldLabel, isTabStop, onFold }: LineRowProps) {
    const isOpen = fold === 'open';
    return (
      <div className={styles.row} data-row={index} data-mark={mark} data-target={isTarget ? '' : undefined}>
        {/* Numbers come from the style sheet: they are no part of the text that is selected or read. */}
        <span className={styles.number} data-number={row.isFirst ? number : undefined}>
          {fold && row.isFirst ? (
            <button
              type="button"
              className={styles.fold}
              data-fold={row.line}
              aria-expanded={isOpen}
              aria-label={foldLabel}
              tabIndex={isTabStop ? 0 : -1}
              onClick={() => onFold(row.line, isOpen)}
            >
              <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="s" />
            </button>
          ) : null}
        </span>
        <span className={styles.line} data-fold-end={fold === 'closed' && row.isLast ? '' : undefined}>
          {tokens.map((token, i) =>
            token.kind || token.shown || token.title ? (
              <span key={i} data-kind={token.kind} data-shown={token.shown} title={token.title}>
                {token.text}
              </span>
            ) : (
              token.text
            ),
          )}
        </span>
      </div>
    );
  },
  // A new function to fold with is no reason to draw a row again, as long as it has no button.
  (before, after) =>
    before.index === after.index &&
    before.tokens === after.tokens &&
    before.row.line === after.row.line &&
    before.number === after.number &&
    before.row.isFirst === after.row.isFirst &&
    before.mark === after.mark &&
    before.isTarget === after.isTarget &&
    before.fold === undefined &&
    after.fold === undefined,
);
