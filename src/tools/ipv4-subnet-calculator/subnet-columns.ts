import { writeDotted } from '../../lib/ipv4/address';
import { hostsOf, writeBlock } from '../../lib/ipv4/block';
import type { RowTableColumn } from '../../ui/row-table/row-table';
import { subnetAt, type Split } from './split';
import type { ToolWords } from './use-words';

/** Of so many rows each cell is measured. */
const MEASURED_ROWS = 1024;

/** The columns of the list of subnets, each as wide as what it holds where that is quickly known, else as the longest address could be. */
export function subnetColumns(plan: Split, words: ToolWords): readonly RowTableColumn[] {
  const fitted = (key: string, label: string, longest: number, cell: (row: number) => string): RowTableColumn => {
    const rows = plan.count > MEASURED_ROWS ? [] : Array.from({ length: plan.count }, (_, row) => cell(row).length);
    return { key, label, cell, width: rows.length === 0 ? longest : Math.max(...rows) };
  };
  // The heading wants room as well.
  const digits = Math.max(4, words.number(plan.count).length);
  const number = (row: number) => words.number(row + 1);
  return [
    { key: 'row', label: words.row, width: digits, align: 'end', secondary: true, cell: number },
    fitted('network', words.columnNetwork, 18, (row) => writeBlock(subnetAt(plan, row))),
    fitted('hosts', words.columnHosts, 31, (row) => hostsText(plan, row)),
    { ...fitted('broadcast', words.columnBroadcast, 15, (row) => broadcastText(plan, row)), secondary: true },
  ];
}

function hostsText(plan: Split, row: number): string {
  const { first, last } = hostsOf(subnetAt(plan, row));
  return first === last ? writeDotted(first) : `${writeDotted(first)}–${writeDotted(last)}`;
}

function broadcastText(plan: Split, row: number): string {
  const { broadcast } = hostsOf(subnetAt(plan, row));
  return broadcast === undefined ? '' : writeDotted(broadcast);
}
