import { useMemo } from 'react';
import { browserZone } from '../../lib/zones';
import { useOptions } from '../../operations/use-options';
import { remembered } from './options';
import { firstZones, MOST_ROWS, readRow, USUAL, writeRow, type ZoneRow } from './rows';

/** A row as the page shows it. */
export interface ShownRow extends ZoneRow {
  /** As it is written. */
  readonly text: string;
  readonly label: string;
  /** Tells it from others, also while the rows are moved. */
  readonly key: string;
}

/** The zones of the page in their order, with what can be done with them. */
export function useZoneRows() {
  const [options, change] = useOptions(remembered);
  const { zones, labels, reference } = options;
  const rows = useMemo(() => {
    const texts = zones.length === 0 ? firstZones(browserZone()) : zones;
    const counts = new Map<string, number>();
    return texts.flatMap((text, index): ShownRow[] => {
      // A link may bring what is none.
      const row = readRow(text);
      if (!row.ok) return [];
      const count = counts.get(row.value.zone) ?? 0;
      counts.set(row.value.zone, count + 1);
      return [{ ...row.value, text, label: labels[index] ?? '', key: `${row.value.zone} ${count}` }];
    });
  }, [zones, labels]);
  const first = rows[0]?.zone ?? 'UTC';
  const isThere = rows.some(({ zone }) => zone === reference);
  const keep = (next: readonly ShownRow[]) =>
    change({ zones: next.map(({ text }) => text), labels: next.map(({ label }) => label) });
  const edit = (row: ShownRow, changes: Partial<ZoneRow & { label: string }>) =>
    keep(
      rows.map((one) => {
        if (one.key !== row.key) return one;
        const changed = { ...one, ...changes };
        return { ...changed, text: writeRow(changed) };
      }),
    );
  return {
    options,
    rows,
    /** Where the zone that was the reference is gone, the first is. */
    reference: isThere ? reference : first,
    isFull: rows.length >= MOST_ROWS,
    setReference: (zone: string) => change({ reference: zone }),
    add: (zone: string) => keep([...rows, { ...USUAL, zone, text: zone, label: '', key: '' }]),
    remove: (row: ShownRow) => keep(rows.filter(({ key }) => key !== row.key)),
    move: (row: ShownRow, place: number) => {
      const others = rows.filter(({ key }) => key !== row.key);
      keep(others.toSpliced(place, 0, row));
    },
    edit,
  };
}

export type ZoneRows = ReturnType<typeof useZoneRows>;
