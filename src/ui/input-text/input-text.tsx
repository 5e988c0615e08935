import { useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { shortSentence } from '../../lib/shorten';
import { useKitWords } from '../../i18n/context';
import { Button } from '../button/button';
import { classNames } from '../class-names';
import { Field, type FieldControl } from '../field/field';
import { Icon } from '../icon/icon';
import { mergeRefs } from '../merge-refs';
import type { FieldError } from '../text-input/field-error';
import styles from './input-text.module.css';
import { brokenRule, type InputRule } from './rules';

interface OwnProps {
  label: string;
  /** The label is still read to those who do not see. */
  hideLabel?: boolean;
  value: string;
  onChange: (value: string) => void;
  /** 28, 34 or 40 px high. @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** @default the word for "Input text", in the visitor's language */
  placeholder?: string;
  /** What is wrong, and where, if that is known; comes before what the rules find. */
  error?: ReactNode | FieldError;
  hint?: ReactNode;
  /** What stands at the end of the label's line. */
  meta?: ReactNode;
  /** The message of the last broken rule is shown as the error. */
  rules?: readonly InputRule[];
  /** A button that empties the field while it holds a value. */
  clearable?: boolean;
  /** Monospaced, for values that are read letter for letter. */
  mono?: boolean;
  /** Words or signs inside the frame, before and after what is typed. */
  prefix?: ReactNode;
  suffix?: ReactNode;
  /** Name of an icon at the beginning. */
  icon?: string;
}

interface SingleLineProps extends OwnProps, Omit<ComponentProps<'input'>, keyof OwnProps> {
  multiline?: false;
  rows?: undefined;
}

interface MultilineProps extends OwnProps, Omit<ComponentProps<'textarea'>, keyof OwnProps> {
  multiline: true;
  /** @default 3 */
  rows?: number;
  type?: undefined;
}

export type InputTextProps = SingleLineProps | MultilineProps;

/** A labelled text field of one line or several; the props of the native element go to it. */
export function InputText(props: InputTextProps) {
  const { label, hideLabel, hint, meta, error, rules = [], value } = props;
  const around = useRef<HTMLDivElement>(null);
  const fault = isPlaced(error) ? (
    <PlacedFault error={error} value={value} around={around} />
  ) : (
    (error ?? brokenRule(value, rules))
  );
  return (
    <Field ref={around} label={label} hideLabel={hideLabel} meta={meta} hint={hint} error={fault}>
      {(control) =>
        props.multiline ? <TextArea {...props} control={control} /> : <SingleLine {...props} control={control} />
      }
    </Field>
  );
}

/** An error that may say where it is; what React draws by itself has no message. */
function isPlaced(error: ReactNode | FieldError): error is FieldError {
  return typeof error === 'object' && error !== null && 'message' in error;
}

interface PlacedFaultProps {
  error: FieldError;
  value: string;
  around: RefObject<HTMLDivElement | null>;
}

/** The message, and a way to the character it is about. */
function PlacedFault({ error: { message, at, actions }, value, around }: PlacedFaultProps) {
  const words = useKitWords();
  const goTo = (offset: number) => {
    const field = around.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
    const [character = ''] = value.slice(offset);
    field?.focus();
    field?.setSelectionRange(offset, offset + character.length);
  };
  return (
    <>
      {shortSentence(message)}{' '}
      {at === undefined ? null : (
        <Button size="small" variant="quiet" icon="corner-down-left" onClick={() => goTo(at)}>
          {words.goToCharacter([...value.slice(0, at)].length + 1)}
        </Button>
      )}
      {actions}
    </>
  );
}

interface WithControl {
  control: FieldControl;
}

function SingleLine({
  control,
  label: _label,
  hideLabel: _hideLabel,
  hint: _hint,
  meta: _meta,
  error: _error,
  rules: _rules,
  multiline: _multiline,
  rows: _rows,
  value,
  onChange,
  size = 'medium',
  type = 'text',
  placeholder,
  clearable = false,
  mono = false,
  prefix,
  suffix,
  icon,
  className,
  ref,
  ...props
}: SingleLineProps & WithControl) {
  const words = useKitWords();
  const inputRef = useRef<HTMLInputElement>(null);
  const [revealed, setRevealed] = useState(false);
  const isPassword = type === 'password';
  const isEditable = !props.readOnly && !props.disabled;

  return (
    <div
      className={styles.frame}
      data-size={size}
      data-mono={mono ? '' : undefined}
      data-invalid={control['aria-invalid'] ? '' : undefined}
    >
      {icon ? <Icon name={icon} size={size === 'small' ? 's' : 'm'} /> : null}
      {prefix === undefined ? null : <span className={styles.affix}>{prefix}</span>}
      <input
        {...control}
        type={isPassword && revealed ? 'text' : type}
        placeholder={placeholder ?? words.inputText}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={className}
        {...(mono || isPassword ? VERBATIM : {})}
        {...(isPassword ? { autoComplete: 'off' } : {})}
        {...props}
        ref={mergeRefs(inputRef, ref)}
      />
      {suffix === undefined ? null : <span className={styles.affix}>{suffix}</span>}
      {clearable && value !== '' && isEditable ? (
        <ClearButton
          onClear={() => {
            onChange('');
            // The button is gone with the value; typing goes on in the field.
            inputRef.current?.focus();
          }}
        />
      ) : null}
      {isPassword ? (
        <Button
          size="small"
          variant="quiet"
          icon={revealed ? 'eye-off' : 'eye'}
          iconOnly
          aria-label={revealed ? words.hide : words.show}
          disabled={props.disabled}
          onClick={() => setRevealed(!revealed)}
        />
      ) : null}
    </div>
  );
}

function TextArea({
  control,
  label: _label,
  hideLabel: _hideLabel,
  hint: _hint,
  meta: _meta,
  error: _error,
  rules: _rules,
  multiline: _multiline,
  type: _type,
  value,
  onChange,
  size = 'medium',
  placeholder,
  rows = 3,
  clearable = false,
  mono = false,
  prefix,
  suffix,
  icon: _icon,
  className,
  ref,
  ...props
}: MultilineProps & WithControl) {
  const words = useKitWords();
  const areaRef = useRef<HTMLTextAreaElement>(null);
  const isEditable = !props.readOnly && !props.disabled;

  return (
    <div
      className={classNames(styles.frame, styles.area)}
      data-size={size}
      data-mono={mono ? '' : undefined}
      data-invalid={control['aria-invalid'] ? '' : undefined}
    >
      {prefix === undefined ? null : <span className={styles.affix}>{prefix}</span>}
      <textarea
        {...control}
        rows={rows}
        placeholder={placeholder ?? words.inputText}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={className}
        {...(mono ? VERBATIM : {})}
        {...props}
        ref={mergeRefs(areaRef, ref)}
      />
      {suffix === undefined ? null : <span className={styles.affix}>{suffix}</span>}
      {clearable && value !== '' && isEditable ? (
        <ClearButton
          onClear={() => {
            onChange('');
            areaRef.current?.focus();
          }}
        />
      ) : null}
    </div>
  );
}

/** Phones and browsers leave alone what has to stand letter for letter. */
const VERBATIM = { spellCheck: false, autoCapitalize: 'off', autoCorrect: 'off' } as const;

function ClearButton({ onClear }: { onClear: () => void }) {
  const words = useKitWords();
  return <Button size="small" variant="quiet" icon="x" iconOnly aria-label={words.clear} onClick={onClear} />;
}
