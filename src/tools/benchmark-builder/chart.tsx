import { type Bar, barsOf } from './bars';
import type { RankedSuite } from './ranking';
import { useWords } from './use-words';
import styles from './view.module.css';
import { withUnit } from './write-results';

/** Pixels of a row: its words above its bar. */
const ROW = 48;
const BAR = { top: 24, height: 14 };
/** Half the height of the ends of an error bar. */
const CAP = 5;

/** The mean of each suite as a bar, with its standard deviation to either side. Widths are shares of the room there is. */
export function Chart({ suites, unit }: { suites: readonly RankedSuite[]; unit: string }) {
  const words = useWords();
  const bars = barsOf(suites);
  if (bars.length === 0) return null;
  const said = ({ name, mean, deviation }: Bar) => words.bar(name, withUnit(mean, unit), withUnit(deviation, unit));
  return (
    <figure className={styles.chart}>
      <figcaption>{words.chart}</figcaption>
      <svg width="100%" height={bars.length * ROW} role="img" aria-label={bars.map(said).join('; ')}>
        {bars.map((bar, index) => {
          const top = index * ROW + BAR.top;
          const middle = top + BAR.height / 2;
          return (
            <g key={index} data-best={index === 0 || undefined}>
              <text x="0" y={index * ROW + 16}>
                {said(bar)}
              </text>
              <rect className={styles.bar} x={bar.x} y={top} width={bar.width} height={BAR.height} rx="2" />
              {bar.ends ? <line x1={bar.ends[0]} x2={bar.ends[1]} y1={middle} y2={middle} /> : null}
              {bar.ends?.map((end, side) => (
                <line key={side} x1={end} x2={end} y1={middle - CAP} y2={middle + CAP} />
              ))}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
