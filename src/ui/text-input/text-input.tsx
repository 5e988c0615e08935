import {
  useDeferredValue,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { useKitWords, useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { countCharacters } from '../../lib/count-characters';
import { indexLines } from '../../lib/large-text';
import { isEmptySource, type SniffEncoding, type TextSource } from '../../lib/text-source';
import { utf8Length } from '../../lib/utf8-length';
import { Button } from '../button/button';
import { Field } from '../field/field';
import type { LineViewHandle } from '../line-view/line-view';
import { Pane } from '../pane/pane';
import { makePart, usePart } from '../part';
import { ExampleButton, type Example } from './example-button';
import type { ErrorPlace, FieldError } from './field-error';
import { goToOffset } from './scroll-to-offset';
import styles from './text-input.module.css';
import { encodingName, usePreview } from './use-preview';
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
    <>
      {edits.undo ? (
        <Button size="small" variant="quiet" icon="undo-2" iconOnly aria-label={words.undo} onClick={edits.undo} />
      ) : null}
      <Button
        size="small"
        variant="quiet"
        icon="folder-open"
        iconOnly
        aria-label={words.openFile}
        onClick={() => picker.current?.click()}
      />
      {canReadClipboard() ? (
        <Button
          size="small"
          variant="quiet"
          icon="clipboard-paste"
          iconOnly
          aria-label={words.paste}
          onClick={() => void edits.paste()}
        />
      ) : null}
      {example === undefined ? null : <ExampleButton example={example} onPick={edits.replace} />}
      <Button
        size="small"
        variant="quiet"
        icon="x"
        iconOnly
        aria-label={words.clearText}
        disabled={isEmptySource(value)}
        onClick={() => edits.replace('')}
      />
      {props.actions}
      <input
        ref={picker}
        type="file"
        hidden
        aria-label={words.openFile}
        accept={accept}
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) void edits.open(file);
          // The same file may be picked again.
          event.target.value = '';
        }}
      />
    </>
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
    <textarea
      ref={area}
      id={`${id}-area`}
      className={styles.area}
      aria-label={label}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      value={typed}
      rows={variant === 'field' ? (props.rows ?? 3) : undefined}
      placeholder={props.placeholder}
      spellCheck={props.spellCheck ?? false}
      autoCapitalize="off"
      autoComplete="off"
      autoCorrect="off"
      // Asked for by the page, where the text is what one comes for.
      // oxlint-disable-next-line jsx-a11y/no-autofocus
      autoFocus={props.autoFocus}
      onChange={(event) => edits.type(event.target.value)}
      onPaste={(event) => takePaste(event, edits)}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || !props.onSubmit) return;
        event.preventDefault();
        props.onSubmit();
      }}
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

/** Only over https and localhost is there a clipboard to read, and not in every browser. */
function canReadClipboard(): boolean {
  return typeof navigator !== 'undefined' && typeof navigator.clipboard?.readText === 'function';
}

/** Pasted files are opened; a paste that the textarea would not keep as it is does not come to it. */
function takePaste(event: ClipboardEvent<HTMLTextAreaElement>, edits: ReturnType<typeof useTextSource>): void {
  const text = event.clipboardData.getData('text/plain');
  const file = event.clipboardData.files[0];
  if (text === '' && file) {
    event.preventDefault();
    void edits.open(file);
    return;
  }
  const { selectionStart, selectionEnd } = event.currentTarget;
  if (edits.pasteOver(text, selectionStart, selectionEnd)) event.preventDefault();
}

/** Drag and drop of one file; dragged text is left to the textarea. */
function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const onDrag = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setOver(true);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: onDrag,
      onDragOver: onDrag,
      onDragLeave: (event: DragEvent) => {
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setOver(false);
      },
      onDrop: (event: DragEvent) => {
        setOver(false);
        const file = event.dataTransfer.files[0];
        if (!file) return;
        event.preventDefault();
        onFile(file);
      },
    },
  };
}

interface CountsProps {
  value: TextSource;
  isHeld: boolean;
  preview: ReturnType<typeof usePreview>;
  openedFrom: string | undefined;
}

/** How much text there is: of a text lines, bytes and characters, of a file its size and encoding. */
function Counts({ value, isHeld, preview, openedFrom }: CountsProps) {
  const words = useKitWords();
  const locale = useLocale();
  // Counting the letters of a long text takes longer than a key stroke may.
  const text = useDeferredValue(isHeld || typeof value !== 'string' ? '' : value);
  const counts = useMemo(
    () => ({ lines: indexLines(text).length, bytes: utf8Length(text), characters: countCharacters(text) }),
    [text],
  );
  if (isHeld) {
    if (typeof preview !== 'object') return null;
    return (
      <>
        <span>{openedFrom ?? encodingName(preview.encoding)}</span>
        {preview.isWhole ? null : <span>{words.onlyBeginning}</span>}
      </>
    );
  }
  if (text === '') return <span>{formatBytes(locale, 0)}</span>;
  return (
    <>
      <span>{words.lines(counts.lines)}</span>
      <span>{formatBytes(locale, counts.bytes)}</span>
      <span>{words.characters(counts.characters)}</span>
      {text.includes('\r') ? <span>CRLF</span> : null}
    </>
  );
}
