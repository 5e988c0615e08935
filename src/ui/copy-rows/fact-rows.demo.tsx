import { FactRows } from './fact-rows';

export default function FactRowsDemo() {
  return (
    <FactRows
      title="Parts of the hash"
      nameWidth={80}
      rows={[
        { label: 'Variant', value: '$2b$' },
        { label: 'Cost', value: '10', shown: '10 (1,024 rounds)' },
      ]}
    />
  );
}
