import { useState } from 'react';
import { useLocale } from '../../i18n/context';
import { formatDay } from '../../i18n/day';
import { shorten } from '../../lib/shorten';
import { takesLine } from '../../operations/takes';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { Sheet } from '../../ui/layout/layout';
import { Options } from '../../ui/options/options';
import { SearchField } from '../../ui/search-field/search-field';
import { useArrived } from '../../ui/use-arrived';
import { AnswerCard } from './answer-card';
import { useLinkedQuery } from './linked-query';
import { DATA_DATE, DATA_VERSION } from './mime-type';
import { list, listOptions, lookup } from './operations';
import { shownFault } from './shown-fault';
import { TypeTable } from './type-table';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Looks up media types and file extensions, in either direction. */
export default function MimeTypes() {
  const words = useWords();
  const locale = useLocale();
  const [query, setQuery] = useDraft('query', 'pdf', { takes: (given) => given.file?.name ?? takesLine(given) });
  const [options] = useOptions(listOptions);
  const [dropped, setDropped] = useState<File>();
  useHandedOver(({ file }) => setDropped(file));
  useLinkedQuery(setQuery);
  const answer = useOperation(lookup, { text: query }, {});
  const found = useOperation(list, { text: query }, options);
  const isAnswered = useArrived(answer.status !== 'busy');
  const isListed = useArrived(found.status !== 'busy');
  // That there is nothing is said once.
  const isSaid = answer.fault !== undefined && found.value?.length === 0;
  const drop = ([file]: readonly File[]) => {
    if (!file) return;
    setQuery(file.name);
    setDropped(file);
  };

  return (
    <Sheet>
      <Options
        schema={listOptions}
        words={words.options}
        open={['top', 'onlyRegistered']}
        before={
          <div className={styles.search} role="search">
            <SearchField label={words.search} placeholder={words.searchPlaceholder} value={query} onChange={setQuery} />
          </div>
        }
      />
      {answer.status === 'failed' || found.status === 'failed' ? <Alert kind="error" title={words.noData} /> : null}
      {answer.fault ? (
        <Alert kind="warning" title={words.fault(shownFault(answer.fault))}>
          {words.faultHint(shownFault(answer.fault))}
        </Alert>
      ) : null}
      {answer.value ? <AnswerCard answer={answer.value} /> : null}
      {isAnswered ? <FileDrop label={words.drop} onFiles={drop} /> : null}
      {dropped ? <Alert kind="info" title={words.dropped(shorten(dropped.name), dropped.type)} /> : null}
      {found.value && !isSaid ? <TypeTable types={found.value} /> : null}
      {isListed ? <p className={styles.note}>{words.data(DATA_VERSION, formatDay(locale, DATA_DATE))}</p> : null}
    </Sheet>
  );
}
