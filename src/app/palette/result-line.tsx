import type { Preview } from '../../operations/detect';
import { Icon } from '../../ui/icon/icon';
import { useLanguage } from '../languages/language';
import { PASTE_WORDS } from '../paste/words';
import type { FittingItem } from './items';
import { markMatches } from './mark';
import { readingOf } from './reading';
import styles from './result-list.module.css';
import type { ResultLine } from './results';

interface LineProps {
  readonly id: string;
  readonly line: ResultLine;
  readonly query: string;
  readonly isSelected: boolean;
  readonly onChoose: () => void;
}

/** One line of the list: what was found, with what it would give where that is known, or the way to the rest of a group. */
export function Line({ id, line, query, isSelected, onChoose }: LineProps) {
  const { shell, locale } = useLanguage();
  const shared = {
    id,
    role: 'option',
    'aria-selected': isSelected,
    onClick: onChoose,
    // Pressing must not take the focus from the field.
    onMouseDown: (event: React.MouseEvent) => event.preventDefault(),
  } as const;
  if (line.kind === 'show-all') {
    return (
      // The keyboard reaches it through the combobox, which points at it.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
      <div {...shared} className={`${styles.hit} ${styles.more}`}>
        {shell.palette.showAll(line.count)}
      </div>
    );
  }
  const { item } = line;
  const { preview, isInside }: Partial<FittingItem> = item;
  // Nothing is marked while nothing is typed.
  const readingIn = (text: string) => (locale === 'zh-cn' && query !== '' ? readingOf(text).join(' ') : '');
  return (
    // The keyboard reaches it through the combobox, which points at it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div {...shared} className={styles.hit} data-cat={item.category} data-inside={isInside}>
      <Icon name={isInside ? 'corner-down-right' : item.icon} size="l" />
      <span>
        <span className={styles.name}>
          {isInside && <span className={styles.inside}>{PASTE_WORDS[locale].inside}</span>}
          <Marked text={item.name} query={query} reading={readingIn(item.name)} />
        </span>
        {preview ? (
          <PreviewText preview={preview} />
        ) : (
          <span className={styles.description}>
            <Marked text={item.description} query={query} reading={readingIn(item.description)} />
          </span>
        )}
      </span>
      <span className={styles.side}>
        {item.category && shell.categories[item.category]}
        <Icon name="corner-down-left" className={styles.enter} />
      </span>
    </div>
  );
}

/** What a tool would give. */
function PreviewText({ preview: { text, swatch } }: { readonly preview: Preview }) {
  return (
    <span className={styles.preview} dir="auto">
      {swatch && <span className={styles.swatch} style={{ backgroundColor: swatch }} />}
      {text}
    </span>
  );
}

function Marked({ text, query, reading }: { readonly text: string; readonly query: string; readonly reading: string }) {
  return markMatches(text, query, reading).map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
