import { useCallback, useState } from 'react';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Generated } from '../../ui/generated/generated';
import { useGivenInstant } from '../../ui/instant-choice/use-given-instant';
import { SideBySide } from '../../ui/layout/layout';
import { useOptionField } from '../../ui/options/use-option-field';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { generate, ulidOptions } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

const ULID_LENGTH = 26;

export function GenerateTab() {
  const words = useWords();
  const [options, , reset] = useOptions(ulidOptions);
  const field = useOptionField(ulidOptions, words.options);
  const { instant, isWaiting, choice } = useGivenInstant(words);
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((count) => count + 1), []);
  const run = useOperation(generate, {}, { ...options, instant }, { enabled: !isWaiting, resultKey: round });
  const isJson = options.format === 'json';

  return (
    <SideBySide
      isGenerator
      options={
        <>
          {field('quantity')}
          {choice(run.fault && words.fault(run.fault))}
          {field('lowercase', { as: 'buttons' })}
          {field('format', { as: 'buttons' })}
          {field('monotonic')}
          <ResetButton onReset={reset} />
        </>
      }
    >
      <Generated
        title={words.title(run.status === 'fault' || isWaiting ? 0 : options.quantity)}
        run={run}
        hasRows={!isJson}
        copyLabel={words.copyAll}
        fileName={isJson ? 'ulids.json' : 'ulids.txt'}
        mimeType={isJson ? 'application/json' : 'text/plain'}
        onRefresh={refresh}
        refreshLabel={words.refresh}
        awaited={options.quantity === 1 ? ULID_LENGTH : undefined}
        refreshKey="r"
      />
      <p className={styles.hint}>{words.randomNote}</p>
    </SideBySide>
  );
}
