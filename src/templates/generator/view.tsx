import { useCallback, useState } from 'react';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Generated } from '../../ui/generated/generated';
import { SideBySide } from '../../ui/layout/layout';
import { useOptionField } from '../../ui/options/use-option-field';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { draw, drawOptions } from './operations';
import { useWords } from './use-words';

const NO_INPUTS = {};

/** Options left, drawn numbers right. */
export default function SampleTool() {
  const words = useWords();
  const [options, , reset] = useOptions(drawOptions);
  const field = useOptionField(drawOptions, words.options);
  // Another round is the same options with other chance.
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((count) => count + 1), []);
  const run = useOperation(draw, NO_INPUTS, options, { resultKey: round });
  const { fault } = run;
  return (
    <SideBySide
      options={
        <>
          {field('quantity', { error: fault?.code === 'too-few' && words.fault(fault) })}
          {field('lowest')}
          {field('highest', { error: fault?.code === 'reversed' && words.fault(fault) })}
          {field('distinct')}
          <ResetButton onReset={reset} />
        </>
      }
    >
      <Generated
        title={words.title(options.quantity)}
        run={run}
        hasRows
        copyLabel={words.copyAll}
        fileName="sample-tool.txt"
        onRefresh={refresh}
        refreshLabel={words.refresh}
        refreshKey="r"
      />
    </SideBySide>
  );
}
