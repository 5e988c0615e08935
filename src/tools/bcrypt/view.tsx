import { useOperation } from '../../operations/use-operation';
import { Stack } from '../../ui/layout/layout';
import { Pair } from '../../ui/pair/pair';
import { CompareCard } from './compare-card';
import { HashCard } from './hash-card';
import { calibrate, CALIBRATION_COST } from './operations';
import { expectedTime } from './hash-parts';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Makes a bcrypt hash of a password, and checks a password against one. */
export default function Bcrypt() {
  const words = useWords();
  const { value: measured } = useOperation(calibrate, {}, {});
  const timeOf = (cost: number) => measured && expectedTime(cost, { cost: CALIBRATION_COST, ...measured });
  return (
    <Stack>
      <Pair>
        <HashCard timeOf={timeOf} />
        <CompareCard timeOf={timeOf} />
      </Pair>
      <p className={styles.hint}>{words.advice}</p>
    </Stack>
  );
}
