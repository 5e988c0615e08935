import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Field } from '../../ui/field/field';
import { SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { Outcome } from '../../ui/outcome/outcome';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { takesFor } from './handed-over';
import { firstFault, ListInput } from './list-input';
import { ListResult } from './list-result';
import { EVERYTHING, exclude, listOptions, merge, PRIVATE } from './operations';
import { presetLines, PRESETS } from './presets';
import { useWords } from './use-words';
import styles from './view.module.css';

export const LIST = [
  '10.0.0.0/25 # office',
  '10.0.0.128/25 # lab',
  '10.0.1.0/24, 10.0.0.7',
  '192.168.1.10-192.168.1.20',
  '172.16.0.0 255.255.252.0',
  'AllowedIPs = 2001:db8::/33, 2001:db8:8000::/33',
].join('\n');

/** How lists are read and written. */
function ListOptions() {
  const words = useWords();
  const field = useOptionField(listOptions, words.options);
  const [, , reset] = useOptions(listOptions);
  return (
    <>
      {field('format')}
      {field('ipv6', { as: 'buttons' })}
      {field('hostBits', { as: 'buttons' })}
      <ResetButton onReset={reset} />
    </>
  );
}

/** A list in as few blocks as can be. */
export function MergeTab() {
  const words = useWords();
  const [text, setText] = useDraft<TextSource>('list', LIST, { takes: takesFor('merge') });
  const [options] = useOptions(listOptions);
  const run = useOperation(merge, { text }, options, { enabled: !isEmptySource(text) });
  const fault = firstFault(run.fault, run.stale ? undefined : run.value?.faults);
  return (
    <SideBySide
      input={
        <ListInput
          label={words.list}
          value={text}
          onChange={setText}
          example={LIST}
          hint={words.listHint}
          rows={10}
          fault={fault}
        />
      }
      options={<ListOptions />}
    >
      <Outcome run={run} unit="items">
        {(report) => <ListResult report={report} made={{ kind: 'merge', text, other: '' }} />}
      </Outcome>
      {run.fault || run.status === 'idle' ? <NoResult>{run.fault ? undefined : words.empty}</NoResult> : null}
    </SideBySide>
  );
}

/** A list without another. */
export function ExcludeTab() {
  const words = useWords();
  const [text, setText] = useDraft<TextSource>('allowed', EVERYTHING);
  const [excluded, setExcluded] = useDraft<TextSource>('excluded', PRIVATE);
  const [options] = useOptions(listOptions);
  const run = useOperation(exclude, { text, excluded }, options, { enabled: !isEmptySource(text) });
  const { fault } = run;
  const report = run.stale ? undefined : run.value;
  const isOther = fault?.code === 'in-excluded';
  const isNothing = fault?.code === 'nothing-left';
  return (
    <SideBySide
      input={
        <>
          <ListInput
            label={words.allowed}
            value={text}
            onChange={setText}
            rows={4}
            fault={isOther || isNothing ? undefined : firstFault(fault, report?.faults)}
          />
          <ListInput
            label={words.excluded}
            value={excluded}
            onChange={setExcluded}
            hint={words.listHint}
            rows={7}
            fault={isOther ? fault.fault : report?.otherFaults[0]}
          />
          <Field label={words.addTo}>
            <div className={styles.buttons}>
              {PRESETS.map((preset) => (
                <Button
                  key={preset}
                  size="small"
                  icon="plus"
                  disabled={typeof excluded !== 'string'}
                  onClick={() => typeof excluded === 'string' && setExcluded(presetLines(preset, excluded))}
                >
                  {words.presets[preset]}
                </Button>
              ))}
            </div>
          </Field>
        </>
      }
      options={<ListOptions />}
    >
      <Outcome run={run} unit="items">
        {(value) => <ListResult report={value} made={{ kind: 'without', text, other: excluded }} />}
      </Outcome>
      {fault || run.status === 'idle' ? (
        <NoResult>{fault ? (isNothing ? words.fault(fault) : undefined) : words.empty}</NoResult>
      ) : null}
    </SideBySide>
  );
}
