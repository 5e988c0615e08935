import type { CSSProperties, MouseEvent } from 'react';
import { useKitWords } from '../../i18n/context';
import { Button } from '../button/button';
import { useCopy } from '../copy/use-copy';
import { makePart, usePart } from '../part';
import { SendButton } from '../send/send-button';
import styles from './copy-list.module.css';
import type { RowPlace } from './virtual-rows';

export interface CopyListProps {
  /** What the values are, for those who do not see. */
  label: string;
  values: readonly string[];
  /** What a value was made from, under it. */
  captions?: readonly string[] | undefined;
  /** Greyed and not to be copied: these are the values of before. */
  stale?: boolean;
}

/** From so many values on, or so many characters, only what is in sight is drawn. */
const VIRTUAL_ABOVE = { values: 200, characters: 100_000 };

const virtualRows = makePart(() => import('./virtual-rows'));

/** Numbered values below each other; a click anywhere on one copies it whole. */
export function CopyList({ label, values, captions, stale = false }: CopyListProps) {
  // React's type of `style` knows no custom properties.
  const style = { '--digits': `${String(values.length).length}ch` } as CSSProperties;
  const isLong =
    values.length > VIRTUAL_ABOVE.values ||
    values.reduce((characters, value) => characters + value.length, 0) > VIRTUAL_ABOVE.characters;
  const virtual = usePart(virtualRows, isLong);
  const row = (index: number, props?: RowPlace) => (
    <CopyListRow
      key={index}
      number={index + 1}
      value={values[index] ?? ''}
      caption={captions?.[index]}
      disabled={stale}
      {...props}
    />
  );
  if (isLong && !virtual) return <div className={styles.scroller} />;
  if (isLong && virtual) {
    return (
      <virtual.VirtualRows label={label} count={values.length} style={style} stale={stale}>
        {row}
      </virtual.VirtualRows>
    );
  }
  return (
    <ul className={styles.list} aria-label={label} style={style} data-stale={stale ? '' : undefined}>
      {values.map((_, index) => row(index))}
    </ul>
  );
}

interface RowProps extends RowPlace {
  number: number;
  value: string;
  caption?: string | undefined;
  disabled: boolean;
}

function CopyListRow({ number, value, caption, disabled, ...props }: RowProps) {
  const words = useKitWords();
  const [copied, copy] = useCopy();
  const copyRow = (event: MouseEvent<HTMLLIElement>) => {
    // Who selects a part of the value wants that part.
    const selection = document.getSelection();
    const isSelecting = selection?.type === 'Range' && selection.containsNode(event.currentTarget, true);
    if (!disabled && !isSelecting) void copy(value);
  };
  return (
    // The keyboard has the button at the end of the row, from which the click reaches the row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <li {...props} className={styles.row} data-copied={copied ? '' : undefined} onClick={copyRow}>
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      <span className={styles.value}>
        {value}
        {caption === undefined ? null : <span className={styles.caption}>{caption}</span>}
      </span>
      <span className={styles.acts}>
        <SendButton
          size="small"
          variant="quiet"
          what={String(number)}
          content={() => value}
          disabled={disabled}
          onClick={(event) => event.stopPropagation()}
        />
        <Button
          size="small"
          variant="quiet"
          icon={copied ? 'check' : 'copy'}
          iconOnly
          aria-label={copied ? words.copiedLabel : `${words.copy} ${number}`}
          className={styles.copy}
          disabled={disabled}
        />
      </span>
    </li>
  );
}
