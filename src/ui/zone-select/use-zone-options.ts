import { useMemo } from 'react';
import { useLocale } from '../../i18n/context';
import type { Locale } from '../../i18n/locale';
import { namedZones } from '../../lib/own-settings';
import type { ZoneEntry } from '../../lib/zones';
import { listZones } from '../../operations/list-zones';
import { useOperation } from '../../operations/use-operation';
import { makePart, usePart } from '../part';

const NO_INPUTS = {};
const NO_OPTIONS = {};

type Cities = typeof import('./cities').CITIES;

/** Only those who look for a zone, or have chosen one, see the cities. */
const citiesPart = makePart(() => import('./cities'));

/** Name, offset and cities: all that one may search for. Until the offsets and the cities are known, the name alone. */
function labelOf({ zone, offset }: { zone: string; offset?: string }, cities: Cities, locale: Locale): string {
  if (isOffset(zone)) return `UTC${zone}`;
  const places = Object.hasOwn(cities, zone) ? cities[zone]?.[locale] : undefined;
  const shownOffset = offset === undefined || zone === 'UTC' ? undefined : `UTC${offset}`;
  return [zone, shownOffset, places].filter((part) => part !== undefined).join(' · ');
}

function isOffset(zone: string): boolean {
  return /^[+-]/.test(zone);
}

/** The names alone, as the engine has them at once. */
function bareZones(): readonly Pick<ZoneEntry, 'zone'>[] {
  return ['UTC', ...namedZones()].map((zone) => ({ zone }));
}

const NO_CITIES: Cities = {};

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
  const cities = usePart(citiesPart, isSeen)?.CITIES ?? NO_CITIES;
  return useMemo(() => {
    const all: readonly { zone: string; offset?: string }[] = listed ?? bareZones();
    const entries = withOffsets ? all : all.filter(({ zone }) => !isOffset(zone));
    // A remembered zone may be missing from this engine's list, which has one name for each place.
    const missing = chosen.filter((zone) => zone !== '' && !entries.some((entry) => entry.zone === zone));
    return [...missing.map((zone) => ({ zone })), ...entries].map((entry) => ({
      value: entry.zone,
      label: labelOf(entry, cities, locale),
    }));
  }, [chosen, cities, listed, locale, withOffsets]);
}
