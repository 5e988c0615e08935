import { useDeferredValue, useMemo, useState } from 'react';
import type { Revocation } from '../../lib/x509/revocation-list';
import { ResultHead } from '../../ui/layout/layout';
import { SearchField } from '../../ui/search-field/search-field';
import { Table } from '../../ui/table/table';
import { useStyle } from './use-style';
import { useWords } from './use-words';

/** What is revoked, to be looked through by serial number. */
export function RevokedTable({ entries }: { entries: readonly Revocation[] }) {
  const words = useWords();
  const { digits, iso, moment } = useStyle();
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query)
    .replaceAll(/[\s:]|^0x/gi, '')
    .toLowerCase();
  const found = useMemo(
    () => (wanted === '' ? entries : entries.filter(({ serial }) => isWanted(serialText(serial), wanted))),
    [entries, wanted],
  );
  const reasonOf = ({ reason, invalidSince }: Revocation, write: (time: number) => string) =>
    [
      reason === undefined ? '' : words.reasons[reason],
      invalidSince === undefined ? '' : words.invalidSince(write(invalidSince)),
    ]
      .filter(Boolean)
      .join(' · ');
  return (
    <div>
      <ResultHead title={words.revoked} meta={words.found(found.length)} />
      <SearchField label={words.findSerial} placeholder={words.findSerial} value={query} onChange={setQuery} />
      <Table<Revocation>
        label={words.revoked}
        rows={found}
        headers={[
          { key: 'serial', label: words.serial, mono: true, text: ({ serial }) => digits(serialText(serial)) },
          { key: 'time', label: words.since, text: ({ time }) => iso(time), render: ({ time }) => moment(time) },
          {
            key: 'reason',
            label: words.reason,
            text: (entry) => reasonOf(entry, iso),
            render: (entry) => reasonOf(entry, moment),
          },
        ]}
        csvName="revoked.csv"
      />
    </div>
  );
}

/** A serial number of RFC 5280 has twenty bytes at most. */
const DECIMAL = /^\d{1,49}$/;

/** Serial numbers are looked for by part of their hexadecimal digits, or whole as some programs write them, in decimal. */
function isWanted(serial: string, wanted: string): boolean {
  if (serial.includes(wanted)) return true;
  return DECIMAL.test(wanted) && serial.replace(/^0+/, '') === BigInt(wanted).toString(16);
}

/** Without the byte that only says that it is above zero. */
const serialText = (serial: string) => serial.replace(/^00(?=..)/, '');
