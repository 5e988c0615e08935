import { useEffect, useEffectEvent, useState } from 'react';
import { followSent, TOOL_READY } from '../../operations/sent';
import { showToast } from '../../ui/toast/toast';
import { useLanguage } from '../languages/language';
import { keepArrived, keepLine } from './arrival';
import { droppedIn, isFolderAlone, lineOf, pastedEarly, pastedIn, type Given } from './given';
import styles from './page-arrivals.module.css';
import { followSystem } from './system-arrivals';
import { PASTE_WORDS } from './words';

interface PageArrivalsProps {
  /** The tool whose page it is, if it is one's. */
  readonly toolId: string | undefined;
  /** Opens the palette with what was typed already. */
  readonly onSearch: (typed: string) => void;
}

/** Tools of which keys and what they bring are the very content. */
const OWN_KEYS = new Set(['keycode-info', 'camera-recorder']);

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') === true;
}

/**
 * What is pasted beside the fields of a page, a file that is dropped anywhere but on a place for files, and what the system opens with the installed
 * app or shares with it, goes to the palette, which shows the tools for it. Without this a dropped file would take the place of the page.
 */
export function PageArrivals({ toolId, onSearch }: PageArrivalsProps) {
  const { locale } = useLanguage();
  const [isOver, setOver] = useState(false);
  const hasOwnKeys = toolId !== undefined && OWN_KEYS.has(toolId);
  /** Whether the page's tool has not given its first field the focus yet, which then takes what came before. */
  const isOnWay = () => toolId !== undefined && 'typed' in window;

  const open = (given: Given) => {
    // It may have been asked for and still be on its way, with what was typed for it.
    const typed = document.documentElement.dataset.search ?? '';
    const line = lineOf(given);
    if (line !== undefined) {
      keepLine(line);
      return onSearch(typed + line);
    }
    keepArrived(given);
    onSearch(typed);
  };
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    // A dialog is beside the page, and may have a question about it.
    const isElsewhere = isField(event.target) || document.querySelector('dialog[open]') !== null;
    if (event.defaultPrevented || hasOwnKeys || isElsewhere) return;
    const given = pastedIn(event.clipboardData);
    if (!given) return;
    event.preventDefault();
    if (isOnWay()) window.pasted = given;
    else open(given);
  });
  const onDragOver = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event)) return;
    // Whoever takes files there shows so itself.
    setOver(!event.defaultPrevented);
    event.preventDefault();
  });
  const onDragLeave = useEffectEvent((event: DragEvent) => {
    if (event.relatedTarget === null) setOver(false);
  });
  const onDrop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    if (event.defaultPrevented || !hasFiles(event)) return;
    event.preventDefault();
    const given = droppedIn(event.dataTransfer);
    if (given) open(given);
    else if (isFolderAlone(event.dataTransfer)) showToast({ message: PASTE_WORDS[locale].folder, kind: 'error' });
  });
  const onSystem = useEffectEvent(open);
  const onLost = useEffectEvent(() => showToast({ message: PASTE_WORDS[locale].lost, kind: 'error' }));
  useEffect(() => followSystem(onSystem, onLost), []);
  // A result is sent as it is, however short.
  const onSent = useEffectEvent((given: Given) => {
    keepArrived(given);
    onSearch(document.documentElement.dataset.search ?? '');
  });
  useEffect(() => followSent(onSent), []);
  const onEarly = useEffectEvent(() => {
    const given = pastedEarly(isOnWay());
    if (given && !hasOwnKeys) open(given);
  });
  useEffect(() => {
    onEarly();
    addEventListener(TOOL_READY, onEarly);
    return () => removeEventListener(TOOL_READY, onEarly);
  }, []);
  useEffect(() => {
    const listening = new AbortController();
    // After all listeners of the page.
    addEventListener('paste', onPaste, listening);
    addEventListener('dragover', onDragOver, listening);
    addEventListener('dragleave', onDragLeave, listening);
    addEventListener('drop', onDrop, listening);
    return () => listening.abort();
  }, []);

  return isOver && <p className={styles.over}>{PASTE_WORDS[locale].drop}</p>;
}
