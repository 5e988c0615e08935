import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { makePart, usePart } from '../../ui/part';
import { isPlainKey } from '../../ui/plain-key';
import { useLanguage } from '../languages/language';
import styles from './shortcuts.module.css';
import { SHORTCUT_WORDS } from './words';

const sheetPart = makePart(() => import('./shortcut-sheet'));

/** Shows the keyboard shortcuts of the page on `?`, and on a button at the end of the page. */
export function Shortcuts() {
  const words = SHORTCUT_WORDS[useLanguage().locale];
  const [isOpen, setOpen] = useState(false);
  const [footer] = useState(() => document.querySelector('#main ~ footer'));
  const part = usePart(sheetPart, isOpen);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || !isPlainKey(event, '?')) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return (
    <>
      {footer &&
        createPortal(
          <button type="button" className={styles.open} aria-keyshortcuts="?" onClick={() => setOpen(true)}>
            {words.button}
          </button>,
          footer,
        )}
      {isOpen && part && <part.ShortcutSheet onClose={() => setOpen(false)} />}
    </>
  );
}
