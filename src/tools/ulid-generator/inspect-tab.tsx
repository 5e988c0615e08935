import { useLocale } from '../../i18n/context';
import { localTime } from '../../i18n/local-time';
import { LANGUAGE_TAGS } from '../../i18n/locale';
import { relativeTime } from '../../lib/relative-time';
import { takesLine } from '../../operations/takes';
import { useDraftField } from '../../operations/use-draft-field';
import { useOperation } from '../../operations/use-operation';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { InputText } from '../../ui/input-text/input-text';
import { Sheet } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Notes } from '../../ui/notes/notes';
import type { UlidFacts } from './inspect';
import { inspect } from './operations';
import { useWords } from './use-words';

export function InspectTab() {
  const words = useWords();
  const text = useDraftField('inspected', '', { takes: takesLine });
  const isEmpty = text.value.trim() === '';
  const run = useOperation(inspect, { text: text.value }, {}, { enabled: !isEmpty });
  return (
    <Sheet>
      <InputText
        label={words.input}
        mono
        clearable
        placeholder="01ARZ3NDEKTSV4RRFFQ69G5FAV"
        hint={words.inputHint}
        {...text}
        error={run.fault && words.fault(run.fault)}
      />
      {isEmpty ? <NoResult>{words.inspectEmpty}</NoResult> : null}
      {run.status === 'fault' ? <NoResult /> : null}
      {run.status === 'done' && run.value ? <Facts facts={run.value} /> : null}
    </Sheet>
  );
}

function Facts({ facts }: { facts: UlidFacts }) {
  const words = useWords();
  const locale = useLocale();
  const names = words.facts;
  const rows = [
    { label: names.instantUtc, value: facts.instant },
    { label: names.instantLocal, value: localTime(facts.instantMs, locale) },
    { label: names.age, value: relativeTime(facts.instantMs, facts.nowMs, LANGUAGE_TAGS[locale]) },
    { label: names.unix, value: String(facts.instantMs) },
    { label: names.random, value: facts.randomHex },
    { label: names.ulid, value: facts.ulid },
    { label: names.uuid, value: facts.uuid },
  ];
  return (
    <>
      <FactRows title={words.result} nameWidth={170} rows={rows} />
      <Notes items={[facts.isFromUuid && { kind: 'info', message: words.fromUuid }]} />
    </>
  );
}
