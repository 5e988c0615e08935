import { useMemo, useRef, useState, type ClipboardEvent, type DragEvent, type RefObject } from 'react';
import { useLocation } from 'wouter';
import { copiedHere } from '../../operations/sent';
import { useLanguage } from '../languages/language';
import { droppedIn, isQuery, pastedIn, type Given } from '../paste/given';
import type { WaysToGive } from './items';

interface GivenState {
  readonly given: Given | undefined;
  readonly setGiven: (given: Given | undefined) => void;
  /** Whether the browser refused to read the clipboard. */
  readonly hasFailed: boolean;
  readonly ways: WaysToGive;
  readonly picker: RefObject<HTMLInputElement | null>;
  /** Of the picker. */
  readonly takeFile: (file: File) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

/**
 * What is pasted into the palette, dropped on it, or opened from it, beside what is typed. `onAsked` is told when it was asked for by an action: what was typed
 * to find that action is done with.
 */
export function useGiven(onAsked: () => void): GivenState {
  const { tools } = useLanguage();
  const [path] = useLocation();
  const from = tools.find(({ id }) => path === `/${id}`)?.id;
  const [given, setGiven] = useState<Given>();
  const [hasFailed, setFailed] = useState(false);
  const picker = useRef<HTMLInputElement>(null);

  const ways = useMemo((): WaysToGive => {
    const read = async () => {
      try {
        const text = await navigator.clipboard.readText();
        setFailed(false);
        if (!/\S/.test(text)) return;
        onAsked();
        setGiven({ text });
      } catch {
        setFailed(true);
      }
    };
    const sendOn = (text: string) => {
      onAsked();
      setGiven({ text, from, made: text });
    };
    // Only secure pages have it.
    const { clipboard } = navigator as { clipboard?: Partial<Clipboard> };
    const copied = copiedHere();
    return {
      paste: clipboard?.readText && (() => void read()),
      openFile: () => picker.current?.click(),
      sendCopied: copied?.trim() ? () => sendOn(copied) : undefined,
    };
  }, [from, onAsked]);

  const take = (event: ClipboardEvent | DragEvent, taken: Given | undefined) => {
    if (!taken) return;
    event.preventDefault();
    setGiven(taken);
  };
  return {
    given,
    setGiven,
    hasFailed,
    ways,
    picker,
    takeFile: (file) => {
      onAsked();
      setGiven({ file });
    },
    onPaste: (event) => {
      const pasted = pastedIn(event.clipboardData);
      if (pasted && !isQuery(pasted)) take(event, pasted);
    },
    onDragOver: (event) => event.preventDefault(),
    onDrop: (event) => take(event, droppedIn(event.dataTransfer)),
  };
}
