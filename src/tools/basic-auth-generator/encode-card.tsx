import { findLoneSurrogate } from '../../lib/lone-surrogate';
import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { useOptions } from '../../operations/use-options';
import { Button } from '../../ui/button/button';
import { ButtonsSelect } from '../../ui/buttons-select/buttons-select';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead, SideBySide } from '../../ui/layout/layout';
import { type NoteItem, Notes } from '../../ui/notes/notes';
import { Select } from '../../ui/select/select';
import { type AuthLines, CHARSETS, type CredentialsFault, type Field, HEADERS } from './credentials';
import { basicAuthOptions, describe } from './operations';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

const LINES = ['header', 'token', 'curlUser', 'curlHeader', 'fetchHeaders', 'url'] as const;
const NO_LINES: Partial<AuthLines> = {};

export function EncodeCard() {
  const words = useWords();
  const [options, change, reset] = useOptions(basicAuthOptions);
  const [username, setUsername] = useDraft('username', 'Aladdin', { secret: true });
  const [password, setPassword] = useDraft('password', 'open sesame', { secret: true });
  const run = useOperation(describe, { username, password }, options);
  // What stood here for former credentials would be wrong to copy.
  const lines = (run.status === 'done' ? run.value : undefined) ?? NO_LINES;
  const shownLines = LINES.filter((name) => name !== 'fetchHeaders' || options.header === 'Authorization');
  const errorOf = (field: Field) =>
    run.fault && fieldOf(run.fault) === field ? words.credentialsFault(run.fault) : undefined;

  return (
    <SideBySide
      options={
        <>
          <InputText
            label={words.username}
            mono
            clearable
            autoComplete="off"
            placeholder=""
            value={username}
            onChange={setUsername}
            error={errorOf('username')}
          />
          <InputText
            label={words.password}
            type="password"
            mono
            clearable
            placeholder=""
            value={password}
            onChange={setPassword}
            error={errorOf('password')}
          />
          <ButtonsSelect
            label={words.charset}
            options={CHARSETS.map((value) => ({ value, label: words.charsets[value] }))}
            value={options.charset}
            onChange={(charset) => change({ charset })}
          />
          <p className={styles.hint}>{words.charsetHint}</p>
          <Select
            label={words.header}
            options={HEADERS.map((value) => ({ value, label: value }))}
            value={options.header}
            onChange={(header) => change({ header })}
          />
          <div>
            <Button variant="quiet" size="small" icon="rotate-ccw" className={styles.reset} onClick={reset}>
              {words.reset}
            </Button>
          </div>
        </>
      }
    >
      <ResultHead title={words.result} />
      <CopyRows label={words.result} nameWidth={132}>
        {shownLines.map((name) => (
          <CopyRow key={name} label={words.lines[name]} value={lines[name] ?? ''} />
        ))}
      </CopyRows>
      <p className={styles.hint}>{words.example}</p>
      <Notes items={notesOf(words, username + password)} />
    </SideBySide>
  );
}

function fieldOf(fault: CredentialsFault): Field {
  return fault.code === 'colon-in-username' ? 'username' : fault.field;
}

function notesOf(words: ToolWords, typed: string): NoteItem[] {
  const items: NoteItem[] = [{ kind: 'info', message: words.warning }];
  if (findLoneSurrogate(typed) >= 0) items.push({ kind: 'warning', message: words.loneSurrogate });
  return items;
}
