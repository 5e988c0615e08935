import type { Words } from '../../i18n/words';
import type { Given } from '../paste/given';
import type { Suggestions } from '../paste/use-suggestions';
import type { PasteWords } from '../paste/words';
import { canTake, wouldTell } from './can-take';
import type { FittingItem, PaletteItem, WaysToGive } from './items';
import { namingBy } from './named-exactly';

/** What opens a tool with what was given, and one with what was found inside. */
export type Ways = Pick<typeof import('../paste/suggest'), 'give' | 'giveInner' | 'isWholeInner'>;

interface Opening {
  /** The tools of the palette by their ids. */
  readonly items: ReadonlyMap<string, PaletteItem>;
  /** There as soon as anything was suggested. */
  readonly ways: Ways | undefined;
  readonly navigate: (path: string) => void;
}

/** The lines of the tools that fit, each followed by those for what it found inside. */
export function fittingItems(
  { given, found }: Suggestions,
  { items, ways, navigate }: Opening,
): readonly FittingItem[] {
  if (!given || !ways) return [];
  return found.flatMap((suggested) => {
    const { toolId, likelihood, preview, inside = [] } = suggested;
    const tool = items.get(toolId);
    if (!tool) return [];
    const open = () => {
      ways.give(toolId, given, suggested);
      navigate(`/${toolId}`);
    };
    const isFromHere = given.from === toolId || wouldTell(toolId, given);
    const own: FittingItem = {
      ...tool,
      key: `for ${toolId}`,
      toolId,
      opensId: toolId,
      likelihood,
      preview,
      target: { action: open },
    };
    const inner = preview?.inner;
    // A tool has no need of its own result, but may find something inside of it.
    const first = isFromHere ? [] : [own];
    if (!ways.isWholeInner(inner)) return first;
    const further = inside.flatMap((chained): FittingItem[] => {
      const next = items.get(chained.toolId);
      if (!next || wouldTell(next.key, given)) return [];
      const openInner = () => {
        ways.giveInner(inner, chained, given, suggested);
        navigate(`/${chained.toolId}`);
      };
      return [
        {
          ...next,
          key: `for ${toolId}, inside ${chained.toolId}`,
          toolId,
          opensId: chained.toolId,
          likelihood,
          preview: chained.preview,
          isInside: true,
          target: { action: openInner },
        },
      ];
    });
    return [...first, ...further];
  });
}

/**
 * What a pasted line names, in the order in which it was found. Where it is the whole name one meant to find it; else a tool is opened with the line, and one
 * that takes no text is not meant.
 */
export function namedItems(
  found: readonly PaletteItem[],
  given: Given & { readonly text: string },
  opening: Opening,
): readonly PaletteItem[] {
  const naming = namingBy(given.text);
  return found.flatMap((item) => {
    const how = naming(item.record);
    if (how === 'whole') return [item];
    return how && canTake(item, given) ? takingItems([item], given, opening) : [];
  });
}

/** The tools that may be opened with what was given, each of which then is. */
export function takingItems(
  items: Iterable<PaletteItem>,
  given: Given,
  { ways, navigate }: Opening,
): readonly PaletteItem[] {
  const taking = [...items].map((item) => {
    const toolId = item.opens ?? item.key;
    const open = () => {
      ways?.give(toolId, given);
      if (item.opens !== undefined && 'action' in item.target) item.target.action();
      else navigate(`/${toolId}`);
    };
    return { ...item, target: { action: open } };
  });
  const isOther = ({ key }: PaletteItem) => key !== given.from;
  return [...taking.filter(isOther), ...taking.filter((item) => !isOther(item))];
}

/** The way to all tools that take a line that was pasted. */
export function chooseToolItem(words: Words<PasteWords>, { chooseTool }: WaysToGive): PaletteItem {
  const key = 'choose-tool';
  return {
    key,
    group: 'Actions',
    name: words.choose,
    description: words.chooseHint,
    icon: 'send',
    target: { action: chooseTool, closesOnSelect: false },
    record: { id: key, names: [words.choose], descriptions: [words.chooseHint], keywords: [] },
  };
}
