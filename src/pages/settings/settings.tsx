import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { formatBytes } from '../../i18n/words';
import { useLanguage } from '../../app/languages/language';
import { eraseSecrets } from '../../app/chain/erase-secrets';
import { isHistoryOn } from '../../app/history/setting';
import { followStored, ownStorage } from '../../app/settings/change-stored';
import { readEntries, sizeOfEntry, type StoredEntry } from '../../app/settings/inventory';
import { storedTheme } from '../../app/settings/stored-settings';
import { chooseTheme } from '../../app/settings/theme';
import { LanguageSelect } from '../../app/shell/language-select';
import { useIsWritten } from '../../app/use-is-written';
import { useStored } from '../../operations/use-stored';
import { Button } from '../../ui/button/button';
import { Question } from '../../ui/question/question';
import { Switch } from '../../ui/switch/switch';
import { change } from './change';
import styles from './settings.module.css';
import { OfflineCopy } from './offline-copy';
import { exportSettings, Transfer } from './transfer';
import { useNames, useSettingsWords } from './use-settings-words';

const NONE: readonly StoredEntry[] = [];

/** What is chosen for the whole site, and all that this browser keeps for it: to look at, to erase, to export and to import. */
export function Page() {
  const words = useSettingsWords();
  useCleanChains();
  return (
    <article className={styles.settings}>
      <h1>{words.title}</h1>
      <Appearance />
      <History />
      <Kept />
      <OfflineCopy />
    </article>
  );
}

function Appearance() {
  const words = useSettingsWords();
  const { shell } = useLanguage();
  const chosen = useStored(storedTheme) ?? 'system';
  return (
    <section className={styles.card} aria-labelledby="appearance">
      <h2 id="appearance">{words.appearance}</h2>
      <fieldset className={styles.row}>
        <legend>{words.theme}</legend>
        {(['system', 'light', 'dark'] as const).map((theme) => (
          <label key={theme} className={styles.choice}>
            <input type="radio" name="theme" checked={chosen === theme} onChange={() => chooseTheme(theme)} />
            {words.themes[theme]}
          </label>
        ))}
      </fieldset>
      <div className={styles.row}>
        <span aria-hidden="true" className={styles.label}>
          {shell.bar.language}
        </span>
        <LanguageSelect className={styles.language} />
      </div>
    </section>
  );
}

function History() {
  const words = useSettingsWords();
  const isOn = useStored(isHistoryOn);
  return (
    <section className={styles.card} aria-labelledby="history">
      <h2 id="history">{words.history}</h2>
      <p>{words.historyHint}</p>
      <Switch label={words.recordHistory} checked={isOn} onChange={(next) => isHistoryOn.set(next)} />
      {isOn && <p>{words.historyOff}</p>}
    </section>
  );
}

/** Secrets that stood in saved chains before they were asked for go as soon as somebody looks at what is kept. */
function useCleanChains(): void {
  useEffect(() => void eraseSecrets().catch(() => undefined), []);
}

/** The entries of the storage, read anew whenever one of them changes. */
function useEntries(): readonly StoredEntry[] {
  const isWritten = useIsWritten();
  const last = useRef<{ readonly text: string; readonly entries: readonly StoredEntry[] }>({ text: '', entries: NONE });
  const read = () => {
    const entries = readEntries(ownStorage());
    const text = JSON.stringify(entries);
    if (text !== last.current.text) last.current = { text, entries };
    return last.current.entries;
  };
  const entries = useSyncExternalStore(followStored, read, () => NONE);
  return isWritten ? NONE : entries;
}

function Kept() {
  const words = useSettingsWords();
  const { locale } = useLanguage();
  const isWritten = useIsWritten();
  const entries = useEntries();
  const nameOf = useNames();
  const total = entries.reduce((sum, entry) => sum + sizeOfEntry(entry), 0);
  const heading = useRef<HTMLHeadingElement>(null);
  const [isAsked, setAsked] = useState(false);
  const erase = (erased: readonly StoredEntry[]) =>
    change(new Map(erased.map(({ key }) => [key, undefined])), words.erased, words);
  return (
    <>
      <section className={styles.card} aria-labelledby="stored">
        <h2 id="stored" ref={heading} tabIndex={-1}>
          {words.stored}
        </h2>
        <p>{words.storedHint}</p>
        {!isWritten && !ownStorage() && <p role="note">{words.forbidden}</p>}
        {entries.length === 0 ? (
          <p className={styles.none}>{words.none}</p>
        ) : (
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">{words.what}</th>
                <th scope="col">{words.size}</th>
                <th scope="col">
                  <span className="sr">{words.erase}</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry) => (
                <tr key={entry.key}>
                  <th scope="row">{nameOf(entry)}</th>
                  <td>{formatBytes(locale, sizeOfEntry(entry))}</td>
                  <td>
                    <Button
                      size="small"
                      variant="quiet"
                      aria-label={words.eraseNamed(nameOf(entry))}
                      onClick={({ currentTarget }) => {
                        (buttonBeside(currentTarget) ?? heading.current)?.focus();
                        erase([entry]);
                      }}
                    >
                      {words.erase}
                    </Button>
                  </td>
                </tr>
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{words.total}</th>
                <td>{formatBytes(locale, total)}</td>
                <td>
                  <Button size="small" variant="danger" onClick={() => setAsked(true)}>
                    {words.eraseAll}
                  </Button>
                </td>
              </tr>
            </tfoot>
          </table>
        )}
        <Question
          open={isAsked}
          title={words.eraseAllTitle}
          act={words.eraseAll}
          variant="danger-fill"
          onAct={() => {
            setAsked(false);
            erase(entries);
            // The button that asked goes with the table.
            requestAnimationFrame(() => heading.current?.focus());
          }}
          onCancel={() => setAsked(false)}
        >
          <p>{words.eraseAllHint}</p>
          <p>
            <Button icon="download" onClick={() => void exportSettings(entries)}>
              {words.export}
            </Button>
          </p>
        </Question>
      </section>
      <Transfer entries={entries} nameOf={nameOf} />
    </>
  );
}

/** The button of the row after the one that is about to go, else of the one before. */
function buttonBeside(button: HTMLElement): HTMLElement | null | undefined {
  const row = button.closest('tr');
  return (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button');
}
