import { memo } from 'react';
import type { Token } from '../../lib/token';
import { Icon } from '../icon/icon';
import styles from './line-view.module.css';

interface LineRowProps {
  index: number;
  tokens: readonly Token[];
  number: number | undefined;
  mark: 'error' | 'warn' | undefined;
  isTarget: boolean;
  isFoldEnd: boolean;
  fold: 'open' | 'closed' | undefined;
  foldLabel: string | undefined;
  isTabStop: boolean;
  onFold: (line: number, isFolded: boolean) => void;
}

/** A row of a text: number, button to fold with, and the line or a part of it. */
export const LineRow = memo(
  function LineRow({
    index,
    tokens,
    number,
    mark,
    isTarget,
    isFoldEnd,
    fold,
    foldLabel,
    isTabStop,
    onFold,
  }: LineRowProps) {
    return (
      <div className={styles.row} data-row={index} data-mark={mark} data-target={isTarget ? '' : undefined}>
        {/* Numbers come from the style sheet: they are no part of the text that is selected or read. */}
        <span className={styles.number} data-number={number}>
          {fold && number !== undefined ? (
            <button
              type="button"
              className={styles.fold}
              data-fold={number - 1}
              aria-expanded={fold === 'open'}
              aria-label={foldLabel}
              tabIndex={isTabStop ? 0 : -1}
              onClick={() => onFold(number - 1, fold === 'open')}
            >
              <Icon name={fold === 'open' ? 'chevron-down' : 'chevron-right'} size="s" />
            </button>
          ) : null}
        </span>
        <span className={styles.line} data-fold-end={isFoldEnd ? '' : undefined}>
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
    before.number === after.number &&
    before.mark === after.mark &&
    before.isTarget === after.isTarget &&
    before.isFoldEnd === after.isFoldEnd &&
    before.fold === undefined &&
    after.fold === undefined,
);
