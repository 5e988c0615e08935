import { useRef, useState, type RefObject } from 'react';
import { useKitWords, type KitWords } from '../../i18n/context';
import {
  INLINE_LIMIT,
  isEmptySource,
  lineEndingOf,
  toTextSource,
  type SniffEncoding,
  type TextSource,
} from '../../lib/text-source';
import { replacedBy } from '../../operations/drafts';
import { showToast } from '../toast/toast';

/** Texts up to this length are replaced as if typed, so that the browser's own undo knows; beyond, that takes too long. */
const TYPED_LIMIT = 20_000;

const pasteFailed = (words: KitWords) => words.pasteFailed;
const cannotRead = (words: KitWords) => words.cannotRead;

export interface TextSourceEdits {
  /** The text as a textarea has it (LF only), or undefined when the source has to be held as a file. */
  readonly typed: string | undefined;
  /** Takes what a textarea now has; the line ends of the text before are kept. */
  readonly type: (text: string) => void;
  readonly replace: (source: TextSource) => void;
  readonly open: (file: File) => Promise<void>;
  readonly paste: () => Promise<void>;
  /** Puts back what the last act replaced; undefined when there is nothing to put back. */
  readonly undo: (() => void) | undefined;
}

/** The acts on a text input that replace its content, none of which loses what was there. */
export function useTextSource(
  value: TextSource,
  onChange: (value: TextSource) => void,
  area: RefObject<HTMLTextAreaElement | null>,
  {
    sniff,
    openFile,
  }: { sniff?: SniffEncoding | undefined; openFile?: ((file: File) => Promise<TextSource>) | undefined },
): TextSourceEdits {
  const words = useKitWords();
  const [replaced, setReplaced] = useState(() => {
    const former = replacedBy(value);
    return former === undefined ? undefined : { former, by: value };
  });
  const lastOpened = useRef(0);
  const isText = typeof value === 'string' && value.length <= INLINE_LIMIT;
  const ending = isText ? lineEndingOf(value) : 'mixed';
  // A textarea has LF only. Where all ends are CRLF they are put back on every change; a mixture cannot be, so it is held.
  const typed = !isText || ending === 'mixed' ? undefined : ending === 'crlf' ? value.replaceAll('\r\n', '\n') : value;

  function replace(next: TextSource) {
    if (typeof next === 'string' && ending !== 'crlf' && typeOver(area.current, next)) return;
    setReplaced(isEmptySource(value) ? undefined : { former: value, by: next });
    onChange(next);
  }

  async function open(file: File) {
    const ticket = (lastOpened.current += 1);
    try {
      const source = openFile
        ? await openFile(file)
        : await import('../../lib/open-text').then(({ openTextFile }) => openTextFile(file, sniff));
      if (ticket === lastOpened.current) replace(source);
    } catch {
      // A folder, or a file that has changed or gone since it was picked.
      showToast({ message: cannotRead, kind: 'error' });
    }
  }

  async function paste() {
    try {
      const text = await navigator.clipboard.readText();
      // A textarea would do the same with what is pasted into it; long texts are to be no exception.
      if (text !== '') replace(toTextSource(text.replace(/\r\n?/g, '\n'), words.pastedFileName));
    } catch {
      showToast({ message: pasteFailed, kind: 'error' });
    }
  }

  return {
    typed,
    replace,
    open,
    paste,
    type: (text) =>
      onChange(toTextSource(ending === 'crlf' ? text.replaceAll('\n', '\r\n') : text, words.pastedFileName)),
    undo:
      replaced && replaced.by === value
        ? () => {
            setReplaced(undefined);
            onChange(replaced.former);
          }
        : undefined,
  };
}

/** Replaces the content as if it were typed. Returns whether that was possible. */
function typeOver(area: HTMLTextAreaElement | null, text: string): boolean {
  // On a phone, focus would bring up the keyboard for a mere "clear".
  if (!area || text.includes('\r') || matchMedia('(pointer: coarse)').matches) return false;
  if (text.length > TYPED_LIMIT || area.value.length > TYPED_LIMIT) return false;
  if (area.value === text) return true;
  area.focus();
  area.select();
  // Deprecated, but the only way that the browser's undo knows of.
  document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
  if (area.value !== text) return false;
  area.setSelectionRange(0, 0);
  area.scrollTop = 0;
  return true;
}
