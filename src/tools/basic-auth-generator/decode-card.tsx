import { useDraft } from '../../operations/use-draft';
import { useOperation } from '../../operations/use-operation';
import { CopyRow, CopyRows } from '../../ui/copy-rows/copy-rows';
import { InputText } from '../../ui/input-text/input-text';
import { ResultHead, Sheet } from '../../ui/layout/layout';
import { type NoteItem, Notes } from '../../ui/notes/notes';
import type { DecodedCredentials } from './decode';
import { decode } from './operations';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

const NO_OPTIONS = {};

export function DecodeCard() {
  const words = useWords();
  const [text, setText] = useDraft('encoded', '', { secret: true });
  const isEmpty = text.trim() === '';
  const run = useOperation(decode, { text }, NO_OPTIONS, { enabled: !isEmpty });
  const decoded = run.status === 'done' ? run.value : undefined;
  return (
    <Sheet>
      <ResultHead title={words.decode} />
      <InputText
        label={words.decodeInput}
        mono
        clearable
        autoComplete="off"
        placeholder="Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ=="
        hint={words.decodeHint}
        value={text}
        onChange={setText}
        error={run.fault ? words.decodeFault(run.fault) : undefined}
      />
      {isEmpty ? <p className={styles.empty}>{words.decodeEmpty}</p> : null}
      {decoded ? (
        <>
          <CopyRows label={words.decoded} nameWidth={132}>
            {(['username', 'password'] as const).map((name) => (
              <CopyRow
                key={name}
                label={words[name]}
                value={decoded[name]}
                shown={decoded[name] === '' ? <span className={styles.none}>{words.empty}</span> : undefined}
              />
            ))}
            <CopyRow label={words.charset} value={words.charsets[decoded.charset]} />
          </CopyRows>
          <Notes items={notesOf(words, decoded)} />
        </>
      ) : null}
    </Sheet>
  );
}

function notesOf(words: ToolWords, { hasControls, hasColon }: DecodedCredentials): NoteItem[] {
  const items: NoteItem[] = [];
  if (hasControls) items.push({ kind: 'warning', message: words.hasControls });
  if (hasColon) items.push({ kind: 'warning', message: words.hasColon });
  return items;
}
