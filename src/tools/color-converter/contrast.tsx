import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge/badge';
import { ResultHead, Stack } from '../../ui/layout/layout';
import { contrastOn } from './srgb';
import { levelsOf, ratioText } from './contrast-levels';
import { Row } from './row';
import { useWords } from './use-words';
import styles from './view.module.css';
import { cssHex, type Converted } from './write-color';

export interface ContrastProps {
  /** Undefined while there is no colour. */
  bytes: Converted['bytes'] | undefined;
  alpha: number;
  /** Stands where the figures would, while there is no colour. */
  none: ReactNode;
}

/** How well text of the colour can be read on white and on black. */
export function Contrast({ bytes, alpha, none }: ContrastProps) {
  const words = useWords();
  return (
    <Stack className={styles.section}>
      <ResultHead title={words.contrast} meta="WCAG 2" />
      {bytes ? <Grounds bytes={bytes} alpha={alpha} /> : none}
    </Stack>
  );
}

function Grounds({ bytes, alpha }: { bytes: Converted['bytes']; alpha: number }) {
  const words = useWords();
  return (
    <ul className={styles.rows} aria-label={words.contrast}>
      {(['white', 'black'] as const).map((ground) => {
        const ratio = contrastOn(ground, bytes, alpha);
        const text = ratioText(ratio);
        return (
          <Row key={ground} label={words.contrastWith[ground]} copied={text}>
            <span className={styles.contrast}>
              <span className={styles.ratio}>{text}</span>
              {/* A picture, for it may well be hard to read: that is what it shows. */}
              <svg className={styles.sample} aria-hidden style={{ backgroundColor: ground }}>
                <text x="50%" y="50%" fill={cssHex(bytes, alpha)}>
                  {words.sample}
                </text>
              </svg>
              <Levels ratio={ratio} />
            </span>
          </Row>
        );
      })}
    </ul>
  );
}

function Levels({ ratio }: { ratio: number }) {
  const words = useWords();
  return levelsOf(ratio).map(({ level, passes }) => (
    <Badge
      key={level}
      kind={passes ? 'ok' : 'bad'}
      icon={passes ? 'check' : 'x'}
      role="img"
      aria-label={(passes ? words.passes : words.fails)(words.levels[level])}
    >
      {words.levels[level]}
    </Badge>
  ));
}
