import { Table } from './table';

const NETWORKS = [
  { network: '10.0.0.0/25', first: '10.0.0.1', count: 126 },
  { network: '10.0.0.128/26', first: '10.0.0.129', count: 62 },
  { network: '10.0.0.192/27', first: '10.0.0.193', count: 30 },
];
const COLUMNS = [
  { key: 'network', label: 'Network', mono: true },
  { key: 'first', label: 'First address', mono: true, secondary: true },
  { key: 'count', label: 'Addresses', align: 'end' },
] as const;
const SQUARES = Array.from({ length: 5000 }, (_, index) => ({ n: index, square: index ** 2, cube: index ** 3 }));

export default function TableDemo() {
  return (
    <>
      <Table
        rows={NETWORKS}
        headers={COLUMNS}
        sortable
        csvName="networks.csv"
        description="Key and label pairs, sortable"
      />
      <Table rows={NETWORKS} headers={['count', 'network']} description="A list of keys" />
      <Table rows={NETWORKS} headers={{ network: 'Network', count: 'Addresses' }} description="A map of labels" />
      <Table rows={NETWORKS} hideHeaders label="Without heads" />
      <Table rows={SQUARES} sortable description="5000 rows" />
    </>
  );
}
