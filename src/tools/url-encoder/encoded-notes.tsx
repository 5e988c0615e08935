import { Button } from '../../ui/button/button';
import type { NoteItem } from '../../ui/notes/notes';
import type { Encoded } from './encode';
import type { ToolWords } from './use-words';
import styles from './view.module.css';

type Acts = Readonly<Record<NonNullable<Encoded['looksLike']>, () => void>>;

/** What is odd about a text that was encoded, and what it rather looks like. */
export function encodedNotes(
  { loneSurrogateAt: at, looksLike }: Encoded,
  words: ToolWords,
  wayTo: (at: number) => (() => void) | undefined,
  acts: Acts,
): NoteItem[] {
  const items: NoteItem[] = [];
  if (at !== undefined) {
    items.push({ kind: 'warning', message: words.loneSurrogate, where: words.atPosition(at + 1), onGo: wayTo(at) });
  }
  if (looksLike) {
    const message = (
      <>
        {words.looksLike[looksLike]}
        <Button size="small" className={styles.act} onClick={acts[looksLike]}>
          {words.acts[looksLike]}
        </Button>
      </>
    );
    items.push({ kind: 'info', message });
  }
  return items;
}
