import { formatBytes } from '../../i18n/words';
import { Icon } from '../../ui/icon/icon';
import { useLanguage } from '../languages/language';
import { placeOf, type Given } from '../paste/given';
import { PASTE_WORDS } from '../paste/words';
import styles from './palette.module.css';

/** Characters of a text that the line shows at most. */
const SHOWN = 200;

interface GivenChipProps {
  readonly given: Given;
  readonly onRemove: () => void;
  /** Another one of what came together is to be looked at. */
  readonly onOther: (given: Given) => void;
}

/** What was pasted, dropped or opened, in one line. */
export function GivenChip({ given, onRemove, onOther }: GivenChipProps) {
  const { text = '', file, from } = given;
  const { place, count, next } = placeOf(given);
  const { locale, tools } = useLanguage();
  const sender = tools.find(({ id }) => id === from)?.name;
  const words = PASTE_WORDS[locale];
  // Lighter than a function of our own, which would come with the palette.
  const { size } = file ?? new Blob([text]);
  return (
    <div className={styles.given} role="group" aria-label={words.given}>
      <Icon name={sender ? 'send' : file ? 'file' : 'clipboard-paste'} />
      {sender && <span className={styles.sender}>{words.resultOf(sender)}</span>}
      <span className={styles.beginning} dir="auto">
        {file ? file.name : text.trimStart().slice(0, SHOWN)}
      </span>
      <span className={styles.size}>{formatBytes(locale, size)}</span>
      {count > 1 && (
        <button
          type="button"
          className={styles.next}
          // Pressing must not take the focus from the field.
          onMouseDown={(event) => event.preventDefault()}
          aria-label={words.nextOf(place, count)}
          onClick={() => onOther(next)}
        >
          {words.placeOf(place, count)}
          <Icon name="chevron-right" />
        </button>
      )}
      <button type="button" className={styles.clear} aria-label={words.remove} onClick={onRemove}>
        <Icon name="x" />
      </button>
    </div>
  );
}
