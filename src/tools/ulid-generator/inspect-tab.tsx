import { useLocale } from '../../i18n/context';
import { localTime } from '../../i18n/local-time';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { relativeTime } from '../../lib/relative-time';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead, Sheet } from '../../ui/layout/layout';
import { Notes } from '../../ui/notes/notes';
import type { UlidFacts } from './inspect';
import { inspect } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

const NO_OPTIONS = {};

export function InspectTab() {
  const words = useWords();
  const [text, setText] = useDraft('inspected', '');
  const isEmpty = text.trim() === '';
  const run = useOperation(inspect, { text }, NO_OPTIONS, { enabled: !isEmpty });
  return (
    <Sheet>
      <InputText
        label={words.input}
        mono
        clearable
        placeholder="01ARZ3NDEKTSV4RRFFQ69G5FAV"
        hint={words.inputHint}
        value={text}
        onChange={setText}
        error={run.fault ? words.fault(run.fault) : undefined}
      />
      {isEmpty ? <p className={styles.empty}>{words.inspectEmpty}</p> : null}
      {run.status === 'done' && run.value ? <Facts facts={run.value} /> : null}
    </Sheet>
  );
}

function Facts({ facts }: { facts: UlidFacts }) {
  const words = useWords();
  const locale = useLocale();
  const names = words.facts;
  const rows = [
    [names.instantUtc, facts.instant],
    [names.instantLocal, localTime(facts.instantMs, locale)],
    [names.age, relativeTime(facts.instantMs, facts.nowMs, LANGUAGE_TAGS[locale])],
    [names.unix, String(facts.instantMs)],
    [names.random, facts.randomHex],
    [names.ulid, facts.ulid],
    [names.uuid, facts.uuid],
  ] as const;
  return (
    <>
      <ResultHead title={words.result} />
      <CopyRows label={words.result} nameWidth={170}>
        {rows.map(([label, value]) => (
          <CopyRow key={label} label={label} value={value} />
        ))}
      </CopyRows>
      <Notes items={facts.isFromUuid ? [{ kind: 'info', message: words.fromUuid }] : []} />
    </>
  );
}
