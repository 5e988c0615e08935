import { DataGrid } from './data-grid';

const COLUMNS = Array.from({ length: 30 }, (_, n) => ({ key: String(n), name: `Column ${n + 1}` }));
const ROWS = Array.from({ length: 5000 }, (_, row) => COLUMNS.map((_column, n) => `${row + 1} × ${n + 1}`));
const SOURCE = { rows: ROWS };

export default function DataGridDemo() {
  return (
    <div style={{ display: 'flex', height: 300 }}>
      <DataGrid label="Products" rowNumber="Row number" rowCount={ROWS.length} columns={COLUMNS} rows={SOURCE} />
    </div>
  );
}
