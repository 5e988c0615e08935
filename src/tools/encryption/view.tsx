import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Stack } from '../../ui/layout/layout';
import { DecryptCard } from './decrypt-card';
import { EncryptCard } from './encrypt-card';
import { calibrate, CALIBRATION_ROUNDS } from './operations';
import { encryptionOptions } from './options';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Encrypts a text, and decrypts one. */
export default function Encryption() {
  const words = useWords();
  const [options, change, reset] = useOptions(encryptionOptions);
  const { value: measured } = useOperation(calibrate, {}, {});
  const timeOf = (rounds: number) => measured && (measured.milliseconds * rounds) / CALIBRATION_ROUNDS;
  return (
    <Stack>
      <div className={styles.cards}>
        <EncryptCard options={options} onChange={change} timeOf={timeOf} />
        <DecryptCard options={options} onChange={change} timeOf={timeOf} />
      </div>
      <div>
        <Button variant="quiet" size="small" icon="rotate-ccw" className={styles.reset} onClick={reset}>
          {words.reset}
        </Button>
      </div>
      <p className={styles.hint}>{words.advice}</p>
    </Stack>
  );
}
