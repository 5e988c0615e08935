import { useId, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react';
import { useKitWords } from '../../i18n/context';
import { indexLines } from '../../lib/large-text';
import type { SniffEncoding, TextSource } from '../../lib/text-source';
import { Field } from '../field/field';
import type { LineViewHandle } from '../line-view/line-view';
import { Pane } from '../pane/pane';
import { makePart, usePart } from '../part';
import { Counts } from './counts';
import type { Example } from './example-button';
import type { ErrorPlace, FieldError } from './field-error';
import { InputActions } from './input-actions';
import { goToOffset } from './scroll-to-offset';
import styles from './text-input.module.css';
import { TypedText } from './typed-text';
import { useFileDrop } from './use-file-drop';
import { usePreview } from './use-preview';
import { useTextSource } from './use-text-source';

export type { FieldError } from './field-error';

const faultBox = makePart(() => import('./fault-box'));
const heldText = makePart(() => import('./held-text'));

export interface TextInputHandle {
  /** Takes the focus to a place of the text (UTF-16 units); does nothing while the text is held as a file. */
  goTo(offset: number): void;
}

export interface TextInputProps {
  label: string;
  value: TextSource;
  onChange: (value: TextSource) => void;
  /** `pane` for one half of a converter, `field` for a form. @default 'field' */
  variant?: 'pane' | 'field';
  error?: FieldError | undefined;
  /** One text, or several with names to choose from. */
  example?: string | readonly Example[] | undefined;
  /** What the text was taken for, such as its format. */
  readAs?: ReactNode;
  /** What the file picker offers, as in `<input accept>`. */
  accept?: string | undefined;
  /** How files are encoded, where their format tells; always the same function. @default by byte order mark, else UTF-8 */
  encodingOf?: SniffEncoding | undefined;
  /** Reads a picked, dropped or pasted file in a way of its own; may give another file in its place. */
  openFile?: ((file: File) => Promise<TextSource>) | undefined;
  /**
   * The very bytes count, as for a digest: what is pasted keeps its line endings, and a file is held as it is unless
   * UTF-8 would make the same bytes of its text. Its operation takes a `content` input. @default false
   */
  exact?: boolean | undefined;
  /** Takes picked, dropped and pasted files in the place of the field. */
  takeFile?: ((file: File) => void) | undefined;
  /** The encoding that a held file had before it was opened, where it was made UTF-8. */
  openedFrom?: string | undefined;
  placeholder?: string | undefined;
  hint?: ReactNode;
  /** Height of the field variant. @default 3 */
  rows?: number;
  /** Buttons at the end of the head, such as copying what stands here. */
  actions?: ReactNode;
  /** In the pane's foot after the counts, or below the field. */
  footer?: ReactNode;
  /** @default false */
  spellCheck?: boolean;
  /** Ctrl+Enter or Cmd+Enter in the text. */
  onSubmit?: (() => void) | undefined;
  autoFocus?: boolean;
  ref?: Ref<TextInputHandle> | undefined;
}

/**
 * A text to work on: typed, pasted, dropped or opened. Up to 200,000 characters it can be edited; longer text, and text
 * whose mixed line endings an edit would change, is held as a file and shown by its beginning. Uniform CRLF of a file is
 * kept, and with `exact` that of the clipboard, too.
 */
export function TextInput(props: TextInputProps) {
  const { label, value, onChange, variant = 'field', error, example, readAs, accept, hint, footer, ref } = props;
  const words = useKitWords();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const view = useRef<LineViewHandle>(null);
  const picker = useRef<HTMLInputElement>(null);
  const edits = useTextSource(value, onChange, area, {
    sniff: props.encodingOf,
    exact: props.exact,
    openFile: props.openFile,
    takeFile: props.takeFile,
  });
  const drop = useFileDrop((file) => void edits.open(file));
  const { typed } = edits;
  const isHeld = typed === undefined;
  const faultPart = usePart(faultBox, error !== undefined);
  const heldPart = usePart(heldText, isHeld);
  const preview = usePreview(isHeld ? value : undefined, props.encodingOf);
  const errorId = `${id}-error`;

  function goTo(offset: number) {
    if (!area.current || typeof value !== 'string') return;
    // The textarea has one unit less for each CRLF before the place.
    const shift = value.includes('\r') ? value.slice(0, offset).split('\r\n').length - 1 : 0;
    goToOffset(area.current, offset - shift);
  }
  useImperativeHandle(ref, () => ({ goTo }));

  /** How one gets to the place of an error, if there is a way. */
  function wayTo({ offset, position }: ErrorPlace): (() => void) | undefined {
    if (!isHeld) return offset === undefined ? undefined : () => goTo(offset);
    const isShown = typeof preview === 'object' && position.line <= indexLines(preview.text).length;
    return isShown ? () => view.current?.goTo(position.line) : undefined;
  }

  const actions = (
    <InputActions value={value} edits={edits} picker={picker} accept={accept} example={example}>
      {props.actions}
    </InputActions>
  );

  const body = isHeld ? (
    heldPart ? (
      <heldPart.HeldText
        source={value}
        preview={preview}
        sniff={props.encodingOf}
        exact={props.exact}
        viewRef={view}
        onReplace={() => picker.current?.click()}
        onRemove={() => edits.replace('')}
        onEdit={edits.replace}
      />
    ) : (
      <div className={styles.coming} />
    )
  ) : (
    <TypedText
      ref={area}
      id={`${id}-area`}
      label={label}
      typed={typed}
      edits={edits}
      errorId={error ? errorId : undefined}
      rows={variant === 'field' ? (props.rows ?? 3) : undefined}
      placeholder={props.placeholder}
      spellCheck={props.spellCheck ?? false}
      // Given by the tool whose main field this is.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={props.autoFocus}
      onSubmit={props.onSubmit}
    />
  );
  const fault =
    error && faultPart ? (
      <faultPart.FaultBox
        id={errorId}
        error={error}
        text={typeof value === 'string' ? value : undefined}
        wayTo={wayTo}
        className={variant === 'field' ? styles.fieldFault : undefined}
      />
    ) : null;
  const over = drop.isOver ? <div className={styles.over}>{words.dropToOpen}</div> : null;

  if (variant === 'pane') {
    return (
      <Pane
        label={label}
        meta={readAs}
        actions={actions}
        fault={fault}
        isInvalid={error !== undefined}
        footer={
          <>
            <Counts
              value={value}
              preview={isHeld ? preview : undefined}
              isHeld={isHeld}
              openedFrom={props.openedFrom}
            />
            {footer}
          </>
        }
        {...drop.handlers}
      >
        {body}
        {over}
      </Pane>
    );
  }
  return (
    <Field label={label} hideLabel hint={hint}>
      <div className={styles.fieldHead}>
        <label className={styles.label} htmlFor={`${id}-area`}>
          {label}
        </label>
        {readAs ? <span className="meta">{readAs}</span> : null}
        <div className={styles.actions}>{actions}</div>
      </div>
      <div
        className={styles.frame}
        data-invalid={error ? '' : undefined}
        data-held={isHeld ? '' : undefined}
        {...drop.handlers}
      >
        {body}
        {fault}
        {over}
      </div>
      {footer}
    </Field>
  );
}
