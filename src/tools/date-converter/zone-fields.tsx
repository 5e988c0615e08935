import { useMemo, useState } from 'react';
import { useLocale, useWords } from '../../i18n/context';
import type { Locale } from '../../i18n/locale';
import { useOperation } from '../../operations/use-operation';
import { Button } from '../../ui/button/button';
import { makePart, usePart } from '../../ui/part';
import { Select } from '../../ui/select/select';
import type { words as zhCn } from './locales/zh-cn';
import { listZones } from './operations';
import { MAX_ZONES } from './options';
import styles from './view.module.css';
import type { ZoneEntry } from './zones';

const NO_INPUTS = {};
const NO_OPTIONS = {};

type Cities = typeof import('./cities').CITIES;

/** Only those who look for a zone, or have chosen one, see the cities. */
const citiesPart = makePart(() => import('./cities'));

/** The zone that the browser keeps its own clock in. */
export function browserZone(): string {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return timeZone === 'Etc/Unknown' ? 'UTC' : timeZone;
}

/** Name, offset and cities: all that one may search for. Until the offsets and the cities are known, the name alone. */
function labelOf({ zone, offset }: { zone: string; offset?: string }, cities: Cities, locale: Locale): string {
  if (/^[+-]/.test(zone)) return `UTC${zone}`;
  const places = Object.hasOwn(cities, zone) ? cities[zone]?.[locale] : undefined;
  const shownOffset = offset === undefined || zone === 'UTC' ? undefined : `UTC${offset}`;
  return [zone, shownOffset, places].filter((part) => part !== undefined).join(' · ');
}

/** The names alone, as the engine has them at once. */
function bareZones(): readonly Pick<ZoneEntry, 'zone'>[] {
  return ['UTC', ...Intl.supportedValuesOf('timeZone').filter((zone) => zone !== 'UTC')].map((zone) => ({ zone }));
}

const NO_CITIES: Cities = {};

/** All zones with labels. The offsets come from the worker, and like the cities only when the labels are looked at. */
function useZoneOptions(chosen: readonly string[], isSeen: boolean) {
  const locale = useLocale();
  const listed = useOperation(listZones, NO_INPUTS, NO_OPTIONS, { enabled: isSeen }).value;
  const cities = usePart(citiesPart, isSeen)?.CITIES ?? NO_CITIES;
  return useMemo(() => {
    const entries: readonly { zone: string; offset?: string }[] = listed ?? bareZones();
    // A remembered zone may be missing from this engine's list, which has one name for each place.
    const missing = chosen.filter((zone) => zone !== '' && !entries.some((entry) => entry.zone === zone));
    return [...missing.map((zone) => ({ zone })), ...entries].map((entry) => ({
      value: entry.zone,
      label: labelOf(entry, cities, locale),
    }));
  }, [chosen, cities, listed, locale]);
}

interface ZoneFieldsProps {
  /** Empty for the browser's own. */
  zone: string;
  zones: readonly string[];
  onChange: (changes: { zone?: string; zones?: string[] }) => void;
}

/** The zone of all readings and results, and further ones to see the result in. */
export function ZoneFields({ zone, zones, onChange }: ZoneFieldsProps) {
  const words = useWords<typeof zhCn>();
  const chosen = useMemo(() => [zone, ...zones], [zone, zones]);
  const [isNear, setNear] = useState(false);
  const approach = () => setNear(true);
  const options = useZoneOptions(chosen, isNear || zone !== '');
  const main = useMemo(() => [{ value: '', label: words.browserZone(browserZone()) }, ...options], [words, options]);
  const further = useMemo(() => options.filter(({ value }) => !zones.includes(value)), [options, zones]);
  return (
    <>
      <Select
        label={words.zone}
        options={main}
        value={zone}
        onChange={(next) => onChange({ zone: next })}
        onPointerEnter={approach}
        onFocus={approach}
      />
      <div className={styles.zones}>
        <Select
          label={words.zones}
          placeholder={words.addZone}
          options={further}
          value={undefined}
          disabled={zones.length >= MAX_ZONES}
          onChange={(next) => onChange({ zones: [...zones, next] })}
          onPointerEnter={approach}
          onFocus={approach}
        />
        {zones.length > 0 ? (
          <ul className={styles.chips}>
            {zones.map((name) => (
              <li key={name} className={styles.chip}>
                <span>{name}</span>
                <Button
                  size="small"
                  variant="quiet"
                  icon="x"
                  iconOnly
                  aria-label={words.removeZone(name)}
                  onClick={() => onChange({ zones: zones.filter((other) => other !== name) })}
                />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </>
  );
}
