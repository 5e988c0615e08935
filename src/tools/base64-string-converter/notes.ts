import type { Charset } from '../../lib/charset';
import type { Act } from '../../ui/button/act-buttons';
import type { LinkedSides } from '../../ui/linked-pane/use-linked-sides';
import type { NoteItem } from '../../ui/notes/notes';
import type { Decoded } from './decoding';
import type { Encoded } from './encoding';
import type { ToolWords } from './use-words';

export type Side = 'text' | 'base64';

/** What messages can do. */
export interface Acts {
  readonly readAs: (charset: Charset) => void;
  /** Nothing where it is done already. */
  readonly decompress: (() => void) | undefined;
  readonly wayTo: LinkedSides<Side>['wayTo'];
}

/** What Base64 does not say of its text. */
export function encodedNotes({ loneSurrogateAt }: Encoded, acts: Acts, words: ToolWords): NoteItem[] {
  return loneSurrogateAt === undefined ? [] : [noteAt('text', loneSurrogateAt, words.loneSurrogate, acts, words)];
}

/** What decoded text does not say by itself. */
export function decodedNotes(decoded: Decoded, charset: Charset, acts: Acts, words: ToolWords): NoteItem[] {
  const items = decoded.notes.map((note) => noteAt('base64', note.at, words.note(note), acts, words));
  const inform = (message: string, act?: Act) => items.push({ kind: 'info', message, act });
  if (decoded.mimeType !== undefined) inform(words.mimeType(decoded.mimeType));
  if (decoded.charset !== charset) inform(words.declaredCharset(decoded.charset));
  if (decoded.text === undefined) return items;
  if (decoded.text.startsWith('\ufeff')) inform(words.startsWithMark);
  const [likely] = decoded.alsoTextIn;
  if (likely) inform(words.maybeOther(likely), readAct(likely, acts, words));
  if (decoded.isGzip) inform(words.gzip, decompressActs(acts, words)[0]);
  if (decoded.isZlib) inform(words.zlib, decompressActs(acts, words)[0]);
  return items;
}

/** What can be done about bytes that are no text. */
export function undecodableActs({ isGzip, isZlib, alsoTextIn }: Decoded, acts: Acts, words: ToolWords): Act[] {
  const others = alsoTextIn.map((charset) => readAct(charset, acts, words));
  return isGzip || isZlib ? [...decompressActs(acts, words), ...others] : others;
}

function readAct(charset: Charset, { readAs }: Acts, words: ToolWords): Act {
  return { label: words.readAs(charset), onAct: () => readAs(charset) };
}

function decompressActs({ decompress }: Acts, words: ToolWords): Act[] {
  return decompress ? [{ label: words.decompress, icon: 'package-open', onAct: decompress }] : [];
}

function noteAt(side: Side, at: number, message: string, { wayTo }: Acts, words: ToolWords): NoteItem {
  const onGo = wayTo(side, at);
  return { kind: 'warning', message, where: words.atPosition(at + 1), ...(onGo && { onGo }) };
}
