import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { Badge } from '../../ui/badge/badge';
import { InputText } from '../../ui/input-text/input-text';
import { Columns, ResultHead } from '../../ui/layout/layout';
import { NumberField } from '../../ui/number-field/number-field';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { check, type Checked } from './operations';
import { MOST_WINDOW, type Kind } from './settings';
import { useWords } from './use-words';
import styles from './view.module.css';

export interface CheckFormProps {
  secret: string;
  /** Those of `check`, with the time of the current step. */
  options: Parameters<typeof check.run>[1];
  onWindow: (window: number) => void;
  /** False while there are no codes to compare with. */
  isReady: boolean;
}

/** Checks a code that was typed against the steps around the current one. */
export function CheckForm({ secret, options, onWindow, isReady }: CheckFormProps) {
  const words = useWords();
  const [code, setCode] = useDraft('code', '', { secret: true });
  const enabled = isReady && code.trim() !== '';
  const run = useOperation(check, { secret, code }, options, { enabled });
  const wrongCode = enabled && run.fault?.code === 'bad-code' ? words.fault(run.fault) : undefined;
  return (
    <>
      <ResultHead title={words.check} />
      <Columns minWidth={180}>
        <InputText
          label={words.code}
          mono
          clearable
          autoComplete="off"
          inputMode="numeric"
          placeholder={words.codePlaceholder}
          value={code}
          onChange={setCode}
          error={wrongCode}
        />
        <NumberField
          label={words.window}
          min={0}
          max={MOST_WINDOW}
          option="window"
          value={options.window}
          onChange={onWindow}
        />
      </Columns>
      <div role="status" className={styles.verdict}>
        {enabled && run.status === 'done' && run.value ? (
          <Verdict checked={run.value} window={options.window} kind={options.kind} period={options.period} />
        ) : enabled ? null : (
          <span className={styles.hint}>{words.checkHint}</span>
        )}
      </div>
      {enabled ? <Unfinished run={run} /> : null}
    </>
  );
}

interface VerdictProps {
  checked: Checked;
  window: number;
  kind: Kind;
  period: number;
}

function Verdict({ checked, window, kind, period }: VerdictProps) {
  const words = useWords();
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
