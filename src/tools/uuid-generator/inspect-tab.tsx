import { useLocale } from '../../i18n/context';
import { takesLine } from '../../operations/takes';
import { useDraftField } from '../../operations/use-draft-field';
import { useOperation } from '../../operations/use-operation';
import { Badge } from '../../ui/badge/badge';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead, Sheet } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Notes } from '../../ui/notes/notes';
import type { UuidFacts } from './inspect';
import { heading, meaningRows, notationRows, notes } from './inspect-words';
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
        label={words.uuid}
        mono
        clearable
        placeholder="017f22e2-79b0-7cc3-98c4-dc0c0c07398f"
        hint={words.uuidHint}
        {...text}
        error={run.fault && words.fault(run.fault)}
      />
      {isEmpty ? <NoResult>{words.inspectEmpty}</NoResult> : null}
      {run.status === 'fault' ? <NoResult /> : null}
      {run.status === 'done' && run.value ? <Facts facts={run.value} /> : null}
    </Sheet>
  );
}

function Facts({ facts }: { facts: UuidFacts }) {
  const words = useWords();
  const rows = meaningRows(facts, words, useLocale());
  return (
    <>
      <ResultHead title={heading(facts, words)} />
      <FactRows
        title={words.meaning}
        hideTitle
        nameWidth={150}
        rows={rows.map(({ mark, ...row }) => ({ ...row, mark: mark && <Badge>{mark}</Badge> }))}
      />
      <Notes items={notes(facts, words)} />
      <FactRows title={words.notations} nameWidth={150} rows={notationRows(facts, words)} />
    </>
  );
}
