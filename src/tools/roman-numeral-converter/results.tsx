import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import { Table } from '../../ui/table/table';
import type { Pair } from './conversion';
import { useWords } from './use-words';

const sumOf = ({ terms }: Pair) => terms.join(' + ');

/** The one value with its sum, or a table of all. */
export function Results({ pairs }: { pairs: readonly Pair[] }) {
  const words = useWords();
  const [first] = pairs;
  if (!first) return null;
  const { number, roman, regular = roman, terms } = first;
  if (pairs.length === 1) {
    return (
      <>
        <ResultHead title={words.result} />
        <CopyRows label={words.result} nameWidth={150}>
          <CopyRow label={words.number} value={number} />
          <CopyRow label={words.roman} value={roman} />
          {terms.length > 0 ? <CopyRow label={words.sum} value={`${regular} = ${sumOf(first)}`} /> : null}
        </CopyRows>
      </>
    );
  }
  const hasRegular = pairs.some((pair) => pair.regular !== undefined);
  return (
    <Table<Pair>
      rows={pairs}
      headers={[
        { key: 'line', label: words.line, align: 'end', secondary: true },
        { key: 'number', label: words.number, align: 'end', mono: true },
        { key: 'roman', label: words.roman, mono: true },
        ...(hasRegular ? [{ key: 'regular', label: words.regularForm, mono: true }] : []),
        { key: 'sum', label: words.sum, mono: true, text: sumOf },
      ]}
      description={words.values(pairs.length)}
      csvName="roman-numerals.csv"
      copyKeys={['roman', 'number']}
    />
  );
}
