import { useId, type ComponentProps, type ReactNode } from 'react';
import { shortSentence } from '../../lib/shorten';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './field.module.css';

/** What the control inside a field takes, so that label, hint and error belong to it. */
export interface FieldControl {
  id: string;
  'aria-label': string | undefined;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  /** The label is still read to those who do not see. */
  hideLabel?: boolean;
  /** What stands at the end of the label's line: a count, a unit. */
  meta?: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
  /** One control that takes the given props, or any content, which then becomes a labelled group. */
  children: ReactNode | ((control: FieldControl) => ReactNode);
}

/** Label, control, and a hint or an error under it. */
export function Field({ label, hideLabel = false, meta, hint, error, className, children, ...props }: FieldProps) {
  const id = useId();
  const errorId = error ? `${id}-error` : undefined;
  const hintId = hint ? `${id}-hint` : undefined;
  const describedBy = [errorId, hintId].filter(Boolean).join(' ') || undefined;
  const isOne = typeof children === 'function';
  const labelContent = (
    <>
      {label}
      {meta ? <span className={styles.meta}>{meta}</span> : null}
    </>
  );
  const group = isOne ? {} : ({ role: 'group', 'aria-label': label, 'aria-describedby': describedBy } as const);

  return (
    <div className={classNames(styles.field, className)} {...group} {...props}>
      {hideLabel ? null : isOne ? (
        // The group is named by the label itself, so a label that is only seen need not be read twice.
        <label className={styles.label} htmlFor={`${id}-control`}>
          {labelContent}
        </label>
      ) : (
        <span className={styles.label} aria-hidden>
          {labelContent}
        </span>
      )}
      {isOne
        ? children({
            id: `${id}-control`,
            'aria-label': hideLabel || meta ? label : undefined,
            'aria-describedby': describedBy,
            'aria-invalid': error ? true : undefined,
          })
        : children}
      {error ? (
        <span className={styles.error} id={errorId} role="alert">
          <Icon name="circle-x" size="s" />
          <span>{shortSentence(error)}</span>
        </span>
      ) : null}
      {hint ? (
        <span className={styles.hint} id={hintId}>
          {hint}
        </span>
      ) : null}
    </div>
  );
}
