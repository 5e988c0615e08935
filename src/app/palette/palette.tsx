import { useDeferredValue, useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '../../ui/icon/icon';
import { openInFront } from './open-in-front';
import { makePart, usePart } from '../../ui/part';
import { currentLocale } from '../languages/current-locale';
import { loadLanguage, useLanguage } from '../languages/language';
import { takeArrived, takeLine } from '../paste/arrival';
import { PASTE_WORDS } from '../paste/words';
import { GivenChip } from './given-chip';
import { STEPS } from './keys';
import styles from './palette.module.css';
import type { ResultListHandle } from './result-list';
import { useGiven } from './use-given';

/** The list of results, with the search ready: it is prepared a little at a time, so that keys are answered meanwhile. */
export const resultListPart = makePart(async () => {
  const [list, language] = await Promise.all([import('./result-list'), loadLanguage(currentLocale())]);
  await list.prepareSearch(language);
  return list;
});

interface PaletteProps {
  readonly id: string;
  readonly onClose: () => void;
}

/**
 * The command palette: a search over tools, actions, links and pages in a dialog, all by keyboard. Keys that are pressed
 * while it is on its way are kept for it; what it searches is fetched behind its field, and what is found comes a moment after the letter.
 * What is pasted, dropped or opened shows the tools that it is meant for, with what they would give.
 */
export function Palette({ id, onClose }: PaletteProps) {
  const {
    shell: { palette: words },
    kit,
    locale,
  } = useLanguage();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<ResultListHandle>(null);
  const listId = useId();
  const [query, setQuery] = useState('');
  const [selectedId, setSelectedId] = useState<string>();
  const [earlyKeys, setEarlyKeys] = useState<readonly string[]>([]);
  // The field comes first, and is there to type in while the list is drawn.
  const isListed = useDeferredValue(true, false);
  const results = usePart(resultListPart, true);
  const deferred = useDeferredValue(query);
  const [awaited, setAwaited] = useState('');
  const shown = awaited === query ? query : deferred;

  const { given, setGiven, pasted, setPasted, failure, ways, picker, takeFile, ...giving } = useGiven(query, setQuery);

  // It is another question then.
  const label = given ? PASTE_WORDS[locale].opener : words.label;

  useOpening(
    dialog,
    (typed) => {
      setQuery(typed);
      setPasted(takeLine());
      setGiven(takeArrived());
    },
    onClose,
  );

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that an input method is composing with are its own.
    if (event.nativeEvent.isComposing) return;
    const { key } = event;
    if (key === 'Backspace' && query === '' && !event.repeat) setGiven(undefined);
    if (!(key in STEPS) && key !== 'Enter') return;
    event.preventDefault();
    // What is chosen is what was found for all that was typed.
    if (shown !== query) flushSync(() => setAwaited(query));
    if (list.current) list.current.press(key);
    else setEarlyKeys([...earlyKeys, key]);
  };

  const type = (typed: string) => {
    setQuery(typed);
    // Where one had moved to belongs to the former query.
    setEarlyKeys(earlyKeys.filter((key) => key === 'Enter'));
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      id={id}
      className={styles.palette}
      aria-label={label}
      aria-modal
      // The event `close` comes late: a Ctrl+K in between would open nothing.
      onCancel={onClose}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
      onKeyDown={({ key, nativeEvent }) => key === 'Escape' && !nativeEvent.isComposing && onClose()}
      {...giving}
    >
      <div className={styles.frame}>
        <Ask
          query={query}
          label={label}
          placeholder={given ? PASTE_WORDS[locale].search : words.placeholder}
          isExpanded={selectedId !== undefined || given !== undefined}
          {...{ listId, selectedId, type, onKeyDown, onClose }}
        />
        {given && <GivenChip given={given} onRemove={() => setGiven(undefined)} onOther={setGiven} />}
        {failure && (
          <p className={styles.failed} role="alert">
            {failure === 'refused' ? kit?.pasteFailed : PASTE_WORDS[locale][failure]}
          </p>
        )}
        <FilePicker picker={picker} onFile={takeFile} />
        {results && isListed ? (
          <results.ResultList
            ref={list}
            id={listId}
            query={shown}
            isPasted={shown.trim() === pasted}
            given={given}
            waysToGive={ways}
            earlyKeys={earlyKeys}
            onClose={onClose}
            onSelected={setSelectedId}
          />
        ) : (
          <div className={styles.coming} aria-busy="true" />
        )}
      </div>
    </dialog>
  );
}

interface AskProps {
  readonly query: string;
  readonly label: string;
  readonly placeholder: string;
  readonly isExpanded: boolean;
  readonly listId: string;
  readonly selectedId: string | undefined;
  readonly type: (typed: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClose: () => void;
}

/** The field of the search. */
function Ask({ query, label, placeholder, isExpanded, listId, selectedId, type, onKeyDown, onClose }: AskProps) {
  const { palette: words } = useLanguage().shell;
  return (
    <div className={styles.ask}>
      <Icon name="search" size="l" />
      <input
        type="text"
        role="combobox"
        // The dialog's first field: focus goes there when it opens.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        value={query}
        placeholder={placeholder}
        aria-label={label}
        aria-expanded={isExpanded}
        aria-controls={listId}
        aria-activedescendant={selectedId}
        aria-autocomplete="list"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="go"
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {query !== '' && (
        <button type="button" className={styles.clear} aria-label={words.clear} onClick={() => type('')}>
          <Icon name="x" />
        </button>
      )}
      <kbd>Esc</kbd>
      <button type="button" className={styles.cancel} onClick={onClose}>
        {words.cancel}
      </button>
    </div>
  );
}

interface FilePickerProps {
  readonly picker: RefObject<HTMLInputElement | null>;
  readonly onFile: (file: File) => void;
}

function FilePicker({ picker, onFile }: FilePickerProps) {
  return (
    <input
      ref={picker}
      type="file"
      hidden
      aria-label={PASTE_WORDS[useLanguage().locale].openFile}
      onChange={({ target }) => {
        const [file] = target.files ?? [];
        if (file) onFile(file);
        // The same file may be picked again.
        target.value = '';
      }}
    />
  );
}

/** Opens the dialog with what was typed for it. */
function useOpening(
  dialog: RefObject<HTMLDialogElement | null>,
  begin: (typed: string) => void,
  onClose: () => void,
): void {
  // Closed before it leaves the page, so that the focus goes back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    const { dataset } = document.documentElement;
    // What was typed until now, not until the first drawing, which may be earlier; nothing once it was given up with Escape.
    const typed = dataset.search;
    delete dataset.search;
    if (typed === undefined) {
      onClose();
      return undefined;
    }
    begin(typed);
    return element ? openInFront(element) : undefined;
    // Once: what it opened with stays the same.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
}
