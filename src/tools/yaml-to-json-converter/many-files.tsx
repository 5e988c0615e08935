import { useState } from 'react';
import { useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { utf8Length } from '../../lib/utf8-length';
import { Button } from '../../ui/button/button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { Stack } from '../../ui/layout/layout';
import { resultNames, zipTexts, type ConvertOptions, type Outcome } from './convert-files';
import { useOutcomes } from './use-outcomes';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Files that are converted one after the other, each to be saved alone or all in one archive. */
export function ManyFiles({ options }: { options: ConvertOptions }) {
  const words = useWords();
  const [files, setFiles] = useState<readonly File[]>([]);
  const outcomes = useOutcomes(files, options);
  const names = resultNames(files);
  const rows = files.map((file, n) => ({ file, name: names[n] ?? '', outcome: outcomes[n] }));
  const done = rows.flatMap(({ name, outcome }) => (outcome?.status === 'done' ? [{ name, text: outcome.text }] : []));
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
              {/* The same file may be there twice; the list only grows, or is emptied. */}
              {rows.map((row, n) => (
                <FileRow key={n} {...row} />
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

/** A file, what became of it, and its result to be saved under a name. */
function FileRow({ file, name, outcome }: { file: File; name: string; outcome: Outcome | undefined }) {
  const words = useWords();
  return (
    <tr>
      <th scope="row">{file.name}</th>
      <td>
        <OutcomeText outcome={outcome} />
      </td>
      <td>
        {outcome?.status === 'done' ? (
          <DownloadButton
            size="small"
            variant="quiet"
            iconOnly
            fileName={name}
            label={words.download(name)}
            mimeType="application/json"
            content={() => outcome.text}
          />
        ) : null}
      </td>
    </tr>
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
