import { useMemo } from 'react';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { ResultHead, Stack } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import type { TableColumn } from '../../ui/table/columns';
import { TextOutput } from '../../ui/text-output/text-output';
import { Chart } from './chart';
import type { RankedSuite } from './ranking';
import { type Format, formatComparison, FORMATS, formatValue, withUnit, writeResults } from './write-results';
import { type ToolWords, useWords } from './use-words';

const FILES = {
  markdown: ['benchmark.md', 'text/markdown'],
  bullets: ['benchmark.txt', 'text/plain'],
  csv: ['benchmark.csv', 'text/csv'],
  json: ['benchmark.json', 'application/json'],
} as const satisfies Record<Format, readonly [string, string]>;

const nothing = () => {};
const DONE = { status: 'done', stale: false, cancel: nothing, retry: nothing } as const;

export interface ResultsProps {
  suites: readonly RankedSuite[];
  unit: string;
  format: Format;
  onFormat: (format: Format) => void;
}

/** The suites by rank: as a table, drawn, and to take away. */
export function Results({ suites, unit, format, onFormat }: ResultsProps) {
  const words = useWords();
  const headers = useMemo(() => columnsOf(words, unit), [words, unit]);
  const [fileName, mimeType] = FILES[format];
  return (
    <Stack>
      <ResultHead title={words.results} />
      <Table rows={suites} headers={headers} label={words.results} />
      <Chart suites={suites} unit={unit} />
      <ButtonsSelect
        label={words.export}
        options={FORMATS.map((value) => ({ value, label: words.formats[value] }))}
        value={format}
        onChange={onFormat}
      />
      <TextOutput
        label={words.formats[format]}
        run={DONE}
        text={writeResults(suites, format, unit)}
        fileName={fileName}
        mimeType={mimeType}
      />
    </Stack>
  );
}

function columnsOf(words: ToolWords, unit: string): TableColumn<RankedSuite>[] {
  const value = (
    key: 'mean' | 'median' | 'deviation' | 'min' | 'max',
    isSecondary = false,
  ): TableColumn<RankedSuite> => ({
    key,
    label: words[key],
    align: 'end',
    secondary: isSecondary,
    whole: true,
    text: ({ statistics }) => withUnit(statistics?.[key], unit),
  });
  return [
    { key: 'rank', label: words.rank, align: 'end' },
    { key: 'name', label: words.suite },
    {
      key: 'count',
      label: words.samples,
      align: 'end',
      whole: true,
      text: ({ statistics }) => (statistics ? statistics.count : words.noData),
    },
    value('mean'),
    value('median', true),
    value('deviation'),
    {
      key: 'variance',
      label: words.variance,
      align: 'end',
      secondary: true,
      whole: true,
      text: ({ statistics }) => formatValue(statistics?.variance),
    },
    value('min', true),
    value('max', true),
    {
      key: 'comparison',
      label: words.comparison,
      align: 'end',
      whole: true,
      text: (suite) => formatComparison(suite, unit),
    },
  ];
}
