import { useState } from 'react';
import { useOperation } from '../../operations/use-operation';
import { Button } from '../../ui/button/button';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead } from '../../ui/layout/layout';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { seed } from './operations';
import type { PhraseReport } from './phrase';
import { useWords } from './use-words';

/** Checksum bits and seed of a phrase; the seed is seen on demand only. */
export function SeedRows({ report, passphrase }: { report: PhraseReport | undefined; passphrase: string }) {
  const words = useWords();
  const [isShown, setShown] = useState(false);
  const inputs = { phrase: report?.phrase ?? '', passphrase };
  const run = useOperation(seed, inputs, { language: report?.language }, { enabled: report !== undefined });
  const value = run.status === 'done' ? (run.value ?? '') : '';
  return (
    <>
      <ResultHead
        title={words.details}
        actions={
          <Button size="small" icon={isShown ? 'eye-off' : 'eye'} onClick={() => setShown(!isShown)}>
            {isShown ? words.hideSeed : words.showSeed}
          </Button>
        }
      />
      <CopyRows label={words.details}>
        <CopyRow label={words.checksum} value={report?.checksum ?? ''} />
        <CopyRow
          label={words.seed}
          value={value}
          shown={
            isShown || value === '' ? undefined : (
              <span aria-label={words.hiddenSeed} role="img">
                {'•'.repeat(16)}
              </span>
            )
          }
        />
      </CopyRows>
      <Unfinished run={run} unit="items" />
    </>
  );
}
