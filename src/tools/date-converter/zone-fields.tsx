import { useMemo, useState } from 'react';
import { Button } from '../../ui/button/button';
import { Select } from '../../ui/select/select';
import { useZoneOptions } from '../../ui/zone-select/use-zone-options';
import { ZoneSelect } from '../../ui/zone-select/zone-select';
import { MAX_ZONES } from './options';
import { useWords } from './use-words';
import styles from './view.module.css';

interface ZoneFieldsProps {
  /** Empty for the browser's own. */
  zone: string;
  zones: readonly string[];
  onChange: (changes: { zone?: string; zones?: string[] }) => void;
}

/** The zone of all readings and results, and further ones to see the result in. */
export function ZoneFields({ zone, zones, onChange }: ZoneFieldsProps) {
  const words = useWords();
  const [isNear, setNear] = useState(false);
  const approach = () => setNear(true);
  const options = useZoneOptions(zones, { isSeen: isNear });
  const further = useMemo(() => options.filter(({ value }) => !zones.includes(value)), [options, zones]);
  return (
    <>
      <ZoneSelect words={words} value={zone} onChange={(next) => onChange({ zone: next })} />
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
