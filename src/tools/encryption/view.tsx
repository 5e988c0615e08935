import { useWords } from '../../i18n/context';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Stack } from '../../ui/layout/layout';
import { DecryptCard } from './decrypt-card';
import { EncryptCard } from './encrypt-card';
import type { words as zhCn } from './locales/zh-cn';
import { encryptionOptions } from './options';
import styles from './view.module.css';

/** Encrypting and decrypting, each in a card of its own. */
export default function Encryption() {
  const words = useWords<typeof zhCn>();
  const [options, setOptions, resetOptions] = useOptions(encryptionOptions);
  return (
    <Stack>
      <div className={styles.cards}>
        <EncryptCard options={options} onOptions={setOptions} />
        <DecryptCard options={options} onOptions={setOptions} />
      </div>
      <div>
        <Button variant="quiet" size="small" icon="rotate-ccw" className={styles.reset} onClick={resetOptions}>
          {words.reset}
        </Button>
      </div>
    </Stack>
  );
}
