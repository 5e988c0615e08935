import { type KeyboardEvent, useEffect, useState } from 'react';
import { useLocale } from '../../i18n/context';
import { useOperation } from '../../operations/use-operation';
import { InputText } from '../../ui/input-text/input-text';
import { convert } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface TimeFieldProps {
  label: string;
  value: string;
  zone: string;
  /** The moment that a time means here, as a text. */
  write: (typed: string) => string;
  onRead: (text: string) => void;
}

/**
 * A time as the visitor writes it; it counts when Enter is pressed or the field is left. It becomes the moment only once it has been read: what
 * is no time is this field's own fault, and leaves the clocks as they are.
 */
export function TimeField({ label, value, zone, write, onRead }: TimeFieldProps) {
  const words = useWords();
  const [typed, setTyped] = useState<string>();
  /** What is being read, and what was found to be no time. */
  const [asked, ask] = useState<string>();
  const [wrong, setWrong] = useState<string>();
  const forget = () => {
    setTyped(undefined);
    ask(undefined);
    setWrong(undefined);
  };
  const time = typed?.trim() ?? '';
  const isWrong = time !== '' && time === wrong;
  const finish = () => {
    if (time === '' || typed === value) forget();
    else if (!isWrong) ask(write(time));
  };
  const settle = (isTime: boolean) => {
    if (asked === undefined) return;
    if (!isTime) {
      ask(undefined);
      setWrong(time);
      return;
    }
    forget();
    onRead(asked);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish();
    if (event.key === 'Escape') forget();
  };
  return (
    <div className={styles.time} data-wrong={isWrong || undefined}>
      <InputText
        label={label}
        hideLabel
        autoComplete="off"
        value={typed ?? value}
        error={isWrong ? words.noTime(time) : undefined}
        onChange={(next) => {
          ask(undefined);
          setTyped(next);
        }}
        onBlur={finish}
        onKeyDown={press}
      />
      {asked === undefined ? null : <Reading text={asked} zone={zone} onRead={settle} />}
    </div>
  );
}

interface ReadingProps {
  text: string;
  zone: string;
  onRead: (isTime: boolean) => void;
}

/** Asks the reader of the page whether a text is a moment. */
function Reading({ text, zone, onRead }: ReadingProps) {
  const language = useLocale();
  const { status } = useOperation(convert, { text }, { zones: [zone], reference: zone, language });
  useEffect(() => {
    if (status === 'done' || status === 'fault') onRead(status === 'done');
  }, [status, onRead]);
  return null;
}
