import { useDraftField } from '../../operations/use-draft-field';
import { useOperation } from '../../operations/use-operation';
import { Badge } from '../../ui/badge/badge';
import { ExactText } from '../../ui/input-text/exact-text';
import { Columns, ResultHead } from '../../ui/layout/layout';
import { useOptionField } from '../../ui/options/use-option-field';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { check, type Checked } from './operations';
import { pageOptions } from './options';
import { useWords } from './use-words';
import styles from './view.module.css';

type CheckOptions = Parameters<typeof check.run>[1];

export interface CheckFormProps {
  secret: string;
  /** Those of `check`: without a time it is the present, which is no option, since a chain that is saved from here checks at its own time. */
  options: CheckOptions;
  /** When the current step began; another one is another check. */
  step: string;
  /** False while there are no codes to compare with. */
  isReady: boolean;
}

/** Checks a code that was typed against the steps around the current one. */
export function CheckForm({ secret, options, step, isReady }: CheckFormProps) {
  const words = useWords();
  const option = useOptionField(pageOptions, words.options);
  const code = useDraftField('code', '', { secret: true });
  const enabled = isReady && code.value.trim() !== '';
  const run = useOperation(check, { secret, code: code.value }, options, { enabled, resultKey: step });
  return (
    <>
      <ResultHead title={words.check} />
      <Columns minWidth={180}>
        <ExactText
          label={words.code}
          clearable
          inputMode="numeric"
          placeholder={words.codePlaceholder}
          error={enabled && run.fault?.code === 'bad-code' && words.fault(run.fault)}
          {...code}
        />
        {option('window')}
      </Columns>
      <div role="status" className={styles.verdict}>
        {enabled ? null : <span className={styles.hint}>{words.checkHint}</span>}
        {enabled && run.status === 'done' && run.value ? <Verdict checked={run.value} options={options} /> : null}
      </div>
      {enabled ? <Unfinished run={run} /> : null}
    </>
  );
}

function Verdict({ checked, options }: { checked: Checked; options: CheckOptions }) {
  const words = useWords();
  const { window, kind, period } = options;
  const isValid = checked.delta !== null;
  const off = checked.delta ?? checked.beyond;
  return (
    <>
      <Badge kind={isValid ? 'ok' : 'bad'} icon={isValid ? 'circle-check' : 'circle-x'}>
        {words.verdict(checked, window, kind)}
      </Badge>
      {off ? <span>{words.clock(off, kind, period)}</span> : null}
    </>
  );
}
