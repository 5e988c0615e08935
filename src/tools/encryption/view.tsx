import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Stack } from '../../ui/layout/layout';
import { Pair } from '../../ui/pair/pair';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { DecryptCard } from './decrypt-card';
import { EncryptCard } from './encrypt-card';
import { calibrate, CALIBRATION_ROUNDS } from './operations';
import { encryptionOptions } from './options';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Encrypts a text, and decrypts one. */
export default function Encryption() {
  const words = useWords();
  const [, , reset] = useOptions(encryptionOptions);
  const { value: measured } = useOperation(calibrate, {}, {});
  const timeOf = (rounds: number) => measured && (measured.milliseconds * rounds) / CALIBRATION_ROUNDS;
  return (
    <Stack>
      <Pair>
        <EncryptCard timeOf={timeOf} />
        <DecryptCard timeOf={timeOf} />
      </Pair>
      <ResetButton onReset={reset} />
      <p className={styles.hint}>{words.advice}</p>
    </Stack>
  );
}
