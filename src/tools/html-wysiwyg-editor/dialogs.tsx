import type { Editor } from '@tiptap/core';
import { useState, type FormEvent, type ReactNode } from 'react';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { ColorField } from '../../ui/color-field/color-field';
import { InputText } from '../../ui/input-text/input-text';
import { Stack } from '../../ui/layout/layout';
import { markAutofocus } from '../../ui/mark-autofocus';
import { Modal } from '../../ui/modal/modal';
import {
  colourAtCursor,
  pictureAtCursor,
  setColour,
  setLink,
  setPicture,
  type LinkAtCursor,
} from './editing/selection';
import type { Command } from './editing/shortcuts';
import { isLinkAllowed, isPictureAllowed } from './link-address';
import { editorOptions } from './options';
import { useAddress, type TypedAddress } from './use-address';
import { useWords } from './use-words';
import styles from './view.module.css';

/** A dialog that is open, with what the link was when it was asked for. */
export type Dialog =
  { readonly command: 'link'; readonly link: LinkAtCursor } | { readonly command: Exclude<Command, 'link'> };

interface DialogProps {
  editor: Editor;
  onClose: () => void;
}

/** The dialog that was asked for. */
export function EditorDialog({ dialog, ...props }: DialogProps & { dialog: Dialog }) {
  switch (dialog.command) {
    case 'link':
      return <LinkDialog {...props} before={dialog.link} />;
    case 'picture':
      return <PictureDialog {...props} />;
    case 'color':
      return <ColourDialog {...props} attribute="color" />;
    case 'background':
      return <ColourDialog {...props} attribute="backgroundColor" />;
  }
}

interface FormDialogProps {
  title: string;
  onClose: () => void;
  onApply: () => void;
  /** @default true */
  canApply?: boolean;
  /** A button at the beginning of the foot. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A dialog with fields; Enter in one of them applies. */
function FormDialog({ title, onClose, onApply, canApply = true, aside, children }: FormDialogProps) {
  const words = useWords();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (canApply) onApply();
  };
  return (
    <Modal
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          {aside ? <div className={styles.aside}>{aside}</div> : null}
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button variant="primary" disabled={!canApply} onClick={onApply}>
            {words.apply}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate>
        <Stack>{children}</Stack>
        {/* A form with several fields is sent by Enter only if it has a button for it. */}
        <input type="submit" hidden />
      </form>
    </Modal>
  );
}

function AddressField(props: TypedAddress['field'] & { placeholder: string; hint?: string }) {
  const words = useWords();
  return <InputText ref={markAutofocus} label={words.address} mono inputMode="url" autoComplete="off" {...props} />;
}

/** Address and text of a link, and whether links open in a new tab. */
function LinkDialog({ editor, onClose, before }: DialogProps & { before: LinkAtCursor }) {
  const words = useWords();
  const [{ links }, change] = useOptions(editorOptions);
  const { field, tryWith } = useAddress(before.href, isLinkAllowed, words.linkNotAllowed);
  const [text, setText] = useState(before.text);
  const [inNewTab, setInNewTab] = useState(links === 'new-tab');
  const apply = () =>
    tryWith((href) => {
      setLink(editor, href, text, before);
      change({ links: inNewTab ? 'new-tab' : 'plain' });
      onClose();
    });
  const remove = () => {
    editor.commands.unsetLink();
    onClose();
  };

  return (
    <FormDialog
      title={words.link}
      onClose={onClose}
      onApply={apply}
      aside={
        before.isLinked ? (
          <Button variant="danger" onClick={remove}>
            {words.removeLink}
          </Button>
        ) : undefined
      }
    >
      <AddressField {...field} placeholder="https://example.com/" hint={words.linkHint} />
      {before.isFixed ? null : (
        <InputText label={words.linkText} value={text} onChange={setText} placeholder="" autoComplete="off" />
      )}
      <Checkbox label={words.newTab} checked={inNewTab} onChange={setInNewTab} />
    </FormDialog>
  );
}

/** Address and alternative text of a picture. */
function PictureDialog({ editor, onClose }: DialogProps) {
  const words = useWords();
  const [before] = useState(() => pictureAtCursor(editor));
  const { field, tryWith } = useAddress(before?.src ?? '', isPictureAllowed, words.pictureNotAllowed);
  const [alt, setAlt] = useState(before?.alt ?? '');
  const apply = () =>
    tryWith((src) => {
      setPicture(editor, src, alt);
      onClose();
    });

  return (
    <FormDialog title={words.picture} onClose={onClose} onApply={apply}>
      <AddressField {...field} placeholder="https://example.com/picture.png" />
      <InputText
        label={words.alt}
        value={alt}
        onChange={setAlt}
        placeholder=""
        autoComplete="off"
        hint={words.altHint}
      />
    </FormDialog>
  );
}

/** The colour of the selected text, or behind it. */
function ColourDialog({ editor, onClose, attribute }: DialogProps & { attribute: 'color' | 'backgroundColor' }) {
  const words = useWords();
  const [colour, chooseColour] = useState(() => colourAtCursor(editor, attribute));
  // The field gives no wrong colour away: applying would set the one from before.
  const [isColour, setIsColour] = useState(true);
  const title = attribute === 'color' ? words.color : words.background;
  const finish = (chosen: string | null) => {
    setColour(editor, attribute, chosen);
    onClose();
  };
  return (
    <FormDialog
      title={title}
      onClose={onClose}
      onApply={() => finish(colour)}
      canApply={isColour}
      aside={
        <Button icon="rotate-ccw" onClick={() => finish(null)}>
          {words.resetColour}
        </Button>
      }
    >
      <ColorField
        label={title}
        value={colour}
        onChange={chooseColour}
        hasAlpha={false}
        option={null}
        onValidity={setIsColour}
      />
    </FormDialog>
  );
}
