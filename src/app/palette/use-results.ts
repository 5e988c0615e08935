import { useMemo } from 'react';
import { useLocation } from 'wouter';
import searchIndex from 'virtual:search-index';
import { useStored } from '../../operations/use-stored';
import { useLanguage } from '../languages/language';
import type { Given } from '../paste/given';
import type { AboutFile } from '../paste/rank';
import { suggestPart, useSuggestions, type Typed } from '../paste/use-suggestions';
import { PASTE_WORDS } from '../paste/words';
import { CHAIN_ID } from '../chain/chain-id';
import { savedChains } from '../chain/saved-chains';
import { favouriteTools, recentTools } from '../settings/stored-settings';
import { chooseToolItem, fittingItems, namedItems, takingItems } from './fitting';
import { canTake } from './can-take';
import { paletteItems, type FittingItem, type PaletteItem, type WaysToGive } from './items';
import { searchIn } from './prepared-search';
import { orderTaking } from './order-taking';
import { arrangeGiven, arrangePasted, arrangeTyped, arrangeUntyped, type GroupId, type ResultGroup } from './results';
import { begins } from './named-exactly';
import { createSearch } from './search';

interface Asked extends Typed {
  readonly given: Given | undefined;
  readonly opened: ReadonlySet<GroupId>;
  readonly navigate: (path: string) => void;
  readonly waysToGive: WaysToGive;
}

interface Results {
  readonly groups: readonly ResultGroup[];
  /** What was given is still being looked at. */
  readonly isPending: boolean;
  /** So is what is in the field, where what was found by name stands meanwhile, or the rest of the tools is still asked. */
  readonly isExamined: boolean;
  /** It was, and no tool knows it, or nothing is in it. */
  readonly lack: 'unknown' | 'kind' | 'empty' | false;
  /** What was typed, as it was taken where nothing is called so. */
  readonly meant: string | undefined;
  /** Of a file that was given: what it is. */
  readonly about: AboutFile | undefined;
  /** None of the lines is more likely meant than the others. */
  readonly isOpen: boolean;
}

/**
 * What is found for a query, arranged by group; favourites and recently used tools come first while there is none. The tools that fit what was
 * typed come a moment later; for what was given only tools are found, those that fit first.
 */
export function useResults({ query, isPasted, given, opened, navigate, waysToGive }: Asked): Results {
  const language = useLanguage();
  const [path] = useLocation();
  const favourites = useStored(favouriteTools);
  const recent = useStored(recentTools);
  const chains = useStored(savedChains);
  const suggestions = useSuggestions(given, { query, isPasted });
  const ways = suggestPart.current();
  const items = useMemo(() => {
    const all = paletteItems(language, searchIndex, { navigate, random: drawIndex, path, give: waysToGive, chains });
    return new Map(all.map((item) => [item.key, item]));
  }, [language, navigate, path, waysToGive, chains]);
  const findChains = useMemo(() => createSearch([...items.values()].filter(isChain), () => []), [items]);
  const { given: asked, found, content, about, isPending, isPartial = false } = suggestions;
  const fitting = useMemo(
    () => fittingItems({ given: asked, found }, { items, ways, navigate }),
    [asked, found, items, ways, navigate],
  );
  const isTyped = query.trim() !== '';
  // Who types a name knows which tool is meant, before it is known what fits; which of them take a file depends on what is in it.
  const isAwaited = given !== undefined && isPending && !(isTyped && ways && !given.file);
  const byName = useMemo(() => (isTyped ? searchIn(language)(query) : undefined), [isTyped, language, query]);
  const groups = useMemo(() => {
    const named = byName
      ? [...byName.keys.flatMap((key) => items.get(key) ?? []), ...findChains(query).items]
      : [...items.values()];
    if (given) {
      if (isAwaited) return [];
      const able = named.filter((item) => canTake(item, given, content));
      const taking = isTyped ? able : orderTaking(able, given, content);
      const isNamed = ({ opensId }: FittingItem) => !isTyped || named.some(({ key }) => key === opensId);
      const rest = takingItems(taking, given, { items, ways, navigate });
      const groups = arrangeGiven(rest, fitting.filter(isNamed), opened);
      // Who types the beginning of a name means that tool, whatever fits better.
      const isMeant = isTyped && begins(able[0], query) && !fitting.some(({ opensId }) => opensId === able[0]?.key);
      return isMeant ? groups.toReversed() : groups;
    }
    if (isPasted) {
      const its = namedItems(named, { text: query }, { items, ways, navigate });
      return arrangePasted(its, fitting, chooseToolItem(PASTE_WORDS[language.locale], waysToGive), opened);
    }
    return isTyped
      ? arrangeTyped(named, fitting.filter(notLookedUp(named, query)), opened)
      : arrangeUntyped(named, opened, { favourites, recent, present: keyOfPage(path) });
  }, [
    query,
    isTyped,
    byName,
    isPasted,
    waysToGive,
    given,
    content,
    isAwaited,
    fitting,
    opened,
    favourites,
    recent,
    path,
    items,
    findChains,
    ways,
    navigate,
    language,
  ]);
  // A line that is the name of something needs no more.
  const isNamed = isPasted && groups.length > 1;
  const isUnknown = (given !== undefined || isPasted) && !isPending && !isPartial && found.length === 0 && !isNamed;
  return {
    groups,
    isPending: isAwaited,
    isExamined: isPartial || (given === undefined && isPending),
    // What was pasted is looked for as it is, and what fits it needs no name.
    meant: given || isPasted || fitting.length > 0 ? undefined : byName?.meant,
    lack: content === 'empty' ? content : isUnknown && lackOf(about),
    about: given && about,
    isOpen: given !== undefined && !isTyped && fitting.length === 0,
  };
}

function lackOf(about: AboutFile | undefined): 'kind' | 'unknown' {
  return about?.type === undefined ? 'unknown' : 'kind';
}

/** Leaves out tools that were found by name and look up what was typed by themselves, with an address that says so: `404`. */
function notLookedUp(named: readonly PaletteItem[], query: string): (item: FittingItem) => boolean {
  const looking = named.filter(({ target }) => 'route' in target && target.route(query).includes('?'));
  return ({ toolId }) => !looking.some(({ key }) => key === toolId);
}

/** A whole number below `count`, by chance. */
async function drawIndex(count: number): Promise<number> {
  const { below, secureRandom } = await import('../../lib/random');
  return below(count, secureRandom);
}

function isChain({ opens }: PaletteItem): boolean {
  return opens === CHAIN_ID;
}

/** The item that leads to a page. */
function keyOfPage(path: string): string {
  return path.split('/')[1] || 'home';
}
