import { useMemo } from 'react';
import { useLocation } from 'wouter';
import searchIndex from 'virtual:search-index';
import { useStored } from '../../operations/use-stored';
import { useLanguage } from '../languages/language';
import type { Given } from '../paste/given';
import { suggestPart, useSuggestions } from '../paste/use-suggestions';
import { favouriteTools, recentTools } from '../settings/stored-settings';
import { fittingItems, takingItems } from './fitting';
import { canTake, paletteItems, type FittingItem, type WaysToGive } from './items';
import { searchIn } from './prepared-search';
import { arrangeGiven, arrangeTyped, arrangeUntyped, type GroupId, type ResultGroup } from './results';

interface Asked {
  readonly query: string;
  readonly given: Given | undefined;
  readonly opened: ReadonlySet<GroupId>;
  readonly navigate: (path: string) => void;
  readonly waysToGive: WaysToGive;
}

interface Results {
  readonly groups: readonly ResultGroup[];
  /** What was given is still being looked at. */
  readonly isPending: boolean;
  /** It was, and no tool knows it. */
  readonly isUnknown: boolean;
}

/**
 * What is found for a query, arranged by group; favourites and recently used tools come first while there is none. The tools that fit what was
 * typed come a moment later; for what was given only tools are found, those that fit first.
 */
export function useResults({ query, given, opened, navigate, waysToGive }: Asked): Results {
  const language = useLanguage();
  const [path] = useLocation();
  const favourites = useStored(favouriteTools);
  const recent = useStored(recentTools);
  const suggestions = useSuggestions(given, query);
  const ways = suggestPart.current();
  const items = useMemo(() => {
    const all = paletteItems(language, searchIndex, { navigate, random: drawIndex, path, give: waysToGive });
    return new Map(all.map((item) => [item.key, item]));
  }, [language, navigate, path, waysToGive]);
  const { given: asked, found, isPending } = suggestions;
  const fitting = useMemo(
    () => fittingItems({ given: asked, found }, { items, ways, navigate }),
    [asked, found, items, ways, navigate],
  );
  const groups = useMemo(() => {
    const isTyped = query.trim() !== '';
    const named = isTyped ? searchIn(language)(query).flatMap((key) => items.get(key) ?? []) : [...items.values()];
    if (given) {
      if (isPending) return [];
      const taking = named.filter((item) => canTake(item, given));
      const isNamed = ({ toolId }: FittingItem) => !isTyped || named.some(({ key }) => key === toolId);
      const rest = takingItems(taking, given, { items, ways, navigate });
      return arrangeGiven(rest, fitting.filter(isNamed), opened);
    }
    return isTyped
      ? arrangeTyped(named, fitting, opened)
      : arrangeUntyped(named, opened, { favourites, recent, present: keyOfPage(path) });
  }, [query, given, isPending, fitting, opened, favourites, recent, path, items, ways, navigate, language]);
  const isOpen = given !== undefined;
  return { groups, isPending: isOpen && isPending, isUnknown: isOpen && !isPending && found.length === 0 };
}

/** A whole number below `count`, by chance. */
async function drawIndex(count: number): Promise<number> {
  const { below, secureRandom } = await import('../../lib/random');
  return below(count, secureRandom);
}

/** The item that leads to a page. */
function keyOfPage(path: string): string {
  return path.split('/')[1] || 'home';
}
