import type { Places } from '../../ui/converter/converter';
import { documentNotes, wayTo } from '../../ui/document-notes/document-notes';
import { duplicateNotes } from '../../ui/document-notes/duplicate-notes';
import type { NoteItem } from '../../ui/notes/notes';
import type { MinifiedJson, MinifySettings } from './minify';
import type { ToolWords } from './use-words';

/** What the visitor chose for JSON in strings, and how to have it taken out. */
export interface LiteralChoice {
  readonly literal: MinifySettings['literal'];
  readonly unwrap: () => void;
}

/** What minified JSON does not say by itself. */
export function minifyNotes(
  minified: MinifiedJson,
  places: Places,
  choice: LiteralChoice,
  words: ToolWords,
): readonly NoteItem[] {
  if (minified.roots === 0) return [];
  // After unwrapping the places are not those of the input.
  const ways = minified.unwrapped ? { toInput: () => undefined } : places;
  return [
    ...duplicateNotes(minified, words, (place) => wayTo(place, words.documents, ways)),
    ...documentNotes(minified.notes, words.documents, ways),
    ...readingNotes(minified, words),
    ...literalNotes(minified, choice, words),
  ];
}

function readingNotes({ readAs, liberties, roots }: MinifiedJson, words: ToolWords): NoteItem[] {
  if (readAs === 'json5') return [{ kind: 'info', message: words.readAsJson5(liberties, false) }];
  return readAs === 'json' ? [] : [{ kind: 'info', message: words.readAsLines(roots) }];
}

function literalNotes(
  { isLiteral, unwrapped }: MinifiedJson,
  { literal, unwrap }: LiteralChoice,
  words: ToolWords,
): NoteItem[] {
  if (isLiteral && literal !== 'off') return [];
  if (isLiteral) return [{ kind: 'info', message: words.isLiteral, act: { label: words.unwrap, onAct: unwrap } }];
  if (unwrapped) return [{ kind: 'info', message: words.unwrapped }];
  return literal === 'unwrap' ? [{ kind: 'info', message: words.nothingToUnwrap }] : [];
}
