import { memo, type CSSProperties } from 'react';
import { useLocale, useWords } from '../../../i18n/context';
import { LANGUAGE_TAGS, type Locale } from '../../../i18n/locale';
import { KIND, at, keyOf, keySource, kindOf, stringOf, type JsonIndex } from '../../../lib/json/json-index';
import { Icon } from '../../../ui/icon/icon';
import type { words as zhCn } from '../locales/zh-cn';
import { hintOfNumber, hintOfString, type Hint } from './hints';
import styles from './tree.module.css';
import { isBranch } from './tree-rows';

/** Longer values are cut in the tree; copying gives them whole. */
const SHOWN_LENGTH = 300;

const KIND_NAMES: Readonly<Record<number, string>> = {
  [KIND.string]: 'string',
  [KIND.number]: 'number',
  [KIND.true]: 'word',
  [KIND.false]: 'word',
  [KIND.null]: 'word',
};

export interface TreeRowProps {
  id: string;
  index: JsonIndex;
  node: number;
  level: number;
  /** Position among its siblings, from 0. */
  ordinal: number;
  isElement: boolean;
  siblings: number;
  isOpen: boolean;
  isSelected: boolean;
  isFound: boolean;
  onSelect: (node: number) => void;
  onToggle: (node: number) => void;
}

/** One node: its key or position, and its value or how much is in it. */
export const TreeRow = memo(function TreeRow(props: TreeRowProps) {
  const { id, index, node, level, ordinal, isElement, siblings, isOpen, isSelected, isFound, onSelect, onToggle } =
    props;
  const canOpen = isBranch(index, node);
  // React's type of `style` knows no custom properties.
  const style = { '--level': level - 1 } as CSSProperties;
  return (
    // The tree has the focus and the keys; a row only takes the pointer.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="treeitem"
      className={styles.row}
      style={style}
      aria-level={level}
      aria-setsize={siblings}
      aria-posinset={ordinal + 1}
      aria-expanded={canOpen ? isOpen : undefined}
      aria-selected={isSelected}
      data-found={isFound ? '' : undefined}
      onClick={() => onSelect(node)}
      onDoubleClick={() => canOpen && onToggle(node)}
    >
      <span
        className={styles.toggle}
        aria-hidden
        onClick={(event) => {
          event.stopPropagation();
          onSelect(node);
          if (canOpen) onToggle(node);
        }}
      >
        {canOpen ? <Icon name={isOpen ? 'chevron-down' : 'chevron-right'} size="s" /> : null}
      </span>
      <span className={styles.label}>
        <Key index={index} node={node} ordinal={ordinal} isElement={isElement} />
        <Value index={index} node={node} />
      </span>
    </div>
  );
});

function Key({ index, node, ordinal, isElement }: Pick<TreeRowProps, 'index' | 'node' | 'ordinal' | 'isElement'>) {
  const key = keySource(index, node);
  if (key === '' && !isElement) return null;
  return (
    <>
      <span data-kind={isElement ? 'quiet' : 'key'}>{isElement ? ordinal : cut(key)}</span>
      <span data-kind="quiet">{': '}</span>
    </>
  );
}

function Value({ index, node }: Pick<TreeRowProps, 'index' | 'node'>) {
  const words = useWords<typeof zhCn>();
  const locale = useLocale();
  const kind = kindOf(index, node);
  if (kind <= KIND.array) {
    const count = at(index.counts, node);
    const isObject = kind === KIND.object;
    return (
      <span data-kind="quiet">
        {isObject ? '{ }' : '[ ]'} {isObject ? words.members(count) : words.items(count)}
      </span>
    );
  }
  const start = at(index.starts, node);
  const end = at(index.ends, node);
  const shown = index.text.slice(start, Math.min(end, start + SHOWN_LENGTH)) + (end - start > SHOWN_LENGTH ? '…' : '');
  const hint = hintOf(index, node);
  return (
    <>
      <span data-kind={KIND_NAMES[kind]}>{shown}</span>
      {hint ? <span className={styles.hint}>{hint.kind === 'link' ? 'URL' : formatDate(hint, locale)}</span> : null}
    </>
  );
}

function cut(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}

/** What a scalar may mean: a moment or an address. */
export function hintOf(index: JsonIndex, node: number): Hint | undefined {
  const kind = kindOf(index, node);
  // A hint needs no more than a glance; nobody writes an address of that length.
  if (at(index.ends, node) - at(index.starts, node) > 2000) return undefined;
  if (kind === KIND.string) return hintOfString(stringOf(index, node));
  if (kind !== KIND.number) return undefined;
  return hintOfNumber(index.text.slice(at(index.starts, node), at(index.ends, node)), keyOf(index, node));
}

/** A moment in the visitor's language and time zone, or a day with its weekday. */
export function formatDate({ kind, time }: Extract<Hint, { kind: 'date' | 'day' }>, locale: Locale): string {
  const format: Intl.DateTimeFormatOptions =
    kind === 'day' ? { dateStyle: 'full', timeZone: 'UTC' } : { dateStyle: 'medium', timeStyle: 'long' };
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], format).format(time);
}
