import { useState } from 'react';
import { CopyButton } from '../../ui/copy/copy-button';
import { ResultHead } from '../../ui/layout/layout';
import { RevealButton } from '../../ui/reveal-button/reveal-button';
import type { Network } from '../../lib/wifi/network';
import { useWords } from './use-words';
import styles from './view.module.css';
import { maskPayload, writePayload } from './write-payload';

/** What the code holds, with dots for the password until it is asked for. */
export function Payload({ network, isReady }: { network: Network; isReady: boolean }) {
  const words = useWords();
  const [isRevealed, setRevealed] = useState(false);
  const payload = writePayload(network);
  const masked = maskPayload(network);
  return (
    <section aria-label={words.payload}>
      <ResultHead
        title={words.payload}
        actions={
          <>
            {masked === payload ? null : <RevealButton isShown={isRevealed} onShow={setRevealed} />}
            <CopyButton sends={words.payload} size="small" value={payload} disabled={!isReady} />
          </>
        }
      />
      <code className={styles.payload}>{isRevealed ? payload : masked}</code>
    </section>
  );
}
