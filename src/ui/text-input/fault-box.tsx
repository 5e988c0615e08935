import { useKitWords } from '../../i18n/context';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './fault-box.module.css';
import type { ErrorPlace, FieldError } from './field-error';

export interface FaultBoxProps {
  /** The id of the message, for the control that it describes. */
  id: string;
  error: FieldError;
  place: ErrorPlace | undefined;
  /** Goes to the place; without it the place is only told. */
  onGo: (() => void) | undefined;
  className?: string | undefined;
}

/** What is wrong with an input: the message, the line with a caret, and a way to the place. */
export function FaultBox({ id, error, place, onGo, className }: FaultBoxProps) {
  const words = useKitWords();
  const { line, column } = place?.position ?? {};
  return (
    <div className={classNames(styles.fault, className)} role="alert">
      <strong id={id}>
        <Icon name="circle-x" />
        <span>{error.message}</span>
      </strong>
      {place?.excerpt ? <pre>{place.excerpt}</pre> : null}
      {(onGo && line !== undefined) || error.actions ? (
        <div className={styles.row}>
          {onGo && line !== undefined ? (
            <Button size="small" icon="corner-down-left" onClick={onGo}>
              {column === undefined ? words.goToLine(line) : words.goToPlace(line, column)}
            </Button>
          ) : null}
          {error.actions}
        </div>
      ) : null}
    </div>
  );
}
