import type { Given } from '../paste/given';
import type { Suggestions } from '../paste/use-suggestions';
import type { FittingItem, PaletteItem } from './items';

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
    const own: FittingItem = { ...tool, key: `for ${toolId}`, toolId, likelihood, preview, target: { action: open } };
    const inner = preview?.inner;
    if (!ways.isWholeInner(inner)) return [own];
    const further = inside.flatMap((chained): FittingItem[] => {
      const next = items.get(chained.toolId);
      if (!next) return [];
      const openInner = () => {
        ways.giveInner(inner, chained);
        navigate(`/${chained.toolId}`);
      };
      return [
        {
          ...next,
          key: `for ${toolId}, inside ${chained.toolId}`,
          toolId,
          likelihood,
          preview: chained.preview,
          isInside: true,
          target: { action: openInner },
        },
      ];
    });
    return [own, ...further];
  });
}

/** The tools that may be opened with what was given, each of which then is. */
export function takingItems(
  items: Iterable<PaletteItem>,
  given: Given,
  { ways, navigate }: Opening,
): readonly PaletteItem[] {
  return [...items].map((item) => {
    const open = () => {
      ways?.give(item.key, given);
      navigate(`/${item.key}`);
    };
    return { ...item, target: { action: open } };
  });
}
