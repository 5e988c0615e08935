import {
  useCallback,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ClipboardEvent,
  type DragEvent,
  type RefObject,
} from 'react';
import { useLocation } from 'wouter';
import { copiedHere, followCopied } from '../../operations/sent';
import { useLanguage } from '../languages/language';
import { droppedIn, isFolderAlone, lineOf, pastedIn, type Given } from '../paste/given';
import type { WaysToGive } from './items';

interface GivenState {
  readonly given: Given | undefined;
  readonly setGiven: (given: Given | undefined) => void;
  /** The line that was pasted last, for which a query is not as if it had been typed while it is just that. */
  readonly pasted: string | undefined;
  readonly setPasted: (line: string | undefined) => void;
  /** Why nothing came of what was asked for: the browser refused to read the clipboard, or nothing that could be opened was there. */
  readonly failure: 'refused' | 'nothingCopied' | 'folder' | undefined;
  readonly ways: WaysToGive;
  readonly picker: RefObject<HTMLInputElement | null>;
  /** Of the picker. */
  readonly takeFile: (file: File) => void;
  readonly onPaste: (event: ClipboardEvent) => void;
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
}

interface Taking {
  /** The tool of the page. */
  readonly from: string | undefined;
  readonly pasted: string | undefined;
  /** What was copied last on this page. */
  readonly copied: string | undefined;
  /** It was asked for by an action: what was typed to find that is done with. */
  readonly onAsked: () => void;
  readonly setGiven: (given: Given) => void;
  readonly setFailure: (failure: GivenState['failure']) => void;
}

function makeWays({ from, pasted, copied, onAsked, setGiven, setFailure }: Taking): Omit<WaysToGive, 'openFile'> {
  const take = (given: Given) => {
    onAsked();
    setGiven(given);
  };
  const read = async () => {
    try {
      const text = await navigator.clipboard.readText();
      const isEmpty = !/\S/.test(text);
      setFailure(isEmpty ? 'nothingCopied' : undefined);
      if (!isEmpty) take({ text });
    } catch {
      setFailure('refused');
    }
  };
  // Only secure pages have it.
  const { clipboard } = navigator as { clipboard?: Partial<Clipboard> };
  return {
    paste: clipboard?.readText && (() => void read()),
    sendCopied: copied?.trim() ? () => take({ text: copied, from, made: copied }) : undefined,
    chooseTool: () => take({ text: pasted ?? '' }),
  };
}

/**
 * What is pasted into the palette, dropped on it, or opened from it, beside the query. Where it was asked for by an action, what was typed to find that
 * action is done with.
 */
export function useGiven(query: string, setQuery: (query: string) => void): GivenState {
  const { tools } = useLanguage();
  const [path] = useLocation();
  const from = tools.find(({ id }) => path === `/${id}`)?.id;
  const [given, setGiven] = useState<Given>();
  const [pasted, setPasted] = useState<string>();
  const [failure, setFailure] = useState<GivenState['failure']>();
  const picker = useRef<HTMLInputElement>(null);

  // The browser may still be copying when the palette opens.
  const copied = useSyncExternalStore(followCopied, copiedHere);
  const onAsked = useCallback(() => setQuery(''), [setQuery]);

  const ways = useMemo(
    (): WaysToGive => ({
      ...makeWays({ from, pasted, copied, onAsked, setGiven, setFailure }),
      openFile: () => picker.current?.click(),
    }),
    [from, pasted, copied, onAsked],
  );

  // Then what comes is another content, and no word for the search.
  const isContent = given !== undefined || query.trim() === pasted;
  const take = (event: ClipboardEvent | DragEvent, taken: Given | undefined) => {
    if (!taken) return;
    event.preventDefault();
    setFailure(undefined);
    if (isContent) setQuery('');
    setGiven(taken);
  };
  const takeLine = (event: ClipboardEvent, line: string) => {
    setPasted(line);
    setFailure(undefined);
    // Into what is typed it goes as into any field.
    if (!isContent && event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    setGiven(undefined);
    setQuery(line);
  };
  return {
    given,
    setGiven,
    pasted,
    setPasted,
    failure,
    ways,
    picker,
    takeFile: (file) => {
      onAsked();
      setGiven({ file });
    },
    onPaste: (event) => {
      const taken = pastedIn(event.clipboardData);
      const line = taken && lineOf(taken);
      if (line === undefined) take(event, taken);
      else takeLine(event, line);
    },
    onDragOver: (event) => event.preventDefault(),
    onDrop: (event) => {
      if (isFolderAlone(event.dataTransfer)) {
        event.preventDefault();
        setFailure('folder');
      } else take(event, droppedIn(event.dataTransfer));
    },
  };
}
