import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import { writeMacAddress } from '../../lib/mac-address';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { CopyButton } from '../../ui/copy/copy-button';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead, Stack } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { registryDate } from './holder-text';
import { byName } from './operations';
import type { Assignment } from './registry';
import { useWords } from './use-words';
import styles from './view.module.css';

const BLOCKS: Readonly<Record<number, string>> = { 6: 'MA-L', 7: 'MA-M', 9: 'MA-S' };

/** The prefixes of a vendor. */
export function NameTab() {
  const words = useWords();
  const locale = useLocale();
  const [query, setQuery] = useDraft('query', '');
  const run = useOperation(byName, { query }, {}, { enabled: query.trim() !== '' });
  return (
    <Stack>
      <InputText
        label={words.query}
        value={query}
        onChange={setQuery}
        icon="search"
        placeholder="Raspberry Pi"
        autoComplete="off"
        spellCheck={false}
        clearable
        hint={`${words.queryHint} ${words.registry(registryDate(locale))}`}
        error={run.fault?.code === 'no-vendor' ? words.noVendor : undefined}
      />
      <Unfinished run={run} />
      {run.value ? <Blocks found={run.value} /> : null}
    </Stack>
  );
}

function Blocks({ found }: { found: readonly Assignment[] }) {
  const words = useWords();
  const rows = useMemo(
    () =>
      found.map(({ prefix, organisation }) => ({
        prefix: writeMacAddress(prefix, ':'),
        block: BLOCKS[prefix.length],
        bits: prefix.length * 4,
        organisation,
      })),
    [found],
  );
  const title = words.blocksFound(rows.length);
  return (
    <div className={styles.blocks}>
      <ResultHead
        title={title}
        actions={
          <CopyButton
            value={() => rows.map(({ prefix }) => prefix).join('\n')}
            label={words.copyPrefixes}
            size="small"
          />
        }
      />
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
      />
    </div>
  );
}
