import { useImperativeHandle, useMemo, useRef, type PointerEvent, type Ref } from 'react';
import type { CompareRows } from './compare-rows';
import styles from './text-compare.module.css';

export interface ChangeMapHandle {
  /** Shows what part of the content is in sight, all in pixels. */
  follow: (top: number, content: number, view: number) => void;
}

interface ChangeMapProps {
  rows: CompareRows;
  /** Goes to a place, from 0 (the beginning) to 1 (the end). */
  onGo: (share: number) => void;
  ref: Ref<ChangeMapHandle>;
}

/** So many places are told apart on the map. */
const STEPS = 400;

/** Where the changes are in the whole: what is removed on the left lane, what is added on the right one. For the pointer only. */
export function ChangeMap({ rows, onGo, ref }: ChangeMapProps) {
  const bands = useMemo(() => bandsOf(rows), [rows]);
  const steps = Math.max(1, Math.min(STEPS, rows.count));
  const window = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => ({
    follow(top, content, view) {
      const element = window.current;
      if (!element) return;
      element.hidden = content <= view;
      element.style.top = `${(top / content) * 100}%`;
      element.style.height = `${(view / content) * 100}%`;
    },
  }));

  function go(event: PointerEvent<HTMLDivElement>) {
    const { top, height } = event.currentTarget.getBoundingClientRect();
    onGo(Math.min(1, Math.max(0, (event.clientY - top) / height)));
  }

  return (
    <div
      className={styles.map}
      aria-hidden
      data-map
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        go(event);
      }}
      onPointerMove={(event) => {
        if (event.buttons === 1) go(event);
      }}
    >
      <svg viewBox={`0 0 2 ${steps}`} preserveAspectRatio="none">
        {bands.map(({ lane, from, to }) => (
          <rect key={`${lane}${from}`} data-lane={lane} x={lane} y={from} width={1} height={to - from} />
        ))}
      </svg>
      <div ref={window} className={styles.window} />
    </div>
  );
}

interface MapBand {
  /** 0 for what is removed, 1 for what is added. */
  readonly lane: 0 | 1;
  readonly from: number;
  readonly to: number;
}

/** The changes as stretches of the map; neighbours are one stretch. */
function bandsOf(rows: CompareRows): MapBand[] {
  const steps = Math.max(1, Math.min(STEPS, rows.count));
  const lanes = [new Uint8Array(steps), new Uint8Array(steps)] as const;
  for (let change = 0; change < rows.changes.length; change += 2) {
    for (let row = rows.changes[change] ?? 0; row < (rows.changes[change + 1] ?? 0); row += 1) {
      const step = Math.floor((row * steps) / rows.count);
      const kind = rows.kindAt(row);
      if (kind !== 'added') lanes[0][step] = 1;
      if (kind !== 'removed') lanes[1][step] = 1;
    }
  }
  return lanes.flatMap((lane, side) => {
    const bands: MapBand[] = [];
    for (let step = 0; step < steps; step += 1) {
      if (lane[step] !== 1) continue;
      const from = step;
      while (lane[step + 1] === 1) step += 1;
      bands.push({ lane: side === 0 ? 0 : 1, from, to: step + 1 });
    }
    return bands;
  });
}
