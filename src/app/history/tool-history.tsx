import { useEffect, useLayoutEffect, useState, type MouseEvent } from 'react';
import { createPortal } from 'react-dom';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { useStored } from '../../operations/use-stored';
import { Button } from '../../ui/button/button';
import { MenuButton } from '../../ui/menu-button/menu-button';
import { Switch } from '../../ui/switch/switch';
import { showToast } from '../../ui/toast/toast';
import { useLanguage } from '../languages/language';
import { followStored, ownStorage } from '../settings/change-stored';
import pageStyles from '../tool-page/tool-page.module.css';
import { readHistory, writeHistory, type HistoryEntry } from './entries';
import { passOver, record, recordNow } from './recorder';
import { isHistoryOn } from './setting';
import styles from './tool-history.module.css';
import { firstLine, putInputs } from './typed-inputs';
import { HISTORY_WORDS, type HistoryWords } from './words';

const UNDO_MS = 10_000;

/** What is remembered of a tool, among the buttons at its title. Remembers what is typed there, too, as long as that is wanted. */
export function ToolHistory({ toolId }: { readonly toolId: string }) {
  const words = useHistoryWords();
  const isOn = useStored(isHistoryOn);
  const [place] = useState(() => document.createElement('span'));
  const full = words.full;
  // The page of the tool before stands there until this one is drawn.
  useLayoutEffect(() => {
    document.querySelector(`#main .${pageStyles.actions}`)?.append(place);
    return () => place.remove();
  }, [place]);
  useEffect(() => {
    if (!isOn) return undefined;
    return record(toolId, () => showToast({ message: full, kind: 'error' }));
  }, [toolId, isOn, full]);
  return createPortal(
    <MenuButton label={words.title} icon="media/history" iconOnly variant="quiet">
      <Entries toolId={toolId} words={words} />
    </MenuButton>,
    place,
  );
}

function useHistoryWords(): HistoryWords {
  return HISTORY_WORDS[useLanguage().locale];
}

/** The entries, read anew whenever they change. */
function useEntries(toolId: string): readonly HistoryEntry[] {
  const [entries, setEntries] = useState(() => readHistory(ownStorage(), toolId));
  useEffect(() => {
    const read = () => setEntries(readHistory(ownStorage(), toolId));
    read();
    return followStored(read);
  }, [toolId]);
  return entries;
}

interface EntriesProps {
  readonly toolId: string;
  readonly words: HistoryWords;
}

function Entries({ toolId, words }: EntriesProps) {
  const { locale } = useLanguage();
  const entries = useEntries(toolId);
  const isOn = useStored(isHistoryOn);
  const time = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'short', timeStyle: 'short' });

  const keep = (left: readonly HistoryEntry[]) => {
    passOver(toolId);
    if (writeHistory(ownStorage(), toolId, left)) {
      const undo = () => void writeHistory(ownStorage(), toolId, entries);
      showToast({ message: words.erased, action: { label: words.undo, onAction: undo }, duration: UNDO_MS });
    } else showToast({ message: words.full, kind: 'error' });
  };
  const restore = ({ inputs }: HistoryEntry) => {
    recordNow(toolId);
    const former = putInputs(toolId, inputs);
    passOver(toolId);
    const undo = () => void putInputs(toolId, former);
    showToast({ message: words.restored, action: { label: words.undo, onAction: undo }, duration: UNDO_MS });
  };
  return (
    <>
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.map((entry) => {
            const line = firstLine(entry.inputs);
            return (
              <li key={`${entry.at} ${line}`}>
                <button type="button" className={styles.entry} onClick={() => restore(entry)}>
                  <time dateTime={new Date(entry.at).toISOString()}>{time.format(entry.at)}</time>
                  <span className={styles.line}>{line}</span>
                </button>
                <Button
                  size="small"
                  variant="quiet"
                  icon="x"
                  iconOnly
                  aria-label={words.erase(line)}
                  onClick={(event) => {
                    stay(event);
                    focusBeside(event.currentTarget);
                    keep(entries.filter((other) => other !== entry));
                  }}
                />
              </li>
            );
          })}
        </ul>
      )}
      {/* Only what puts an input back closes the menu. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div className={styles.foot} onClick={stay}>
        {entries.length === 0 && <p>{words.empty}</p>}
        <p>{isOn ? words.limits : words.off}</p>
        <Switch label={words.record} checked={isOn} onChange={(next) => isHistoryOn.set(next)} />
        {entries.length > 0 && (
          <Button size="small" variant="danger" onClick={() => keep([])}>
            {words.eraseAll}
          </Button>
        )}
      </div>
    </>
  );
}

function stay(event: MouseEvent): void {
  event.stopPropagation();
}

/** The focus goes to the entry after the one that is about to go, else to the one before, else to what stands below. */
function focusBeside(button: HTMLElement): void {
  const item = button.closest('li');
  const beside = item?.nextElementSibling ?? item?.previousElementSibling;
  const next =
    beside?.querySelector<HTMLElement>('button') ?? item?.parentElement?.nextElementSibling?.querySelector('input');
  next?.focus();
}
