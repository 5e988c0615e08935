import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import { formatNumber } from '../../i18n/words';
import { DataGrid } from '../../ui/data-grid/data-grid';
import type { RowSource } from '../../ui/data-grid/use-rows';
import type { ConvertedCsv } from './convert';
import { readCsv } from './read-csv';
import { useWords } from './use-words';
import { ROWS_PER_BLOCK } from './write-csv';

export interface TablePreviewProps {
  csv: ConvertedCsv;
  delimiter: string;
  label: string;
}

/** The CSV as a table, read from its text. */
export function TablePreview({ csv, delimiter, label }: TablePreviewProps) {
  const words = useWords();
  const locale = useLocale();
  const names = useMemo(() => csv.columns.flatMap((column) => (column.isHidden ? [] : [column.name])), [csv]);
  const columns = useMemo(
    () =>
      names.map((name, n) => ({
        key: String(n),
        name,
        ...(csv.hasNames ? {} : { head: formatNumber(locale, n + 1) }),
      })),
    [names, csv, locale],
  );
  const rows = useMemo(() => rowsOf(csv, delimiter, names.length), [csv, delimiter, names]);
  return <DataGrid label={label} rowNumber={words.rowNumber} rowCount={csv.rows} columns={columns} rows={rows} />;
}

/** Of a long result the cells are read from the Blob as they come into sight. */
function rowsOf(csv: ConvertedCsv, delimiter: string, columns: number): RowSource<readonly string[]> {
  const { text, whole, blocks, hasHeader } = csv;
  if (whole) {
    // The break before the next block is no row. Within a cell a break is followed by a quote.
    const parse = (block: string) => readCsv(block.replace(/\r?\n$/, ''), delimiter, columns);
    return { whole, blocks, rowsPerBlock: ROWS_PER_BLOCK, parse };
  }
  if (text === '') return { rows: [] };
  const rows = readCsv(text, delimiter, columns);
  return { rows: hasHeader ? rows.slice(1) : rows };
}
