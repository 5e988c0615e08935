import { useMemo } from 'react';
import { useOptions } from '../../operations/use-options';
import { ResultHead, Stack } from '../../ui/layout/layout';
import { useOptionField } from '../../ui/options/use-option-field';
import { Table } from '../../ui/table/table';
import { TextOutput } from '../../ui/text-output/text-output';
import { Chart } from './chart';
import { columnsOf } from './columns';
import { benchmarkOptions } from './operations';
import type { RankedSuite } from './ranking';
import { useWords } from './use-words';
import { FILES, writeResults } from './write-results';

const nothing = () => {};
const DONE = { status: 'done', stale: false, cancel: nothing, retry: nothing } as const;

/** The suites by rank: as a table, drawn, and to take away. */
export function Results({ suites, unit }: { suites: readonly RankedSuite[]; unit: string }) {
  const words = useWords();
  const [{ format }] = useOptions(benchmarkOptions);
  const field = useOptionField(benchmarkOptions, words.options);
  const headers = useMemo(() => columnsOf(words, unit), [words, unit]);
  return (
    <Stack>
      <ResultHead title={words.results} />
      <Table rows={suites} headers={headers} label={words.results} />
      <Chart suites={suites} unit={unit} />
      {field('format', { as: 'buttons' })}
      <TextOutput
        label={words.options.format.values[format]}
        run={DONE}
        text={writeResults(suites, format, unit)}
        {...FILES[format]}
      />
    </Stack>
  );
}
