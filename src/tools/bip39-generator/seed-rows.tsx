import { useState } from 'react';
import { useOperation } from '../../operations/use-operation';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { RevealButton } from '../../ui/reveal-button/reveal-button';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { seed } from './operations';
import type { PhraseReport } from './phrase';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Checksum bits and seed of a phrase; the seed is seen on demand only. */
export function SeedRows({ report, passphrase }: { report: PhraseReport | undefined; passphrase: string }) {
  const words = useWords();
  const [isShown, setShown] = useState(false);
  const inputs = { phrase: report?.phrase ?? '', passphrase };
  const run = useOperation(seed, inputs, { language: report?.language }, { enabled: report !== undefined });
  const value = run.status === 'done' ? (run.value ?? '') : '';
  const dots = (
    <span aria-label={words.hiddenSeed} role="img">
      {'•'.repeat(16)}
    </span>
  );
  // Late work stands where the seed will, so that nothing below moves.
  const unfinished = (
    <div className={run.status === 'busy' ? styles.late : undefined}>
      <Unfinished run={run} unit="items" isBare />
    </div>
  );
  const hidden = value === '' ? unfinished : dots;
  return (
    <FactRows
      title={words.details}
      actions={<RevealButton isShown={isShown} onShow={setShown} show={words.showSeed} hide={words.hideSeed} />}
      rows={[
        { label: words.checksum, value: report?.checksum ?? '' },
        { label: words.seed, value, shown: isShown && value !== '' ? undefined : hidden },
      ]}
    />
  );
}
