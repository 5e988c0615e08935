import { memo, useCallback, useEffect, useId, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { ALGORITHMS, type AlgorithmId, MAIN_ROWS, MORE_ROWS, type Row, ROWS } from '../../lib/hashing/algorithms';
import { useDraft } from '../../operations/use-draft';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { FoldButton } from '../../ui/button/fold-button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { Icon } from '../../ui/icon/icon';
import { later } from '../../ui/later';
import { Group, ResultHead } from '../../ui/layout/layout';
import { Progress } from '../../ui/progress/progress';
import { Select } from '../../ui/select/select';
import { checkFile, wantedFor } from './check-file';
import { checksumFileName, writeChecksumList } from './checksum-lines';
import { DigestRows, Verdict } from './digest-rows';
import { expectedByName, type ExpectedOf } from './expected';
import { ExpectedField } from './expected-field';
import type { FileQueue, QueuedFile } from './file-queue';
import { fileAlgorithms, hashOptions } from './options';
import { useExpected } from './use-expected';
import { useWords } from './use-words';
import styles from './view.module.css';

const FileTable = later(async () => (await import('./file-table')).FileTable);

/** Files of any size, hashed one after the other and compared with what is expected of each. */
export function FileHashes({ queue }: { queue: FileQueue }) {
  const words = useWords();
  const [{ fileRows, sha3Size, fileView }] = useOptions(hashOptions);
  const ids = useSyncExternalStore(queue.subscribeList, queue.ids);
  const shownCount = useGrowing(ids.length);
  const expected = useExpected();
  const expectation = expected.parsed?.ok ? expected.parsed.value : undefined;
  const expectedOf = useMemo(() => {
    const names = ids.flatMap((id) => queue.file(id)?.file.name ?? []);
    return expectation && expectedByName(expectation, names);
  }, [queue, ids, expectation]);
  const chosen = useMemo(() => fileAlgorithms({ fileRows, sha3Size }), [fileRows, sha3Size]);
  const shared = { queue, chosen, expectedOf };

  // The queue is a world of its own: it works on while nothing is rendered.
  useEffect(() => queue.want((file) => wantedFor(file.name, chosen, expectedOf)), [queue, chosen, expectedOf]);

  return (
    <>
      <FileDrop multiple onFiles={(added) => queue.add(added)} hint={words.dropHint} />
      <AlgorithmChoice />
      <ExpectedField {...expected} />
      {ids.length > 0 ? <FilesHead queue={queue} ids={ids} chosen={chosen} /> : null}
      {ids.length > 0 && fileView === 'table' ? <FileTable {...shared} /> : null}
      {ids.length > 0 && fileView === 'list' ? (
        <div className={styles.panel}>
          {ids.slice(0, shownCount).map((id) => (
            <FileRow key={id} id={id} {...shared} />
          ))}
        </div>
      ) : null}
    </>
  );
}

/** So many rows are drawn at once. */
const ROWS_AT_ONCE = 30;

/**
 * How many rows of a list are drawn by now: some more after each paint, so that the page answers meanwhile. A deferred
 * value does not do: rows whose files change while they are drawn are drawn all at once after all.
 */
function useGrowing(total: number): number {
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  // A list that was cleared grows anew.
  const most = Math.max(total, ROWS_AT_ONCE);
  if (shown > most) setShown(most);
  useEffect(() => {
    if (shown >= total) return undefined;
    const timer = setTimeout(() => setShown(shown + ROWS_AT_ONCE));
    return () => clearTimeout(timer);
  }, [shown, total]);
  return shown;
}

/** Which rows to compute. */
function AlgorithmChoice() {
  const words = useWords();
  const foldId = useId();
  const [{ fileRows, showsMore, sha3Size }, change] = useOptions(hashOptions);
  const keep = (isOn: (row: Row) => boolean) => change({ fileRows: ROWS.filter(isOn) });
  const box = (row: Row) => (
    <Checkbox
      key={row}
      label={row === 'sha3' ? `SHA3-${sha3Size}` : ALGORITHMS[row].name}
      checked={fileRows.includes(row)}
      onChange={(isOn) => keep((other) => (other === row ? isOn : fileRows.includes(other)))}
    />
  );
  const isMain = (row: Row) => MAIN_ROWS.some((main) => main === row);
  return (
    <Group label={words.options.fileRows}>
      <div className={styles.choice}>
        {MAIN_ROWS.map(box)}
        <Button variant="quiet" size="small" onClick={() => keep((row) => isMain(row) || fileRows.includes(row))}>
          {words.all}
        </Button>
        <FoldButton
          label={words.options.showsMore}
          isOpen={showsMore}
          onChange={(isOpen) => change({ showsMore: isOpen })}
          controls={foldId}
          variant="quiet"
        />
      </div>
      <div id={foldId} className={styles.choice} hidden={!showsMore}>
        {MORE_ROWS.map(box)}
      </div>
      {fileRows.length === 0 ? <Fault>{words.nothingChosen}</Fault> : null}
    </Group>
  );
}

function Fault({ children }: { children: string }) {
  return (
    <span className={styles.fault} role="alert">
      {children}
    </span>
  );
}

interface FilesHeadProps {
  queue: FileQueue;
  ids: readonly number[];
  chosen: readonly AlgorithmId[];
}

/** How many files, and the checksum list of those that are done. */
function FilesHead({ queue, ids, chosen }: FilesHeadProps) {
  const words = useWords();
  const locale = useLocale();
  const [{ fileView }, change] = useOptions(hashOptions);
  const view = words.options.fileView;
  const [listed, setListed] = useDraft<AlgorithmId>('listAlgorithm', 'sha256');
  const algorithm = chosen.includes(listed) ? listed : chosen[0];
  const isBusy = useSyncExternalStore(queue.subscribe, queue.isBusy);
  const disabled = useSyncExternalStore(queue.subscribe, () => queue.doneCount() === 0);
  const total = useMemo(() => ids.reduce((sum, id) => sum + (queue.file(id)?.file.size ?? 0), 0), [queue, ids]);
  return (
    <ResultHead
      title={words.fileCount(ids.length)}
      meta={words.total(formatBytes(locale, total))}
      actions={
        <>
          <ButtonsSelect
            label={view.label}
            hideLabel
            options={(['list', 'table'] as const).map((value) => ({ value, label: view.values[value] }))}
            value={fileView}
            onChange={(next) => change({ fileView: next })}
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
          {algorithm === undefined ? null : <ListButtons queue={queue} algorithm={algorithm} disabled={disabled} />}
          <Button icon="x" onClick={() => (isBusy ? queue.cancelAll() : queue.clear())}>
            {isBusy ? words.cancelAll : words.removeAll}
          </Button>
        </>
      }
    />
  );
}

interface ListButtonsProps {
  queue: FileQueue;
  algorithm: AlgorithmId;
  disabled: boolean;
}

function ListButtons({ queue, algorithm, disabled }: ListButtonsProps) {
  const words = useWords();
  const fileName = checksumFileName(algorithm);
  const list = () => writeChecksumList(queue.files(), algorithm);
  const file = { fileName, label: words.downloadList(fileName), mimeType: 'text/plain', content: list };
  return (
    <>
      <DownloadButton sends {...file} disabled={disabled} />
      <CopyButton label={words.copyList} value={list} disabled={disabled} />
    </>
  );
}

interface FileRowProps {
  id: number;
  queue: FileQueue;
  chosen: readonly AlgorithmId[];
  expectedOf: ExpectedOf | undefined;
}

/** One file: its name and size, how far it is, and its digests. Drawn again only when something about it has changed. */
const FileRow = memo(function FileRow({ id, queue, ...props }: FileRowProps) {
  const follow = useCallback((listener: () => void) => queue.subscribeFile(id, listener), [queue, id]);
  const entry = useSyncExternalStore(follow, () => queue.file(id));
  return entry ? <FileEntry entry={entry} queue={queue} {...props} /> : null;
});

type FileEntryProps = Omit<FileRowProps, 'id'> & { entry: QueuedFile };

function FileEntry({ entry, queue, chosen, expectedOf }: FileEntryProps) {
  const words = useWords();
  const locale = useLocale();
  const { id, file, state, digests, done, startedAt } = entry;
  const { shown, verdicts, verdict } = checkFile(entry, chosen, expectedOf);
  const remove = { 'aria-label': words.remove(file.name), onClick: () => queue.remove(id) };
  const progress = { label: file.name, done, total: file.size, startedAt, unit: 'bytes' } as const;
  return (
    <article className={styles.file} aria-label={file.name}>
      <header>
        <Icon name="file" />
        <strong>{file.name}</strong>
        <span className="meta">{formatBytes(locale, file.size)}</span>
        <span className={styles.end}>
          {verdict ? <Verdict verdict={verdict} /> : null}
          {state === 'unreadable' ? <Fault>{words.unreadable(file.name)}</Fault> : null}
          {state === 'done' || state === 'unreadable' ? null : <span className="meta">{words[state]}</span>}
          {state === 'cancelled' || state === 'unreadable' ? (
            <Button size="small" icon="refresh-cw" onClick={() => queue.retry(id)}>
              {words.tryAgain}
            </Button>
          ) : null}
          {state === 'busy' ? null : <Button size="small" variant="quiet" icon="x" iconOnly {...remove} />}
        </span>
      </header>
      {state === 'busy' ? <Progress {...progress} onCancel={() => queue.cancel(id)} /> : null}
      {shown.length > 0 ? <DigestRows title={file.name} ids={shown} digests={digests} verdicts={verdicts} /> : null}
    </article>
  );
}
