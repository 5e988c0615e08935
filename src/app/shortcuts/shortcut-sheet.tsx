import { useState } from 'react';
import { Modal } from '../../ui/modal/modal';
import { hasMacKeys } from '../../ui/has-mac-keys';
import { useLanguage } from '../languages/language';
import { keysOf, pageShortcuts, type PageShortcut } from './page-shortcuts';
import styles from './shortcut-sheet.module.css';
import { SHORTCUT_WORDS } from './words';

/** All shortcuts: those of every page, and those of the page that is open. */
export function ShortcutSheet({ onClose }: { readonly onClose: () => void }) {
  const words = SHORTCUT_WORDS[useLanguage().locale];
  const [isMac] = useState(hasMacKeys);
  const [here] = useState(() => shortcutsHere(isMac, words.tabs));
  const everywhere = [
    { name: words.search, keys: keysOf('Control+K Meta+K', isMac) },
    { name: words.shortcuts, keys: ['?'] },
    { name: words.close, keys: ['Esc'] },
  ];
  return (
    <Modal open onClose={onClose} title={words.title}>
      {here.length > 0 && <List title={words.here} shortcuts={here} />}
      <List title={here.length > 0 && words.everywhere} shortcuts={everywhere} />
    </Modal>
  );
}

interface ListProps {
  /** Needless where there is but one list. */
  readonly title: string | false;
  readonly shortcuts: readonly PageShortcut[];
}

function List({ title, shortcuts }: ListProps) {
  return (
    <section>
      {title && <h3 className={styles.title}>{title}</h3>}
      <dl className={styles.list}>
        {shortcuts.map(({ name, keys }) => (
          <div key={keys.join()}>
            <dt>{name}</dt>
            <dd>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the controls of the page say; the search is named among those of every page. */
function shortcutsHere(isMac: boolean, tabs: string): PageShortcut[] {
  const main = document.getElementById('main');
  if (!main) return [];
  const search = keysOf('Control+K Meta+K', isMac).join();
  const own = pageShortcuts(main, isMac).filter(({ keys }) => keys.join() !== search);
  return main.querySelector('[role="tablist"]') ? [...own, { name: tabs, keys: ['←', '→'] }] : own;
}
