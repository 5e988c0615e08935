import { useDraftField } from '../../operations/use-draft-field';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead, SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { Outcome } from '../../ui/outcome/outcome';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { scale, scaleOptions } from './operations';
import type { Scaled, ScaleFault } from './sample-tool';
import { useWords } from './use-words';

/** What is typed and chosen left, what follows from it right. */
export default function SampleTool() {
  const words = useWords();
  const size = useDraftField('size', '1920 × 1080');
  const [options, , reset] = useOptions(scaleOptions);
  const field = useOptionField(scaleOptions, words.options);
  // An empty field is no mistake: there is nothing to do yet.
  const run = useOperation(scale, { size: size.value }, options, { enabled: size.value.trim() !== '' });
  const { fault } = run;
  const errorOf = (code: ScaleFault['code']) =>
    fault?.code === code ? { message: words.fault(fault), at: 'at' in fault ? fault.at : undefined } : undefined;
  return (
    <SideBySide
      options={
        <>
          <InputText label={words.picture} {...size} mono error={errorOf('not-size')} />
          {field('newWidth', { error: errorOf('vanishes')?.message })}
          {field('rounding', { as: 'buttons' })}
          <ResetButton onReset={reset} />
        </>
      }
    >
      <ResultHead title={words.result} />
      {run.status === 'idle' ? <NoResult>{words.empty}</NoResult> : null}
      {fault ? <NoResult /> : null}
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
