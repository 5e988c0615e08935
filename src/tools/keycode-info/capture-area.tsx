import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Button } from '../../ui/button/button';
import { readPress, shownKey, type KeyPress } from './key-press';
import { useWords } from './use-words';
import styles from './view.module.css';

interface CaptureAreaProps {
  latest: KeyPress | undefined;
  events: KeyPress['type'] | 'both';
  /** Whether the browser is kept from acting on the keys. */
  prevent: boolean;
  onPress: (press: KeyPress) => void;
}

/**
 * Takes every key while it has the focus. It is a text field, though nothing is seen of what is typed: only for a text
 * field do input methods work and phones open their keyboard. Escape twice gives the keyboard back.
 */
export function CaptureArea({ latest, events, prevent, onPress }: CaptureAreaProps) {
  const words = useWords();
  const hintId = useId();
  const field = useRef<HTMLInputElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const wasEscape = useRef(false);
  const [isActive, setActive] = useState(false);

  useEffect(() => {
    // Where a finger points, a keyboard would cover half of the page.
    if (matchMedia('(pointer: fine)').matches) field.current?.focus({ preventScroll: true });
  }, []);

  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const press = readPress(event.nativeEvent);
    if (events === 'both' || events === press.type) onPress(press);
    if (!prevent) return;
    // No shortcut of the page is meant either.
    event.preventDefault();
    event.stopPropagation();
    if (press.type === 'keyup' || press.repeat) return;
    const isEscape = press.key === 'Escape';
    if (isEscape && wasEscape.current) toggle.current?.focus();
    wasEscape.current = isEscape && !wasEscape.current;
  };

  return (
    <div>
      <div className={styles.area} data-active={isActive ? '' : undefined}>
        <input
          ref={field}
          className={styles.field}
          aria-label={words.area}
          aria-describedby={hintId}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onKeyDown={onKey}
          onKeyUp={onKey}
          onFocus={() => {
            wasEscape.current = false;
            setActive(true);
          }}
          onBlur={() => setActive(false)}
          onInput={({ currentTarget }) => {
            // What a phone or an input method typed all the same.
            currentTarget.value = '';
          }}
        />
        <output className={styles.key} data-empty={latest ? undefined : ''} data-long={isLong(latest) ? '' : undefined}>
          {latest ? shownKey(latest.key) : isActive ? words.pressKey : words.unfocused}
        </output>
        <span className={styles.code}>{latest ? `${latest.code || words.noCode} · ${latest.keyCode}` : ''}</span>
      </div>
      <div className={styles.foot}>
        <Button
          ref={toggle}
          size="small"
          icon={isActive ? 'square' : 'play'}
          // The focus leaves the field only by the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => (isActive ? field.current?.blur() : field.current?.focus())}
        >
          {isActive ? words.stop : words.start}
        </Button>
        <p id={hintId} className={styles.hint}>
          {words.leave}
        </p>
      </div>
    </div>
  );
}

/** Names such as AudioVolumeDown need a smaller type. */
function isLong(press: KeyPress | undefined): boolean {
  return press !== undefined && press.key.length > 8;
}
