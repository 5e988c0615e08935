import type { ReactNode } from 'react';
import { useKitWords } from '../../i18n/context';
import { Field } from '../field/field';
import { Pane } from '../pane/pane';
import { Counts } from './counts';
import type { TextInputProps } from './text-input-props';
import styles from './text-input.module.css';
import type { useFileDrop } from './use-file-drop';
import type { usePreview } from './use-preview';

interface FrameProps {
  /** What the text input was given. */
  input: TextInputProps;
  /** Where the text is typed, for the label. */
  areaId: string;
  actions: ReactNode;
  fault: ReactNode;
  /** What is known of a text that is held as a file. */
  held: { readonly preview: ReturnType<typeof usePreview> } | undefined;
  drop: ReturnType<typeof useFileDrop>;
  children: ReactNode;
}

/** One half of a converter. */
export function PaneFrame({ input, actions, fault, held, drop, children }: FrameProps) {
  return (
    <Pane
      label={input.label}
      meta={input.readAs}
      actions={actions}
      fault={fault}
      isInvalid={input.error !== undefined}
      footer={
        <>
          <Counts
            value={input.value}
            preview={held?.preview}
            isHeld={held !== undefined}
            openedFrom={input.openedFrom}
          />
          {input.footer}
        </>
      }
      {...drop.handlers}
    >
      {children}
      <DropHint drop={drop} />
    </Pane>
  );
}

/** A field of a form. */
export function FieldFrame({ input, areaId, actions, fault, held, drop, children }: FrameProps) {
  return (
    <Field label={input.label} hideLabel hint={input.hint}>
      <div className={styles.fieldHead}>
        <label className={styles.label} htmlFor={areaId}>
          {input.label}
        </label>
        {input.readAs ? <span className="meta">{input.readAs}</span> : null}
        <div className={styles.actions}>{actions}</div>
      </div>
      <div
        className={styles.frame}
        data-invalid={input.error ? '' : undefined}
        data-held={held ? '' : undefined}
        {...drop.handlers}
      >
        {children}
        {fault}
        <DropHint drop={drop} />
      </div>
      {input.footer}
    </Field>
  );
}

function DropHint({ drop }: Pick<FrameProps, 'drop'>) {
  const words = useKitWords();
  return drop.isOver ? <div className={styles.over}>{words.dropToOpen}</div> : null;
}
