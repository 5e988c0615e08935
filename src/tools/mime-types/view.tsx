import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { useLocale } from '../../i18n/context';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Alert } from '../../ui/alert/alert';
import { FileDrop } from '../../ui/file-drop/file-drop';
import { InputText } from '../../ui/input-text/input-text';
import { Sheet } from '../../ui/layout/layout';
import { Select } from '../../ui/select/select';
import { Switch } from '../../ui/switch/switch';
import { AnswerCard } from './answer-card';
import { DATA_DATE, DATA_VERSION, TOP_LEVELS } from './mime-type';
import { list, listOptions, lookup } from './operations';
import { TypeTable } from './type-table';
import { useWords } from './use-words';
import styles from './view.module.css';

/** What the address asks for: `?q=docx`. */
function useLinkedQuery(setQuery: (query: string) => void): void {
  const linked = new URLSearchParams(useSearch()).get('q');
  useEffect(() => {
    if (linked !== null) setQuery(linked);
  }, [linked, setQuery]);
}

/** Looks up media types and file extensions, in either direction. */
export default function MimeTypes() {
  const words = useWords();
  const locale = useLocale();
  const [query, setQuery] = useDraft('query', 'pdf');
  const [options, setOptions] = useOptions(listOptions);
  const [dropped, setDropped] = useState<{ name: string; type: string }>();
  useLinkedQuery(setQuery);
  const answer = useOperation(lookup, { text: query }, {});
  const found = useOperation(list, { text: query }, options);
  const date = new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], { dateStyle: 'long', timeZone: 'UTC' });

  return (
    <Sheet>
      <div className={styles.tools} role="search">
        <InputText
          type="search"
          label={words.search}
          hideLabel
          icon="search"
          placeholder={words.searchPlaceholder}
          value={query}
          onChange={setQuery}
          clearable
          autoComplete="off"
          spellCheck={false}
        />
        <Select
          label={words.topLevel}
          hideLabel
          options={[
            { label: words.all, value: 'all' as const },
            ...TOP_LEVELS.map((value) => ({ label: `${value}/`, value })),
          ]}
          value={options.top}
          onChange={(top) => setOptions({ top })}
        />
        <Switch
          label={words.onlyRegistered}
          checked={options.onlyRegistered}
          onChange={(onlyRegistered) => setOptions({ onlyRegistered })}
        />
      </div>
      {answer.status === 'failed' || found.status === 'failed' ? <Alert kind="error" title={words.noData} /> : null}
      {answer.fault ? (
        <Alert kind="warning" title={words.fault(answer.fault)}>
          {words.faultHint(answer.fault)}
        </Alert>
      ) : null}
      {answer.value ? <AnswerCard answer={answer.value} /> : null}
      <FileDrop
        label={words.drop}
        onFiles={([file]) => {
          if (!file) return;
          setQuery(file.name);
          setDropped({ name: file.name, type: file.type });
        }}
      />
      {dropped ? <Alert kind="info" title={words.dropped(dropped.name, dropped.type)} /> : null}
      {found.value ? <TypeTable types={found.value} /> : null}
      <p className={styles.note}>{words.data(DATA_VERSION, date.format(new Date(DATA_DATE)))}</p>
    </Sheet>
  );
}
