import { memo, useCallback, useDeferredValue, useEffect, useId, useMemo, useSyncExternalStore } from 'react';
import { useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import type { TextSource } from '../../lib/text-source';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Button } from '../../ui/button/button';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { Icon } from '../../ui/icon/icon';
import { Group, ResultHead } from '../../ui/layout/layout';
import { makePart, usePart } from '../../ui/part';
import { Progress } from '../../ui/progress/progress';
import { Select } from '../../ui/select/select';
import {
  ALGORITHMS,
  type AlgorithmId,
  algorithmOf,
  MAIN_ROWS,
  MORE_ROWS,
  type Row,
  ROWS,
} from '../../lib/hashing/algorithms';
import { checksumFileName, writeChecksumLine } from './checksum-lines';
import { checkFile, wantedFor } from './check-file';
import { expectedByName, type ExpectedOf } from './expected';
import { ExpectedField, useExpected } from './expected-field';
import type { FileQueue, QueuedFile } from './file-queue';
import type { HashOptions } from './options';
import { Rows } from './text-hashes';
import { Verdict } from './verdict';
import { useDraft } from '../../operations/use-draft';
import { useWords } from './use-words';
import styles from './view.module.css';

const tablePart = makePart(() => import('./file-table'));

export interface FileHashesProps {
  queue: FileQueue;
  options: HashOptions;
  onOptions: (changes: Partial<HashOptions>) => void;
  expectedSource: TextSource;
  onExpected: (source: TextSource) => void;
}

/** Files of any size, hashed one after the other and compared with what is expected of each. */
export function FileHashes({ queue, options, onOptions, expectedSource, onExpected }: FileHashesProps) {
  const words = useWords();
  const ids = useSyncExternalStore(queue.subscribeList, queue.ids);
  // Hundreds of rows are drawn bit by bit, so that the page answers meanwhile.
  const shownIds = useDeferredValue(ids);
  const { parsed } = useExpected(expectedSource) ?? {};
  const expectation = parsed?.ok ? parsed.value : undefined;
  const { fileRows, sha3Size, fileView } = options;
  const table = usePart(tablePart, fileView === 'table' && ids.length > 0);
  const expectedOf = useMemo(() => {
    const names = ids.flatMap((id) => queue.file(id)?.file.name ?? []);
    return expectation && expectedByName(expectation, names);
  }, [queue, ids, expectation]);
  const chosen = useMemo(() => chosenAlgorithms(fileRows, sha3Size), [fileRows, sha3Size]);

  // The queue is a world of its own: it works on while nothing is rendered.
  useEffect(() => queue.want((file) => wantedFor(file.name, chosen, expectedOf)), [queue, chosen, expectedOf]);

  return (
    <>
      <FileDrop multiple onFiles={(added) => queue.add(added)} hint={words.dropHint} />
      <AlgorithmChoice options={options} onOptions={onOptions} />
      <ExpectedField value={expectedSource} onChange={onExpected} parsed={parsed} />
      {ids.length > 0 ? (
        <>
          <FilesHead queue={queue} ids={ids} chosen={chosen} options={options} onOptions={onOptions} />
          {fileView === 'table' ? (
            <div aria-busy={!table}>
              {table ? (
                <table.FileTable
                  queue={queue}
                  algorithms={chosen}
                  encoding={options.encoding}
                  expectedOf={expectedOf}
                />
              ) : null}
            </div>
          ) : (
            <div className={styles.panel}>
              {shownIds.map((id) => (
                <FileRow
                  key={id}
                  id={id}
                  queue={queue}
                  chosen={chosen}
                  encoding={options.encoding}
                  expectedOf={expectedOf}
                />
              ))}
            </div>
          )}
        </>
      ) : null}
    </>
  );
}

function chosenAlgorithms(rows: readonly Row[], sha3Size: HashOptions['sha3Size']): AlgorithmId[] {
  return ROWS.filter((row) => rows.includes(row)).map((row) => algorithmOf(row, sha3Size));
}

type ChoiceProps = Pick<FileHashesProps, 'options' | 'onOptions'>;

/** Which rows to compute. */
function AlgorithmChoice({ options, onOptions }: ChoiceProps) {
  const words = useWords();
  const foldId = useId();
  const { fileRows, showsMore, sha3Size } = options;
  const toggle = (row: Row, isOn: boolean) =>
    onOptions({ fileRows: ROWS.filter((other) => (other === row ? isOn : fileRows.includes(other))) });
  const box = (row: Row) => (
    <Checkbox
      key={row}
      label={row === 'sha3' ? `SHA3-${sha3Size}` : ALGORITHMS[row].name}
      checked={fileRows.includes(row)}
      onChange={(isOn) => toggle(row, isOn)}
    />
  );
  return (
    <Group label={words.compute}>
      <div className={styles.choice}>
        {MAIN_ROWS.map(box)}
        <Button
          variant="quiet"
          size="small"
          onClick={() => onOptions({ fileRows: ROWS.filter((row) => isMain(row) || fileRows.includes(row)) })}
        >
          {words.all}
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={showsMore ? 'chevron-down' : 'chevron-right'}
          aria-expanded={showsMore}
          aria-controls={foldId}
          onClick={() => onOptions({ showsMore: !showsMore })}
        >
          {words.moreAlgorithms}
        </Button>
      </div>
      <div id={foldId} className={styles.choice} hidden={!showsMore}>
        {MORE_ROWS.map(box)}
      </div>
      {fileRows.length === 0 ? (
        <p className={styles.fault} role="alert">
          {words.nothingChosen}
        </p>
      ) : null}
    </Group>
  );
}

function isMain(row: Row): boolean {
  return MAIN_ROWS.some((main) => main === row);
}

interface FilesHeadProps extends ChoiceProps {
  queue: FileQueue;
  ids: readonly number[];
  chosen: readonly AlgorithmId[];
}

/** How many files, and the checksum list of those that are done. */
function FilesHead({ queue, ids, chosen, options, onOptions }: FilesHeadProps) {
  const words = useWords();
  const locale = useLocale();
  const [listed, setListed] = useDraft<AlgorithmId>('listAlgorithm', 'sha256');
  const algorithm = chosen.includes(listed) ? listed : chosen[0];
  const isBusy = useSyncExternalStore(queue.subscribe, queue.isBusy);
  const isEmpty = useSyncExternalStore(queue.subscribe, () => queue.doneCount() === 0);
  const total = useMemo(() => ids.reduce((sum, id) => sum + (queue.file(id)?.file.size ?? 0), 0), [queue, ids]);
  return (
    <ResultHead
      title={words.fileCount(ids.length)}
      meta={words.total(formatBytes(locale, total))}
      actions={
        <>
          <ButtonsSelect
            label={words.fileView}
            hideLabel
            options={[
              { value: 'list', label: words.asList },
              { value: 'table', label: words.asTable },
            ]}
            value={options.fileView}
            onChange={(fileView) => onOptions({ fileView })}
          />
          {algorithm !== undefined && chosen.length > 1 ? (
            <Select
              label={words.listAlgorithm}
              hideLabel
              options={chosen.map((id) => ({ value: id, label: ALGORITHMS[id].name }))}
              value={algorithm}
              onChange={setListed}
            />
          ) : null}
          {algorithm === undefined ? null : (
            <>
              <CopyButton
                label={words.copyList}
                value={() => checksumList(queue.files(), algorithm)}
                disabled={isEmpty}
              />
              <DownloadButton
                fileName={checksumFileName(algorithm)}
                label={words.downloadList(checksumFileName(algorithm))}
                mimeType="text/plain"
                content={() => checksumList(queue.files(), algorithm)}
                disabled={isEmpty}
              />
            </>
          )}
          {isBusy ? (
            <Button icon="x" onClick={() => queue.cancelAll()}>
              {words.cancelAll}
            </Button>
          ) : (
            <Button icon="x" onClick={() => queue.clear()}>
              {words.removeAll}
            </Button>
          )}
        </>
      }
    />
  );
}

/** What `sha256sum` would print for the files that are done. */
function checksumList(files: readonly QueuedFile[], algorithm: AlgorithmId): string {
  return files
    .map(({ file, digests }) => (digests[algorithm] ? writeChecksumLine(digests[algorithm], file.name) : ''))
    .join('');
}

interface FileRowProps {
  id: number;
  queue: FileQueue;
  chosen: readonly AlgorithmId[];
  encoding: HashOptions['encoding'];
  expectedOf: ExpectedOf | undefined;
}

/** One file: its name and size, how far it is, and its digests. Drawn again only when something about it has changed. */
const FileRow = memo(function FileRow({ id, queue, ...props }: FileRowProps) {
  const follow = useCallback((listener: () => void) => queue.subscribeFile(id, listener), [queue, id]);
  const entry = useSyncExternalStore(follow, () => queue.file(id));
  return entry ? <FileEntry entry={entry} queue={queue} {...props} /> : null;
});

type FileEntryProps = Omit<FileRowProps, 'id'> & { entry: QueuedFile };

function FileEntry({ entry, queue, chosen, encoding, expectedOf }: FileEntryProps) {
  const words = useWords();
  const locale = useLocale();
  const { file, state, digests, done, startedAt } = entry;
  const { shown, verdicts, verdict } = checkFile(entry, chosen, expectedOf);
  return (
    <article className={styles.file} aria-label={file.name}>
      <header>
        <Icon name="file" />
        <strong>{file.name}</strong>
        <span className="meta">{formatBytes(locale, file.size)}</span>
        <span className={styles.end}>
          {verdict ? <Verdict verdict={verdict} /> : null}
          <StateWord entry={entry} />
          {state === 'cancelled' || state === 'unreadable' ? (
            <Button size="small" icon="refresh-cw" onClick={() => queue.retry(entry.id)}>
              {words.tryAgain}
            </Button>
          ) : null}
          {state === 'busy' ? null : (
            <Button
              size="small"
              variant="quiet"
              icon="x"
              iconOnly
              aria-label={words.remove(file.name)}
              onClick={() => queue.remove(entry.id)}
            />
          )}
        </span>
      </header>
      {state === 'busy' ? (
        <Progress
          label={file.name}
          done={done}
          total={file.size}
          startedAt={startedAt}
          unit="bytes"
          onCancel={() => queue.cancel(entry.id)}
        />
      ) : null}
      {shown.length > 0 ? (
        <Rows label={file.name} ids={shown} digests={digests} encoding={encoding} verdicts={verdicts} />
      ) : null}
    </article>
  );
}

function StateWord({ entry: { state, file } }: { entry: QueuedFile }) {
  const words = useWords();
  if (state === 'done') return null;
  if (state === 'unreadable') {
    return (
      <span className={styles.fault} role="alert">
        {words.unreadable(file.name)}
      </span>
    );
  }
  return <span className="meta">{words[state]}</span>;
}
