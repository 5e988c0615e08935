import { memo, useEffect, useImperativeHandle, useMemo, useRef, useState, type Ref } from 'react';
import { useLocation } from 'wouter';
import searchIndex from 'virtual:search-index';
import type { Preview } from '../../operations/detect';
import { useStored } from '../../operations/use-stored';
import { Icon } from '../../ui/icon/icon';
import { trackEvent } from '../analytics/tracker';
import type { Words } from '../../i18n/words';
import { useLanguage, type ShellWords } from '../languages/language';
import { favouriteTools, recentTools } from '../settings/stored-settings';
import type { Given } from '../paste/given';
import { suggestPart, useSuggestions } from '../paste/use-suggestions';
import { PASTE_WORDS, type PasteWords } from '../paste/words';
import { fittingItems, takingItems } from './fitting';
import { canTake, paletteItems, type FittingItem, type WaysToGive } from './items';
import { STEPS } from './keys';
import { markMatches } from './mark';
import { searchIn } from './prepared-search';
import { readingOf } from './reading';
import styles from './result-list.module.css';
import {
  arrangeGiven,
  arrangeTyped,
  arrangeUntyped,
  clampSelection,
  echoOf,
  keyOf,
  type GroupId,
  type ResultGroup,
  type ResultLine,
} from './results';

export { prepareSearch } from './prepared-search';

export interface ResultListHandle {
  /** Does what a key of the field means here; false when it means nothing. */
  press: (key: string) => boolean;
}

interface ResultListProps {
  /** Of the list; its lines have ids made of it. */
  readonly id: string;
  readonly query: string;
  /** What was pasted, dropped or opened: then the list holds the tools for it. */
  readonly given: Given | undefined;
  readonly waysToGive: WaysToGive;
  /** What was pressed for the list before it was here. */
  readonly earlyKeys: readonly string[];
  readonly onClose: () => void;
  /** Tells the id of the selected line. */
  readonly onSelected: (id: string | undefined) => void;
  readonly ref: Ref<ResultListHandle>;
}

/** Where the visitor has moved to, and what was opened, for the query that was typed then. */
interface Moved {
  readonly query: string;
  readonly given: Given | undefined;
  /** The line's place, as long as it is not known which line that is. */
  readonly selection: number;
  /** The line moved to: it stays selected when others come before it. */
  readonly key?: string | undefined;
  readonly opened: ReadonlySet<GroupId>;
}

/** The line that some steps lead to from the first; how many there are is not known yet. */
function placeAfter(keys: readonly string[]): number {
  const steps = keys.slice(0, keys.includes('Enter') ? keys.indexOf('Enter') : undefined);
  return steps.reduce((place, key) => Math.max(0, place + (STEPS[key] ?? 0)), 0);
}

/** What the palette finds for its query: by keyboard from its field, or by a click. */
export const ResultList = memo(function ResultList({
  id,
  query,
  given,
  waysToGive,
  earlyKeys,
  onClose,
  onSelected,
  ref,
}: ResultListProps) {
  const { shell, locale } = useLanguage();
  const words = PASTE_WORDS[locale];
  const [, navigate] = useLocation();
  const list = useRef<HTMLDivElement>(null);
  const isScrolled = useRef(false);
  const [moved, setMoved] = useState<Moved>(() => ({
    query,
    given,
    selection: placeAfter(earlyKeys),
    opened: NONE_OPENED,
  }));
  const isStill = moved.query === query && moved.given === given;
  const { selection, key, opened } = isStill ? moved : { selection: 0, key: undefined, opened: NONE_OPENED };

  const { groups, isPending, isUnknown } = useResults({ query, given, opened, navigate, waysToGive });
  const lines = groups.flatMap((group) => group.lines);
  const place = key === undefined ? -1 : lines.findIndex((line) => keyOf(line) === key);
  const selected = clampSelection(place < 0 ? selection : place, lines.length);
  const selectedId = selected >= 0 ? `${id}-${selected}` : undefined;
  const count = lines.filter((line) => line.kind === 'item').length;
  const none = isPending ? '' : shell.palette.none(echoOf(query));

  useEffect(() => {
    onSelected(selectedId);
    // To ask the first line for its place would lay out the page once more with each letter.
    if (selected > 0 || isScrolled.current)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [selected, selectedId, groups, onSelected]);

  const choose = (line: ResultLine | undefined) => {
    if (!line) return;
    if (line.kind === 'show-all')
      return setMoved({ query, given, selection: selected, opened: new Set([...opened, line.group]) });
    const { target } = line.item;
    const stays = 'action' in target && target.closesOnSelect === false;
    if (!stays) onClose();
    if ('route' in target) navigate(target.route(query));
    else if ('action' in target) target.action();
    else followLink(target.link, navigate);
  };

  const press = (key: string) => {
    const step = STEPS[key];
    if (step !== undefined) {
      const next = clampSelection(selected + step, lines.length);
      const line = lines[next];
      setMoved({ query, given, selection: next, key: line && keyOf(line), opened });
    } else if (key === 'Enter') choose(lines[selected]);
    else return false;
    return true;
  };
  useImperativeHandle(ref, () => ({ press }));

  const first = useRef(earlyKeys.includes('Enter') ? press : undefined);
  useEffect(() => {
    first.current?.('Enter');
    first.current = undefined;
  }, []);

  return (
    <>
      {isUnknown && <p className={styles.unknown}>{words.unknown}</p>}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-busy={isPending}
        aria-label={shell.palette.label}
        className={styles.body}
        onScroll={({ currentTarget }) => {
          isScrolled.current = currentTarget.scrollTop > 0;
        }}
      >
        {groups.map((group) => (
          <div key={group.id} role="group" aria-labelledby={`${id}-${group.id}`}>
            <div id={`${id}-${group.id}`} className={styles.title} role="presentation">
              {titleOf(group.id, shell, words)}
            </div>
            {group.lines.map((line) => {
              const its = lines.indexOf(line);
              return (
                <Line
                  key={keyOf(line)}
                  id={`${id}-${its}`}
                  line={line}
                  query={query}
                  isSelected={its === selected}
                  onChoose={() => choose(line)}
                />
              );
            })}
          </div>
        ))}
      </div>
      {lines.length === 0 && <p className={styles.none}>{none}</p>}
      <p className="sr" role="status">
        {lines.length === 0 ? none : `${isUnknown ? words.unknown : ''} ${shell.palette.count(count)}`}
      </p>
      <Keys />
    </>
  );
});

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

const NONE_OPENED: ReadonlySet<GroupId> = new Set();

/** What a group is called. */
function titleOf(id: GroupId, { home, palette }: ShellWords, paste: Words<PasteWords>): string {
  if (id === 'Favourites') return home.favourites;
  if (id === 'Fitting') return paste.fitting;
  return id === 'Taking' ? paste.taking : palette.groups[id];
}

interface Asked {
  readonly query: string;
  readonly given: Given | undefined;
  readonly opened: ReadonlySet<GroupId>;
  readonly navigate: (path: string) => void;
  readonly waysToGive: WaysToGive;
}

interface Results {
  readonly groups: readonly ResultGroup[];
  /** What was given is still being looked at. */
  readonly isPending: boolean;
  /** It was, and no tool knows it. */
  readonly isUnknown: boolean;
}

/**
 * What is found for a query, arranged by group; favourites and recently used tools come first while there is none. The tools that fit what was
 * typed come a moment later; for what was given only tools are found, those that fit first.
 */
function useResults({ query, given, opened, navigate, waysToGive }: Asked): Results {
  const language = useLanguage();
  const [path] = useLocation();
  const favourites = useStored(favouriteTools);
  const recent = useStored(recentTools);
  const suggestions = useSuggestions(given, query);
  const ways = suggestPart.current();
  const items = useMemo(() => {
    const all = paletteItems(language, searchIndex, { navigate, random: drawIndex, path, give: waysToGive });
    return new Map(all.map((item) => [item.key, item]));
  }, [language, navigate, path, waysToGive]);
  const { given: asked, found, isPending } = suggestions;
  const fitting = useMemo(
    () => fittingItems({ given: asked, found }, { items, ways, navigate }),
    [asked, found, items, ways, navigate],
  );
  const groups = useMemo(() => {
    const isTyped = query.trim() !== '';
    const named = isTyped ? searchIn(language)(query).flatMap((key) => items.get(key) ?? []) : [...items.values()];
    if (given) {
      if (isPending) return [];
      const taking = named.filter((item) => canTake(item, given));
      const isNamed = ({ toolId }: FittingItem) => !isTyped || named.some(({ key }) => key === toolId);
      const rest = takingItems(taking, given, { items, ways, navigate });
      return arrangeGiven(rest, fitting.filter(isNamed), opened);
    }
    return isTyped
      ? arrangeTyped(named, fitting, opened)
      : arrangeUntyped(named, opened, { favourites, recent, present: keyOfPage(path) });
  }, [query, given, isPending, fitting, opened, favourites, recent, path, items, ways, navigate, language]);
  const isOpen = given !== undefined;
  return { groups, isPending: isOpen && isPending, isUnknown: isOpen && !isPending && found.length === 0 };
}

/** A whole number below `count`, by chance. */
async function drawIndex(count: number): Promise<number> {
  const { below, secureRandom } = await import('../../lib/random');
  return below(count, secureRandom);
}

/** The item that leads to a page. */
function keyOfPage(path: string): string {
  return path.split('/')[1] || 'home';
}

/** Follows a link of the site's configuration; what has no address there is a section of the about page. */
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
  const { preview, isInside }: Partial<FittingItem> = item;
  const readingIn = (text: string) => (locale === 'zh-cn' ? readingOf(text).join(' ') : '');
  return (
    // The keyboard reaches it through the combobox, which points at it.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div {...shared} className={styles.hit} data-cat={item.category} data-inside={isInside}>
      <Icon name={isInside ? 'corner-down-right' : item.icon} size="l" />
      <span>
        <span className={styles.name}>
          {isInside && PASTE_WORDS[locale].inside}
          <Marked text={item.name} query={query} reading={readingIn(item.name)} />
        </span>
        {preview ? (
          <PreviewText preview={preview} />
        ) : (
          <span className={styles.description}>
            <Marked text={item.description} query={query} reading={readingIn(item.description)} />
          </span>
        )}
      </span>
      <span className={styles.side}>
        {item.category && shell.categories[item.category]}
        <Icon name="corner-down-left" className={styles.enter} />
      </span>
    </div>
  );
}

/** What a tool would give. */
function PreviewText({ preview: { text, swatch } }: { readonly preview: Preview }) {
  return (
    <span className={styles.preview} dir="auto">
      {swatch && <span className={styles.swatch} style={{ backgroundColor: swatch }} />}
      {text}
    </span>
  );
}

function Marked({ text, query, reading }: { readonly text: string; readonly query: string; readonly reading: string }) {
  return markMatches(text, query, reading).map((piece, index) =>
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );
}
