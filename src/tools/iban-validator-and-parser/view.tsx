import { isEmptySource, type TextSource } from '../../lib/text-source';
import { hasSeveralLines } from '../../operations/takes';
import { useDraft } from '../../operations/use-draft';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { Field } from '../../ui/field/field';
import { InputText } from '../../ui/input-text/input-text';
import { SideBySide } from '../../ui/layout/layout';
import { later } from '../../ui/later';
import { NoResult } from '../../ui/no-result/no-result';
import { useOptionField } from '../../ui/options/use-option-field';
import { Outcome } from '../../ui/outcome/outcome';
import { TextInput } from '../../ui/text-input/text-input';
import { ibanOptions, validate, validateLines } from './operations';
import { REGISTRY } from '../../lib/iban/registry';
import { ReportView } from './report-view';
import { SAMPLE_LINES, SAMPLES } from './samples';
import { TestIbanForm } from './test-iban-form';
import { useIban } from './use-iban';
import { useWords } from './use-words';
import styles from './view.module.css';

/** Its table is for those who have many. */
const Batch = later(async () => (await import('./batch')).Batch);

const SAMPLE_CODES = ['FR', 'DE', 'GB', 'BE', 'CH'] as const;

export default function IbanValidator() {
  const words = useWords();
  const [{ mode }, change] = useOptions(ibanOptions);
  const field = useOptionField(ibanOptions, words.options);
  const [text, setText, test] = useIban();
  const [lines, setLines] = useDraft<TextSource>('lines', '', {
    secret: true,
    takes: ({ text: given }) => (hasSeveralLines(given ?? '') ? given : undefined),
  });
  useHandedOver(({ text: given }) => change({ mode: hasSeveralLines(given ?? '') ? 'many' : 'one' }));
  const isMany = mode === 'many';
  const single = useOperation(validate, { text }, {}, { enabled: !isMany && text !== '' });
  const batch = useOperation(validateLines, { text: lines }, {}, { enabled: isMany && !isEmptySource(lines) });
  const run = isMany ? batch : single;
  const { sepaList, sepaDate, release, month } = REGISTRY;
  // Every rule that is broken, one below the other.
  const faults = single.value?.faults.map((fault, index) => (
    <span key={index} className={styles.fault}>
      {words.fault(fault)}
    </span>
  ));
  const shared = { placeholder: words.placeholder, hint: words.hint };

  return (
    // A list has more columns than fit beside the options.
    <div className={isMany ? styles.wide : undefined}>
      <SideBySide
        input={
          <>
            {field('mode', { as: 'buttons', hideLabel: true })}
            {isMany ? (
              <TextInput
                {...shared}
                label={words.lines}
                value={lines}
                onChange={setLines}
                rows={12}
                example={SAMPLE_LINES}
                error={batch.fault && { message: words.nothing }}
              />
            ) : (
              <>
                <InputText
                  {...shared}
                  label={words.input}
                  mono
                  clearable
                  autoComplete="off"
                  value={text}
                  onChange={setText}
                  error={single.fault ? words.nothing : faults?.length ? faults : undefined}
                />
                <Field label={words.examples}>
                  <div className={styles.chips}>
                    {SAMPLE_CODES.map((code) => (
                      <Button key={code} size="small" onClick={() => setText(SAMPLES[code])}>
                        {code === 'CH' ? words.qrExample : code}
                      </Button>
                    ))}
                  </div>
                </Field>
                <TestIbanForm onMake={test.renew} />
              </>
            )}
          </>
        }
        after={<p className={styles.source}>{words.registry(release, month, sepaList, sepaDate)}</p>}
      >
        {isMany ? (
          <Outcome run={batch} unit="items">
            {(value) => <Batch lines={value} />}
          </Outcome>
        ) : (
          <Outcome run={single} unit="items">
            {(report) => <ReportView report={report} isTest={test.isTest} />}
          </Outcome>
        )}
        {run.value || run.status === 'busy' ? null : <NoResult>{words.nothing}</NoResult>}
      </SideBySide>
    </div>
  );
}
