import { takesLine } from '../../operations/takes';
import { useDraftField } from '../../operations/use-draft-field';
import { useOperation } from '../../operations/use-operation';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { ExactText } from '../../ui/input-text/exact-text';
import { ResultHead, Sheet } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Notes } from '../../ui/notes/notes';
import type { DecodedCredentials } from './decode';
import { decode } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

export function DecodeCard() {
  const words = useWords();
  const encoded = useDraftField('encoded', '', { secret: true, takes: takesLine });
  const isEmpty = encoded.value.trim() === '';
  const run = useOperation(decode, { text: encoded.value }, {}, { enabled: !isEmpty });
  return (
    <Sheet>
      <ResultHead title={words.decode} />
      <ExactText
        label={words.decodeInput}
        clearable
        placeholder="Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="
        hint={words.decodeHint}
        error={run.fault && words.decodeFault(run.fault)}
        {...encoded}
      />
      {isEmpty ? <NoResult>{words.decodeEmpty}</NoResult> : null}
      {run.fault ? <NoResult /> : null}
      {run.status === 'done' && run.value ? <Decoded {...run.value} /> : null}
    </Sheet>
  );
}

function Decoded({ username, password, charset, hasControls, hasColon }: DecodedCredentials) {
  const words = useWords();
  const shownOf = (value: string) => (value === '' ? <span className={styles.none}>{words.empty}</span> : undefined);
  return (
    <>
      <FactRows
        title={words.decoded}
        hideTitle
        nameWidth={132}
        rows={[
          { label: words.username, value: username, shown: shownOf(username) },
          { label: words.password, value: password, shown: shownOf(password) },
          { label: words.options.charset.label, value: words.options.charset.values[charset] },
        ]}
      />
      <Notes
        items={[
          hasControls && { kind: 'warning', message: words.hasControls },
          hasColon && { kind: 'warning', message: words.hasColon },
        ]}
      />
    </>
  );
}
