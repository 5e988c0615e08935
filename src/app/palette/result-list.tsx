import { memo, useEffect, useEffectEvent, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { useLocation } from 'wouter';
import { Icon } from '../../ui/icon/icon';
import { trackEvent } from '../analytics/tracker';
import type { Words } from '../../i18n/words';
import { useLanguage, type ShellWords } from '../languages/language';
import type { Given } from '../paste/given';
import type { AboutFile } from '../paste/rank';
import { PASTE_WORDS, type PasteWords } from '../paste/words';
import { TAKEN_AS } from './command-names';
import type { WaysToGive } from './items';
import { STEPS } from './keys';
import styles from './result-list.module.css';
import { Line } from './result-line';
import { clampSelection, countOf, echoOf, keyOf, type GroupId, type ResultGroup, type ResultLine } from './results';
import { useResults } from './use-results';

export { prepareSearch } from './prepared-search';

export interface ResultListHandle {
  /** Does what a key of the field means here; false when it means nothing. */
  press: (key: string) => boolean;
}

interface ResultListProps {
  /** Of the list; its lines have ids made of it. */
  readonly id: string;
  readonly query: string;
  /** The query is a line that was pasted. */
  readonly isPasted: boolean;
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
  /** The line's place, as long as it is not known which line that is. */
  readonly selection: number;
  /** The line moved to: it stays selected when others come before it. */
  readonly key?: string | undefined;
  readonly opened: ReadonlySet<GroupId>;
}

const NONE_OPENED: ReadonlySet<GroupId> = new Set();
const AT_FIRST: Moved = { selection: 0, opened: NONE_OPENED };

/** The line that some steps lead to from the first; how many there are is not known yet. */
function placeAfter(keys: readonly string[]): number {
  const steps = keys.slice(0, keys.includes('Enter') ? keys.indexOf('Enter') : undefined);
  return steps.reduce((place, key) => Math.max(0, place + (STEPS[key] ?? 0)), 0);
}

/** What the palette finds for its query: by keyboard from its field, or by a click. */
export const ResultList = memo(function ResultList({
  id,
  query,
  isPasted,
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
  const {
    moved: { selection, key, opened },
    move,
  } = useMoved(query, given, earlyKeys);

  const { groups, isPending, isExamined, meant, lack, about, isOpen } = useResults({
    query,
    isPasted,
    given,
    opened,
    navigate,
    waysToGive,
  });
  const lines = groups.flatMap((group) => group.lines);
  const place = key === undefined ? -1 : lines.findIndex((line) => keyOf(line) === key);
  const isAtFirst = key === undefined && selection <= 0;
  // What nobody knows is opened with a tool that was chosen, not with the first of all.
  const selected = isOpen && isAtFirst ? -1 : clampSelection(place < 0 ? selection : place, lines.length);
  const selectedId = selected >= 0 ? `${id}-${selected}` : undefined;
  const count = groups.reduce((sum, group) => sum + countOf(group), 0);
  const remark = meant === undefined ? remarkOf(lack, about, words) : TAKEN_AS[locale](echoOf(query), echoOf(meant));
  const none = isPending ? '' : shell.palette.none(echoOf(query));

  useEffect(() => {
    onSelected(selectedId);
    // To ask the first line for its place would lay out the page once more with each letter.
    if (selected > 0 || isScrolled.current)
      list.current?.querySelector('[aria-selected="true"]')?.scrollIntoView({ block: 'nearest' });
  }, [selected, selectedId, groups, onSelected]);

  const choose = (line: ResultLine | undefined) => {
    if (!line) return;
    if (line.kind === 'show-all') return move({ selection: selected, opened: new Set([...opened, line.group]) });
    const { target } = line.item;
    const stays = 'action' in target && target.closesOnSelect === false;
    if (!stays) onClose();
    if ('route' in target) navigate(target.route(query));
    else if ('action' in target) target.action();
    else followLink(target.link, navigate);
  };

  // What fits comes first: Enter for the first line means the one that is first when that is known.
  const isFirstToCome = isPending || (isExamined && isAtFirst);
  const chooseLater = useLaterChoice(query, isFirstToCome, () => choose(lines[selected]));
  const press = (pressed: string) => {
    const step = STEPS[pressed];
    if (step !== undefined) {
      const next = clampSelection(selected + step, lines.length);
      const line = lines[next];
      move({ selection: next, key: line && keyOf(line), opened });
    } else if (pressed === 'Enter' && isFirstToCome) chooseLater(query);
    else if (pressed === 'Enter') choose(lines[selected]);
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
      {remark && <p className={styles.unknown}>{remark}</p>}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-busy={isPending}
        aria-label={given ? words.opener : shell.palette.label}
        className={styles.body}
        onScroll={({ currentTarget }) => {
          isScrolled.current = currentTarget.scrollTop > 0;
        }}
      >
        {groups.map((group) => (
          <Group
            key={group.id}
            {...{ id, group, lines, query, selected, choose }}
            title={titleOf(group.id, shell, words)}
          />
        ))}
      </div>
      {lines.length === 0 && <p className={styles.none}>{none}</p>}
      <p className="sr" role="status">
        {lines.length === 0 ? none : `${remark} ${shell.palette.count(count)}`}
      </p>
      <Keys />
    </>
  );
});

/** What there is to say of what was given: that nothing fits, what it is, how its text was read. */
function remarkOf(
  lack: 'unknown' | 'kind' | 'empty' | false,
  { type = '', encoding }: AboutFile = {},
  words: Words<PasteWords>,
): string {
  const said = lack === 'kind' ? words.kind(type) : lack ? words[lack] : '';
  return encoding === undefined ? said : `${said} ${words.readAs(encoding)}`.trim();
}

interface GroupProps {
  /** Of the list. */
  readonly id: string;
  readonly title: string;
  readonly group: ResultGroup;
  /** Those of all groups. */
  readonly lines: readonly ResultLine[];
  readonly query: string;
  /** The place of the selected line among all. */
  readonly selected: number;
  readonly choose: (line: ResultLine) => void;
}

function Group({ id, title, group, lines, query, selected, choose }: GroupProps) {
  return (
    <div role="group" aria-labelledby={`${id}-${group.id}`}>
      <div id={`${id}-${group.id}`} className={styles.title} role="presentation">
        {title}
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
  );
}

/** Chooses what comes first, once something does: for who presses Enter while it is still looked for. Gives what begins that for a query. */
function useLaterChoice(query: string, isPending: boolean, choose: () => void): (query: string) => void {
  const awaiting = useRef<string>(undefined);
  const chooseAwaited = useEffectEvent(() => {
    const isStill = awaiting.current === query;
    awaiting.current = undefined;
    if (isStill) choose();
  });
  useEffect(() => {
    if (!isPending) chooseAwaited();
  }, [isPending]);
  return (next) => {
    awaiting.current = next;
  };
}

interface MovedFor {
  readonly query: string;
  readonly given: Given | undefined;
  readonly moved: Moved;
}

/** Where the visitor has moved to: at the first line again with each other query. */
function useMoved(query: string, given: Given | undefined, earlyKeys: readonly string[]) {
  const [last, setLast] = useState<MovedFor>(() => ({
    query,
    given,
    moved: { selection: placeAfter(earlyKeys), opened: NONE_OPENED },
  }));
  const isStill = last.query === query && last.given === given;
  return {
    moved: isStill ? last.moved : AT_FIRST,
    move: (moved: Moved) => setLast({ query, given, moved }),
  };
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

/** What a group is called. */
function titleOf(id: GroupId, { home, palette }: ShellWords, paste: Words<PasteWords>): string {
  if (id === 'Favourites') return home.favourites;
  if (id === 'Fitting') return paste.fitting;
  return id === 'Taking' ? paste.taking : palette.groups[id];
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
