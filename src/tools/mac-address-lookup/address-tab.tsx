import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import { writeMacAddress } from '../../lib/mac-address';
import { isEmptySource, type TextSource } from '../../lib/text-source';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { Button } from '../../ui/button/button';
import { later } from '../../ui/later';
import { SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { TextInput } from '../../ui/text-input/text-input';
import { Unfinished } from '../../ui/unfinished/unfinished';
import { useArrived } from '../../ui/use-arrived';
import { Details } from './details';
import { errorText, registryDate } from './holder-text';
import { lookUp, type LookUpReport } from './operations';
import { INITIAL, SAMPLE_NAMES, SAMPLES } from './samples';
import { useWords } from './use-words';
import styles from './view.module.css';

const FoundList = later(async () => (await import('./found-list')).FoundList);

/** One address, or all in a text. */
export function AddressTab() {
  const words = useWords();
  const locale = useLocale();
  const [text, setText] = useDraft<TextSource>('text', INITIAL, { takes: 'text' });
  const isEmpty = isEmptySource(text) || (typeof text === 'string' && text.trim() === '');
  const run = useOperation(lookUp, { text }, {}, { enabled: !isEmpty });
  const examples = useMemo(
    () => SAMPLE_NAMES.map((name) => ({ label: words.examples[name], value: SAMPLES[name] })),
    [words],
  );
  const message = errorText(words, run.fault, run.value?.wrongCount);
  const digits = run.fault?.code === 'ipv6' ? run.fault.digits : undefined;
  const madeOf = digits === undefined ? undefined : writeMacAddress(digits, ':');
  const isAnswered = useArrived(run.status !== 'busy');
  const isLong = typeof text !== 'string' || text.trim().includes('\n');
  return (
    <SideBySide
      input={
        <TextInput
          label={words.input}
          value={text}
          onChange={setText}
          rows={isLong ? 10 : 2}
          hint={words.inputHint}
          placeholder={INITIAL}
          example={examples}
          error={message === undefined ? undefined : { message }}
        />
      }
      after={
        isAnswered ? <p className={styles.hint}>{words.registry(registryDate(locale))}</p> : <i hidden data-awaited />
      }
    >
      <Unfinished run={run} />
      {isEmpty ? <NoResult>{words.empty}</NoResult> : null}
      {run.status === 'fault' && madeOf === undefined ? <NoResult /> : null}
      {madeOf === undefined || isEmpty ? null : (
        <div>
          <Button size="small" icon="search" onClick={() => setText(madeOf)}>
            {words.lookUpMac(madeOf)}
          </Button>
        </div>
      )}
      {run.value && !isEmpty ? <Report report={run.value} /> : null}
    </SideBySide>
  );
}

function Report({ report }: { report: LookUpReport }) {
  const words = useWords();
  const [only] = report.found;
  if (report.found.length !== 1 || report.linesWithout > 0) return <FoundList report={report} />;
  if (!only) return null;
  return (
    <>
      {report.wrongCount === undefined ? null : <p className={styles.hint}>{words.byPrefix}</p>}
      <Details found={only} />
    </>
  );
}
