import { findLoneSurrogate } from '../../lib/lone-surrogate';
import type { HandedOver } from '../../operations/drafts';
import { takesLine } from '../../operations/takes';
import { useDraftField } from '../../operations/use-draft-field';
import { useHandedOver } from '../../operations/use-handed-over';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { FactRows } from '../../ui/copy-rows/fact-rows';
import { ExactText } from '../../ui/input-text/exact-text';
import { ResultHead, SideBySide } from '../../ui/layout/layout';
import { NoResult } from '../../ui/no-result/no-result';
import { Notes } from '../../ui/notes/notes';
import { useOptionField } from '../../ui/options/use-option-field';
import { ResetButton } from '../../ui/reset-button/reset-button';
import { Unfinished } from '../../ui/unfinished/unfinished';
import type { Field } from './credentials';
import { decodeCredentials, type DecodedCredentials } from './decode';
import { basicAuthOptions, describe } from './operations';
import { useWords } from './use-words';
import styles from './view.module.css';

const LINES = ['header', 'token', 'curlUser', 'curlHeader', 'fetchHeaders', 'url'] as const;

/** What a header that is handed over says, so that nothing else stands beside it. */
function credentialsIn(given: HandedOver): DecodedCredentials | undefined {
  const decoded = decodeCredentials(takesLine(given) ?? '');
  return decoded.ok ? decoded.value : undefined;
}

export function EncodeCard() {
  const words = useWords();
  const [options, change, reset] = useOptions(basicAuthOptions);
  const option = useOptionField(basicAuthOptions, words.options);
  const username = useDraftField('username', 'Aladdin', {
    secret: true,
    takes: (given) => credentialsIn(given)?.username,
  });
  const password = useDraftField('password', 'open sesame', {
    secret: true,
    takes: (given) => credentialsIn(given)?.password,
  });
  useHandedOver((given) => {
    const charset = credentialsIn(given)?.charset;
    if (charset) change({ charset });
  });
  const typed = { username: username.value, password: password.value };
  const run = useOperation(describe, typed, options);
  // What stood here for former credentials would be wrong to copy.
  const lines = run.status === 'done' ? run.value : undefined;
  const shownLines = LINES.filter((name) => name !== 'fetchHeaders' || options.header === 'Authorization');
  const { fault } = run;
  const wrongField = fault && ('field' in fault ? fault.field : 'username');
  const errorOf = (field: Field) =>
    fault && field === wrongField ? { message: words.credentialsFault(fault), at: fault.at } : undefined;

  return (
    <SideBySide
      input={
        <>
          <ExactText label={words.username} clearable {...username} error={errorOf('username')} />
          <ExactText label={words.password} type="password" clearable {...password} error={errorOf('password')} />
        </>
      }
      options={
        <>
          <div className={styles.hinted}>
            {option('charset', { as: 'buttons' })}
            <p className={styles.hint}>{words.charsetHint}</p>
          </div>
          {option('header')}
          <ResetButton onReset={reset} />
        </>
      }
    >
      {fault ? (
        <>
          <ResultHead title={words.result} />
          <NoResult />
        </>
      ) : (
        <>
          <Unfinished run={run} />
          <FactRows
            title={words.result}
            rows={shownLines.map((name) => ({ label: words.lines[name], value: lines?.[name] ?? '' }))}
          />
          <p className={styles.hint}>{words.example}</p>
        </>
      )}
      <Notes
        items={[
          { kind: 'info', message: words.warning },
          findLoneSurrogate(typed.username + typed.password) >= 0 && { kind: 'warning', message: words.loneSurrogate },
        ]}
      />
    </SideBySide>
  );
}
