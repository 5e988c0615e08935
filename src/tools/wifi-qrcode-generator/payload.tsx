import { useState } from 'react';
import { useKitWords } from '../../i18n/context';
import { Button } from '../../ui/button/button';
import { CopyButton } from '../../ui/copy/copy-button';
import { ResultHead } from '../../ui/layout/layout';
import type { Network } from './network';
import { useWords } from './use-words';
import styles from './view.module.css';
import { maskPayload, writePayload } from './write-payload';

/** What the code holds, with dots for the password until it is asked for. */
export function Payload({ network, isReady }: { network: Network; isReady: boolean }) {
  const words = useWords();
  const kit = useKitWords();
  const [isRevealed, setRevealed] = useState(false);
  const payload = writePayload(network);
  const masked = maskPayload(network);
  return (
    <section aria-label={words.payload}>
      <ResultHead
        title={words.payload}
        actions={
          <>
            {masked === payload ? null : (
              <Button size="small" icon={isRevealed ? 'eye-off' : 'eye'} onClick={() => setRevealed(!isRevealed)}>
                {isRevealed ? kit.hide : kit.show}
              </Button>
            )}
            <CopyButton size="small" value={payload} disabled={!isReady} />
          </>
        }
      />
      <code className={styles.payload}>{isRevealed ? payload : masked}</code>
    </section>
  );
}
