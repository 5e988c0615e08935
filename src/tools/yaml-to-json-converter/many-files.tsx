import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { utf8Length } from '../../lib/utf8-length';
import { useToolId } from '../../operations/tool-context';
import { Button } from '../../ui/button/button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { Stack } from '../../ui/layout/layout';
import { convertFile, resultNames, zipTexts, type ConvertOptions, type Outcome } from './convert-files';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Files that are converted one after the other, each to be saved alone or all in one archive. */
export function ManyFiles({ options }: { options: ConvertOptions }) {
  const words = useWords();
  const [files, setFiles] = useState<readonly File[]>([]);
  const outcomes = useOutcomes(files, options);
  const names = resultNames(files);
  const done = outcomes.flatMap((outcome, n) =>
    outcome?.status === 'done' ? [{ name: names[n] ?? '', text: outcome.text }] : [],
  );
  return (
    <Stack>
      <FileDrop
        multiple
        label={words.filesHint}
        accept=".yaml,.yml,application/yaml"
        onFiles={(more) => setFiles((former) => [...former, ...more])}
      />
      {files.length === 0 ? null : (
        <>
          <table className={styles.files}>
            <thead>
              <tr>
                <th scope="col">{words.file}</th>
                <th scope="col">{words.fileResult}</th>
                <th aria-hidden />
              </tr>
            </thead>
            <tbody>
              {files.map((file, n) => (
                // The same file may be there twice; the list only grows, or is emptied.
                <tr key={n}>
                  <th scope="row">{file.name}</th>
                  <td>
                    <OutcomeText outcome={outcomes[n]} />
                  </td>
                  <td>
                    <Save outcome={outcomes[n]} name={names[n] ?? ''} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          <div className={styles.actions}>
            <DownloadButton
              size="small"
              fileName="json.zip"
              label={words.downloadAll}
              disabled={done.length === 0}
              content={() => zipTexts(done)}
            />
            <Button size="small" variant="quiet" icon="x" onClick={() => setFiles([])}>
              {words.clearFiles}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}

function OutcomeText({ outcome }: { outcome: Outcome | undefined }) {
  const words = useWords();
  const locale = useLocale();
  switch (outcome?.status) {
    case undefined:
      return <span className="meta">{words.fileWaiting}</span>;
    case 'failed':
      return <span data-error>{words.fileBroken}</span>;
    case 'fault':
      return <span data-error>{words.fault(outcome.fault)}</span>;
    case 'done': {
      const size = formatBytes(locale, utf8Length(outcome.text));
      return <span>{outcome.noteCount === 0 ? size : `${size}, ${words.fileNotes(outcome.noteCount)}`}</span>;
    }
  }
}

function Save({ outcome, name }: { outcome: Outcome | undefined; name: string }) {
  const words = useWords();
  if (outcome?.status !== 'done') return null;
  return (
    <DownloadButton
      size="small"
      variant="quiet"
      iconOnly
      fileName={name}
      label={words.download(name)}
      mimeType="application/json"
      content={() => outcome.text}
    />
  );
}

/** What became of each file so far. When the options change, all are converted anew. */
function useOutcomes(files: readonly File[], options: ConvertOptions): readonly (Outcome | undefined)[] {
  const toolId = useToolId();
  const key = JSON.stringify(options);
  const known = useRef({ key, outcomes: new Map<File, Outcome>() });
  const [shown, setShown] = useState<{ key: string; outcomes: ReadonlyMap<File, Outcome> }>();

  useEffect(() => {
    if (known.current.key !== key) known.current = { key, outcomes: new Map() };
    const { outcomes } = known.current;
    const controller = new AbortController();
    const { signal } = controller;
    const work = async () => {
      for (const file of files) {
        if (outcomes.has(file)) continue;
        outcomes.set(file, await convertFile(file, options, { toolId, signal }));
        if (signal.aborted) return;
        setShown({ key, outcomes: new Map(outcomes) });
      }
    };
    // A run that was ended by newer options has nothing to tell.
    work().catch(() => undefined);
    return () => controller.abort();
    // Options are the same when they say the same.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [files, key, toolId]);

  return files.map((file) => (shown?.key === key ? shown.outcomes.get(file) : undefined));
}
