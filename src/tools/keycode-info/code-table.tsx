import { useId, useMemo, useState } from 'react';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { FoldButton } from '../../ui/button/fold-button';
import { InputText } from '../../ui/input-text/input-text';
import { Section } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Table } from '../../ui/table/table';
import { shownKey } from './key-press';
import { findCodes } from './operations';
import { useWords } from './use-words';

/** What the numbers mean, for those who have no keyboard at hand. */
export function CodeTable() {
  const words = useWords();
  const [query, setQuery] = useDraft('query', '');
  const run = useOperation(findCodes, { query }, {});
  const [isWhole, setWhole] = useState(false);
  const table = useId();
  const canFold = query.trim() === '';
  const isShort = canFold && !isWhole;
  const rows = useMemo(
    () =>
      (run.value ?? [])
        .filter(({ isFixed }) => isFixed || !isShort)
        .map((entry) => ({ ...entry, key: shownKey(entry.key), kind: entry.isFixed ? words.fixed : words.layout })),
    [run.value, isShort, words],
  );
  return (
    <Section title={words.table}>
      <InputText
        type="search"
        icon="search"
        label={words.search}
        value={query}
        onChange={setQuery}
        clearable
        autoComplete="off"
        spellCheck={false}
        placeholder=""
        hint={words.searchHint}
      />
      {run.fault ? (
        <div role="status">
          <NoResult>{words.noKey}</NoResult>
        </div>
      ) : null}
      <div id={table}>
        {rows.length > 0 ? (
          <Table
            rows={rows}
            headers={[
              { key: 'keyCode', label: 'keyCode', align: 'end' },
              { key: 'key', label: 'key', mono: true, whole: true },
              { key: 'code', label: 'code', mono: true, whole: true },
              { key: 'kind', label: words.kind, secondary: true },
            ]}
            description={words.found(rows.length)}
            sortable
          />
        ) : null}
      </div>
      {canFold ? (
        <div>
          <FoldButton label={words.showAll} isOpen={isWhole} onChange={setWhole} controls={table} />
        </div>
      ) : null}
    </Section>
  );
}
