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
import { insertTyped, TYPED_LIMIT } from '../insert-typed';
import { showToast, tellUnreadable } from '../toast/toast';

const pasteFailed = (words: KitWords) => words.pasteFailed;

export interface TextSourceEdits {
  /** The text as a textarea has it (LF only), or undefined when the source has to be held as a file. */
  readonly typed: string | undefined;
  /** Takes what a textarea now has; the line ends of the text before are kept. */
  readonly type: (text: string) => void;
  readonly replace: (source: TextSource) => void;
  readonly open: (file: File) => Promise<void>;
  /** Takes text that is pasted over a part of what a textarea has. False: it is as good to let the browser do that. */
  readonly pasteOver: (text: string, start: number, end: number) => boolean;
  readonly paste: () => Promise<void>;
  /** Takes what is pasted with its formatting in the place of all there was. False: it is to be pasted as plain text. */
  readonly pasteHtml: (html: string, plain: string) => boolean;
  /** Puts back what the last act replaced; undefined when there is nothing to put back. */
  readonly undo: (() => void) | undefined;
}

export interface TextSourceSettings {
  readonly sniff?: SniffEncoding | undefined;
  /** The very bytes count: what is pasted keeps its line endings, and what is opened all of its bytes. */
  readonly exact?: boolean | undefined;
  readonly openFile?: ((file: File) => Promise<TextSource>) | undefined;
  /** A text in the place of all, made of what is pasted with its formatting. */
  readonly takeHtml?: ((html: string, plain: string) => string | undefined) | undefined;
  /** Takes files away from the field: they belong elsewhere. */
  readonly takeFile?: ((file: File) => void) | undefined;
}

/** The acts on a text input that replace its content, none of which loses what was there. */
export function useTextSource(
  value: TextSource,
  onChange: (value: TextSource) => void,
  area: RefObject<HTMLTextAreaElement | null>,
  { sniff, exact = false, openFile, takeFile, takeHtml }: TextSourceSettings,
): TextSourceEdits {
  const words = useKitWords();
  const [replaced, setReplaced] = useState<{ readonly former: TextSource; readonly by: TextSource }>();
  // What is handed over may come when the tool is open already.
  const former = replaced?.by === value ? replaced.former : replacedBy(value);
  const lastOpened = useRef(0);
  // The browser's undo and redo bring back the letters of these; their line ends have to come back with them.
  const pasted = useRef<readonly string[]>([]);
  const isText = typeof value === 'string' && value.length <= INLINE_LIMIT;
  const ending = isText ? lineEndingOf(value) : 'mixed';
  // A textarea has LF only. Where all ends are CRLF they are put back on every change; a mixture cannot be, so it is held.
  const typed = !isText || ending === 'mixed' ? undefined : ending === 'crlf' ? value.replaceAll('\r\n', '\n') : value;

  function replace(next: TextSource) {
    if (typeof next === 'string' && ending !== 'crlf' && typeOver(area.current, next)) return;
    setReplaced(isEmptySource(value) ? undefined : { former: value, by: next });
    onChange(next);
  }

  function type(text: string) {
    const known = pasted.current.find((former) => plain(former) === text);
    if (known === undefined && !text.includes('\n')) pasted.current = [];
    onChange(toTextSource(known ?? asBefore(text), words.pastedFileName));
  }

  function asBefore(text: string): string {
    return ending === 'crlf' ? text.replaceAll('\n', '\r\n') : text;
  }

  function pasteOver(text: string, start: number, end: number): boolean {
    if (typed === undefined) return false;
    const [before, after] = [typed.slice(0, start), typed.slice(end)];
    // In a text that has line ends of its own what is pasted takes on those; else it keeps its own, where they count.
    const keeps = exact && !before.includes('\n') && !after.includes('\n');
    const whole = keeps ? before + text + after : asBefore(before + plain(text) + after);
    const isOther = keeps && text !== asBefore(plain(text));
    if (!isOther && whole.length <= INLINE_LIMIT) return false;
    // The newest first: of two with the same letters it is the one in sight.
    pasted.current = [whole, typeof value === 'string' ? value : ''];
    // The same letters would be no change to the textarea.
    if (lineEndingOf(whole) !== 'mixed' && plain(whole) !== typed && typeInto(area.current, plain(text))) return true;
    replace(toTextSource(whole, words.pastedFileName));
    return true;
  }

  async function open(file: File) {
    if (takeFile) return takeFile(file);
    const ticket = (lastOpened.current += 1);
    try {
      const source = openFile
        ? await openFile(file)
        : await import('../../lib/open-text').then(({ openExactly, openTextFile }) =>
            exact ? openExactly(file) : openTextFile(file, sniff),
          );
      if (ticket === lastOpened.current) replace(source);
    } catch {
      tellUnreadable();
    }
  }

  function pasteHtml(html: string, plainText: string): boolean {
    const taken = html === '' ? undefined : takeHtml?.(html, plainText);
    if (taken === undefined) return false;
    replace(toTextSource(taken, words.pastedFileName));
    return true;
  }

  async function paste() {
    try {
      if (takeHtml) {
        const [html, plainText] = await readFormatted();
        if (pasteHtml(html, plainText)) return;
      }
      const text = await navigator.clipboard.readText();
      // A textarea makes all line ends LF; where they do not count, long texts are to be no exception.
      if (text !== '') replace(toTextSource(exact ? text : plain(text), words.pastedFileName));
    } catch {
      showToast({ message: pasteFailed, kind: 'error' });
    }
  }

  return {
    typed,
    replace,
    open,
    pasteOver,
    paste,
    pasteHtml,
    type,
    undo:
      former === undefined
        ? undefined
        : () => {
            setReplaced(undefined);
            onChange(former);
          },
  };
}

/** What the clipboard holds as HTML, with the plain text beside it; nothing where it may not be read so. */
async function readFormatted(): Promise<readonly [string, string]> {
  try {
    const items = await navigator.clipboard.read();
    const read = async (type: string) => {
      const item = items.find(({ types }) => types.includes(type));
      return item ? (await item.getType(type)).text() : '';
    };
    return [await read('text/html'), await read('text/plain')];
  } catch {
    return ['', ''];
  }
}

/** The text as a textarea has it. */
function plain(text: string): string {
  return text.replace(/\r\n?/g, '\n');
}

/** Puts text in the place of the selection as if it were typed, if the area has the focus. Returns whether that was possible. */
function typeInto(area: HTMLTextAreaElement | null, text: string): boolean {
  if (!area || document.activeElement !== area) return false;
  if (text.length > TYPED_LIMIT || area.value.length > TYPED_LIMIT) return false;
  return insertTyped(text);
}

/** Replaces the content as if it were typed. Returns whether that was possible. */
function typeOver(area: HTMLTextAreaElement | null, text: string): boolean {
  // On a phone, focus would bring up the keyboard for a mere "clear".
  if (!area || text.includes('\r') || matchMedia('(pointer: coarse)').matches) return false;
  if (text.length > TYPED_LIMIT || area.value.length > TYPED_LIMIT) return false;
  if (area.value === text) return true;
  area.focus();
  area.select();
  insertTyped(text);
  if (area.value !== text) return false;
  area.setSelectionRange(0, 0);
  area.scrollTop = 0;
  return true;
}
