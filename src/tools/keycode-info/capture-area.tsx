import { useId } from 'react';
import { Button } from '../../ui/button/button';
import { shownKey, type KeyPress } from './key-press';
import { useCapture } from './use-capture';
import { useWords } from './use-words';
import styles from './view.module.css';

interface CaptureAreaProps {
  latest: KeyPress | undefined;
  onPress: (press: KeyPress) => void;
}

/**
 * Takes every key while it has the focus. It is a text field, though nothing is seen of what is typed: only for a text
 * field do input methods work and phones open their keyboard.
 */
export function CaptureArea({ latest, onPress }: CaptureAreaProps) {
  const words = useWords();
  const hintId = useId();
  const { isActive, toggle, onToggle, field } = useCapture(onPress);
  const invitation = isActive ? words.pressKey : words.unfocused;
  return (
    <div>
      <div className={styles.area} data-active={isActive ? '' : undefined}>
        <input
          {...field}
          className={styles.field}
          aria-label={words.area}
          aria-describedby={hintId}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
        />
        <output className={styles.key} data-empty={latest ? undefined : ''} data-long={isLong(latest) ? '' : undefined}>
          {latest ? shownKey(latest.key) : invitation}
        </output>
        <span className={styles.code}>{latest ? `${latest.code || words.noCode} · ${latest.keyCode}` : ''}</span>
      </div>
      <div className={styles.foot}>
        {/* The focus leaves the field only by the click. */}
        <Button
          ref={toggle}
          size="small"
          icon={isActive ? 'square' : 'play'}
          onMouseDown={(event) => event.preventDefault()}
          onClick={onToggle}
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
