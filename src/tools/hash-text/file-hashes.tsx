import { useEffect, useId, useSyncExternalStore } from 'react';
import { useLocale, useWords } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import type { TextSource } from '../../lib/text-source';
import { Badge } from '../../ui/badge/badge';
import { Button } from '../../ui/button/button';
import { Checkbox } from '../../ui/checkbox/checkbox';
import { CopyButton } from '../../ui/copy/copy-button';
import { DownloadButton } from '../../ui/download-button/download-button';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { Icon } from '../../ui/icon/icon';
import { Group, ResultHead } from '../../ui/layout/layout';
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
import { algorithmsToCheck, compareDigests, type Expectation, expectedFor } from './expected';
import { ExpectedField, useExpected } from './expected-field';
import type { FileQueue, QueuedFile } from './file-queue';
import type { words as zhCn } from './locales/zh-cn';
import type { HashOptions } from './options';
import { Rows } from './text-hashes';
import { useDraft } from '../../operations/use-draft';
import styles from './view.module.css';

export interface FileHashesProps {
  queue: FileQueue;
  options: HashOptions;
  onOptions: (changes: Partial<HashOptions>) => void;
  expectedSource: TextSource;
  onExpected: (source: TextSource) => void;
}

/** Files of any size, hashed one after the other and compared with what is expected of each. */
export function FileHashes({ queue, options, onOptions, expectedSource, onExpected }: FileHashesProps) {
  const words = useWords<typeof zhCn>();
  const files = useSyncExternalStore(queue.subscribe, queue.files);
  const { parsed } = useExpected(expectedSource) ?? {};
  const expectation = parsed?.ok ? parsed.value : undefined;
  const { fileRows, sha3Size } = options;
  const names = files.map(({ file }) => file.name).join('\0');

  // The queue is a world of its own: it works on while nothing is rendered.
  useEffect(() => {
    const chosen = chosenAlgorithms(fileRows, sha3Size);
    const allNames = names.split('\0');
    queue.want((file) => wantedFor(file.name, chosen, expectation, allNames));
  }, [queue, fileRows, sha3Size, expectation, names]);

  return (
    <>
      <FileDrop multiple onFiles={(added) => queue.add(added)} hint={words.dropHint} />
      <AlgorithmChoice options={options} onOptions={onOptions} />
      <ExpectedField value={expectedSource} onChange={onExpected} parsed={parsed} />
      {files.length > 0 ? (
        <>
          <FilesHead queue={queue} files={files} chosen={chosenAlgorithms(fileRows, sha3Size)} />
          <div className={styles.panel}>
            {files.map((entry) => (
              <FileRow
                key={entry.id}
                entry={entry}
                queue={queue}
                options={options}
                expectation={expectation}
                names={names.split('\0')}
              />
            ))}
          </div>
        </>
      ) : null}
    </>
  );
}

function chosenAlgorithms(rows: readonly Row[], sha3Size: HashOptions['sha3Size']): AlgorithmId[] {
  return ROWS.filter((row) => rows.includes(row)).map((row) => algorithmOf(row, sha3Size));
}

/** The chosen algorithms, and those that the expected digests of this file need besides. */
function wantedFor(
  name: string,
  chosen: readonly AlgorithmId[],
  expectation: Expectation | undefined,
  names: readonly string[],
): AlgorithmId[] {
  const expected = expectation ? expectedFor(name, expectation, names) : [];
  return [...chosen, ...algorithmsToCheck(expected, chosen)];
}

type ChoiceProps = Pick<FileHashesProps, 'options' | 'onOptions'>;

/** Which rows to compute. */
function AlgorithmChoice({ options, onOptions }: ChoiceProps) {
  const words = useWords<typeof zhCn>();
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

interface FilesHeadProps {
  queue: FileQueue;
  files: readonly QueuedFile[];
  chosen: readonly AlgorithmId[];
}

/** How many files, and the checksum list of those that are done. */
function FilesHead({ queue, files, chosen }: FilesHeadProps) {
  const words = useWords<typeof zhCn>();
  const locale = useLocale();
  const [listed, setListed] = useDraft<AlgorithmId>('listAlgorithm', 'sha256');
  const algorithm = chosen.includes(listed) ? listed : chosen[0];
  const isBusy = files.some(({ state }) => state === 'busy' || state === 'waiting');
  const total = files.reduce((sum, { file }) => sum + file.size, 0);
  const list = algorithm === undefined ? '' : checksumList(files, algorithm);
  return (
    <ResultHead
      title={words.fileCount(files.length)}
      meta={words.total(formatBytes(locale, total))}
      actions={
        <>
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
              <CopyButton label={words.copyList} value={list} disabled={list === ''} />
              <DownloadButton
                fileName={checksumFileName(algorithm)}
                label={words.downloadList(checksumFileName(algorithm))}
                mimeType="text/plain"
                content={() => list}
                disabled={list === ''}
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
  entry: QueuedFile;
  queue: FileQueue;
  options: HashOptions;
  expectation: Expectation | undefined;
  names: readonly string[];
}

/** One file: its name and size, how far it is, and its digests. */
function FileRow({ entry, queue, options, expectation, names }: FileRowProps) {
  const words = useWords<typeof zhCn>();
  const locale = useLocale();
  const { file, state, digests, done, startedAt } = entry;
  const chosen = chosenAlgorithms(options.fileRows, options.sha3Size);
  const shown = wantedFor(file.name, chosen, expectation, names).filter((id) => digests[id] !== undefined);
  const expected = expectation ? expectedFor(file.name, expectation, names) : [];
  const verdicts = compareDigests(Object.fromEntries(shown.map((id) => [id, digests[id]])), expected);
  return (
    <article className={styles.file} aria-label={file.name}>
      <header>
        <Icon name="file" />
        <strong>{file.name}</strong>
        <span className="meta">{formatBytes(locale, file.size)}</span>
        <span className={styles.end}>
          <Verdict
            verdicts={Object.values(verdicts)}
            isUnlisted={state === 'done' && expectation !== undefined && expected.length === 0}
          />
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
        <Rows label={file.name} ids={shown} digests={digests} encoding={options.encoding} verdicts={verdicts} />
      ) : null}
    </article>
  );
}

function StateWord({ entry: { state, file } }: { entry: QueuedFile }) {
  const words = useWords<typeof zhCn>();
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

interface VerdictProps {
  verdicts: readonly ('match' | 'mismatch')[];
  isUnlisted: boolean;
}

/** Whether the file is what it should be; one digest that is not what it should be is enough for a no. */
function Verdict({ verdicts, isUnlisted }: VerdictProps) {
  const words = useWords<typeof zhCn>();
  if (verdicts.includes('mismatch')) {
    return (
      <Badge kind="bad" icon="x">
        {words.mismatches}
      </Badge>
    );
  }
  if (verdicts.includes('match')) {
    return (
      <Badge kind="ok" icon="check">
        {words.matches}
      </Badge>
    );
  }
  return isUnlisted ? <Badge kind="warn">{words.notListed}</Badge> : null;
}
