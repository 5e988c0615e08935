import { useId, useImperativeHandle, useRef } from 'react';
import { indexLines } from '../../lib/large-text';
import type { TextSource } from '../../lib/text-source';
import type { LineViewHandle } from '../line-view/line-view';
import { makePart, usePart } from '../part';
import type { ErrorPlace } from './field-error';
import { FieldFrame, PaneFrame } from './frames';
import { InputActions } from './input-actions';
import { goToOffset } from './scroll-to-offset';
import type { TextInputProps } from './text-input-props';
import styles from './text-input.module.css';
import { TypedText } from './typed-text';
import { useFileDrop } from './use-file-drop';
import { usePreview } from './use-preview';
import { useTextSource } from './use-text-source';

export type { FieldError } from './field-error';
export type { TextInputHandle, TextInputProps } from './text-input-props';

const faultBox = makePart(() => import('./fault-box'));
const heldText = makePart(() => import('./held-text'));

/**
 * A text to work on: typed, pasted, dropped or opened. Up to 200,000 characters it can be edited; longer text, and text
 * whose mixed line endings an edit would change, is held as a file and shown by its beginning. Uniform CRLF of a file is
 * kept, and with `exact` that of the clipboard, too.
 */
export function TextInput({ ref, ...props }: TextInputProps) {
  const { label, value, variant = 'field', error } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const view = useRef<LineViewHandle>(null);
  const picker = useRef<HTMLInputElement>(null);
  const edits = useTextSource(value, props.onChange, area, {
    sniff: props.encodingOf,
    exact: props.exact,
    openFile: props.openFile,
    takeFile: props.takeFile,
    takeHtml: props.takeHtml,
  });
  const drop = useFileDrop((file) => void edits.open(file));
  const { typed } = edits;
  const isHeld = typed === undefined;
  const faultPart = usePart(faultBox, error !== undefined);
  const heldPart = usePart(heldText, isHeld);
  const preview = usePreview(isHeld ? value : undefined, props.encodingOf);
  const held = isHeld ? { preview } : undefined;
  const areaId = `${id}-area`;
  const errorId = `${id}-error`;
  const goTo = (offset: number, end?: number) => goToPlace(area.current, value, offset, end);
  useImperativeHandle(ref, () => ({ goTo }));

  /** How one gets to the place of an error, if there is a way. */
  function wayTo({ offset, position }: ErrorPlace): (() => void) | undefined {
    if (!held) return offset === undefined ? undefined : () => goTo(offset);
    const isShown = typeof preview === 'object' && position.line <= indexLines(preview.text).length;
    return isShown ? () => view.current?.goTo(position.line) : undefined;
  }

  const actions = (
    <InputActions
      value={value}
      edits={edits}
      picker={picker}
      accept={props.accept}
      example={props.example}
      isDerived={props.isDerived ?? false}
    >
      {props.actions}
    </InputActions>
  );
  const Frame = variant === 'pane' ? PaneFrame : FieldFrame;
  return (
    <Frame
      input={props}
      areaId={areaId}
      held={held}
      drop={drop}
      actions={actions}
      fault={
        error && faultPart ? (
          <faultPart.FaultBox
            id={errorId}
            error={error}
            text={typeof value === 'string' ? value : undefined}
            wayTo={wayTo}
          />
        ) : null
      }
    >
      {typed === undefined ? (
        ((heldPart && (
          <heldPart.HeldText
            source={value}
            preview={preview}
            sniff={props.encodingOf}
            exact={props.exact}
            isBinary={props.isBinary}
            viewRef={view}
            onReplace={() => picker.current?.click()}
            onRemove={() => edits.replace('')}
            onEdit={edits.replace}
          />
        )) ?? <div className={styles.coming} />)
      ) : (
        <TypedText
          ref={area}
          id={areaId}
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
      )}
    </Frame>
  );
}

/** Takes the focus to a place of a typed text. */
function goToPlace(area: HTMLTextAreaElement | null, value: TextSource, offset: number, end?: number): void {
  if (!area || typeof value !== 'string') return;
  // The textarea has one unit less for each CRLF before the place.
  const inArea = (at: number) => at - (value.includes('\r') ? value.slice(0, at).split('\r\n').length - 1 : 0);
  goToOffset(area, inArea(offset), end === undefined ? undefined : inArea(end));
}
