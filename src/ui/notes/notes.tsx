import type { ReactNode } from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import { formatNumber } from '../../i18n/words';
import type { Act } from '../button/act-buttons';
import { Icon } from '../icon/icon';
import { NoteAction } from './note-action';
import styles from './notes.module.css';

export interface NoteItem {
  readonly kind: 'info' | 'warning' | 'error';
  readonly message: ReactNode;
  /** The place it is about, in words. */
  readonly where?: string | undefined;
  /** Goes to that place; without it the place is only told. */
  readonly onGo?: (() => void) | undefined;
  /** What can be done about it: a button beside the message. */
  readonly act?: Act | undefined;
}

const ICONS = { info: 'info', warning: 'triangle-alert', error: 'circle-x' } as const;

export interface NotesProps {
  /** What is false or undefined is no note now. */
  items: readonly (NoteItem | false | undefined)[];
  /** What the notes are about, where there are several lists of them. @default the word for notes */
  title?: string;
}

/** What a result does not say by itself. Nothing is shown when there is nothing to say. */
export function Notes({ items: possible, title }: NotesProps) {
  const words = useKitWords();
  const locale = useLocale();
  const items = possible.filter((item) => item !== undefined && item !== false);
  if (items.length === 0) return null;
  return (
    <section className={styles.notes} aria-label={title ?? words.notes}>
      <header>
        <h2>{title ?? words.notes}</h2>
        <span className="meta">{formatNumber(locale, items.length)}</span>
      </header>
      <ul>
        {items.map((item, index) => (
          <li key={index} data-kind={item.kind}>
            <Icon name={ICONS[item.kind]} />
            <span>{item.act ? <NoteAction text={item.message} act={item.act} /> : item.message}</span>
            {item.where === undefined ? null : item.onGo ? (
              <button type="button" className={styles.go} onClick={item.onGo}>
                {item.where}
              </button>
            ) : (
              <span className="meta">{item.where}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
