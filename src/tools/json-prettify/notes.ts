import type { Places } from '../../ui/converter/converter';
import { duplicateNotes } from '../../ui/document-notes/duplicate-notes';
import type { NoteItem } from '../../ui/notes/notes';
import type { FormatOptions } from './operations';
import type { PrettyJson } from './prettify';
import type { Ask, Asked } from './use-asked';
import type { ToolWords } from './use-words';

/** What notes are about beside the result, and what they can do. */
export interface NoteContext {
  readonly options: FormatOptions;
  readonly asked: Asked;
  readonly ask: Ask;
  readonly places: Places;
  /** Brings the text back that was repaired; nothing where none was. */
  readonly undoRepair: (() => void) | undefined;
}

/** What formatted JSON does not say by itself. */
export function prettyNotes(pretty: PrettyJson, context: NoteContext, words: ToolWords): readonly NoteItem[] {
  const { undoRepair } = context;
  const repaired: NoteItem[] = undoRepair
    ? [{ kind: 'info', message: words.repairUsed, act: { label: words.undo, onAct: undoRepair } }]
    : [];
  if (pretty.count === 0) return repaired;
  return [
    ...repaired,
    ...repeatedKeys(pretty, context.places, words),
    ...changes(pretty, context.options, words),
    ...readings(pretty, context, words),
    ...wrappings(pretty, context.ask, words),
  ];
}

function repeatedKeys(pretty: PrettyJson, places: Places, words: ToolWords): NoteItem[] {
  return duplicateNotes(pretty, words, ({ line, at }) => {
    // After unwrapping the places are those in the result.
    const onGo = pretty.unwrapped > 0 ? places.toOutput(line) : places.toInput(at);
    return onGo && { where: words.show, onGo };
  });
}

function changes({ read, indentLimit }: PrettyJson, options: FormatOptions, words: ToolWords): NoteItem[] {
  const items: NoteItem[] = [];
  const { notFinite } = read.liberties;
  if (notFinite > 0) items.push({ kind: 'warning', message: words.notFiniteNote(notFinite, options.notFinite) });
  if (indentLimit !== undefined) items.push({ kind: 'info', message: words.indentLimit(indentLimit) });
  return items;
}

function readings({ read }: PrettyJson, { options, asked, ask }: NoteContext, words: ToolWords): NoteItem[] {
  if (asked.jsonLines && read.roots > 1) {
    const act = { label: words.undo, onAct: () => ask({ jsonLines: false }) };
    return [{ kind: 'info', message: words.readAsValues(read.roots), act }];
  }
  if (read.as === 'json5') {
    return [{ kind: 'info', message: words.readAsJson5(read.liberties, options.keepComments) }];
  }
  if (read.as !== 'lines') return [];
  const format = { label: words.formatAsLines, onAct: () => ask({ jsonLines: true }) };
  const act = options.indent === 0 ? undefined : format;
  return [{ kind: 'info', message: words.readAsLines(read.roots), act }];
}

function wrappings({ wrapped, unwrapped }: PrettyJson, ask: Ask, words: ToolWords): NoteItem[] {
  const items: NoteItem[] = [];
  if (wrapped > 0) {
    const act = { label: words.unwrap, onAct: () => ask({ unwrap: unwrapped + 1 }) };
    items.push({ kind: 'info', message: words.wrapped(wrapped), act });
  }
  if (unwrapped > 0) {
    const act = { label: words.undo, onAct: () => ask({ unwrap: unwrapped - 1 }) };
    items.push({ kind: 'info', message: words.unwrapped(unwrapped), act });
  }
  return items;
}
