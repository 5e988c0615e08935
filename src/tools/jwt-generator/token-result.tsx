import { visible } from '../../lib/jwt/visible';
import { CopyButton } from '../../ui/copy/copy-button';
import { ResultHead } from '../../ui/layout/layout';
import { Notes, type NoteItem } from '../../ui/notes/notes';
import { OpenIn } from '../../ui/open-in/open-in';
import { TokenParts } from '../../ui/token-parts/token-parts';
import type { SignNote } from './notes';
import type { SignedToken } from './sign';
import { type ToolWords, useWords } from './use-words';
import styles from './view.module.css';

const INFO: readonly SignNote['code'][] = ['no-own-kid', 'no-secret-thumbprint', 'critical'];

/** What is to be told of a token, in words. */
export function tokenNotes(notes: readonly SignNote[], words: ToolWords): NoteItem[] {
  return notes.map((note) => ({
    kind: INFO.includes(note.code) ? 'info' : 'warning',
    message: visible(words.note(note)),
  }));
}

export type ShownToken = Pick<SignedToken, 'text' | 'bytes' | 'notes'>;

/** The token in its colours, ways to take it along, and what is odd about it. */
export function TokenResult({ token: { text, bytes, notes }, stale }: { token: ShownToken; stale: boolean }) {
  const words = useWords();
  return (
    <>
      <ResultHead
        title={words.result}
        meta={words.bytes(bytes)}
        actions={
          <>
            <CopyButton
              size="small"
              label={words.copyCurl}
              value={`curl -H 'Authorization: Bearer ${text}' https://api.example.com/`}
              disabled={stale}
            />
            <CopyButton
              size="small"
              label={words.copyBearer}
              value={`Authorization: Bearer ${text}`}
              disabled={stale}
            />
            <CopyButton size="small" variant="primary" sends={words.result} value={text} disabled={stale} />
          </>
        }
      />
      <TokenParts label={words.parts} names={words} parts={text.split('.')} />
      <div className={styles.open}>
        <OpenIn tool="jwt-parser" text={text}>
          {words.openJwt}
        </OpenIn>
      </div>
      <Notes items={tokenNotes(notes, words)} />
    </>
  );
}
