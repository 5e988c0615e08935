import { useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { useLocation } from 'wouter';
import searchIndex from 'virtual:search-index';
import { useStored } from '../../operations/use-stored';
import { Icon } from '../../ui/icon/icon';
import { trackEvent } from '../analytics/tracker';
import { useLanguage } from '../languages/language';
import { recentTools } from '../settings/stored-settings';
import { paletteItems, type Group } from './items';
import { markMatches } from './mark';
import styles from './result-list.module.css';
import { arrangeResults, clampSelection, type ResultLine } from './results';
import { createSearch } from './search';

export interface ResultListHandle {
  /** Does what a key of the field means here; false when it means nothing. */
  press: (key: string) => boolean;
}

interface ResultListProps {
  /** Of the list; its lines have ids made of it. */
  readonly id: string;
  readonly query: string;
  /** Enter was pressed before the list was here. */
  readonly choosesFirst: boolean;
  readonly onClose: () => void;
  /** Tells the id of the selected line. */
  readonly onSelected: (id: string | undefined) => void;
  readonly ref: Ref<ResultListHandle>;
}

const STEPS: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 5, PageUp: -5 };

/** What the palette finds for its query: by keyboard from its field, or by a click. */
export function ResultList({ id, query, choosesFirst, onClose, onSelected, ref }: ResultListProps) {
  const { shell } = useLanguage();
  const [, navigate] = useLocation();
  const list = useRef<HTMLDivElement>(null);
  // What was moved to or opened belongs to the query that was typed then.
  const [moved, setMoved] = useState<{ query: string; selection: number; opened: ReadonlySet<Group> }>();
  const { selection, opened } = moved?.query === query ? moved : { selection: 0, opened: NONE_OPENED };

  const groups = useResults(query, opened, navigate);
  const lines = groups.flatMap((group) => group.lines);
  const selected = clampSelection(selection, lines.length);
  const selectedId = selected >= 0 ? `${id}-${selected}` : undefined;
  const count = lines.filter((line) => line.kind === 'item').length;

  useEffect(() => {
    onSelected(selectedId);
    list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [selectedId, groups, onSelected]);

  const choose = (line: ResultLine | undefined) => {
    if (!line) return;
    if (line.kind === 'show-all') return setMoved({ query, selection, opened: new Set([...opened, line.group]) });
    const { target } = line.item;
    const stays = 'action' in target && target.closesOnSelect === false;
    if (!stays) onClose();
    if ('route' in target) navigate(target.route(query));
    else if ('action' in target) target.action();
    else followLink(target.link, navigate);
  };

  const press = (key: string) => {
    const step = STEPS[key];
    if (step !== undefined) setMoved({ query, selection: clampSelection(selected + step, lines.length), opened });
    else if (key === 'Enter') choose(lines[selected]);
    else return false;
    return true;
  };
  useImperativeHandle(ref, () => ({ press }));

  const first = useRef(choosesFirst ? press : undefined);
  useEffect(() => {
    first.current?.('Enter');
    first.current = undefined;
  }, []);

  return (
    <>
      <div ref={list} id={id} role="listbox" aria-label={shell.palette.label} className={styles.body}>
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <div id={`${id}-${group.id}`} className={styles.title} role="presentation">
              {shell.palette.groups[group.id]}
            </div>
            {group.lines.map((line) => {
              const place = lines.indexOf(line);
              return (
                <Line
                  key={line.kind === 'item' ? line.item.key : line.group}
                  id={`${id}-${place}`}
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
      <Keys />
    </>
  );
}

/** What the keys do. */
function Keys() {
  const { palette: words } = useLanguage().shell;
  return (
    <footer className={styles.keys}>
      <span>
        <kbd>↑</kbd>
        <kbd>↓</kbd>
        {words.select}
      </span>
      <span>
        <kbd>Enter</kbd>
        {words.open}
      </span>
      <span>
        <kbd>Esc</kbd>
        {words.close}
      </span>
      <span className={styles.end}>
        <Icon name="shield-check" size="s" />
        {words.isPrivate}
      </span>
    </footer>
  );
}

const NONE_OPENED: ReadonlySet<Group> = new Set();

/** What is found for a query, arranged by group; recently used tools while there is none. */
function useResults(query: string, opened: ReadonlySet<Group>, navigate: (path: string) => void) {
  const { shell, tools } = useLanguage();
  const [path] = useLocation();
  const recent = useStored(recentTools);
  const items = useMemo(
    () => paletteItems(shell, tools, searchIndex, { navigate, random: drawIndex, path }),
    [shell, tools, navigate, path],
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

/** A whole number below `count`, by chance. */
async function drawIndex(count: number): Promise<number> {
  const { below, secureRandom } = await import('../../lib/random');
  return below(count, secureRandom);
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
