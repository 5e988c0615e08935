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
  const language = useLocale();
  const [typed, setTyped] = useState<string>();
  const [entered, setEntered] = useState<{ readonly typed: string; readonly text: string }>();
  const options = { zones: [zone], reference: zone, language };
  const { status } = useOperation(convert, { text: entered?.text ?? '' }, options, { enabled: entered !== undefined });
  const forget = () => {
    setTyped(undefined);
    setEntered(undefined);
  };
  useEffect(() => {
    if (entered === undefined || status !== 'done') return;
    forget();
    onRead(entered.text);
  }, [entered, status, onRead]);
  const finish = () => {
    if (typed === undefined) return;
    const time = typed.trim();
    if (time === '' || typed === value) forget();
    else if (time !== entered?.typed) setEntered({ typed: time, text: write(time) });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && !event.nativeEvent.isComposing) finish();
    if (event.key === 'Escape') forget();
  };
  const isWrong = status === 'fault' && typed?.trim() === entered?.typed;
  return (
    <div className={styles.time} data-wrong={isWrong || undefined}>
      <InputText
        label={label}
        hideLabel
        autoComplete="off"
        value={typed ?? value}
        error={isWrong && entered ? words.noTime(entered.typed) : undefined}
        onChange={setTyped}
        onBlur={finish}
        onKeyDown={press}
      />
    </div>
  );
}
