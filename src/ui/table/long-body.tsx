import { useVirtualizer } from '@tanstack/react-virtual';
import { Cells, Gap, ROW_HEIGHT, type BodyProps } from './cells';

interface LongBodyProps<Row> extends BodyProps<Row> {
  scrollBox: HTMLDivElement | null;
  headCount: number;
}

/** The rows in sight, between two empty ones as high as all the others. */
export function LongBody<Row extends object>({ rows, columns, scrollBox, headCount }: LongBodyProps<Row>) {
  // Only the React Compiler, which is off, minds what the virtualizer returns.
  // oxlint-disable-next-line react/incompatible-library
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scrollBox,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    // The first rows may have been scrolled while this was being fetched.
    initialOffset: () => scrollBox?.scrollTop ?? 0,
    initialRect: { width: 800, height: 600 },
  });
  const items = virtualizer.getVirtualItems();
  const before = items[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0);

  return (
    <tbody>
      <Gap height={before} columns={columns.length} />
      {items.map(({ index }) => {
        const row = rows[index];
        return row ? (
          <tr key={index} ref={virtualizer.measureElement} data-index={index} aria-rowindex={index + 1 + headCount}>
            <Cells row={row} columns={columns} />
          </tr>
        ) : null;
      })}
      <Gap height={after} columns={columns.length} />
    </tbody>
  );
}
