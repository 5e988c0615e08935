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
  const drawn = suites.flatMap(({ name, statistics }) => (statistics ? [{ name, ...statistics }] : []));
  if (drawn.length === 0) return null;
  // Shares of the largest, as sums of the largest numbers there are would be none.
  const largest = Math.max(...drawn.flatMap(({ mean, deviation = 0 }) => [Math.abs(mean), deviation])) || 1;
  const ends = drawn.flatMap(({ mean, deviation = 0 }) => {
    const [middle, reach] = [mean / largest, deviation / largest];
    return [middle - reach, middle + reach, middle];
  });
  const low = Math.min(0, ...ends);
  const span = Math.max(0, ...ends) - low || 1;
  const at = (value: number) => `${((value - low) / span) * 100}%`;
  const wide = (from: number, to: number) => `${(Math.abs(to - from) / span) * 100}%`;
  const said = ({ name, mean, deviation }: (typeof drawn)[number]) =>
    words.bar(name, withUnit(mean, unit), withUnit(deviation, unit));
  return (
    <figure className={styles.chart}>
      <figcaption>{words.chart}</figcaption>
      <svg width="100%" height={drawn.length * ROW} role="img" aria-label={drawn.map(said).join('; ')}>
        {drawn.map((suite, index) => {
          const mean = suite.mean / largest;
          const deviation = suite.deviation === undefined ? undefined : suite.deviation / largest;
          const top = index * ROW + BAR.top;
          const middle = top + BAR.height / 2;
          return (
            <g key={index} data-best={index === 0 || undefined}>
              <text x="0" y={index * ROW + 16}>
                {said(suite)}
              </text>
              <rect
                className={styles.bar}
                x={at(Math.min(0, mean))}
                y={top}
                width={wide(0, mean)}
                height={BAR.height}
                rx="2"
              />
              {deviation === undefined ? null : (
                <>
                  <line x1={at(mean - deviation)} x2={at(mean + deviation)} y1={middle} y2={middle} />
                  {[mean - deviation, mean + deviation].map((end, side) => (
                    <line key={side} x1={at(end)} x2={at(end)} y1={middle - CAP} y2={middle + CAP} />
                  ))}
                </>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}
