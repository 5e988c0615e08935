import { OpenIn } from '../../ui/open-in/open-in';
import type { NoteItem } from '../../ui/notes/notes';
import type { Escaped } from './escape';
import { shownPart } from './shown-part';
import type { Unescaped } from './unescape';
import type { ToolWords } from './use-words';

/** Leads to an offset of what was read; undefined where a file stands there. */
type WayTo = (at: number) => (() => void) | undefined;

/** What there is to say about a literal. */
export function escapedNotes(words: ToolWords, { isSame, notes }: Escaped): NoteItem[] {
  return [
    ...(isSame ? [] : [{ kind: 'warning' as const, message: words.notReadBack }]),
    ...notes.map((note) => ({ kind: 'info' as const, message: words.notes[note] })),
  ];
}

/** What there is to say about a text that was read, each part that was left at its place. */
export function unescapedNotes(words: ToolWords, made: Unescaped, toSource: WayTo): NoteItem[] {
  const { language, left, leftCount, isUnfinished, json, text } = made;
  const items: NoteItem[] = left.map(({ kind, found, effect, at, line, column }) => ({
    kind: effect === 'error' ? 'warning' : 'info',
    message: words.left(kind, shownPart(found), language, effect),
    where: words.place(line, column),
    onGo: toSource(at),
  }));
  if (leftCount > left.length) items.push({ kind: 'warning', message: words.moreLeft(leftCount - left.length) });
  if (isUnfinished) items.push({ kind: 'info', message: words.moreLayers });
  if (json !== 'none') items.push({ kind: 'info', message: <JsonNote words={words} json={json} text={text} /> });
  return items;
}

/** The way on: what is JSON is laid out elsewhere, and its strings are unwrapped there. */
function JsonNote({ words, json, text }: { words: ToolWords } & Pick<Unescaped, 'json' | 'text'>) {
  const isNested = json === 'nested';
  return (
    <>
      {isNested ? words.holdsJson : words.isJson}{' '}
      <OpenIn tool="json-prettify" text={text} {...(isNested && { options: { unwrap: '1' } })}>
        {isNested ? words.unwrap : words.prettify}
      </OpenIn>
    </>
  );
}
