import { useKitWords } from '../../i18n/context';
import { shortSentence } from '../../lib/shorten';
import { ActButtons } from '../button/act-buttons';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import styles from './fault-box.module.css';
import { placeOf, type ErrorPlace, type FieldError } from './field-error';

export interface FaultBoxProps {
  /** The id of the message, for the control that it describes. */
  id: string;
  error: FieldError;
  /** The text that the error is about; undefined when it is a file. */
  text: string | undefined;
  /** How one gets to a place; where there is no way it is only told. */
  wayTo: (place: ErrorPlace) => (() => void) | undefined;
}

/** What is wrong with an input: the message, the line with a caret, and a way to the place. */
export function FaultBox({ id, error, text, wayTo }: FaultBoxProps) {
  const words = useKitWords();
  const place = placeOf(error, text);
  const onGo = place && wayTo(place);
  const { line, column } = place?.position ?? {};
  return (
    <div className={styles.fault} role="alert">
      <strong id={id}>
        <Icon name="circle-x" />
        <span>{shortSentence(error.message)}</span>
      </strong>
      {place?.excerpt ? <pre>{place.excerpt}</pre> : null}
      {(onGo && line !== undefined) || error.actions || error.acts?.length ? (
        <div className={styles.row}>
          {onGo && line !== undefined ? (
            <Button size="small" icon="corner-down-left" onClick={onGo}>
              {column === undefined ? words.goToLine(line) : words.goToPlace(line, column)}
            </Button>
          ) : null}
          {error.acts ? <ActButtons acts={error.acts} /> : null}
          {error.actions}
        </div>
      ) : null}
    </div>
  );
}
