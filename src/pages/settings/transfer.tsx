import { chooseLanguage, useLanguage } from '../../app/languages/language';
import { ownStorage } from '../../app/settings/change-stored';
import { kindOf, type StoredEntry } from '../../app/settings/inventory';
import { LOCALES } from '../../i18n/locale';
import { Button } from '../../ui/button/button';
import { FileButton } from '../../ui/file-button/file-button';
import { showToast } from '../../ui/toast/toast';
import { change } from './change';
import styles from './settings.module.css';
import { useSettingsWords } from './use-settings-words';

/** So many of what was left out are named, as many as a message bears. */
const MOST_NAMED = 3;

/** Saves all that is stored as a file. */
export async function exportSettings(entries: readonly StoredEntry[]): Promise<void> {
  const [{ writeSettings }, { downloadBlob }] = await Promise.all([
    import('../../app/settings/settings-file'),
    import('../../lib/download'),
  ]);
  downloadBlob(new Blob([writeSettings(entries)], { type: 'application/json' }), 'handy-tools-settings.json');
}

interface TransferProps {
  readonly entries: readonly StoredEntry[];
  /** What an entry is called. */
  readonly nameOf: (entry: Pick<StoredEntry, 'key' | 'kind' | 'toolId'>) => string;
}

/** Takes what is stored to a file and back. */
export function Transfer({ entries, nameOf }: TransferProps) {
  const words = useSettingsWords();
  const { tools } = useLanguage();

  const importFrom = async (file: File) => {
    const [{ joinStored, readSettings }, { fitEntries }] = await Promise.all([
      import('../../app/settings/settings-file'),
      import('../../app/settings/fit-entries'),
    ]);
    const text = await file.text().catch(() => undefined);
    const read = text === undefined ? undefined : readSettings(text, (id) => tools.some((tool) => tool.id === id));
    if (!read?.ok) {
      showToast({ message: words.faults[read?.fault.code ?? 'unreadable'], kind: 'error', duration: 'stay' });
      return;
    }
    const { ignored } = read.value;
    const { entries: imported, trimmed } = await fitEntries(read.value.entries);
    const left = [
      ...(ignored.length > 0 ? [words.ignored(namesOf(ignored))] : []),
      ...(trimmed.length > 0 ? [words.trimmed(namesOf(trimmed))] : []),
    ];
    if (imported.length === 0) {
      showToast({ message: [words.faults.nothing, ...left].join(' '), kind: 'error', duration: 'stay' });
      return;
    }
    const changes = joinStored(imported, (key) => ownStorage()?.getItem(key) ?? null);
    if (!change(changes, [words.imported(imported.length), ...left].join(' '), words)) return;
    const locale = LOCALES.find((one) => one === changes.get('locale'));
    if (locale) await chooseLanguage(locale);
  };

  const namesOf = (keys: readonly string[]) => {
    const known = keys.flatMap((key) => {
      const about = kindOf(key);
      const isKnown = about && (about.toolId === undefined || tools.some(({ id }) => id === about.toolId));
      return isKnown ? [nameOf({ key, ...about })] : [];
    });
    const unknown = keys.length - known.length;
    const shown = known.length > MOST_NAMED ? [...known.slice(0, MOST_NAMED), '…'] : known;
    return [...shown, ...(unknown > 0 ? [words.unknown(unknown)] : [])].join(words.comma);
  };

  return (
    <section className={styles.card} aria-labelledby="transfer">
      <h2 id="transfer">{words.transfer}</h2>
      <p>{words.transferHint}</p>
      <p className={styles.row}>
        <Button icon="download" disabled={entries.length === 0} onClick={() => void exportSettings(entries)}>
          {words.export}
        </Button>
        <FileButton label={words.import} accept=".json,application/json" onFile={(file) => void importFrom(file)} />
      </p>
    </section>
  );
}
