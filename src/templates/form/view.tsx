import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { ResultHead, SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { Outcome } from '../../ui/outcome/outcome';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { scale, scaleOptions } from './operations';
import type { Scaled } from './sample-tool';
import { useWords } from './use-words';

const NO_INPUTS = {};

/** Sizes left, what follows from them right. */
export default function SampleTool() {
  const words = useWords();
  const [options, , reset] = useOptions(scaleOptions);
  const field = useOptionField(scaleOptions, words.options);
  const run = useOperation(scale, NO_INPUTS, options);
  return (
    <SideBySide
      options={
        <>
          {field('width')}
          {field('height')}
          {field('newWidth', { error: run.fault && words.fault(run.fault) })}
          {field('rounding', { as: 'buttons' })}
          <ResetButton onReset={reset} />
        </>
      }
    >
      <ResultHead title={words.result} />
      {run.status === 'fault' || run.status === 'idle' ? <NoResult /> : null}
      <Outcome run={run}>{(scaled) => <Facts scaled={scaled} />}</Outcome>
    </SideBySide>
  );
}

function Facts({ scaled: { width, height, ratio } }: { scaled: Scaled }) {
  const words = useWords();
  return (
    <CopyRows label={words.result}>
      <CopyRow label={words.size} value={`${width} × ${height}`} />
      <CopyRow label={words.ratio} value={ratio.join(':')} />
      <CopyRow label={words.pixels} value={words.count(width * height)} />
    </CopyRows>
  );
}
