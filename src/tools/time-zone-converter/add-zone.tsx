import { useMemo, useState } from 'react';
import { useLocale } from '../../i18n/context';
import { Button } from '../../ui/button/button';
import { makePart, usePart } from '../../ui/part';
import { Select } from '../../ui/select/select';
import { useZoneOptions } from '../../ui/zone-select/use-zone-options';
import { useWords } from './use-words';
import type { ZoneRows } from './use-zone-rows';
import styles from './view.module.css';

const NO_ZONES: readonly string[] = [];
const searchPart = makePart(() => import('../../ui/zone-select/zone-search'));

/** Finds a zone by all that it is called, and adds it to the list. */
export function AddZone({ zones }: { zones: ZoneRows }) {
  const words = useWords();
  const locale = useLocale();
  const [isNear, setNear] = useState(false);
  const approach = () => setNear(true);
  const search = usePart(searchPart, isNear);
  const all = useZoneOptions(NO_ZONES, { isSeen: isNear });
  const { rows } = zones;
  // Left out, a zone that is listed would look as if there were none.
  const options = useMemo(() => {
    const listed = new Set(rows.map(({ zone }) => zone));
    return all.map((option) =>
      listed.has(option.value) ? { ...option, label: words.listed(option.label), disabled: true } : option,
    );
  }, [all, rows, words]);
  const nothing = (query: string, close: () => void) => (
    <div className={styles.nothing}>
      <span>{words.noZone(query.trim())}</span>
      <span className={styles.choices}>
        {search?.nearestNames(query, locale).map(({ name, zone }) => (
          <Button
            key={zone}
            size="small"
            onClick={() => {
              close();
              if (!rows.some((row) => row.zone === zone)) zones.add(zone);
            }}
          >
            {name}
          </Button>
        ))}
      </span>
    </div>
  );
  return (
    <Select
      label={words.addZone}
      placeholder={words.addPlaceholder}
      options={options}
      value={undefined}
      disabled={zones.isFull}
      searchable
      nothing={nothing}
      onChange={zones.add}
      onPointerEnter={approach}
      onFocus={approach}
    />
  );
}
