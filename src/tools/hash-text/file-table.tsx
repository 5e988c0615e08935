import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { useLocale } from '../../i18n/context';
import { formatBytes } from '../../i18n/words';
import { ALGORITHMS, type AlgorithmId } from '../../lib/hashing/algorithms';
import { writeDigest } from '../../lib/hashing/digest-encoding';
import { useOptions } from '../../operations/use-options';
import type { TableColumn } from '../../ui/table/columns';
import { Table } from '../../ui/table/table';
import { checkFile } from './check-file';
import { Verdict } from './digest-rows';
import type { ExpectedOf } from './expected';
import type { FileQueue, QueuedFile } from './file-queue';
import { hashOptions } from './options';
import { useWords } from './use-words';

export interface FileTableProps {
  queue: FileQueue;
  chosen: readonly AlgorithmId[];
  expectedOf: ExpectedOf | undefined;
}

/** All files at a glance: name, size and digests, to sort and to take along as CSV. */
export function FileTable({ queue, chosen, expectedOf }: FileTableProps) {
  const words = useWords();
  const locale = useLocale();
  const [{ encoding }] = useOptions(hashOptions);
  // Hundreds of files end one right after the other; the page answers meanwhile.
  const files = useDeferredValue(useSyncExternalStore(queue.subscribe, queue.files));
  const columns = useMemo((): TableColumn<QueuedFile>[] => {
    const verdictOf = (entry: QueuedFile) => checkFile(entry, chosen, expectedOf).verdict;
    const stateOf = (entry: QueuedFile) => {
      if (entry.state === 'unreadable') return words.unreadable(entry.file.name);
      const verdict = verdictOf(entry);
      if (verdict) return words[verdict];
      return entry.state === 'done' ? '' : words[entry.state];
    };
    const showState = (entry: QueuedFile) => {
      const verdict = verdictOf(entry);
      return verdict ? <Verdict verdict={verdict} /> : stateOf(entry);
    };
    const hasState = files.some((entry) => stateOf(entry) !== '');
    const size = ({ file }: QueuedFile) => formatBytes(locale, file.size);
    return [
      { key: 'name', label: words.fileName, text: ({ file }) => file.name, whole: true },
      { key: 'size', label: words.fileSize, align: 'end', text: ({ file }) => file.size, render: size },
      ...(hasState ? [{ key: 'state', label: words.fileState, text: stateOf, render: showState }] : []),
      ...chosen.map((id) => ({
        key: id,
        label: ALGORITHMS[id].name,
        mono: true,
        whole: true,
        text: ({ digests }: QueuedFile) => (digests[id] === undefined ? '' : writeDigest(digests[id], encoding)),
      })),
    ];
  }, [files, chosen, encoding, expectedOf, locale, words]);
  return <Table label={words.files} rows={files} headers={columns} sortable csvName="hashes.csv" />;
}
