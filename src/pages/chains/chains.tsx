import { useEffect, useSyncExternalStore } from 'react';
import { chooseChain, chosenChain, followChosen, savedChains, addChains } from '../../app/chain/saved-chains';
import type { SavedChain } from '../../app/chain/chain-file';
import { eraseSecrets } from '../../app/chain/erase-secrets';
import { useStepNames, useToolNames } from '../../app/chain/use-tool-names';
import { CHAIN_WORDS } from '../../app/chain/words';
import { useLanguage } from '../../app/languages/language';
import { useIsWritten } from '../../app/use-is-written';
import { useStored } from '../../operations/use-stored';
import { Button } from '../../ui/button/button';
import { FileButton } from '../../ui/file-button/file-button';
import { makePart, usePart } from '../../ui/part';
import { showToast } from '../../ui/toast/toast';
import styles from './chains.module.css';

const runnerPart = makePart(() => import('./runner'));
const NONE: readonly SavedChain[] = [];

/** The chains of this browser: to run, rename, delete, export and import. */
export function Page() {
  const { locale, kit } = useLanguage();
  const words = CHAIN_WORDS[locale];
  const isWritten = useIsWritten();
  const stored = useStored(savedChains);
  const chains = isWritten ? NONE : stored;
  const wanted = useSyncExternalStore(followChosen, chosenChain, () => undefined);
  const chosen = chains.find(({ name }) => name === wanted) ?? chains[0];
  const runner = usePart(runnerPart, chosen !== undefined);
  useEffect(() => void eraseSecrets().catch(() => undefined), [stored]);
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
      </header>
      {chains.length === 0 && <p className={styles.none}>{words.none}</p>}
      {chosen && <List chains={chains} chosen={chosen} />}
      <Transfer chains={chains} />
      {chosen && runner && kit && <runner.Runner key={chosen.name} chain={chosen} />}
    </article>
  );
}

interface ListProps {
  readonly chains: readonly SavedChain[];
  readonly chosen: SavedChain;
}

function List({ chains, chosen }: ListProps) {
  const words = CHAIN_WORDS[useLanguage().locale];
  const nameOf = useStepNames();
  return (
    <ul className={styles.list} aria-label={words.saved}>
      {chains.map(({ name, steps }) => (
        <li key={name}>
          <button type="button" aria-pressed={name === chosen.name} onClick={() => chooseChain(name)}>
            <strong>{name}</strong>
            <span>{steps.map(nameOf).join(' → ')}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

function Transfer({ chains }: { readonly chains: readonly SavedChain[] }) {
  const { locale, tools } = useLanguage();
  const words = CHAIN_WORDS[locale];
  const nameOf = useToolNames();
  const listed = (ids: readonly string[]) => ids.map(nameOf).join(locale === 'zh-cn' ? '、' : ', ');
  // It comes with the page, so that exporting begins with the click itself.
  useEffect(() => void import('../../app/chain/chain-file').catch(() => undefined), []);

  const importFrom = async (file: File) => {
    const { readChainFile } = await import('../../app/chain/chain-file');
    const text = await file.text().catch(() => undefined);
    const read = text === undefined ? undefined : readChainFile(text);
    if (!read?.ok) {
      showToast({ message: words.fileFaults[read?.fault.code ?? 'unreadable'], kind: 'error', duration: 'stay' });
      return;
    }
    const { chains: understood, ignored } = read.value;
    const { fittingChains } = await import('../../app/chain/work');
    const { fitting: imported, misread } = await fittingChains(understood);
    const unfit = understood.length - imported.length;
    const refusal = words.unfit(unfit, listed(misread));
    if (imported.length === 0) {
      showToast({ message: refusal, kind: 'error', duration: 'stay' });
      return;
    }
    const known = new Set(tools.map(({ id }) => id));
    const used = new Set(imported.flatMap(({ steps }) => steps.map(({ toolId }) => toolId)));
    const missing = [...used].filter((id) => !known.has(id));
    const before = savedChains.get();
    const { names, renamed } = addChains(imported);
    chooseChain(names[0]);
    const told = [
      words.imported(imported.length),
      renamed > 0 && words.renamed(renamed),
      missing.length > 0 && words.missingTools(listed(missing)),
      unfit > 0 && refusal,
      ignored > 0 && words.ignored(ignored),
    ];
    showToast({
      message: told.filter(Boolean).join(locale === 'zh-cn' ? '' : ' '),
      action: { label: words.undo, onAction: () => savedChains.set(before) },
      duration: 10_000,
    });
  };
  return (
    <p className={styles.acts}>
      <FileButton label={words.import} accept=".json,application/json" onFile={(file) => void importFrom(file)} />
      {chains.length > 1 && (
        <Button icon="download" onClick={() => void exportChains(chains, 'handy-tools-chains.json')}>
          {words.exportAll}
        </Button>
      )}
    </p>
  );
}

async function exportChains(chains: readonly SavedChain[], fileName: string): Promise<void> {
  const [{ writeChainFile }, { downloadBlob }] = await Promise.all([
    import('../../app/chain/chain-file'),
    import('../../lib/download'),
  ]);
  downloadBlob(new Blob([writeChainFile(chains)], { type: 'application/json' }), fileName);
}
