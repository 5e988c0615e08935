import { useMemo, useRef, useSyncExternalStore } from 'react';
import { formatBytes } from '../../i18n/words';
import { useLanguage } from '../../app/languages/language';
import { isHistoryOn } from '../../app/history/setting';
import { changeStored, followStored, ownStorage } from '../../app/settings/change-stored';
import { readEntries, sizeOfEntry, type StoredEntry } from '../../app/settings/inventory';
import { storedTheme } from '../../app/settings/stored-settings';
import { chooseTheme } from '../../app/settings/theme';
import { LanguageSelect } from '../../app/shell/language-select';
import { useIsWritten } from '../../app/use-is-written';
import { useStored } from '../../operations/use-stored';
import { Button } from '../../ui/button/button';
import { Switch } from '../../ui/switch/switch';
import { showToast } from '../../ui/toast/toast';
import { SETTINGS_WORDS, type SettingsWords } from './settings-words';
import styles from './settings.module.css';

const NONE: readonly StoredEntry[] = [];

/** What is chosen for the whole site, and all that this browser keeps for it: to look at, to erase, to export and to import. */
export function Page() {
  const words = useSettingsWords();
  return (
    <article className={styles.settings}>
      <h1>{words.title}</h1>
      <Appearance />
      <History />
      <Kept />
    </article>
  );
}

function useSettingsWords(): SettingsWords {
  return SETTINGS_WORDS[useLanguage().locale];
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

/** Changes what is stored and says so, with a way back. */
function change(changes: ReadonlyMap<string, string | undefined>, message: string, words: SettingsWords): void {
  const storage = ownStorage();
  const before = new Map([...changes.keys()].map((key) => [key, storage?.getItem(key) ?? undefined]));
  if (!changeStored(changes)) {
    showToast({ message: words.full, kind: 'error' });
    return;
  }
  showToast({ message, action: { label: words.undo, onAction: () => void changeStored(before) }, duration: 10_000 });
}

function Kept() {
  const words = useSettingsWords();
  const { locale } = useLanguage();
  const isWritten = useIsWritten();
  const entries = useEntries();
  const nameOf = useNames();
  const total = entries.reduce((sum, entry) => sum + sizeOfEntry(entry), 0);
  const erase = (erased: readonly StoredEntry[]) =>
    change(new Map(erased.map(({ key }) => [key, undefined])), words.erased, words);
  return (
    <>
      <section className={styles.card} aria-labelledby="stored">
        <h2 id="stored">{words.stored}</h2>
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
                      onClick={() => erase([entry])}
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
                  <Button size="small" variant="danger" onClick={() => erase(entries)}>
                    {words.eraseAll}
                  </Button>
                </td>
              </tr>
            </tfoot>
          </table>
        )}
      </section>
      <Transfer entries={entries} />
    </>
  );
}

/** What an entry is called. */
function useNames(): (entry: StoredEntry) => string {
  const words = useSettingsWords();
  const { tools } = useLanguage();
  return useMemo(() => {
    const names = new Map(tools.map(({ id, name }) => [id, name]));
    return ({ key, kind, toolId = '' }) => {
      const tool = names.get(toolId) ?? toolId;
      const ofTool = { options: words.options, data: words.data, history: words.historyOf };
      const name = kind === 'options' || kind === 'data' || kind === 'history' ? ofTool[kind](tool) : words.kinds[kind];
      return key.endsWith('.corrupt') ? words.aside(name) : name;
    };
  }, [words, tools]);
}

function Transfer({ entries }: { readonly entries: readonly StoredEntry[] }) {
  const words = useSettingsWords();
  const picker = useRef<HTMLInputElement>(null);

  const exportAll = async () => {
    const [{ writeSettings }, { downloadBlob }] = await Promise.all([
      import('../../app/settings/settings-file'),
      import('../../lib/download'),
    ]);
    downloadBlob(new Blob([writeSettings(entries)], { type: 'application/json' }), 'handy-tools-settings.json');
  };
  const importFrom = async (file: File) => {
    const { readSettings } = await import('../../app/settings/settings-file');
    const text = await file.text().catch(() => undefined);
    const read = text === undefined ? undefined : readSettings(text);
    if (!read?.ok) {
      showToast({ message: words.faults[read?.fault.code ?? 'unreadable'], kind: 'error', duration: 'stay' });
      return;
    }
    const { entries: imported, ignored } = read.value;
    const left = ignored.length > 0 ? ` ${words.ignored(shortList(ignored))}` : '';
    change(new Map(imported.map(({ key, text: its }) => [key, its])), words.imported(imported.length) + left, words);
  };

  return (
    <section className={styles.card} aria-labelledby="transfer">
      <h2 id="transfer">{words.transfer}</h2>
      <p>{words.transferHint}</p>
      <p className={styles.row}>
        <Button icon="download" disabled={entries.length === 0} onClick={() => void exportAll()}>
          {words.export}
        </Button>
        <Button icon="upload" onClick={() => picker.current?.click()}>
          {words.import}
        </Button>
      </p>
      <input
        ref={picker}
        type="file"
        hidden
        accept=".json,application/json"
        aria-label={words.import}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void importFrom(file);
          // The same file may be picked again.
          target.value = '';
        }}
      />
    </section>
  );
}

/** The first names of a list, each cut to a length that a message bears. */
function shortList(keys: readonly string[]): string {
  const shown = keys.slice(0, 3).map((key) => (key.length > 40 ? `${key.slice(0, 39)}…` : key));
  return keys.length > shown.length ? `${shown.join(', ')}, …` : shown.join(', ');
}
