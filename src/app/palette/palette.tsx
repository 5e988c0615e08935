import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useLocation } from 'wouter';
import searchIndex from 'virtual:search-index';
import { useStored } from '../../operations/use-stored';
import { Icon } from '../../ui/icon/icon';
import { below, secureRandom } from '../../lib/random';
import { trackEvent } from '../analytics/tracker';
import { useLanguage } from '../languages/language';
import { recentTools } from '../settings/stored-settings';
import { paletteItems, type Group } from './items';
import { markMatches } from './mark';
import styles from './palette.module.css';
import { arrangeResults, clampSelection, type ResultLine } from './results';
import { createSearch } from './search';

interface PaletteProps {
  /** What was typed before the palette opened. */
  readonly typed: string;
  readonly onClose: () => void;
}

/** The command palette: a search over tools, actions, links and pages in a dialog, all by keyboard. */
export function Palette({ typed, onClose }: PaletteProps) {
  const { shell } = useLanguage();
  const [, navigate] = useLocation();
  const dialog = useRef<HTMLDialogElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const [query, setQuery] = useState(typed);
  const [selection, setSelection] = useState(0);
  const [opened, setOpened] = useState<ReadonlySet<Group>>(new Set());

  const groups = useResults(query, opened, navigate);
  const lines = groups.flatMap((group) => group.lines);
  const selected = clampSelection(selection, lines.length);
  const count = lines.filter((line) => line.kind === 'item').length;

  // Closed before it leaves the page, so that the focus goes back to where it was.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  useEffect(() => {
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [selected, groups]);

  const search = (text: string) => {
    setQuery(text);
    setSelection(0);
    setOpened(new Set());
  };

  const choose = (line: ResultLine | undefined) => {
    if (!line) return;
    if (line.kind === 'show-all') return setOpened(new Set([...opened, line.group]));
    const { target } = line.item;
    const stays = 'action' in target && target.closesOnSelect === false;
    if (!stays) onClose();
    if ('route' in target) navigate(target.route(query));
    else if ('action' in target) target.action();
    else followLink(target.link, navigate);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that an input method is composing with are its own.
    if (event.nativeEvent.isComposing) return;
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      setSelection(clampSelection(selected + step, lines.length));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      choose(lines[selected]);
    }
  };

  return (
    // The keyboard closes it with Escape, as every dialog.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={styles.palette}
      aria-label={shell.palette.label}
      // The event `close` comes late: a Ctrl+K in between would open nothing.
      onCancel={onClose}
      onClose={onClose}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div className={styles.frame}>
        <div className={styles.ask}>
          <Icon name="search" size="l" />
          <input
            type="text"
            role="combobox"
            // The dialog's first field: focus goes there when it opens.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            value={query}
            placeholder={shell.palette.placeholder}
            aria-label={shell.palette.label}
            aria-expanded={lines.length > 0}
            aria-controls={listId}
            aria-activedescendant={selected >= 0 ? `${listId}-${selected}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            enterKeyHint="go"
            onChange={(event) => search(event.target.value)}
            onKeyDown={onKeyDown}
          />
          {query !== '' && (
            <button type="button" className={styles.clear} aria-label={shell.palette.clear} onClick={() => search('')}>
              <Icon name="x" />
            </button>
          )}
          <kbd>Esc</kbd>
          <button type="button" className={styles.cancel} onClick={onClose}>
            {shell.palette.cancel}
          </button>
        </div>
        <div ref={list} id={listId} role="listbox" aria-label={shell.palette.label} className={styles.body}>
          {groups.map((group) => (
            <div key={group.id} role="group" aria-labelledby={`${listId}-${group.id}`}>
              <div id={`${listId}-${group.id}`} className={styles.title} role="presentation">
                {shell.palette.groups[group.id]}
              </div>
              {group.lines.map((line) => {
                const place = lines.indexOf(line);
                return (
                  <Line
                    key={line.kind === 'item' ? line.item.key : line.group}
                    id={`${listId}-${place}`}
                    line={line}
                    query={query}
                    isSelected={place === selected}
                    onChoose={() => choose(line)}
                  />
                );
              })}
            </div>
          ))}
        </div>
        {lines.length === 0 && <p className={styles.none}>{shell.palette.none(query.trim())}</p>}
        <p className="sr" role="status">
          {lines.length === 0 ? shell.palette.none(query.trim()) : shell.palette.count(count)}
        </p>
        <footer>
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd>
            {shell.palette.select}
          </span>
          <span>
            <kbd>Enter</kbd>
            {shell.palette.open}
          </span>
          <span>
            <kbd>Esc</kbd>
            {shell.palette.close}
          </span>
          <span className={styles.end}>
            <Icon name="shield-check" size="s" />
            {shell.palette.isPrivate}
          </span>
        </footer>
      </div>
    </dialog>
  );
}

/** What is found for a query, arranged by group; recently used tools while there is none. */
function useResults(query: string, opened: ReadonlySet<Group>, navigate: (path: string) => void) {
  const { shell, tools } = useLanguage();
  const recent = useStored(recentTools);
  const items = useMemo(
    () => paletteItems(shell, tools, searchIndex, { navigate, random: (count) => below(count, secureRandom) }),
    [shell, tools, navigate],
  );
  const search = useMemo(
    () =>
      createSearch(items, (item) => [
        shell.palette.groups[item.group],
        item.group,
        ...(item.category ? [shell.categories[item.category], item.category] : []),
      ]),
    [items, shell],
  );
  return useMemo(() => {
    const isEmpty = query.trim() === '';
    const recentItems = isEmpty
      ? recent.map((id) => items.find((item) => item.key === id)).filter((item) => item !== undefined)
      : [];
    return arrangeResults(search(query), opened, recentItems);
  }, [query, opened, recent, items, search]);
}

/** Follows a link of the site's configuration; the default ones are sections of the about page. */
function followLink(link: string, navigate: (path: string) => void): void {
  const address = new URL(link, document.baseURI);
  if (address.origin === location.origin && !/^https?:/.test(link)) {
    navigate(`/about${address.hash}`);
    requestAnimationFrame(() => document.querySelector(address.hash)?.scrollIntoView());
    return;
  }
  trackEvent('Outbound Link: Click', { url: address.href });
  open(address.href, '_blank', 'noopener');
}

interface LineProps {
  readonly id: string;
  readonly line: ResultLine;
  readonly query: string;
  readonly isSelected: boolean;
  readonly onChoose: () => void;
}

function Line({ id, line, query, isSelected, onChoose }: LineProps) {
  const { shell, locale } = useLanguage();
  const shared = {
    id,
    role: 'option',
    'aria-selected': isSelected,
    onClick: onChoose,
    // Pressing must not take the focus from the field.
    onMouseDown: (event: React.MouseEvent) => event.preventDefault(),
  } as const;
  if (line.kind === 'show-all') {
    return (
      // The keyboard reaches it through the combobox, which points at it.
      // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
      <div {...shared} className={`${styles.hit} ${styles.more}`}>
        {shell.palette.showAll(line.count)}
      </div>
    );
  }
  const { item } = line;
  const reading = locale === 'zh-cn' ? item.record.reading : { name: '', description: '' };
  return (
    // The keyboard reaches it through the combobox, which points at it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div {...shared} className={styles.hit} data-cat={item.category}>
      <Icon name={item.icon} size="l" />
      <span>
        <span className={styles.name}>
          <Marked text={item.name} query={query} reading={reading.name} />
        </span>
        <span className={styles.description}>
          <Marked text={item.description} query={query} reading={reading.description} />
        </span>
      </span>
      <span className={styles.side}>
        {item.category && shell.categories[item.category]}
        <Icon name="corner-down-left" className={styles.enter} />
      </span>
    </div>
  );
}

function Marked({ text, query, reading }: { readonly text: string; readonly query: string; readonly reading: string }) {
  return markMatches(text, query, reading).map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
