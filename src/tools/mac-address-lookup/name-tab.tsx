import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import { useDraftField } from '../../operations/use-draft-field';
import { useOperation } from '../../operations/use-operation';
import { CopyButton } from '../../ui/copy/copy-button';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead, Stack } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { registryDate } from './holder-text';
import { byName } from './operations';
import type { Assignment } from './registry';
import { blockRow } from './table-rows';
import { useWords } from './use-words';
import styles from './view.module.css';

/** The prefixes of a vendor. */
export function NameTab() {
  const words = useWords();
  const locale = useLocale();
  const query = useDraftField('query', '');
  const run = useOperation(byName, { query: query.value }, {}, { enabled: query.value.trim() !== '' });
  return (
    <Stack>
      <InputText
        label={words.query}
        {...query}
        icon="search"
        placeholder="Raspberry Pi"
        autoComplete="off"
        spellCheck={false}
        clearable
        hint={`${words.queryHint} ${words.registry(registryDate(locale))}`}
        error={run.fault?.code === 'no-vendor' && words.noVendor}
      />
      <Unfinished run={run} />
      {run.value ? <Blocks found={run.value} /> : null}
    </Stack>
  );
}

function Blocks({ found }: { found: readonly Assignment[] }) {
  const words = useWords();
  const rows = useMemo(() => found.map(blockRow), [found]);
  const title = words.blocksFound(rows.length);
  const prefixes = () => rows.map(({ prefix }) => prefix).join('\n');
  return (
    <div className={styles.blocks}>
      <ResultHead title={title} />
      <Table
        rows={rows}
        headers={[
          { key: 'prefix', label: words.shortPrefix, mono: true },
          { key: 'block', label: words.block },
          { key: 'bits', label: words.bitCount, align: 'end' },
          { key: 'organisation', label: words.organisation },
        ]}
        label={title}
        sortable
        csvName="vendors.csv"
        actions={<CopyButton sends value={prefixes} label={words.copyPrefixes} size="small" />}
      />
    </div>
  );
}
