import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { ALGORITHMS, type AlgorithmId } from '../../lib/hashing/algorithms';
import { writeDigest } from '../../lib/hashing/digest-encoding';
import type { TableColumn } from '../../ui/table/columns';
import { Table } from '../../ui/table/table';
import { checkFile } from './check-file';
import type { ExpectedOf } from './expected';
import type { FileQueue, QueuedFile } from './file-queue';
import type { HashOptions } from './options';
import { Verdict } from './verdict';
import { useWords } from './use-words';

export interface FileTableProps {
  queue: FileQueue;
  algorithms: readonly AlgorithmId[];
  encoding: HashOptions['encoding'];
  expectedOf: ExpectedOf | undefined;
}

/** All files at a glance: name, size and digests, to sort and to take along as CSV. */
export function FileTable({ queue, algorithms, encoding, expectedOf }: FileTableProps) {
  const words = useWords();
  const locale = useLocale();
  // Hundreds of files end one right after the other; the page answers meanwhile.
  const files = useDeferredValue(useSyncExternalStore(queue.subscribe, queue.files));
  const columns = useMemo(() => {
    const verdictOf = (entry: QueuedFile) => checkFile(entry, algorithms, expectedOf).verdict;
    const stateOf = (entry: QueuedFile) => {
      if (entry.state === 'unreadable') return words.unreadable(entry.file.name);
      const verdict = verdictOf(entry);
      if (verdict) return words[verdict];
      return entry.state === 'done' ? '' : words[entry.state];
    };
    const stateColumn: TableColumn<QueuedFile> = {
      key: 'state',
      label: words.fileState,
      text: stateOf,
      render: (entry) => {
        const verdict = verdictOf(entry);
        return verdict ? <Verdict verdict={verdict} /> : stateOf(entry);
      },
    };
    const list: TableColumn<QueuedFile>[] = [
      { key: 'name', label: words.fileName, text: ({ file }) => file.name, whole: true },
      {
        key: 'size',
        label: words.fileSize,
        align: 'end',
        text: ({ file }) => file.size,
        render: ({ file }) => formatBytes(locale, file.size),
      },
      ...(files.every((entry) => stateOf(entry) === '') ? [] : [stateColumn]),
      ...algorithms.map((id): TableColumn<QueuedFile> => ({
        key: id,
        label: ALGORITHMS[id].name,
        mono: true,
        whole: true,
        text: ({ digests }) => (digests[id] === undefined ? '' : writeDigest(digests[id], encoding)),
      })),
    ];
    return list;
  }, [files, algorithms, encoding, expectedOf, locale, words]);
  return <Table label={words.files} rows={files} headers={columns} sortable csvName="hashes.csv" />;
}
