import type { FoundCode, Point } from './report';
import styles from './view.module.css';

export interface CodeFramesProps {
  codes: readonly Pick<FoundCode, 'corners' | 'isDamaged'>[];
  /** Of the picture, in whose pixels the corners are. */
  width: number;
  height: number;
  /** Nothing is numbered where there is one alone, or where they come and go. */
  hasNumbers: boolean;
}

/** A frame on each code, over a picture of any size on the screen: its parent is as large as the picture. */
export function CodeFrames({ codes, width, height, hasNumbers }: CodeFramesProps) {
  return (
    <>
      <svg
        className={styles.frames}
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        aria-hidden
        data-testid="frames"
      >
        {codes.map(({ corners, isDamaged }, index) => (
          <g key={index} data-damaged={isDamaged ? '' : undefined}>
            {/* Light below, so that it is seen on dark pictures too. */}
            <polygon className={styles.glow} points={pointsOf(corners)} />
            <polygon points={pointsOf(corners)} />
          </g>
        ))}
      </svg>
      {hasNumbers
        ? codes.map(({ corners, isDamaged }, index) => (
            <span
              key={index}
              className={styles.number}
              data-damaged={isDamaged ? '' : undefined}
              style={placeOf(corners, width, height)}
              aria-hidden
            >
              {index + 1}
            </span>
          ))
        : null}
    </>
  );
}

const pointsOf = (corners: readonly Point[]) => corners.map(({ x, y }) => `${x},${y}`).join(' ');

/** At the corner that is uppermost, then leftmost; never outside of the picture. */
function placeOf(corners: readonly Point[], width: number, height: number) {
  const left = Math.min(...corners.map(({ x }) => x));
  const top = Math.min(...corners.map(({ y }) => y));
  const share = (at: number, whole: number) => `${Math.min(Math.max((at / whole) * 100, 0), 96)}%`;
  return { left: share(left, width), top: share(top, height) };
}
