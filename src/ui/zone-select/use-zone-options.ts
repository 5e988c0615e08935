import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import type { Locale } from '../../i18n/locale';
import { namedZones, type ZoneEntry } from '../../lib/zones';
import { listZones } from '../../operations/list-zones';
import { useOperation } from '../../operations/use-operation';
import { makePart, usePart } from '../part';
import type { Searched } from './zone-search';

const NO_INPUTS = {};
const NO_OPTIONS = {};

type Search = typeof import('./zone-search');

/** Only those who look for a zone, or have chosen one, need its cities and other names. */
const searchPart = makePart(() => import('./zone-search'));

/** Name, offset and cities: all that one may search for. Until the offsets and the cities are known, the name alone. */
function labelOf(
  { zone, offset }: { zone: string; offset?: string },
  search: Search | undefined,
  locale: Locale,
): string {
  if (isOffset(zone)) return `UTC${zone}`;
  const places = search?.citiesOf(zone, locale);
  const shownOffset = offset === undefined || zone === 'UTC' ? undefined : `UTC${offset}`;
  return [zone, shownOffset, places].filter((part) => part !== undefined).join(' · ');
}

function isOffset(zone: string): boolean {
  return /^[+-]/.test(zone);
}

/** The names alone, as the engine has them at once. */
function bareZones(): readonly Pick<ZoneEntry, 'zone'>[] {
  return namedZones().map((zone) => ({ zone }));
}

export interface ZoneOptionsSettings {
  /** The labels are about to be looked at: before that, neither offsets nor cities are fetched. */
  isSeen: boolean;
  /** Plain offsets such as `+05:30` beside the zones. @default true */
  withOffsets?: boolean;
}

/** All zones with labels to search in. The tool's `operations.ts` must export `listZones`: the offsets come from its worker. */
export function useZoneOptions(chosen: readonly string[], { isSeen, withOffsets = true }: ZoneOptionsSettings) {
  const locale = useLocale();
  const listed = useOperation(listZones, NO_INPUTS, NO_OPTIONS, { enabled: isSeen }).value;
  const search = usePart(searchPart, isSeen);
  return useMemo(() => {
    const all: readonly Searched[] = listed ?? bareZones();
    const entries = withOffsets ? all : all.filter(({ zone }) => !isOffset(zone));
    // A remembered zone may be missing from this engine's list, which has one name for each place.
    const missing = chosen.filter((zone) => zone !== '' && !entries.some((entry) => entry.zone === zone));
    return [...missing.map((zone) => ({ zone })), ...entries].map((entry) => ({
      value: entry.zone,
      label: labelOf(entry, search, locale),
      ...(search && { matches: search.zoneMatcher(entry), rank: search.zoneRanker(entry) }),
    }));
  }, [chosen, search, listed, locale, withOffsets]);
}
