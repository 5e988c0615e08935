import type { ReactNode, Ref } from 'react';
import type { SniffEncoding, TextSource } from '../../lib/text-source';
import type { Example } from './example-button';
import type { FieldError } from './field-error';

export interface TextInputHandle {
  /** Takes the focus to a place of the text, or marks all of it up to another (UTF-16 units); does nothing while the text is held as a file. */
  goTo(offset: number, end?: number): void;
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
  /** What stands here is worked out from another field: on a narrow phone the examples are left to that one. @default false */
  isDerived?: boolean;
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
  /**
   * Takes what is pasted with its formatting: gives the text that then stands in the place of all there was, undefined for the plain one to be
   * pasted. Always the same function for the same settings.
   */
  takeHtml?: ((html: string, plain: string) => string | undefined) | undefined;
  /** What is held as a file is no text: only its name and size are shown. @default false */
  isBinary?: boolean | undefined;
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
