import { RowTable } from './row-table';

const COLUMNS = [
  { key: 'n', label: 'Number', width: 8, align: 'end', cell: (row: number) => String(row) },
  { key: 'hex', label: 'Hex', width: 6, cell: (row: number) => row.toString(16) },
  { key: 'square', label: 'Square', width: 15, secondary: true, cell: (row: number) => String(row ** 2) },
] as const;

export default function RowTableDemo() {
  return (
    <>
      <RowTable label="Three numbers" count={3} columns={COLUMNS} marked={1} />
      <RowTable label="Sixteen million numbers" count={2 ** 24} columns={COLUMNS} />
    </>
  );
}
